import { readdirSync, readFileSync } from "node:fs";
import { chanceFrom, type Json, roll } from "@weirwood/kernel";
import { checkMutatedPositions } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { dieFaces, symbolIds } from "../data/names.ts";
import { battles } from "../index.ts";
import { DICE } from "../state/layout.ts";

const { given, observe } = battles.scenarios;

const units = { h9: "blue northmen-archers", e2: "blue maege spent", h8: "green lannisport-guards 2" };
/** Something to be asked about: without it the rounds run on. */
const pool = { stark: { morale: 1 } };

describe("a position", () => {
  it("is written and seen in the same words", () => {
    const position = {
      units,
      engaged: { h8: "h9 stark" },
      field: { h4: "forest", i6: "river ford" },
      fire: { c3: 2 },
      pool: { stark: { green: 2 } },
      morale: "lannister-8",
      round: 2,
      commanders: { maege: { tokens: 1 } },
    };
    const seen = observe(given(position));
    expect(seen).toMatchObject({ ...position, units: {}, engaged: {} });
    expect(seen.units).toEqual({
      h9: "blue northmen-archers 4",
      e2: "blue maege 4 spent",
      h8: "green lannisport-guards 2",
    });
    expect(seen.engaged).toEqual({ h8: "h9 stark", h9: "h8 stark" });
  });

  it("has decks of the commanders who are there, without what lies elsewhere", () => {
    const hands = { stark: ["sl16", "sl22"] };
    const { decks, ...seen } = observe(given({ units, hands, discards: { stark: ["sl01"] } })) as {
      [word: string]: Json;
    };
    expect(seen.hands).toEqual({ ...hands, lannister: [] });
    expect([...(decks as { stark: string[] }).stark].reverse()).toEqual([
      "sl02",
      "sl03",
      "sl04",
      "sl05",
      "sl06",
      "sl07",
      "sl08",
      "sl09",
      "sl10",
      "sl21",
      "sl23",
      "sl24",
      "sl25",
    ]);
  });

  it("has on its discards what a deck that is said leaves over", () => {
    const { decks, discards } = observe(given({ units, pool, decks: { stark: ["sl01"] } })) as { [word: string]: Json };
    expect(decks).toMatchObject({ stark: ["sl01"] });
    expect((discards as { stark: string[] }).stark).toHaveLength(14);
  });

  it("may begin from a plan", () => {
    expect(observe(given({ plan: "kingsroad", turn: "lannister" }))).toMatchObject({ rounds: 5, active: "lannister" });
  });
});

describe("dice of a position", () => {
  it.each([
    [["valor", "green", "blue", "red", "morale"]],
    [["green", "green", "green", "green", "green", "green", "green", "green"]],
    // One in 69 thousand million rows: whoever looked for it among all would never find it.
    [Array.from({ length: 12 }, () => "valor")],
  ])("show what is wanted: %s", (dice) => {
    const game = given({ pool, dice });
    expect(dice.map(() => symbolIds[dieFaces[roll(game, DICE, dieFaces.length)]])).toEqual(dice);
  });

  it("may be let fall", () => {
    const game = given({ pool, dice: [28, "morale", "morale"] });
    const shown = Array.from({ length: 30 }, () => symbolIds[dieFaces[roll(game, DICE, dieFaces.length)]]);
    expect(shown.slice(28)).toEqual(["morale", "morale"]);
  });

  it("have as many sides as is said", () => {
    const game = given({ pool, dice: ["2/6", "valor", "4/5"] });
    expect([roll(game, DICE, 6), dieFaces[roll(game, DICE, 8)], roll(game, DICE, 5)]).toEqual([2, 3, 4]);
  });
});

