import type { Point } from "../../../view/plane.ts";
import drawn from "./topology.json" with { type: "json" };

/**
 * The map of Westeros as it is drawn: areas whose borders are arcs that neighbours share, on a canvas of 1000 by 1500.
 * Two areas touch in play exactly where they share an arc that can be crossed. Knows land and water, and no rules.
 */

export type MapName = "base" | "six";

/** What a line on the map is; a river without a bridge, the Wall and the edge of the map cannot be crossed. */
export type ArcType = "border" | "river" | "bridge" | "coast" | "sea" | "wall" | "edge";

export interface Arc {
  readonly id: string;
  readonly type: ArcType;
  readonly points: readonly Point[];
  /** Where a bridge crosses it, and how far the bridge is turned. */
  readonly bridge?: readonly [x: number, y: number, degrees: number];
}

/** A closed line: arcs in order, some of them walked backwards. */
export type Ring = readonly { readonly arc: Arc; readonly isReversed: boolean }[];

export type Glyph = "mountain" | "snow" | "tree" | "pine" | "dune" | "reed" | "hill";
export interface Decoration {
  readonly glyph: Glyph;
  readonly at: Point;
}

export interface MapArea {
  readonly id: string;
  readonly kind: "land" | "sea";
  /** The part of the realm that a land belongs to, which gives it its ground colour. */
  readonly region?: string;
  /** Outlines and the outlines of holes; a point is inside if it is inside an odd number of them. */
  readonly rings: readonly Ring[];
  /** The middle of its name; an area in two parts bears it twice. */
  readonly name: Point;
  readonly secondName?: Point;
  /** Where units and the order stand if nothing is in the way. */
  readonly army: Point;
  readonly order: Point;
  readonly castle?: { readonly kind: "city" | "stronghold"; readonly at: Point };
  readonly barrels: readonly Point[];
  readonly crowns: readonly Point[];
  readonly port?: { readonly sea: string; readonly at: Point };
  readonly decoration: readonly Decoration[];
}

export interface Topology {
  readonly width: number;
  readonly height: number;
  readonly areas: ReadonlyMap<string, MapArea>;
  readonly arcs: readonly Arc[];
  /** The land north of the Wall, which is no area. */
  readonly beyond: Ring;
  readonly beyondDecoration: readonly Decoration[];
  readonly waves: readonly Point[];
  /** A bridge inside an area, between its two parts. */
  readonly innerBridge?: readonly [x: number, y: number, degrees: number, length: number];
}

interface WrittenArea {
  readonly id: string;
  readonly kind: string;
  readonly region?: string;
  readonly rings: readonly string[];
  readonly name: readonly number[];
  readonly secondName?: readonly number[];
  readonly army: readonly number[];
  readonly order: readonly number[];
  readonly castle?: readonly (string | number)[];
  readonly barrels?: readonly (readonly number[])[];
  readonly crowns?: readonly (readonly number[])[];
  readonly port?: { readonly sea: string; readonly at: readonly number[] };
  readonly decor?: string;
}

const point = ([x, y]: readonly number[]): Point => [x, y];

/** Tenths, each told as the step from the one before. */
function readPoints(written: string): Point[] {
  const steps = written.split(" ").map(Number);
  const points: Point[] = [];
  for (let at = 0, x = 0, y = 0; at < steps.length; at += 2) {
    x += steps[at];
    y += steps[at + 1];
    points.push([x / 10, y / 10]);
  }
  return points;
}

const arcsOf = new Map<string, Arc & { readonly maps: string }>(
  drawn.arcs.map(({ id, type, maps, points, ...rest }) => {
    const bridge = "bridge" in rest ? { bridge: rest.bridge as unknown as [number, number, number] } : {};
    return [id, { id, type: type as ArcType, maps, points: readPoints(points), ...bridge }];
  }),
);

/** `a5 -a7`: along a5, then a7 backwards. */
function readRing(written: string): Ring {
  return written.split(" ").map((word) => {
    const isReversed = word.startsWith("-");
    const arc = arcsOf.get(isReversed ? word.slice(1) : word);
    if (arc === undefined) throw new Error(`no arc is called ${word}`);
    return { arc, isReversed };
  });
}

/** `mountain 467 270 pine 340 300`. */
function readDecoration(written: string | undefined): Decoration[] {
  const words = written?.split(" ") ?? [];
  const decoration: Decoration[] = [];
  for (let at = 0; at + 2 < words.length; at += 3) {
    decoration.push({ glyph: words[at] as Glyph, at: [Number(words[at + 1]), Number(words[at + 2])] });
  }
  return decoration;
}

function readArea(area: WrittenArea): MapArea {
  const { castle } = area;
  return {
    id: area.id,
    kind: area.kind === "sea" ? "sea" : "land",
    ...(area.region === undefined ? {} : { region: area.region }),
    rings: area.rings.map(readRing),
    name: point(area.name),
    ...(area.secondName === undefined ? {} : { secondName: point(area.secondName) }),
    army: point(area.army),
    order: point(area.order),
    ...(castle === undefined
      ? {}
      : { castle: { kind: castle[0] as "city" | "stronghold", at: point(castle.slice(1) as number[]) } }),
    barrels: area.barrels?.map(point) ?? [],
    crowns: area.crowns?.map(point) ?? [],
    ...(area.port === undefined ? {} : { port: { sea: area.port.sea, at: point(area.port.at) } }),
    decoration: readDecoration(area.decor),
  };
}

function readWaves(written: string): Point[] {
  const numbers = written.split(" ").map(Number);
  return numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1]]] : []));
}

function readMap(name: MapName): Topology {
  const map = drawn[name];
  const areas = [...drawn.areas, ...map.areas].map((area) => readArea(area as WrittenArea));
  return {
    width: drawn.width,
    height: drawn.height,
    areas: new Map(areas.map((area) => [area.id, area])),
    arcs: [...arcsOf.values()].filter(({ maps }) => maps === "both" || maps === name),
    beyond: readRing(map.beyond),
    beyondDecoration: readDecoration(map.beyondDecor),
    waves: readWaves(map.waves),
    ...("innerBridge" in map ? { innerBridge: map.innerBridge as unknown as [number, number, number, number] } : {}),
  };
}

const maps = new Map<MapName, Topology>();

/** The map for up to five houses, or the one for six; read once. */
export function mapNamed(name: MapName): Topology {
  const known = maps.get(name);
  if (known !== undefined) return known;
  const map = readMap(name);
  maps.set(name, map);
  return map;
}
