import { describe, expect, it } from "vitest";
import { LANNISTER, NONE, STARK } from "../data/names.ts";
import { type Battle, BOARD, DEVASTATED, FIRE, RANGE_BY_DISTANCE, states, TERRAIN, TOKEN } from "../state/layout.ts";
import { firstUnitOf, houseOf, isOccupied, putUnit, unitIn } from "../state/units.ts";
import { boardSizes, columnOf, distanceOf, type Hex, hexAt, hexesOf, hexNames, rowOf } from "./hexes.ts";
import { countedRange, isInRange, linesOf, sees, whatBlocks } from "./sight.ts";
import { FOREST, PLAINS, terrainGrounds, terrainIds, tokenGrounds, tokenIds } from "./terrain.ts";

const hex = (name: string): Hex => hexNames.indexOf(name);
const names = (hexes: readonly Hex[]): string[] => hexes.map((one) => hexNames[one]).sort();

const terrainNames: readonly string[] = terrainIds;
const tokenNames: readonly string[] = tokenIds;

/** An empty plain. */
function plain(board = 0): Battle {
  const game = states.fromJSON({});
  game[BOARD] = board;
  for (const one of hexesOf[board]) game[TERRAIN + one] = PLAINS;
  return game;
}

/** A plain with units of either House, terrain and tokens on it. */
function field(what: { [name: string]: string }): Battle {
  const game = plain();
  let [ours, theirs] = [firstUnitOf(STARK), firstUnitOf(LANNISTER)];
  for (const [name, thing] of Object.entries(what)) {
    for (const one of thing.split(" ")) {
      if (one === "stark") putUnit(game, ours++, hex(name));
      else if (one === "lannister") putUnit(game, theirs++, hex(name));
      else if (one === "devastated") game[DEVASTATED + hex(name)] = 1;
      else if (one === "fire") game[FIRE + hex(name)] = 4;
      else if (tokenNames.includes(one)) game[TOKEN + hex(name)] = tokenNames.indexOf(one);
      else game[TERRAIN + hex(name)] = terrainNames.indexOf(one);
    }
  }
  return game;
}

const archersSee = (target: string, what: { [name: string]: string }): boolean =>
  sees(field({ h9: "stark", [target]: "lannister", ...what }), hex("h9"), hex(target), "shot");

describe("B10: range and line of sight as drawn", () => {
  const game = field({ h9: "stark", j5: "lannister", d9: "lannister", c9: "lannister", g6: "lannister", g7: "forest" });
  const from = hex("h9");

  it("infantry four hexes away is in range and in sight", () => {
    expect([countedRange(game, from, hex("j5")), sees(game, from, hex("j5"), "shot")]).toEqual([4, true]);
    for (const crossed of ["i8", "i7", "j6"]) expect(archersSee("j5", { [crossed]: "forest" })).toBe(false);
  });

  it("cavalry four hexes along a row is in range and in sight", () => {
    expect([countedRange(game, from, hex("d9")), sees(game, from, hex("d9"), "shot")]).toEqual([4, true]);
  });

  it("infantry behind that cavalry is out of range and out of sight", () => {
    expect([isInRange(game, from, hex("c9"), 4), sees(game, from, hex("c9"), "shot")]).toEqual([false, false]);
    expect(names(whatBlocks(game, from, hex("c9"), "shot"))).toEqual(["d9"]);
  });

  it("infantry three hexes away is hidden by a forest", () => {
    expect([countedRange(game, from, hex("g6")), sees(game, from, hex("g6"), "shot")]).toEqual([3, false]);
    expect(names(whatBlocks(game, from, hex("g6"), "shot"))).toEqual(["g7"]);
  });
});

