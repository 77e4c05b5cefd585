import { type Area, areaIds, isPort, PORTS, portLands } from "@weirwood/throne/questions";
import type { Reason } from "../../../table/ask/asking.ts";
import type { Point } from "../../../view/plane.ts";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { outlineId } from "../map/ground.tsx";
import type { Topology } from "../map/topology.ts";

/**
 * What an area is in the question at hand. Each state has a form of its own besides its colour: legal is dashed in a
 * casing, selected double, battle has crossed swords, blocked is sunk and locked.
 */
export type MarkState = "selected" | "legal" | "possible" | "missing" | "battle" | "blocked" | "highlighted";

export interface AreaMark {
  readonly state: MarkState;
  /** For a screen reader, in the reader's language: "can march here", "attack Greyjoy, 5 against 4". */
  readonly says?: string;
  /** Why not, shown on hover, focus and long press. */
  readonly reason?: Reason;
  /** What would be done there, as a small round with a symbol. */
  readonly act?: ThroneSymbol;
}

export type AreaMarks = ReadonlyMap<Area, AreaMark>;

const PORT_RADIUS = 17;

/** The shape of an area or, for a port, a round about its anchor. */
export function AreaShape({ area, map, className }: ShapeProps) {
  if (!isPort(area)) return <use href={`#${outlineId(areaIds[area])}`} className={className} />;
  const at = portPlace(map, area);
  return <circle cx={at[0]} cy={at[1]} r={PORT_RADIUS} className={className} />;
}

interface ShapeProps {
  readonly area: Area;
  readonly map: Topology;
  readonly className: string;
}

/** Where the anchor of a port is drawn. */
export function portPlace(map: Topology, port: Area): Point {
  const at = map.areas.get(areaIds[portLands[port - PORTS]])?.port?.at;
  if (at === undefined) throw new Error(`no anchor is drawn for ${areaIds[port]}`);
  return at;
}

const drawnStates: readonly MarkState[] = [
  "blocked",
  "possible",
  "missing",
  "legal",
  "battle",
  "highlighted",
  "selected",
];

/** The states of all areas, the strongest last: where two share a border it lies on top. */
export function Marks({ marks, map }: { readonly marks: AreaMarks; readonly map: Topology }) {
  const sorted = [...marks].sort(
    ([, one], [, other]) => drawnStates.indexOf(one.state) - drawnStates.indexOf(other.state),
  );
  return sorted.map(([area, { state }]) => (
    <g key={area} className={`mark mark-${state}`}>
      <AreaShape area={area} map={map} className="casing" />
      <AreaShape area={area} map={map} className="line" />
    </g>
  ));
}

/** The round that names the act, at a free place of the area. */
export function ActSign({
  act,
  state,
  at: [x, y],
}: {
  readonly act: ThroneSymbol;
  readonly state: MarkState;
  readonly at: Point;
}) {
  return (
    <g className={`act act-${state}`}>
      <circle cx={x} cy={y} r="14" />
      <use href={`#${act}`} x={x - 9} y={y - 9} width="18" height="18" />
    </g>
  );
}
