import { memo, useMemo } from "react";
import type { Zoom } from "../../../view/frame.ts";
import type { Point } from "../../../view/plane.ts";
import { Decorations } from "../map/ground.tsx";
import { boxAt, isOverlapping, nearestPlace } from "../map/room.ts";
import type { MapArea, Topology } from "../map/topology.ts";
import { type Arrangement, arrange } from "./arrangement.ts";
import type { AreaContents } from "./contents.ts";
import type { LetteredZoom, Lettering } from "./lettering.ts";
import { ActSign, type AreaMark, portPlace } from "./marks.tsx";
import { type ChosenUnits, FarPieces, MiddlePieces, NearPieces } from "./zoomed-pieces.tsx";

export type Letters = { readonly [zoom in LetteredZoom]: Lettering };

interface AreaPiecesProps {
  readonly area: MapArea;
  readonly contents: AreaContents;
  /** The ports of a sea, whose ships lie in it. */
  readonly ports: readonly AreaContents[];
  readonly map: Topology;
  readonly letters: Letters;
  readonly zooms: readonly Zoom[];
  /** All of the above contents as one word: only where it changes are pieces arranged and drawn again. */
  readonly look: string;
  readonly chosen: ChosenUnits | undefined;
  readonly mark: AreaMark | undefined;
}

interface Arranged {
  readonly contents: AreaContents;
  readonly arrangement: Arrangement;
}

const halfway = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Ports first, beside their anchors; then what lies in the area itself. */
function arrangeNear({ area, contents, ports, map, letters }: AreaPiecesProps): Arranged[] {
  const room = letters.near.room(area);
  const done: Arranged[] = [];
  const boxes = () => done.flatMap(({ arrangement }) => arrangement.boxes);
  for (const port of ports) {
    const arrangement = arrange(port, "near", room, [portPlace(map, port.area)], boxes());
    if (arrangement !== undefined) done.push({ contents: port, arrangement });
  }
  const own = arrange(contents, "near", room, anchorsOf(area), boxes());
  if (own !== undefined) done.push({ contents, arrangement: own });
  return done;
}

const anchorsOf = ({ army, order }: MapArea): Point[] => [army, order, halfway(army, order)];

/** Further away a port's ships lie over its anchor, and what lies in the area keeps off them. */
const HARBOUR = 0.62;
const isManned = (port: AreaContents): boolean => port.units.length > 0;

function arrangeMiddle({ area, contents, ports, map, letters }: AreaPiecesProps): Arrangement | undefined {
  const taken = ports.filter(isManned).map((port) => boxAt(portPlace(map, port.area), { width: 48, height: 36 }));
  return arrange(contents, "middle", letters.middle.room(area), anchorsOf(area), taken);
}

/** All pieces of an area at the zooms that were looked at, of which the style shows one; and the woods and hills that they leave free. */
export const AreaPieces = memo(
  function AreaPieces(props: AreaPiecesProps) {
    const { area, contents, ports, map, letters, zooms, look, chosen, mark } = props;
    const hasMiddle = zooms.includes("middle");
    // biome-ignore lint/correctness/useExhaustiveDependencies: `look` stands for everything that lies there.
    const near = useMemo(() => arrangeNear(props), [look, letters, map]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
    const middle = useMemo(() => (hasMiddle ? arrangeMiddle(props) : undefined), [look, letters, map, hasMiddle]);
    const taken = near.flatMap(({ arrangement }) => arrangement.boxes);
    const label = letters.near.label(area).box;
    const free = area.decoration.filter(({ at }) => {
      const box = boxAt(at, { width: 18, height: 13 });
      return !isOverlapping(box, label) && !taken.some((other) => isOverlapping(box, other));
    });
    const sign = mark?.act && nearestPlace(letters.near.room(area), { width: 30, height: 30 }, area.army, taken);
    return (
      <g className="area-pieces">
        <g className="ground-decoration">
          <Decorations of={free} />
        </g>
        <g className="at-near">
          {near.map(({ contents: shown, arrangement }) => (
            <NearPieces
              key={shown.area}
              contents={shown}
              arrangement={arrangement}
              chosen={shown.area === contents.area ? chosen : undefined}
              port={shown.area === contents.area ? undefined : portPlace(map, shown.area)}
            />
          ))}
          {mark?.act && sign && <ActSign act={mark.act} state={mark.state} at={sign} />}
        </g>
        {hasMiddle && (
          <g className="at-middle">
            {middle && <MiddlePieces contents={contents} arrangement={middle} />}
            {ports.filter(isManned).map((port) => (
              <FarPieces key={port.area} contents={port} at={portPlace(map, port.area)} scale={HARBOUR} />
            ))}
          </g>
        )}
        {zooms.includes("far") && (
          <g className="at-far">
            <FarPieces contents={contents} at={area.army} />
            {ports.filter(isManned).map((port) => (
              <FarPieces key={port.area} contents={port} at={portPlace(map, port.area)} />
            ))}
          </g>
        )}
      </g>
    );
  },
  (before, after) =>
    before.look === after.look &&
    before.letters === after.letters &&
    before.zooms === after.zooms &&
    before.map === after.map &&
    before.chosen === after.chosen &&
    before.mark?.act === after.mark?.act &&
    before.mark?.state === after.mark?.state,
);
