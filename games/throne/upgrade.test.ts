import type { Json, JsonMap } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { throne } from "./index.ts";
import { withTextsRead } from "./upgrade.ts";

/** What version 1 would have stored of a position: it knew nothing of texts that have been read. */
function asVersion1(plain: JsonMap): JsonMap {
  return Object.fromEntries(
    Object.entries(plain).filter(([name]) => name !== "battle.text-read" && name !== "battle.text-gave"),
  );
}

const attack = {
  variants: ["crowned"],
  phase: "march",
  "blade-used": true,
  orders: { riverrun: "march*", "moat-cailin": "support", lannisport: "march-1" },
  units: {
    riverrun: "lannister 2F",
    seagard: "greyjoy 2K",
    "moat-cailin": "greyjoy 2K",
    lannisport: "lannister 1F",
  },
};

/** Lannister attacks, and Tyrion is asked which order he takes. */
function battleOfTyrion(players: string[], card: string, support: string) {
  const game = throne.scenarios.given({ ...attack, players } as Json);
  const seatOf = (house: string): number => players.indexOf(house);
  const decide = (house: string, text: string): void => {
    const answer = throne.parse(text);
    if ("rule" in answer) throw new Error(answer.rule);
    expect(throne.check(game, seatOf(house), answer)).toBeUndefined();
    throne.apply(game, seatOf(house), answer);
  };
  decide("lannister", "march riverrun: 2F > seagard");
  decide("greyjoy", `support moat-cailin ${support}`);
  decide("lannister", "card tyrion-lannister");
  decide("greyjoy", `card ${card}`);
  return throne.toJSON(game);
}

const greyjoyFirst = ["tyrell", "stark", "baratheon", "greyjoy", "lannister"];
const lannisterFirst = ["tyrell", "stark", "baratheon", "lannister", "greyjoy"];

test.each([
  ["of which both texts have had their turn", greyjoyFirst, "asha-greyjoy", "none"],
  ["of which the first text waits for an answer", lannisterFirst, "asha-greyjoy", "defender"],
  ["in which a text counts units", greyjoyFirst, "the-reader", "defender"],
])("a battle of version 1, %s, goes on as one of this version", (_title, players, card, support) => {
  const now = battleOfTyrion(players, card, support);
  expect(now).toHaveProperty(["battle.text-read"]);
  expect(withTextsRead(asVersion1(now))).toEqual(now);
});

test("a text that gave something in version 1 gives it still", () => {
  const now = battleOfTyrion(greyjoyFirst, "asha-greyjoy", "none");
  expect(now["battle.text-gave"]).toEqual({ defender: { swords: 2, forts: 1 } });
  expect(throne.upgrade(asVersion1(now), 1)).toEqual(now);
});

test("a position without a battle is the same in both", () => {
  const plain = throne.toJSON(throne.scenarios.given({ ...attack, players: greyjoyFirst } as Json));
  expect(throne.upgrade(plain, 1)).toBe(plain);
});

test("a position of this version is left alone", () => {
  const now = battleOfTyrion(greyjoyFirst, "asha-greyjoy", "none");
  expect(throne.upgrade(now, throne.rulesVersion)).toBe(now);
});