describe("B40: counted hexes", () => {
  it("count the target's hex and not the attacker's", () => {
    expect(countedRange(plain(), hex("h9"), hex("g9"))).toBe(1);
    expect(countedRange(plain(), hex("h9"), hex("h7"))).toBe(2);
    expect(countedRange(plain(), hex("h9"), hex("h5"))).toBe(4);
  });

  it("adjacent hexes see each other whatever they hold", () => {
    expect(archersSee("h8", { h8: "lannister forest", h9: "stark building" })).toBe(true);
  });

  it("three on and one aside are five, and four by distance", () => {
    const game = plain();
    const [from, to] = [hex("c4"), hex("f5")];
    expect([distanceOf(from, to), countedRange(game, from, to), isInRange(game, from, to, 4)]).toEqual([4, 5, false]);
    for (const crossed of ["d4", "d5", "e4", "e5"]) {
      game[TERRAIN + hex(crossed)] = FOREST;
      expect(names(whatBlocks(game, from, to, "shot"))).toEqual([crossed]);
      game[TERRAIN + hex(crossed)] = PLAINS;
    }
    game[RANGE_BY_DISTANCE] = 1;
    expect([countedRange(game, from, to), isInRange(game, from, to, 4)]).toEqual([4, true]);
  });

  it("twelve hexes at distance four are out of range of archers", () => {
    const from = hex("h5");
    const far = hexesOf[0].filter((to) => distanceOf(from, to) === 4 && !isInRange(plain(), from, to, 4));
    expect(far).toHaveLength(12);
  });
});

describe("B41: a line along edges", () => {
  it("is stopped where both sides are, and free where one is", () => {
    expect(archersSee("h7", { h8: "forest", i8: "lannister" })).toBe(false);
    expect(archersSee("h7", { h8: "forest" })).toBe(true);
    expect(archersSee("h7", { i8: "lannister" })).toBe(true);
  });

  it("keeps to one side all the way", () => {
    expect(archersSee("h5", { i8: "forest", h6: "forest" })).toBe(false);
    expect(archersSee("h5", { i8: "forest", i6: "forest" })).toBe(true);
    expect(archersSee("h5", { h7: "forest" })).toBe(false);
  });

  it("names what stops both sides, or what it crosses", () => {
    const blocked = (what: { [name: string]: string }) => names(whatBlocks(field(what), hex("h9"), hex("h5"), "shot"));
    expect(blocked({ i8: "forest", h6: "stark" })).toEqual(["h6", "i8"]);
    expect(blocked({ i8: "forest", h7: "hills" })).toEqual(["h7"]);
    expect(blocked({ i8: "forest" })).toEqual([]);
  });

  it("has half hexes beside it at the border, which hold nothing", () => {
    const game = field({ o0: "forest", a1: "forest", n1: "forest", o2: "lannister" });
    expect(sees(game, hex("a0"), hex("a2"), "shot")).toBe(true);
    expect(sees(game, hex("o0"), hex("o2"), "shot")).toBe(true);
    expect(names(whatBlocks(game, hex("o0"), hex("o4"), "shot"))).toEqual(["o2"]);
  });
});

describe("B42: archers on hills", () => {
  it("see over units of both sides, and over no terrain", () => {
    expect(archersSee("f9", { h9: "stark hills", g9: "stark" })).toBe(true);
    expect(archersSee("f9", { h9: "stark hills", g9: "lannister" })).toBe(true);
    for (const terrain of ["forest", "building", "hills", "forest-road", "forest-river", "palisade", "siege-tower"])
      expect(archersSee("f9", { h9: "stark hills", g9: terrain })).toBe(false);
  });

  it("on the plain are stopped by friend and foe, also on the way to hills", () => {
    for (const unit of ["stark", "lannister"]) {
      expect(archersSee("f9", { g9: unit })).toBe(false);
      expect(archersSee("f9", { g9: unit, f9: "lannister hills" })).toBe(false);
    }
  });

  it("stand no higher where a token lies on the hills", () => {
    expect(archersSee("f9", { h9: "stark hills tent", g9: "lannister" })).toBe(false);
  });

  it("see through fire, water, tents, bridges and what is devastated", () => {
    for (const ground of ["river", "road", "plains fire", "forest tent", "forest devastated", "river ford"])
      expect(archersSee("f9", { g9: ground })).toBe(true);
    expect(archersSee("f9", { g9: "forest-river wood-bridge" })).toBe(true);
    expect(archersSee("f9", { g9: "river stone-bridge" })).toBe(true);
  });
});

