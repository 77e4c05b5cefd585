import { placeDice } from "@weirwood/kernel";
import { expect, test } from "vitest";
import type { SymbolId } from "../data/names.ts";
import { type TokenId, tokenIds } from "../field/terrain.ts";
import { fireIn, groundOf } from "../state/field.ts";
import {
  type Battle,
  BURNT,
  DEVASTATED,
  DICE,
  DIRECTION,
  FIRE,
  SCORCH_ONLY,
  states,
  TOKEN,
  units,
} from "../state/layout.ts";
import { figuresOf, isOnField, rowOfUnit, unitIn } from "../state/units.ts";
import { battlefield, hexNamed, namesOf } from "../testing/battlefield.ts";
import {
  burn,
  checkDouse,
  checkScorch,
  douse,
  douseTargets,
  growFires,
  quench,
  raiseFire,
  scorch,
  scorchTargets,
} from "./fire.ts";
import type { BattleEvent } from "./step.ts";

const at = hexNamed;

/** Gives a unit Scorch the Earth, as a plan does. */
function scorches(game: Battle, hex: string): number {
  const unit = unitIn(game, at(hex));
  game[rowOfUnit(unit) + units.field.scorches] = 1;
  return unit;
}

/** Carries something out with dice that are thrown anew until the events show what is looked for. */
function until(
  game: Battle,
  act: (game: Battle, tell: (event: BattleEvent) => void) => void,
  isFound: (event: BattleEvent) => boolean,
) {
  for (let seed = 0; seed < 200; seed++) {
    const copy = states.clone(game);
    placeDice(copy, DICE, new Uint8Array(32).fill(seed));
    const events: BattleEvent[] = [];
    act(copy, (event) => events.push(event));
    if (events.some(isFound)) return { game: copy, events };
  }
  throw new Error("the dice never fall so");
}

const shows = (event: BattleEvent, ...faces: SymbolId[]): boolean =>
  Array.isArray(event.faces) && [...event.faces].sort().join() === faces.sort().join();

test("each green shield of Scorch the Earth is a level, and a forest burns down at three", () => {
  const game = battlefield({ terrain: { i5: "forest" }, units: { h5: "lannisport-guards blue" } });
  const unit = scorches(game, "h5");
  const once = until(
    game,
    (copy, tell) => scorch(copy, unit, at("i5"), tell),
    (event) => shows(event, "green", "green", "blue"),
  );
  expect(fireIn(once.game, at("i5"))).toBe(2);
  expect(once.game[DEVASTATED + at("i5")]).toBe(0);
  raiseFire(once.game, at("i5"), 2);
  expect(fireIn(once.game, at("i5"))).toBe(3);
  expect(once.game[DEVASTATED + at("i5")]).toBe(1);
  expect(groundOf(once.game, at("i5")).stops).toBe(undefined);
  raiseFire(once.game, at("i5"), 1);
  expect(fireIn(once.game, at("i5"))).toBe(3);
});

test("from a forest no more than two dice are rolled", () => {
  const game = battlefield({ terrain: { h5: "forest" }, units: { h5: "lannisport-guards red" } });
  const events: BattleEvent[] = [];
  scorch(game, scorches(game, "h5"), at("i5"), (event) => events.push(event));
  expect(events[0].faces).toHaveLength(2);
});

test("what can be set on fire: an unoccupied hex beside, with a burn limit", () => {
  const game = battlefield({
    terrain: { g5: "hills", i5: "river", h4: "river" },
    tokens: { i5: "ford", h4: "wood-bridge", i4: "tent" },
    fire: { h6: 4 },
    units: { h5: "lannisport-guards blue", i6: "war-host green", a0: "lannisport-guards green" },
  });
  const unit = scorches(game, "h5");
  expect(namesOf(scorchTargets(game, unit))).toEqual(["h4", "i4"]);
  const refusal = (hex: string): string | undefined => checkScorch(game, unit, at(hex))?.rule;
  expect(refusal("g5")).toBe("battles.fire.fuel");
  expect(refusal("i5")).toBe("battles.fire.fuel");
  expect(refusal("i6")).toBe("battles.fire.unoccupied");
  expect(refusal("j5")).toBe("battles.fire.beside");
  expect(refusal("h6")).toBe("battles.fire.limit");
  expect(checkScorch(game, unitIn(game, at("a0")), at("b0"))?.rule).toBe("battles.fire.scorch");
  game[SCORCH_ONLY] = tokenIds.indexOf("tent");
  expect(namesOf(scorchTargets(game, unit))).toEqual(["i4"]);
  expect(refusal("h4")).toBe("battles.fire.only");
  game[FIRE + at("h5")] = 1;
  expect(refusal("i4")).toBe("battles.fire.no-attack");
});

test.each<[TokenId, number, number]>([
  ["wood-bridge", 3, 0],
  ["tent", 1, 1],
  ["siege-tower", 1, 1],
  ["palisade", 4, 4],
])("a %s falls at level %i, and a fire of level %i is left", (token, limit, left) => {
  const game = battlefield({
    terrain: token === "wood-bridge" ? { d4: "river" } : {},
    tokens: { d4: token },
    units: { d4: "war-host green" },
  });
  raiseFire(game, at("d4"), limit - 1);
  expect(game[TOKEN + at("d4")]).toBe(tokenIds.indexOf(token));
  raiseFire(game, at("d4"), 1);
  expect(game[TOKEN + at("d4")]).toBe(255);
  expect(game[BURNT + tokenIds.indexOf(token)]).toBe(1);
  expect(fireIn(game, at("d4"))).toBe(left);
  expect(isOnField(game, unitIn(game, at("d4")))).toBe(true);
});

