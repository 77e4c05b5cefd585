import { readFileSync } from "node:fs";
import { chanceFrom, isRecordProblem, type Json, type JsonMap, NOBODY, readRecord, replay } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import type { ThroneDecision } from "./decisions.ts";
import { throne } from "./index.ts";
import type { Throne } from "./state/layout.ts";
import { withTextsRead } from "./upgrade.ts";

/** A position as version 1 of the rules wrote it: without the sections that came later. */
function writtenByVersion1(now: JsonMap): JsonMap {
  const { "free-orders": _free, "battle.text-read": _read, "battle.text-gave": _gave, ...plain } = now;
  expect(plain).not.toHaveProperty("march.fights");
  return plain;
}

const upgraded = (plain: Json): Throne => throne.fromJSON(throne.upgrade(plain, 1));

function decide(game: Throne, ...texts: readonly string[]): void {
  for (const text of texts) throne.apply(game, throne.awaited(game), throne.parse(text) as ThroneDecision);
}

/** Plays a game to its end by chance; every position on the way is a sound one. */
function playOn(game: Throne): void {
  const chance = chanceFrom(1);
  for (let seat = throne.awaited(game); seat !== NOBODY; seat = throne.awaited(game)) {
    const answer = throne.sample(game, seat, chance);
    expect(throne.check(game, seat, answer)).toBe(undefined);
    throne.apply(game, seat, answer);
    expect(audit(game)).toEqual([]);
  }
  expect(throne.outcome(game)).toBeDefined();
}

const players = ["baratheon", "stark", "greyjoy", "lannister", "tyrell"];

const positions: { readonly [name: string]: () => Throne } = {
  "in the middle of a march against a garrison": () => {
    const game = throne.scenarios.given({
      players,
      phase: "march",
      units: { kingswood: "baratheon 2K 1F", "the-reach": "tyrell 1F", lannisport: "lannister 1F" },
      orders: { kingswood: "march", "the-reach": "support", lannisport: "march" },
      garrisons: "standard",
    });
    decide(game, "march kingswood: 2K 1F > kings-landing");
    return game;
  },
  "in the middle of a battle": () => {
    const game = throne.scenarios.given({
      players,
      phase: "march",
      units: { kingswood: "baratheon 2K 1F", "the-reach": "tyrell 1F", lannisport: "lannister 1F" },
      orders: { kingswood: "march", lannisport: "march" },
    });
    decide(game, "march kingswood: 2K > the-reach");
    return game;
  },
  "while power is consolidated": () =>
    throne.scenarios.given({
      players,
      variants: ["forts"],
      phase: "consolidate",
      units: { kingswood: "baratheon 1F", "storms-end": "baratheon 1F", lannisport: "lannister 1F" },
      orders: { kingswood: "consolidate", "storms-end": "consolidate*", lannisport: "consolidate" },
    }),
};

describe("a game begun under version 1", () => {
  it.each(Object.entries(positions))("goes on %s", (_where, position) => {
    const game = position();
    const after = upgraded(writtenByVersion1(throne.toJSON(game)));
    expect(throne.toJSON(after)).toEqual(throne.toJSON(game));
    playOn(after);
  });

  it("keeps orders that left an area bare, and asks for full ones when they are replaced", () => {
    const game = throne.scenarios.given({
      players,
      options: { freeOrders: true },
      start: true,
      phase: "planning",
    });
    const seat = 0;
    throne.apply(game, seat, throne.parse("orders dragonstone march") as ThroneDecision);
    const after = upgraded(writtenByVersion1(throne.toJSON(game)));
    expect(throne.kept(after, seat)).toEqual(throne.parse("orders dragonstone march"));
    expect(throne.check(after, seat, throne.parse("orders dragonstone march"))?.rule).toBe("throne.orders.every-area");
    expect(throne.check(after, 1, throne.parse("orders winterfell march"))?.rule).toBe("throne.orders.every-area");
    for (let other = throne.awaited(after); throne.asks(after)[0].kind === "orders"; other = throne.awaited(after)) {
      throne.apply(after, other, throne.sample(after, other, chanceFrom(other)));
    }
    expect(throne.scenarios.observe(after).orders).toMatchObject({ dragonstone: "march" });
    expect(throne.scenarios.observe(after).orders).not.toHaveProperty("kingswood");
    playOn(after);
  });
});

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

