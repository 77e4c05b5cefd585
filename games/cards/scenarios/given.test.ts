import { readdirSync, readFileSync } from "node:fs";
import { chanceFrom, type Json } from "@weirwood/kernel";
import { checkMutatedPositions } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { audit } from "../audit.ts";
import { cards } from "../index.ts";
import { given } from "./given.ts";
import { observe } from "./observe.ts";

describe("a position", () => {
  it("balances by itself, whatever is said", () => {
    const game = given({
      one: {
        house: "stark",
        play: [{ card: "eddard-stark power=1", with: ["core_2", "core_5 duplicate", "two/core_145"] }],
      },
      two: { house: "lannister", hand: ["core_52"], deck: ["core_48", "core_48"], dead: ["core_36"] },
    });
    expect(audit(game)).toEqual([]);
    expect(observe(game)).toMatchObject({ power: { one: 1, two: 0 }, deck: { two: ["core_48", "core_48"] } });
  });

  it("leaves a card with who controls it, whoever owns it", () => {
    const game = given({ one: { play: ["core_52 owner=two"] } });
    expect(observe(game)).toMatchObject({ play: { one: { core_52: { owner: "two" } } } });
  });

  it("lays on the House card what is said to lie there, or can lie nowhere else", () => {
    const game = given({ one: { house: "stark", play: ["pots_44", { card: "house-stark", with: ["core_28"] }] } });
    const onHouse = { on: "core_209", types: ["attachment"] };
    expect(observe(game)).toMatchObject({ play: { one: { pots_44: onHouse, core_28: onHouse } } });
  });
});

describe("a position that cannot be", () => {
  it.each<[string, Json]>([
    ["“wolves” is no word of a position", { wolves: 3 }],
    ["one: “wolves” is no word of a player", { one: { wolves: 3 } }],
    ["three: nobody sits there", { three: {} }],
    ["seats: two at least", { seats: 1 }],
    ["phase: night is not known", { phase: "night" }],
    ["phase: epic comes by a card alone", { phase: "epic" }],
    ["one.house: tyrell is not known", { one: { house: "tyrell" } }],
    ["one.hand: core_181 is no character", { one: { hand: ["core_181"] } }],
    ["one.play: “asleep” cannot be said of a card", { one: { play: ["core_5 asleep"] } }],
    ["hand: 7 cards at most before the first round", { phase: "set-up", one: { hand: Array(8).fill("core_18") } }],
    ["play: 104 cards of one player at most", { one: { play: Array(300).fill("core_18") } }],
    ["list: 104 cards of one player at most", { one: { deck: Array(110).fill("core_18") } }],
    ["one.gold: a number from 0 to 99 is wanted", { one: { gold: "much" } }],
  ])("is refused by the word that is wrong: %s", (problem, position) => {
    expect(() => given(position)).toThrow(problem);
  });
});

/** Where every scenario of this folder and those below begins. */
const folder = new URL("./", import.meta.url);
const positions = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(new URL(file, folder), "utf8")))
  .map((document) => (document.toJS() as { given: Json }).given);

describe("a position that somebody has changed at random", () => {
  it("is refused with a sentence, or goes on with balanced books", () => {
    // Otherwise the changes would be too wild to say anything.
    expect(checkMutatedPositions(cards, positions, 600, chanceFrom(2013), 60)).toBeGreaterThan(60);
  });
});
