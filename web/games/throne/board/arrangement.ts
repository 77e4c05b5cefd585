import { isPort, NONE } from "@weirwood/throne/questions";
import type { Box, Point, Size } from "../../../view/plane.ts";
import { type Attempt, type Pack, packFirst } from "../map/packing.ts";
import { boxAt, type Room } from "../map/room.ts";
import type { AreaContents, UnitStack } from "./contents.ts";
import type { LetteredZoom } from "./lettering.ts";

/** Where everything in an area stands: near the anchor that was drawn for it, off names and symbols, nothing on top of another. */

export type Thing = "order" | "single" | "standard" | "fort" | "token" | "garrison";

export interface PlacedUnit {
  readonly stack: UnitStack;
  /** How many units this one piece stands for. */
  readonly count: number;
  readonly at: Point;
}

export interface PlacedThing {
  readonly thing: Thing;
  readonly at: Point;
}

export interface Arrangement {
  readonly scale: number;
  /** `near`: single pieces. `middle`: one shield for all. */
  readonly units: readonly PlacedUnit[];
  readonly things: readonly PlacedThing[];
  readonly boxes: readonly Box[];
}

interface Sizes {
  readonly unit: Size;
  readonly stack: Size;
  readonly things: { readonly [thing in Thing]: Size };
}

const square = (side: number): Size => ({ width: side, height: side });

const sizesAt: { readonly [zoom in LetteredZoom]: Sizes } = {
  near: {
    unit: { width: 25, height: 27 },
    stack: { width: 32, height: 29 },
    things: {
      order: square(36),
      single: square(36),
      standard: { width: 21, height: 22 },
      fort: { width: 30, height: 26 },
      token: { width: 24, height: 26 },
      garrison: square(36),
    },
  },
  middle: {
    unit: { width: 38, height: 36 },
    stack: { width: 38, height: 36 },
    things: {
      order: square(38),
      single: square(38),
      standard: square(0),
      fort: { width: 30, height: 26 },
      token: { width: 28, height: 30 },
      garrison: square(40),
    },
  },
};

/** The parts of a set in the order of their weight: what comes later stands further off. */
function thingsIn(contents: AreaContents, zoom: LetteredZoom): Thing[] {
  const things: Thing[] = [];
  if (contents.order !== NONE) things.push("order");
  if (contents.single !== NONE) things.push("single");
  // Land shows its owner by colour and pattern; ships carry a shield, since water should stay water.
  if (zoom === "near" && contents.units.length > 0 && contents.controller === NONE && !isPort(contents.area)) {
    things.push("standard");
  }
  // Further away, what an army stands on counts less than the army.
  const isUnderArmy = zoom === "middle" && contents.units.length > 0;
  if (contents.fort !== NONE && !isUnderArmy) things.push("fort");
  if (contents.token !== NONE && !isUnderArmy) things.push("token");
  if (contents.garrison > 0) things.push("garrison");
  return things;
}

const MANY = 6;
/** Single pieces a little smaller are better than stacks, and stacks at full size better than tiny pieces. */
const singleScales = [1, 0.92, 0.84];
const stackScales = [1, 0.92, 0.84, 0.76, 0.68, 0.6];

/** Each unit by itself, or one piece for each kind with its number. */
const single = (units: readonly UnitStack[]): { stack: UnitStack; count: number }[] =>
  units.flatMap((stack) => Array.from({ length: stack.count }, () => ({ stack, count: 1 })));
const stacked = (units: readonly UnitStack[]): { stack: UnitStack; count: number }[] =>
  units.map((stack) => ({ stack, count: stack.count }));
/** One shield for all of them. */
const shielded = (units: readonly UnitStack[]): { stack: UnitStack; count: number }[] =>
  units.length === 0 ? [] : [{ stack: units[0], count: units.reduce((sum, { count }) => sum + count, 0) }];

export function arrange(
  contents: AreaContents,
  zoom: LetteredZoom,
  room: Room,
  anchors: readonly Point[],
  taken: readonly Box[] = [],
): Arrangement | undefined {
  const things = thingsIn(contents, zoom);
  const { units } = contents;
  if (units.length === 0 && things.length === 0) return undefined;
  const sizes = sizesAt[zoom];
  const alone = single(units);
  const together = zoom === "middle" ? shielded(units) : stacked(units);
  const others = things.map((thing) => sizes.things[thing]);
  const packOf = (pieces: readonly unknown[], size: Size): Pack => ({ block: { count: pieces.length, size }, others });
  const mayStandAlone = zoom === "near" && !isPort(contents.area) && alone.length <= MANY;
  // Stacks are worth it only where a kind has more than one.
  const isSame = alone.length === together.length;
  const tries: { pieces: typeof alone; attempt: Attempt }[] = [
    ...(mayStandAlone ? (isSame ? stackScales : singleScales) : []).map((scale) => ({
      pieces: alone,
      attempt: { pack: packOf(alone, sizes.unit), scale },
    })),
    ...(mayStandAlone && isSame ? [] : stackScales).map((scale) => ({
      pieces: together,
      attempt: { pack: packOf(together, sizes.stack), scale },
    })),
  ];
  const packed = packFirst(
    room,
    anchors,
    tries.map(({ attempt }) => attempt),
    taken,
  );
  const chosen = tries[packed.attempt];
  const size = chosen.attempt.pack.block.size;
  const shrunk = ({ width, height }: Size): Size => ({ width: width * packed.scale, height: height * packed.scale });
  return {
    scale: packed.scale,
    units: chosen.pieces.map(({ stack, count }, place) => ({ stack, count, at: packed.block[place] })),
    things: things.map((thing, place) => ({ thing, at: packed.others[place] })),
    boxes: [
      ...packed.block.map((at) => boxAt(at, shrunk(size))),
      ...packed.others.map((at, place) => boxAt(at, shrunk(others[place]))),
    ],
  };
}
