import { chanceOf, oneOf } from "@weirwood/kernel";
import { expect, test } from "vitest";
import type { Unit } from "../data/ids.ts";
import { LANNISTER, STARK } from "../data/names.ts";
import { type Hex, hexesOf, hexNames } from "../field/hexes.ts";
import { FORD, type TerrainId, type TokenId } from "../field/terrain.ts";
import { CROSSING_BIT, EXIT_BIT, groundOf, hexesBeside, isBurning } from "../state/field.ts";
import { type Battle, CROSSING_HOUSE, EXIT_HOUSE, TOKEN, ZONES } from "../state/layout.ts";
import { hexOf, isOccupied, rankOf, typeOf, unitIn } from "../state/units.ts";
import { type Battlefield, battlefield, hexNamed, namesOf } from "../testing/battlefield.ts";
import {
  canLeaveField,
  canReach,
  canStandIn,
  followHexes,
  freeMoveHexes,
  reached,
  searchMoves,
  walkTo,
  waysOf,
} from "./reach.ts";

/** Where the unit in a hex can move. */
function movesFrom(field: Battlefield, hex: string): string[] {
  const game = battlefield(field);
  return namesOf(reached.subarray(0, searchMoves(game, unitIn(game, hexNamed(hex)))));
}

const road = { e4: "road", f4: "road", g4: "road" } as const;

test("forest stops, other units and rivers are closed, as the rulebook draws it", () => {
  const moves = movesFrom(
    {
      terrain: { h4: "forest", i6: "river" },
      units: { h5: "war-host green", g5: "war-host green", k5: "lannisport-guards green" },
    },
    "h5",
  );
  expect(moves).toEqual(expect.arrayContaining(["h4", "i5", "j5"]));
  for (const closed of ["g5", "i6", "h5"]) expect(moves).not.toContain(closed);
  expect(moves).not.toContain("g3");
});

test("a move cannot go on from a forest or a building", () => {
  for (const stop of ["forest", "building"] as const) {
    const ring = { i5: stop, g5: stop, h4: stop, i4: stop, h6: stop, i6: stop } as const;
    expect(movesFrom({ terrain: ring, units: { h5: "winterfell-riders green" } }, "h5")).toEqual(
      ["g5", "h4", "h6", "i4", "i5", "i6"].sort(),
    );
  }
});

test("a blue unit on foot moves one hex and attacks, or two and does not", () => {
  const game = battlefield({ units: { h5: "war-host blue" } });
  const unit = unitIn(game, hexNamed("h5"));
  expect(walkTo(game, unit, hexNamed("i5"))).toEqual({ hexes: 1, mayAttack: true });
  expect(walkTo(game, unit, hexNamed("j5"))).toEqual({ hexes: 2, mayAttack: false });
  expect(canReach(game, unit, hexNamed("k5"))).toBe(false);
});

test("after nothing but road comes one hex more, of any kind, and the unit may still attack", () => {
  const game = battlefield({ terrain: road, units: { e4: "war-host blue" } });
  const unit = unitIn(game, hexNamed("e4"));
  expect(walkTo(game, unit, hexNamed("g4"))).toEqual({ hexes: 2, mayAttack: true });
  expect(walkTo(game, unit, hexNamed("e5"))).toEqual({ hexes: 1, mayAttack: true });
  expect(walkTo(game, unit, hexNamed("f5"))).toEqual({ hexes: 2, mayAttack: true });
  expect(walkTo(game, unit, hexNamed("h4")).mayAttack).toBe(false);
});

test("the hex in which a unit starts need not be road, and a bridge is road", () => {
  const bridge = { terrain: { f4: "river", g4: "road" }, tokens: { f4: "stone-bridge" } } as const;
  const game = battlefield({ ...bridge, units: { e4: "war-host red" } });
  expect(canReach(game, unitIn(game, hexNamed("e4")), hexNamed("g4"))).toBe(true);
});

test("without road under the first hex a blue unit on foot attacks after one hex only", () => {
  const game = battlefield({ terrain: { e4: "road", g4: "road" }, units: { e4: "war-host blue" } });
  expect(walkTo(game, unitIn(game, hexNamed("e4")), hexNamed("g4")).mayAttack).toBe(false);
});

const ford = { terrain: { i5: "river" }, tokens: { i5: "ford" } } as const;
/** Rivers around a hex, so that the only way on is through the ford. */
const walls = { h4: "river", i4: "river", g5: "river", h6: "river", i6: "river" } as const;

test("a ford stops infantry, costs cavalry a hex more, and does not hinder archers", () => {
  const field = (units: NonNullable<Battlefield["units"]>): Battlefield => ({
    terrain: { ...walls, ...ford.terrain },
    tokens: ford.tokens,
    units,
  });
  expect(movesFrom(field({ h5: "war-host green" }), "h5")).toEqual(["i5"]);
  expect(movesFrom(field({ h5: "northmen-archers green" }), "h5")).toContain("j5");
  const riders = movesFrom(field({ h5: "winterfell-riders blue" }), "h5");
  expect(riders).toContain("j5");
  expect(riders).not.toContain("k5");
});