describe("a position that cannot be", () => {
  it.each<[string, Json]>([
    ["“wolves” is no word of a position", { wolves: 3 }],
    ["given: names with values are wanted", []],
    ["board: round is not known", { board: "round" }],
    ["board: the plan says which", { plan: "kingsroad", board: "portrait" }],
    ["plan: red-wedding is not known", { plan: "red-wedding" }],
    ["units: those of a skirmish are yet to be drawn", { plan: "raid", units }],
    ["field: h4: swamp is not known", { field: { h4: "swamp" } }],
    ["field: h4: moat is not known", { field: { h4: "river moat" } }],
    ["field: o1 is no hex of this board", { field: { o1: "forest" } }],
    ["field: z9 is not known", { field: { z9: "forest" } }],
    ["field: h4 is said by a text", { field: { h4: 2 } }],
    ["units: h4: purple is no rank", { units: { h4: "purple war-host" } }],
    ["units: h4: dragons is neither a unit nor a commander", { units: { h4: "red dragons" } }],
    ["units: h4: war-host has 1 to 4 figures", { units: { h4: "red war-host 5" } }],
    ["units: h4: “tired” cannot be said of a unit", { units: { h4: "red war-host tired" } }],
    ["units: e2 holds two units", { plan: "kingsroad", units: { e2: "red war-host" } }],
    ["units: h4 is led by somebody elsewhere", { units: { h4: "red robb-king", h9: "red robb-young-wolf" } }],
    ["commanders: maege has more tokens than his limit", { units, commanders: { maege: { tokens: 2 } } }],
    ["engaged: nobody stands on a1", { units, engaged: { a1: "h9 stark" } }],
    ["engaged: e2 has no enemy beside it", { units, engaged: { e2: "h8 stark" } }],
    ["engaged: undefined is not known", { units, engaged: { h9: "h8" } }],
    ["hands: there is one sl01", { hands: { stark: ["sl01"] }, discards: { stark: ["sl01"] } }],
    ["hands: ll01 is of the other House", { hands: { stark: ["ll01"] } }],
    ["hands: no ", { hands: { stark: ["sl99"] } }],
    ["fire: h4 burns 3 at most", { field: { h4: "forest" }, fire: { h4: 4 } }],
    ["fire: h4 burns 0 at most", { field: { h4: "hills" }, fire: { h4: 1 } }],
    ["fire: o1 is no hex of this board", { fire: { o1: 1 } }],
    ["momentum: one House has the token", { plan: "raid", phase: "regroup", hands: { stark: [], lannister: [] } }],
    ["hands: those of a skirmish are yet to be dealt", { plan: "reward", hands: { stark: [] } }],
    ["morale: ", { morale: "low" }],
    ["objectives: each lies in a hex of the board", { objectives: [{ hex: "o1" }] }],
    ["phase: night is not known", { phase: "night" }],
    ["turn: tyrell is not known", { turn: "tyrell" }],
    ["dice: a list of faces is wanted", { dice: "valor" }],
    ['dice: "purple" is no face', { dice: ["purple"] }],
    ['dice: "6/6" is no face', { dice: ["6/6"] }],
    ["dice: 101 are not let fall", { dice: [101] }],
    ["dice: so long a row of throws is not laid", { dice: Array.from({ length: 33 }, () => "valor") }],
    ["dice: no more than 200 are laid", { dice: [100, 100, "valor"] }],
    ["dice: no throw shows 500", { dice: ["500/501"] }],
    ["dice: 2.5 are not let fall", { dice: [2.5, "valor"] }],
  ])("is refused by the word that is wrong: %s", (problem, position) => {
    expect(() => given(position)).toThrow(problem);
  });

  it("may be built all the same where it is said that books need not balance", () => {
    const position = { units, pool, commanders: { maege: { tokens: 2 } } };
    expect(observe(given(position, "unbalanced"))).toMatchObject({ commanders: { maege: { tokens: 2 } } });
  });
});

/** Where every scenario of this folder begins. */
const folder = new URL("./", import.meta.url);
const positions = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(new URL(file, folder), "utf8")))
  .map((document) => (document.toJS() as { given: Json }).given);

describe("a position that somebody has changed at random", () => {
  it("is refused with a sentence, or can be played to its end with balanced books", () => {
    // Otherwise the changes would be too wild to say anything.
    expect(checkMutatedPositions(battles, positions, 400, chanceFrom(2010))).toBeGreaterThan(60);
  });
});
