import { AREAS, areaIds, hasPorts, houseOfSeat, isPort, isSea, NONE, playersOf } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { useMemo } from "react";
import { useTypefaces } from "../../../art/typefaces.ts";
import type { Zoom } from "../../../view/frame.ts";
import { AreaPieces } from "../board/area-pieces.tsx";
import { contentsKey, contentsOf, isOnBoard, portsOn } from "../board/contents.ts";
import { lettering } from "../board/lettering.ts";
import { OwnedLand } from "../board/ownership.tsx";
import { PrintedSymbols } from "../board/printed.tsx";
import { boxAround, shapeOf } from "../map/geometry.ts";
import { GroundAbove, GroundBelow, GroundOutlines } from "../map/ground.tsx";
import { measureIn, roughMeasure } from "../map/letter-widths.ts";
import { mapNamed, type Topology } from "../map/topology.ts";
import { useThroneWords } from "../words.ts";
import "../board/board.css";

/** Where nothing is a seat's own, the middle of the map. */
const middle = "250 480 500 560";
/** What is shown at least, in units of the map, and how much around the land of a seat. */
const LEAST = 420;
const AROUND = 30;
const zooms: readonly Zoom[] = ["near"];

/** The map as it stands, around a house's land: a drawing, with nothing to press, and no names, since words stand before it. */
export function Backdrop({ view, seat }: { readonly view: Throne; readonly seat: number }) {
  const words = useThroneWords();
  const areTypefacesThere = useTypefaces((typefaces) => typefaces.areThere);
  const map = mapNamed(playersOf(view) === 6 ? "six" : "base");
  const letters = useMemo(() => {
    const nameOf = (id: string): string => words.area(areaIds.indexOf(id));
    const measures = areTypefacesThere
      ? { land: measureIn("700", "normal"), sea: measureIn("400", "italic") }
      : { land: roughMeasure, sea: roughMeasure };
    return { near: lettering(map, "near", nameOf, measures), middle: lettering(map, "middle", nameOf, measures) };
  }, [map, words, areTypefacesThere]);
  const areas = Array.from({ length: AREAS }, (_, area) => area).filter(
    (area) => isOnBoard(view, area) && !isPort(area),
  );
  const contents = new Map(areas.map((area) => [area, contentsOf(view, area)]));
  const house = seat < 0 ? NONE : houseOfSeat(view, seat);
  const own = areas.filter((area) => house !== NONE && contents.get(area)?.controller === house);
  return (
    <svg viewBox={boxOf(map, own)} preserveAspectRatio="xMidYMid slice" className="board" data-zoom="near" aria-hidden>
      <GroundOutlines map={map} />
      <GroundBelow map={map} />
      {areas.map((area) => {
        const drawn = map.areas.get(areaIds[area]);
        if (drawn?.kind !== "land") return null;
        return <OwnedLand key={area} area={area} drawn={drawn} house={contents.get(area)?.controller ?? NONE} />;
      })}
      <GroundAbove map={map} beyond="" />
      <PrintedSymbols map={map} hasPorts={hasPorts(view)} />
      {areas.map((area) => {
        const drawn = map.areas.get(areaIds[area]);
        const lying = contents.get(area);
        if (drawn === undefined || lying === undefined) return null;
        const ports = isSea(area) ? portsOn(view, area).map((port) => contentsOf(view, port)) : [];
        return (
          <AreaPieces
            key={area}
            area={drawn}
            contents={lying}
            look={[lying, ...ports].map(contentsKey).join()}
            chosen={undefined}
            mark={undefined}
            {...{ ports, map, letters, zooms }}
          />
        );
      })}
    </svg>
  );
}

/** A view on these areas. */
function boxOf(map: Topology, areas: readonly number[]): string {
  const points = areas.flatMap((area) => {
    const drawn = map.areas.get(areaIds[area]);
    return drawn?.kind === "land" ? shapeOf(drawn).flat() : [];
  });
  if (points.length === 0) return middle;
  const { left, top, right, bottom } = boxAround(points);
  const [width, height] = [right - left, bottom - top].map((side) => Math.max(LEAST, side + 2 * AROUND));
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].join(" ");
}