describe("B54: Hounds", () => {
  const run = (what: { [name: string]: string }): string[] => {
    const game = field({ h9: "stark", f9: "lannister", ...what });
    const stops = names(whatBlocks(game, hex("h9"), hex("f9"), "hounds"));
    expect(sees(game, hex("h9"), hex("f9"), "hounds")).toBe(stops.length === 0);
    return stops;
  };

  it("run past friends, not past enemies, from hills neither", () => {
    expect(run({ g9: "stark" })).toEqual([]);
    expect(run({ g9: "lannister" })).toEqual(["g9"]);
    expect(run({ h9: "stark hills", g9: "lannister" })).toEqual(["g9"]);
  });

  it("are stopped by a river, unless a bridge or a ford lies there", () => {
    expect(run({ g9: "river" })).toEqual(["g9"]);
    for (const token of ["ford", "wood-bridge", "stone-bridge"]) expect(run({ g9: `river ${token}` })).toEqual([]);
  });

  it("are stopped by terrain as archers are", () => {
    for (const terrain of ["forest", "building", "hills", "palisade"]) expect(run({ g9: terrain })).toEqual(["g9"]);
    expect(run({ g9: "forest devastated" })).toEqual([]);
  });
});

/**
 * The same from the definition, by another way: the part of a segment within each hex, as fractions of its length, with
 * nothing left out beforehand; and a line along edges moved a sixteenth of half a column aside, which is less than any
 * gap between a line and a corner that it misses. All coordinates are sixteen times those of the field.
 */
const SCALE = 16;
interface Point {
  readonly x: number;
  readonly y: number;
}
const centre = (column: number, row: number): Point => ({
  x: SCALE * (2 * column + (row & 1)),
  y: SCALE * 3 * row,
});
const outline: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
].map(([x, y]) => ({ x: SCALE * x, y: SCALE * y }));

/** Whether a segment has length in the inside of a hex: it is cut at each of the six lines that bound it. */
function hasLengthInside(from: Point, to: Point, middle: Point): boolean {
  // The part still inside, from one fraction of the segment to another.
  let [startOver, startUnder, endOver, endUnder] = [0, 1, 1, 1];
  for (let corner = 0; corner < 6; corner++) {
    const one = outline[corner];
    const other = outline[(corner + 1) % 6];
    const depth = (at: Point) =>
      (other.x - one.x) * (at.y - middle.y - one.y) - (other.y - one.y) * (at.x - middle.x - one.x);
    const [first, last] = [depth(from), depth(to)];
    if (first <= 0 && last <= 0) return false;
    if (first >= 0 && last >= 0) continue;
    const [over, under] = first < 0 ? [-first, last - first] : [first, first - last];
    if (first < 0 && over * startUnder > startOver * under) [startOver, startUnder] = [over, under];
    if (last < 0 && over * endUnder < endOver * under) [endOver, endUnder] = [over, under];
  }
  return startOver * endUnder < endOver * startUnder;
}

/** Whether a segment contains a whole edge of a hex. */
function holdsEdge(from: Point, to: Point, middle: Point): boolean {
  const isOn = ({ x, y }: Point): boolean => {
    const [dx, dy] = [middle.x + x - from.x, middle.y + y - from.y];
    const [lineX, lineY] = [to.x - from.x, to.y - from.y];
    const along = dx * lineX + dy * lineY;
    return dx * lineY === dy * lineX && along >= 0 && along <= lineX * lineX + lineY * lineY;
  };
  return outline.some((corner, number) => isOn(corner) && isOn(outline[(number + 1) % 6]));
}

interface Cell {
  readonly hex: Hex;
  readonly middle: Point;
}

/** Every hex and half hex of a board, the latter with no number. */
function cellsOf(board: number): Cell[] {
  const { columns, rows } = boardSizes[board];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, place) => {
      const column = place - 1;
      const isField = column >= 0 && column < columns - (row & 1);
      return { hex: isField ? hexAt(column, row) : NONE, middle: centre(column, row) };
    }),
  ).flat();
}

/** What a look from one hex to another crosses: one list, or two for a line along edges. */
function waysOf(cells: readonly Cell[], from: Hex, to: Hex): Hex[][] {
  const start = centre(columnOf(from), rowOf(from));
  const end = centre(columnOf(to), rowOf(to));
  const shifts = cells.some(({ middle }) => holdsEdge(start, end, middle)) ? [-1, 1] : [0];
  const isUpright = start.x === end.x;
  return shifts.map((shift) => {
    const shifted = ({ x, y }: Point): Point => (isUpright ? { x: x + shift, y } : { x, y: y + shift });
    return cells
      .filter((cell) => cell.hex !== from && cell.hex !== to)
      .filter(({ middle }) => hasLengthInside(shifted(start), shifted(end), middle))
      .map((cell) => cell.hex);
  });
}