test("the fire of a palisade in a forest is cut to what a forest can burn, and devastates it", () => {
  const game = battlefield({ terrain: { d4: "forest" }, tokens: { d4: "palisade" } });
  raiseFire(game, at("d4"), 4);
  expect(fireIn(game, at("d4"))).toBe(3);
  expect(game[DEVASTATED + at("d4")]).toBe(1);
});

test("one die puts a fire out from beside, by its level; any other face does nothing", () => {
  const faces: SymbolId[] = ["green", "blue", "red", "valor"];
  for (const [index, face] of faces.entries()) {
    const game = battlefield({ fire: { i5: index + 1 }, units: { h5: "war-host green" } });
    const unit = unitIn(game, at("h5"));
    const act = (copy: Battle, tell: (event: BattleEvent) => void): void => douse(copy, unit, at("i5"), tell);
    const out = until(game, act, (event) => event.face === face);
    expect(out.events[0].rule).toBe("battles.fire.douse");
    expect(fireIn(out.game, at("i5"))).toBe(0);
    const not = until(game, act, (event) => event.face === faces[(index + 1) % 4]);
    expect(not.events[0].rule).toBe("battles.fire.burns-on");
    expect(fireIn(not.game, at("i5"))).toBe(index + 1);
  }
});

test("only a fire beside can be fought, and not by a unit in fire", () => {
  const game = battlefield({ fire: { i5: 1, d5: 1 }, units: { h5: "war-host green", d5: "war-host green" } });
  const unit = unitIn(game, at("h5"));
  expect(namesOf(douseTargets(game, unit))).toEqual(["i5"]);
  expect(checkDouse(game, unit, at("g5"))?.rule).toBe("battles.fire.douse");
  expect(checkDouse(game, unit, at("d5"))?.rule).toBe("battles.fire.beside");
  expect(checkDouse(game, unitIn(game, at("d5")), at("d4"))?.rule).toBe("battles.fire.no-attack");
  quench(game, unitIn(game, at("d5")));
  expect(fireIn(game, at("d5"))).toBe(0);
});

test("in Regroup a unit loses a figure for each level, the first player's units first", () => {
  const game = battlefield({
    fire: { h5: 2, c3: 3, m5: 4 },
    units: { h5: "war-host green", c3: "lannisport-guards green", m5: "war-host red" },
  });
  const [host, guards, lost] = ["h5", "c3", "m5"].map((hex) => unitIn(game, at(hex)));
  game[DIRECTION] = 0;
  const events: BattleEvent[] = [];
  burn(game, (event) => events.push(event));
  expect([figuresOf(game, host), figuresOf(game, guards), figuresOf(game, lost)]).toEqual([2, 1, 0]);
  expect(isOnField(game, lost)).toBe(false);
  const burnt = events.filter(({ rule }) => rule === "battles.fire.burns");
  expect(burnt.map(({ house }) => house)).toEqual(["stark", "stark", "lannister"]);
});

test("a fire of level four spreads one level by the direction that is drawn, once a round", () => {
  const game = battlefield({ fire: { h5: 4, i5: 3 } });
  // All direction tokens point east.
  game.fill(0, DIRECTION, DIRECTION + 6);
  burn(game);
  expect([fireIn(game, at("h5")), fireIn(game, at("i5")), fireIn(game, at("j5"))]).toEqual([4, 4, 0]);
  burn(game);
  expect(fireIn(game, at("j5"))).toBe(1);
});

test("a fire does not spread off the field, to a hex that cannot burn, or to a devastated one", () => {
  const game = battlefield({ terrain: { e4: "hills" }, fire: { o4: 4, d4: 4, h4: 4 } });
  game[DEVASTATED + at("i4")] = 1;
  game.fill(0, DIRECTION, DIRECTION + 6);
  const events: BattleEvent[] = [];
  burn(game, (event) => events.push(event));
  expect(events.map(({ rule }) => rule)).toEqual(Array(3).fill("battles.fire.stays"));
  expect([fireIn(game, at("e4")), fireIn(game, at("i4"))]).toEqual([0, 0]);
});

test("all fires within some hexes of a hex grow together", () => {
  const game = battlefield({ fire: { h5: 1, j5: 3, l5: 1 }, tokens: { j5: "palisade" } });
  growFires(game, at("g5"), 3, 1);
  expect([fireIn(game, at("h5")), fireIn(game, at("j5")), fireIn(game, at("l5"))]).toEqual([2, 4, 1]);
  expect(game[TOKEN + at("j5")]).toBe(255);
});

test("when Gregor the Reaver sets a fire, valor counts as green", () => {
  const game = battlefield({
    terrain: { i5: "forest" },
    units: { h5: "lannisport-guards blue" },
    leaders: { h5: "gregor-reaver" },
  });
  const unit = unitIn(game, at("h5"));
  const lit = until(
    game,
    (copy, tell) => scorch(copy, unit, at("i5"), tell),
    (event) => shows(event, "green", "blue", "valor"),
  );
  expect(fireIn(lit.game, at("i5"))).toBe(2);
});

test("a commander in fire is captured whatever his capture value", () => {
  const game = battlefield({
    fire: { h5: 4 },
    units: { h5: "lannisport-guards blue" },
    leaders: { h5: "gregor-reaver" },
  });
  const events: BattleEvent[] = [];
  burn(game, (event) => events.push(event));
  expect(events).toContainEqual(expect.objectContaining({ figure: "gregor", rule: "battles.commanders.captured" }));
});
