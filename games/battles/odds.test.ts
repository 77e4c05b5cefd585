import { chanceFrom, type Json, type JsonMap, placeDice } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { NONE, SYMBOLS, symbolIds } from "./data/names.ts";
import type { BattleDecision } from "./decisions.ts";
import { areAdjacent, distanceOf, hexNames } from "./field/hexes.ts";
import { battles } from "./index.ts";
import { type AttackChoice, type AttackOdds, odds } from "./odds.ts";
import { hasKeyword } from "./rules/abilities.ts";
import { hittingFaces } from "./rules/attack-dice.ts";
import { attackerOf, freeDice, register, targetOf, wayOf } from "./rules/attack-frame.ts";
import { play } from "./rules/play.ts";
import { given } from "./scenarios/given.ts";
import { ask, type Battle, DICE, PARTING, procedures, STRIKE } from "./state/layout.ts";
import { figuresOf, hexOf, isOnField, unitIn } from "./state/units.ts";

/** Attacks as they are looked at here: the position, and the two hexes. */
const positions: readonly [what: string, given: Json, from: string, at: string][] = [
  ["blue on green", { units: { h5: "blue war-host", h4: "green lannisport-guards" } }, "h5", "h4"],
  [
    "red on a blue unit with one way back",
    {
      units: { h5: "red war-host", h6: "blue lannisport-guards 3", h7: "green lannisport-guards" },
      field: { g7: "river" },
    },
    "h5",
    "h6",
  ],
  [
    "nowhere to retreat",
    { units: { h5: "blue winterfell-riders", h6: "green casterly-cavaliers" }, field: { g7: "river", h7: "river" } },
    "h5",
    "h6",
  ],
  [
    "Heavy Armor in a building",
    { units: { h5: "red war-host", h6: "blue heavy-infantry 2" }, field: { h6: "building" } },
    "h5",
    "h6",
  ],
  [
    "a Stalwart target between two friends",
    {
      units: {
        h5: "red war-host",
        h6: "green lannisport-guards",
        g6: "green lannisport-guards",
        i6: "green lannisport-guards",
      },
    },
    "h5",
    "h6",
  ],
  [
    "flanking an engaged unit",
    {
      units: { h5: "red winterfell-riders", h6: "blue lannisport-guards", g6: "green war-host" },
      engaged: { h6: "g6 lannister" },
    },
    "h5",
    "h6",
  ],
  [
    "flanking a lone commander with his back to a river",
    {
      units: { h5: "red winterfell-riders", h6: "blue kevan 1", g6: "green war-host" },
      engaged: { h6: "g6 lannister" },
      field: { g7: "river", h7: "river" },
    },
    "h5",
    "h6",
  ],
  ["a commander with one guard left", { units: { h5: "red war-host", h6: "green addam 2" } }, "h5", "h6"],
  [
    "archers into a forest",
    { units: { h5: "red northmen-archers", h7: "green casterly-cavaliers 1" }, field: { h7: "forest" } },
    "h5",
    "h7",
  ],
  ["hounds", { units: { h5: "green kennelmasters", h7: "blue lannisport-guards 2" } }, "h5", "h7"],
  [
    "driven straight back where retreats are directional",
    {
      units: { h5: "red war-host", i5: "blue lannisport-guards 2" },
      field: { j5: "river", i6: "river" },
      "directional-retreat": true,
    },
    "h5",
    "i5",
  ],
];

/** The answer that the odds presume: the best symbol again, standing firm; nobody follows, strikes back or commits. */
function presumed(game: Battle): string {
  const kind = ask.kinds[ask.kind(game)];
  if (kind === "reroll") {
    const faces = hittingFaces(game, attackerOf(game), wayOf(game), targetOf(game));
    let best = NONE;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const isMiss = ((faces >> symbol) & 1) === 0 && freeDice(game, symbol) > 0;
      if (isMiss && (best === NONE || freeDice(game, symbol) > freeDice(game, best))) best = symbol;
    }
    const may = procedures.get(game, register["may-reroll"]);
    return may === 0 || best === NONE ? "stand" : `reroll flank ${symbolIds[best]}`;
  }
  const answers: { readonly [kind: string]: string } = {
    "stand-firm": "stand-firm yes",
    counter: "counter no",
    follow: "follow nowhere",
  };
  if (kind !== "retreat") return answers[kind] ?? "";
  return battles.print(play.options(game, seatOf(game))?.at(0) as BattleDecision);
}

interface Tally {
  hits: number;
  losses: number;
  eliminated: number;
  /** By the number of hexes. */
  readonly retreats: number[];
}

const seatOf = (game: Battle): number => play.awaited(game);

