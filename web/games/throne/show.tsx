import { type Area, areaIds, hasPorts, homes, houseIds, isPort, isSea } from "@weirwood/throne/questions";
import { useEffect, useMemo, useState } from "react";
import { centredOn, held, type Zoom } from "../../view/frame.ts";
import type { Point } from "../../view/plane.ts";
import { useSize } from "../../view/use-size.ts";
import type { GameShow, SceneProps } from "../show.ts";
import { AreaPieces } from "./board/area-pieces.tsx";
import { Arrows } from "./board/arrows.tsx";
import { contentsKey, contentsOf, isOnBoard, portsOn } from "./board/contents.ts";
import { Marks } from "./board/marks.tsx";
import { AreaNames } from "./board/names.tsx";
import { OwnedLand } from "./board/ownership.tsx";
import { PrintedSymbols } from "./board/printed.tsx";
import { seen } from "./board/seen.ts";
import { useLetters } from "./board/use-letters.ts";
import { client } from "./client.ts";
import { GroundAbove, GroundBelow, GroundOutlines } from "./map/ground.tsx";
import { mapNamed } from "./map/topology.ts";
import { captionOf, type Sight, sightOf } from "./show/sight.ts";
import { useThroneText } from "./text/use-throne-text.ts";
import "./board/board.css";
import "./show/show.css";

const map = mapNamed("base");
const zooms: readonly Zoom[] = ["near"];
/** Names can be read on a small screen, the neighbourhood is seen on a larger one, and the map fills a wide one. */
const scaleFor = (width: number): number => Math.max(0.76, Math.min(1, width / 640), width / (seen.right - seen.left));
const noSight: Pick<Sight, "arrows" | "marks"> = { arrows: [], marks: new Map() };

const pointOf = (area: Area): Point | undefined => map.areas.get(areaIds[area])?.army;

/**
 * The map of a game that plays by itself: it turns to the home of the chosen house, and to whatever happens. It comes with
 * the whole client: in a file of its own, what both draw would make every table heavier, and who watches plays next.
 */
function Scene({ view: plain, events, seat }: SceneProps) {
  const text = useThroneText().board;
  const view = useMemo(() => client.read(plain), [plain]);
  const letters = useLetters(map);
  const sight = useMemo(() => sightOf(events), [events]);
  const [middle, setMiddle] = useState<Point>([500, 800]);
  const [place, size] = useSize();
  useEffect(() => {
    const home = pointOf(homes[houseIds.indexOf(seat)]);
    if (home !== undefined) setMiddle(home);
  }, [seat]);
  useEffect(() => {
    const there = sight && pointOf(sight.area);
    if (there !== undefined) setMiddle(there);
  }, [sight]);

  const areas = useMemo(() => areaIds.map((_, area) => area).filter((area) => isOnBoard(view, area)), [view]);
  const lands = areas.filter((area) => !isPort(area));
  const scale = scaleFor(size.width);
  const { x, y } = held(centredOn(size, middle, scale), size, seen);
  const { arrows, marks } = sight ?? noSight;
  return (
    <div className="show-map" data-zoom="near" ref={place}>
      {size.width > 0 && (
        <svg
          viewBox={`0 0 ${map.width} ${map.height}`}
          className="board"
          aria-hidden
          style={{ width: map.width * scale, height: map.height * scale, transform: `translate(${x}px,${y}px)` }}
        >
          <GroundOutlines map={map} />
          <GroundBelow map={map} />
          {lands.map((area) => {
            const drawn = map.areas.get(areaIds[area]);
            if (drawn?.kind !== "land") return null;
            return <OwnedLand key={area} area={area} drawn={drawn} house={contentsOf(view, area).controller} />;
          })}
          <GroundAbove map={map} beyond={text.beyondTheWall} />
          <Marks marks={marks} map={map} />
          <PrintedSymbols map={map} hasPorts={hasPorts(view)} />
          <AreaNames map={map} letters={letters} zooms={zooms} areas={lands} />
          {lands.map((area) => {
            const drawn = map.areas.get(areaIds[area]);
            if (drawn === undefined) return null;
            const own = contentsOf(view, area);
            const ports = isSea(area) ? portsOn(view, area).map((port) => contentsOf(view, port)) : [];
            return (
              <AreaPieces
                key={area}
                area={drawn}
                contents={own}
                ports={ports}
                map={map}
                letters={letters}
                zooms={zooms}
                look={[own, ...ports].map(contentsKey).join()}
                chosen={undefined}
                mark={undefined}
              />
            );
          })}
          <Arrows arrows={arrows} map={map} />
        </svg>
      )}
    </div>
  );
}

export const show: GameShow = { Scene, captionOf };