/** Numbers from a seed, for fields that are the same at every run. */
function drawFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function randomField(board: number, seed: number): Battle {
  const game = plain(board);
  const draw = drawFrom(seed);
  const units = [firstUnitOf(STARK), firstUnitOf(LANNISTER)];
  for (const one of hexesOf[board]) {
    if (draw(5) === 0) game[TERRAIN + one] = draw(terrainIds.length);
    if (draw(12) === 0) game[TOKEN + one] = draw(tokenIds.length);
    if (draw(12) === 0) game[DEVASTATED + one] = 1;
    const house = draw(2);
    if (draw(8) === 0 && units[house] < firstUnitOf(house) + 16) putUnit(game, units[house]++, one);
  }
  return game;
}

/** By the words of the rules: tokens before terrain, and nothing is left of what is devastated. */
function hidesTerrain(game: Battle, one: Hex, isRiverInTheWay: boolean): boolean {
  if (game[TOKEN + one] !== NONE) return tokenGrounds[game[TOKEN + one]].blocksSight === true;
  if (game[DEVASTATED + one] === 1) return false;
  const terrain = terrainIds[game[TERRAIN + one]];
  return terrainGrounds[game[TERRAIN + one]].blocksSight === true || (isRiverInTheWay && terrain === "river");
}

const isOnHills = (game: Battle, one: Hex): boolean =>
  terrainIds[game[TERRAIN + one]] === "hills" && game[TOKEN + one] === NONE;

it("a line along edges is drawn twice, and each says what stops it, the nearest first", () => {
  const game = field({ h5: "stark", h7: "lannister", h6: "forest" });
  const [left, right] = linesOf(game, hex("h5"), hex("h7"), "shot");
  expect([left, right].map((line) => line?.crosses.map((one) => hexNames[one]))).toEqual([["i6"], ["h6"]]);
  expect([left, right].map((line) => line?.stops.map((one) => hexNames[one]))).toEqual([[], ["h6"]]);
  const [far] = linesOf(game, hex("d5"), hex("h5"), "shot");
  expect(far.crosses.map((one) => hexNames[one])).toEqual(["e5", "f5", "g5"]);
});

describe.each([0, 1])("all pairs of hexes of board %i", (board) => {
  const cells = cellsOf(board);
  const pairs = hexesOf[board].flatMap((from) =>
    hexesOf[board].filter((to) => to !== from).map((to) => ({ from, to, ways: waysOf(cells, from, to) })),
  );

  it("have the range that cutting the line at every hex counts, the same both ways", () => {
    const game = plain(board);
    const wrong = pairs.filter(({ from, to, ways }) => {
      const counted = countedRange(game, from, to);
      return ways.some((way) => way.length + 1 !== counted) || countedRange(game, to, from) !== counted;
    });
    expect(wrong).toEqual([]);
  });

  it.each([1, 2, 3, 4])("see each other among random obstacles as the cut lines say (%i)", (seed) => {
    const game = randomField(board, 7919 * seed);
    const isOpen = (ways: Hex[][], blocks: (one: Hex) => boolean) =>
      ways.some((way) => !way.some((one) => one !== NONE && blocks(one)));
    const wrong = pairs.filter(({ from, to, ways }) => {
      const overUnits = isOnHills(game, from);
      const house = houseOf(unitIn(game, from));
      const shot = isOpen(ways, (one) => hidesTerrain(game, one, false) || (!overUnits && isOccupied(game, one)));
      const hounds = isOpen(
        ways,
        (one) => hidesTerrain(game, one, true) || (isOccupied(game, one) && houseOf(unitIn(game, one)) !== house),
      );
      return (
        sees(game, from, to, "shot") !== shot ||
        (whatBlocks(game, from, to, "shot").length === 0) !== shot ||
        linesOf(game, from, to, "shot").some(({ stops }) => stops.length === 0) !== shot ||
        !linesOf(game, from, to, "shot").some(({ crosses }) => crosses.length + 1 === countedRange(game, from, to)) ||
        (isOccupied(game, from) && sees(game, from, to, "hounds") !== hounds)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("see each other both ways, but from hills", () => {
    const game = randomField(board, 31);
    const oneWay = pairs.filter(({ from, to }) => sees(game, from, to, "shot") !== sees(game, to, from, "shot"));
    expect(oneWay.length).toBeGreaterThan(0);
    expect(oneWay.filter(({ from, to }) => isOnHills(game, from) === isOnHills(game, to))).toEqual([]);
  });
});