test("cavalry may enter a ford as its last hex", () => {
  const lastHex = movesFrom(
    { terrain: { k5: "river" }, tokens: { k5: "ford" }, units: { h5: "winterfell-riders blue" } },
    "h5",
  );
  expect(lastHex).toContain("k5");
});

test("fire is closed", () => {
  expect(movesFrom({ fire: { i5: 1 }, units: { h5: "war-host red" } }, "h5")).not.toContain("i5");
});

test("a crossing is open to one House, which stops there, and never to those who follow", () => {
  const game = battlefield({
    terrain: { h4: "river", h3: "river" },
    units: { h5: "casterly-cavaliers green", a0: "winterfell-riders green" },
  });
  for (const hex of ["h4", "h3"]) game[ZONES + hexNamed(hex)] = CROSSING_BIT;
  game[CROSSING_HOUSE] = LANNISTER;
  const unit = unitIn(game, hexNamed("h5"));
  expect(canReach(game, unit, hexNamed("h4"))).toBe(true);
  expect(canStandIn(game, unit, hexNamed("h4"))).toBe(true);
  expect(canStandIn(game, unitIn(game, hexNamed("a0")), hexNamed("h4"))).toBe(false);
  expect(followHexes(game, unit, hexNamed("h4"), 2, 3)).toEqual([]);
});

test("going off the field is one hex more, from the hexes that the plan names", () => {
  const game = battlefield({ units: { h8: "war-host green", a5: "war-host green" } });
  const unit = unitIn(game, hexNamed("h8"));
  expect(canLeaveField(game, unit)).toBe(false);
  game[EXIT_HOUSE] = STARK;
  game[ZONES + hexNamed("h10")] = EXIT_BIT;
  expect(canLeaveField(game, unit)).toBe(false);
  game[ZONES + hexNamed("h9")] = EXIT_BIT;
  expect(canLeaveField(game, unit)).toBe(true);
});

test("who follows enters the hex that was given up first, and may come back", () => {
  const game = battlefield({ units: { h5: "winterfell-riders green" } });
  const unit = unitIn(game, hexNamed("h5"));
  const follows = followHexes(game, unit, hexNamed("i5"), 2, 3);
  expect(follows[0]).toBe(hexNamed("i5"));
  expect(namesOf(follows)).toEqual(["h5", "i4", "i5", "i6", "j4", "j5", "j6"]);
});

test("on road alone a pursuit is three hexes and an advance two, but never onto a bridge", () => {
  const terrain = { f4: "road", g4: "road", h4: "road", i4: "road" } as const;
  const game = battlefield({ terrain, units: { e4: "winterfell-riders green" } });
  const unit = unitIn(game, hexNamed("e4"));
  expect(followHexes(game, unit, hexNamed("f4"), 2, 3)).toContain(hexNamed("h4"));
  expect(followHexes(game, unit, hexNamed("f4"), 2, 3)).not.toContain(hexNamed("h5"));
  expect(followHexes(game, unit, hexNamed("f4"), 2, 3)).not.toContain(hexNamed("i4"));
  expect(namesOf(followHexes(game, unit, hexNamed("f4"), 1, 2))).toEqual(["f4", "g4"]);
  const bridge = battlefield({ terrain, tokens: { g4: "wood-bridge" }, units: { e4: "winterfell-riders green" } });
  expect(followHexes(bridge, unit, hexNamed("f4"), 2, 3)).not.toContain(hexNamed("g4"));
  expect(followHexes(bridge, unit, hexNamed("g4"), 2, 3)).toEqual([]);
});

test("a move by a card keeps to its number of hexes, also on roads", () => {
  const game = battlefield({ terrain: road, units: { e4: "winterfell-riders red", a0: "winterfell-riders red" } });
  const hexes = freeMoveHexes(game, unitIn(game, hexNamed("e4")), 1);
  expect(hexes).toContain(hexNamed("f4"));
  expect(hexes).not.toContain(hexNamed("g4"));
});

test("a charge counts the longest way, back and forth if need be, and other moves the shortest", () => {
  const units = { h5: "casterly-cavaliers green" } as const;
  const charge = battlefield({ units, ordered: ["h5"], card: { id: "ll15" } });
  expect(walkTo(charge, unitIn(charge, hexNamed("h5")), hexNamed("i5"))).toEqual({ hexes: 4, mayAttack: true });
  const plain = battlefield({ units, ordered: ["h5"] });
  expect(walkTo(plain, unitIn(plain, hexNamed("h5")), hexNamed("i5"))).toEqual({ hexes: 1, mayAttack: true });
});