it.each([
  ["of which both texts have had their turn", greyjoyFirst, "asha-greyjoy", "none"],
  ["of which the first text waits for an answer", lannisterFirst, "asha-greyjoy", "defender"],
  ["in which a text counts units", greyjoyFirst, "the-reader", "defender"],
])("a battle of version 1, %s, goes on as one of this version", (_title, players, card, support) => {
  const now = battleOfTyrion(players, card, support);
  expect(now).toHaveProperty(["battle.text-read"]);
  expect(withTextsRead(writtenByVersion1(now))).toEqual(now);
});

it("a text that gave something in version 1 gives it still", () => {
  const now = battleOfTyrion(greyjoyFirst, "asha-greyjoy", "none");
  expect(now["battle.text-gave"]).toEqual({ defender: { swords: 2, forts: 1 } });
  expect(throne.upgrade(writtenByVersion1(now), 1)).toEqual(now);
});

it("a position without a battle is the same in both", () => {
  const plain = throne.toJSON(throne.scenarios.given({ ...attack, players: greyjoyFirst } as Json));
  expect(throne.upgrade(plain, 1)).toEqual(plain);
});

it("a position of this version is left alone", () => {
  const now = battleOfTyrion(greyjoyFirst, "asha-greyjoy", "none");
  expect(throne.upgrade(now, throne.rulesVersion)).toBe(now);
});

/** Positions of the golden games as version 2 wrote them: every procedure and step that those games reach is among them. */
interface OldPosition {
  readonly record: string;
  readonly after: number;
  readonly plain: JsonMap;
}

const golden = (file: string): string => readFileSync(new URL(`./golden/${file}`, import.meta.url), "utf8");
const oldPositions = JSON.parse(golden("version-2.json")) as readonly OldPosition[];

function positionOf(file: string, upTo: number): Throne {
  const record = readRecord(golden(file));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const end = replay(throne, record, { upTo });
  if ("problem" in end) throw new Error(end.problem);
  return end.state;
}

describe("a position of version 2", () => {
  it.each(oldPositions)(
    "of $record after $after decisions is the same position in this version",
    ({ record, after, plain }) => {
      const now = throne.upgrade(plain, 2);
      expect(now).toEqual(throne.toJSON(positionOf(record, after)));
      expect(throne.toJSON(throne.fromJSON(now))).toEqual(now);
    },
  );

  it("is played on to its end", () => {
    const { plain } = oldPositions.find(({ plain }) => "battle.cards" in plain) as OldPosition;
    playOn(throne.fromJSON(throne.upgrade(plain, 2)));
  });

  it.each<[string, Json]>([
    ["frames: a procedure is a map of names", { frames: [[99, 0, 0, 0]] }],
    ["frames: turn has no step 9", { frames: [[1, 9, 0, 0]] }],
    ["frames: a list of 6 at most", { frames: "none" }],
    ["ask.id: a whole number", { "ask.id": ["x", null] }],
    ["battle.supports: no 3", { "battle.supports": { pyke: 3 } }],
    ["a position is an object", [1, 2]],
  ])("that cannot be is refused: %s", (problem, plain) => {
    expect(() => throne.fromJSON(throne.upgrade(plain, 2))).toThrow(problem);
  });
});

it("a record of version 2 is played as it was, and its hash is that of another plain form", () => {
  const record = readRecord(golden("three-1.weir"));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const old = { ...record, rules: 2, hash: "0".repeat(64) };
  expect(replay(throne, old)).toHaveProperty("state");
  expect(replay(throne, { ...old, rules: 3 })).toHaveProperty("refusal.rule", "kernel.record.hash");
  expect(replay(throne, { ...old, rules: 1 })).toHaveProperty("refusal.rule", "kernel.record.rules");
  const { seed: _, result: __, ...from } = { ...old, position: oldPositions[0].plain, decisions: [] };
  expect(replay(throne, from)).toHaveProperty("state");
});