/** Orders the attacker, and attacks again and again from the same position, each time with other dice. */
function sample(start: Battle, from: string, at: string, attacks: number): Tally {
  const unit = unitIn(start, hexNames.indexOf(from));
  const target = unitIn(start, hexNames.indexOf(at));
  const ordered = start.slice();
  answer(ordered, `order ${from} valor`);
  while (ask.kinds[ask.kind(ordered)] === "move") answer(ordered, "halt");
  const isAdjacent = areAdjacent(hexOf(start, unit), hexOf(start, target));
  const verb = hasKeyword(start, unit, "hounds") && !isAdjacent ? "hounds" : "attack";
  const tally: Tally = { hits: 0, losses: 0, eliminated: 0, retreats: [] };
  const game = ordered.slice();
  const dice = chanceFrom(7);
  const seed = new Uint8Array(32);
  for (let i = 0; i < attacks; i++) {
    game.set(ordered);
    for (let byte = 0; byte < seed.length; byte++) seed[byte] = dice.below(256);
    placeDice(game, DICE, seed);
    answer(game, `${verb} ${from} ${at}`);
    for (let text = presumed(game); text !== ""; text = presumed(game)) answer(game, text);
    const isGone = !isOnField(game, target);
    tally.eliminated += isGone ? 1 : 0;
    tally.losses += figuresOf(start, target) - figuresOf(game, target);
    const back = isGone ? 0 : distanceOf(hexOf(start, target), hexOf(game, target));
    tally.retreats[back] = (tally.retreats[back] ?? 0) + 1;
  }
  return tally;
}

/** Each text is read once, and not a million times; whether it is legal is looked at the first time. */
const decisions = new Map<string, BattleDecision>();

function answer(game: Battle, text: string): void {
  const seat = seatOf(game);
  const decision = decisions.get(text) ?? (battles.parse(text) as BattleDecision);
  if (!decisions.has(text)) {
    expect(battles.check(game, seat, decision)).toBeUndefined();
    decisions.set(text, decision);
  }
  play.apply(game, seat, decision);
}

/** Of so many attacks, a share may differ from its chance by this much; one test in a hundred million would by more. */
const within = (chance: number, attacks: number): number => 6 * Math.sqrt((chance * (1 - chance)) / attacks) + 1e-9;

const ATTACKS = Math.ceil(1_000_000 / positions.length);

describe("the odds of an attack are those of a million", () => {
  it.each(positions)("%s", (_, position, from, at) => {
    const start = given({ turn: "stark", pool: { stark: { valor: 1 } }, ...(position as JsonMap) });
    const [unit, target] = [from, at].map((hex) => unitIn(start, hexNames.indexOf(hex)));
    const promised = odds(start, unit, target);
    const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);
    expect(sum(promised.hits)).toBeCloseTo(1, 10);
    expect(sum(promised.retreats)).toBeCloseTo(1, 10);
    const tally = sample(start, from, at, ATTACKS);
    const share = (count: number): number => count / ATTACKS;
    expect(Math.abs(share(tally.eliminated) - promised.eliminated)).toBeLessThan(within(promised.eliminated, ATTACKS));
    expect(Math.abs(share(tally.losses) - promised.expectedLosses)).toBeLessThan(4 * within(0.5, ATTACKS));
    for (const [hexes, chance] of promised.retreats.entries()) {
      expect(Math.abs(share(tally.retreats[hexes] ?? 0) - chance), `${hexes} back`).toBeLessThan(
        within(chance, ATTACKS),
      );
    }
  });
});

describe("the parts of an attack", () => {
  const laid = (position: JsonMap): Battle => given({ turn: "stark", ...position });
  const oddsOf = (game: Battle, from: string, at: string, choice: AttackChoice = {}): AttackOdds =>
    odds(game, unitIn(game, hexNames.indexOf(from)), unitIn(game, hexNames.indexOf(at)), choice);

  it("name what limits the dice, and why it does not", () => {
    const units = { h5: "red northmen-archers", h7: "green lannisport-guards" };
    const target = { by: "target", hex: hexNames.indexOf("h7"), most: 3 };
    const onHills = oddsOf(laid({ units, field: { h7: "hills" } }), "h5", "h7");
    expect([onHills.dice, onHills.parts.limits]).toEqual([3, [target]]);
    const both = oddsOf(laid({ units, field: { h5: "hills", h7: "hills" } }), "h5", "h7");
    expect([both.dice, both.parts.limits]).toEqual([4, [{ ...target, idle: "hills" }]]);
    const lower = oddsOf(laid({ units, field: { h5: "forest", h7: "hills" } }), "h5", "h7");
    expect(lower.parts.limits.map(({ by, idle }) => [by, idle])).toEqual([
      ["own", undefined],
      ["target", "lower"],
    ]);
  });

  it("name dice that a commander would add, whether they count here or not", () => {
    const units = { h5: "red robb-young-wolf", h6: "blue lannisport-guards", g6: "green war-host" };
    const alone = oddsOf(laid({ units }), "h5", "h6");
    expect([alone.dice, alone.parts.added]).toEqual([4, [{ by: "commander", dice: 1, holds: false }]]);
    const flanking = oddsOf(laid({ units, engaged: { h6: "g6 lannister" } }), "h5", "h6");
    expect([flanking.dice, flanking.parts.added]).toEqual([5, [{ by: "commander", dice: 1, holds: true }]]);
  });

  it("leave out of a parting attack what is added, and morale results", () => {
    const game = laid({
      units: { h5: "red robb-young-wolf", h6: "blue lannisport-guards", g6: "green war-host" },
      engaged: { h6: "g6 lannister" },
    });
    const { dice, drivesBack, retreats, flanks, parts } = oddsOf(game, "h5", "h6", { way: PARTING });
    expect({ dice, drivesBack, retreats, flanks, added: parts.added }).toEqual({
      dice: 4,
      drivesBack: false,
      retreats: [expect.closeTo(1)],
      flanks: false,
      added: [],
    });
    expect(oddsOf(game, "h5", "h6", { way: STRIKE }).dice).toBe(3);
  });
});