test("a charge through a forest is as short as the forest makes it", () => {
  const terrain = { ...walls, i5: "forest" } as const;
  const game = battlefield({
    terrain,
    units: { h5: "casterly-cavaliers green" },
    ordered: ["h5"],
    card: { id: "ll15" },
  });
  expect(walkTo(game, unitIn(game, hexNamed("h5")), hexNamed("i5"))).toEqual({ hexes: 1, mayAttack: true });
});

test("who ignores stops walks on through forest, and on foot through a ford", () => {
  const behind = (first: "forest" | "ford", leader: boolean): boolean => {
    const game = battlefield({
      terrain: { ...walls, i5: first === "ford" ? "river" : "forest" },
      tokens: first === "ford" ? { i5: "ford" } : {},
      units: leader ? { h5: "casterly-cavaliers red" } : { h5: "war-host green" },
      ordered: ["h5"],
      ...(leader ? { leaders: { h5: "addam" } } : { card: { id: "sl25", hasTactic: true } }),
    });
    return canReach(game, unitIn(game, hexNamed("h5")), hexNamed(leader && first === "ford" ? "k5" : "j5"));
  };
  expect(behind("forest", false)).toBe(true);
  expect(behind("ford", false)).toBe(true);
  // Addam Marbrand ignores both: of three hexes a ford takes no more than one.
  expect(behind("forest", true)).toBe(true);
  expect(behind("ford", true)).toBe(true);
});

test("cards that add hexes add them to both allowances", () => {
  const game = battlefield({
    units: { h5: "winterfell-riders red" },
    ordered: ["h5"],
    card: { id: "sl30" },
  });
  const unit = unitIn(game, hexNamed("h5"));
  expect(walkTo(game, unit, hexNamed("k5"))).toEqual({ hexes: 3, mayAttack: true });
  expect(walkTo(game, unit, hexNamed("l5"))).toEqual({ hexes: 4, mayAttack: false });
});

/** Every hex that some walk leads to, step by step as the rules say it, in all ways that there are. */
function walkedTo(game: Battle, unit: Unit): Set<string> {
  const { class: kind, orders } = typeOf(game, unit);
  const found = new Set<string>();
  const walk = (hex: Hex, left: number, isAllRoad: boolean): void => {
    for (const other of hexesBeside(game, hex)) {
      const ground = groundOf(game, other);
      if (isOccupied(game, other) || isBurning(game, other) || ground.isImpassable === true) continue;
      if (left === 0 && !isAllRoad) continue;
      found.add(hexNames[other]);
      const isFord = game[TOKEN + other] === FORD;
      if (left === 0 || ground.stops === true || (isFord && kind === "infantry")) continue;
      const rest = isFord && kind === "cavalry" ? Math.max(0, left - 2) : left - 1;
      walk(other, rest, isAllRoad && ground.isRoad === true);
    }
  };
  walk(hexOf(game, unit), orders[rankOf(game, unit)].move, true);
  return found;
}

test("searches find what trying every walk finds", () => {
  const chance = chanceOf("fields");
  const kinds: readonly (readonly [TerrainId, TokenId?])[] = [
    ...Array<readonly [TerrainId]>(4).fill(["road"]),
    ...Array<readonly [TerrainId]>(4).fill(["plains"]),
    ["forest"],
    ["building"],
    ["river"],
    ["river", "ford"],
    ["river", "ford"],
    ["river", "stone-bridge"],
    ["forest-road"],
  ];
  const movers = [
    "war-host blue",
    "winterfell-riders green",
    "winterfell-riders red",
    "northmen-archers green",
  ] as const;
  for (let i = 0; i < 60; i++) {
    const [terrain, tokens, fire]: [Record<string, TerrainId>, Record<string, TokenId>, Record<string, number>] = [
      {},
      {},
      {},
    ];
    for (const hex of hexesOf[0]) {
      const [ground, token] = oneOf(kinds, chance);
      terrain[hexNames[hex]] = ground;
      if (token !== undefined) tokens[hexNames[hex]] = token;
      else if (ground === "plains" && chance.below(8) === 0) fire[hexNames[hex]] = 1;
    }
    delete fire.h5;
    const game = battlefield({ terrain, tokens, fire, units: { h5: movers[i % movers.length], i4: "war-host green" } });
    const unit = unitIn(game, hexNamed("h5"));
    const searched = namesOf(reached.subarray(0, searchMoves(game, unit)));
    expect(searched).toEqual([...walkedTo(game, unit)].sort());
    const ways = waysOf(game, unit);
    expect(namesOf(ways.keys())).toEqual(searched);
    for (const [to, { path }] of ways) {
      expect(path.at(-1)).toBe(to);
      const walk = [hexOf(game, unit), ...path];
      for (const [place, hex] of path.entries()) expect(hexesBeside(game, hex)).toContain(walk[place]);
    }
  }
});
