import { readdirSync, readFileSync } from "node:fs";
import type { Battle } from "@weirwood/battles/questions";
import type { GameEvent } from "@weirwood/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../replay/replayed-game.ts";
import { replayOf } from "../../../testing/replay-of.ts";
import { openBook } from "../../books.ts";
import { client } from "../client.ts";
import { beatOf, hexesIn } from "./beats.ts";
import type { BreakFacts, DiceFacts, RoundFacts } from "./facts.ts";
import { tell } from "./tell.ts";

const golden = new URL("../../../../games/battles/golden/", import.meta.url);
const recordNamed = (name: string): string => readFileSync(new URL(name, golden), "utf8");

beforeAll(() => openBook("battles", "en"));

const steady = { before: undefined, after: undefined, seat: 0, language: "en" } as const;

describe("a recorded game", () => {
  const files = readdirSync(golden).filter((file) => file.endsWith("-1.weir") && !file.includes("random"));

  test.each(files)("%s is told, every event once and in order, with and without views", async (file) => {
    const game = await replayOf(recordNamed(file));
    const told: GameEvent[] = [];
    let before: Battle | undefined;
    for (const [at, { events }] of game.summary.steps.entries()) {
      const after = client.read(game.view(at, EVERYTHING));
      if (events.length > 0) {
        const tellings = tell(events, { ...steady, before, after, told });
        expect(tellings.flatMap((telling) => telling.events)).toEqual(events);
        for (const { moment, lasts, events: seen } of tellings) {
          if (moment !== undefined) expect(moment.steps.every((step) => step.lasts > 0)).toBe(true);
          else if (lasts > 0) expect(hexesIn(beatOf(seen, after)).every((hex) => hex >= 0)).toBe(true);
        }
        expect(tell(events, steady).flatMap((telling) => telling.events)).toEqual(events);
      }
      told.push(...events);
      before = after;
    }
    const all = tell(told, steady);
    const kinds = new Set(all.flatMap(({ moment }) => moment?.kind ?? []));
    expect([...kinds]).toEqual(expect.arrayContaining(["dice", "round"]));
  });
});

const declared: GameEvent = {
  rule: "battles.attack.declare",
  ...{ house: "stark", way: "melee", from: "j5", at: "k5", unit: "winterfell-riders", rank: "blue" },
  ...{ target: "lannisport-guards", targetRank: "green", figures: 3 },
};
const attack = { house: "stark", from: "j5", at: "k5" };
const roll: GameEvent = {
  rule: "battles.attack.roll",
  ...{ ...attack, dice: 3, faces: ["red", "green", "morale"], hitting: ["green", "valor"] },
};
const reroll: GameEvent = {
  rule: "battles.attack.reroll",
  ...{ ...attack, dice: 1, faces: ["valor"], all: ["green", "valor", "morale"], hitting: ["green", "valor"] },
};
const hits: GameEvent = {
  rule: "battles.attack.hits",
  ...{ ...attack, target: "lannisport-guards", hits: 2, ignored: 0, hitting: ["green", "valor"] },
};
const unit = { house: "lannister", unit: "lannisport-guards", rank: "green", hex: "k5", id: "l9" };
const casualties: GameEvent = { rule: "battles.attack.casualties", ...unit, lost: 2, left: 1 };

const diceIn = (events: readonly GameEvent[], told: readonly GameEvent[] = []): DiceFacts[] =>
  tell(events, { ...steady, told }).flatMap(({ moment }) =>
    moment?.kind === "dice" ? (moment.facts as DiceFacts) : [],
  );

describe("the dice of an attack", () => {
  test("are announced on the field as it was, then thrown, then figures fall", () => {
    const tellings = tell([declared, roll, hits, casualties], steady);
    expect(tellings.map(({ moment, isAhead }) => moment?.kind ?? (isAhead ? "ahead" : "beat"))).toEqual([
      ...["ahead", "dice", "beat"],
    ]);
  });

  test("fall at once for whoever attacks", async () => {
    const game = await replayOf(recordNamed("kingsroad-1.weir"));
    const before = client.read(game.view(0, EVERYTHING));
    const lastsFor = (seat: number) => tell([declared, roll], { ...steady, before, seat })[0].lasts;
    expect(lastsFor(0)).toBe(0);
    expect(lastsFor(1)).toBeGreaterThan(0);
  });

  test("tell who fights, what hits, what it brought about and how far the target goes back", () => {
    const [facts] = diceIn([declared, roll, hits, casualties]);
    expect(facts).toMatchObject({ way: "melee", hits: 2, back: 1, outcomes: [casualties] });
    expect(facts.attacker).toEqual({ house: "stark", hex: "j5", unit: "winterfell-riders", rank: "blue" });
    expect(facts.target).toMatchObject({ house: "lannister", hex: "k5", figures: 3 });
    expect(facts.throws).toEqual([{ faces: ["red", "green", "morale"], fresh: 3, hitting: ["green", "valor"] }]);
  });

  test("thrown again are a second act, in which the others lie where they were", () => {
    expect(diceIn([declared, roll]).map((facts) => facts.hits)).toEqual([undefined]);
    const [facts] = diceIn([reroll, hits], [declared, roll]);
    expect(facts.throws).toEqual([{ faces: ["green", "morale", "valor"], fresh: 1, hitting: ["green", "valor"] }]);
    expect(facts.hits).toBe(2);
  });

  test("that are left as they are lie there while they are counted", () => {
    const [facts] = diceIn([hits], [declared, roll]);
    expect(facts.throws).toEqual([{ faces: ["red", "green", "morale"], fresh: 0, hitting: ["green", "valor"] }]);
  });

  test("of hounds may drive back by the first of them alone", () => {
    const loosed: GameEvent = { rule: "battles.keywords.hounds", ...attack, face: "morale" };
    const [facts] = diceIn([{ ...declared, way: "hounds" }, loosed]);
    expect(facts).toMatchObject({ hounds: "morale", throws: [], back: 1 });
  });

  test("whose attack is not known are a beat like any other", () => {
    expect(diceIn([roll, hits])).toEqual([]);
    expect(tell([roll, hits], steady).every(({ lasts }) => lasts > 0)).toBe(true);
  });

  test("drive nobody back who is gone, nor by a parting blow", () => {
    const gone: GameEvent = { rule: "battles.attack.eliminated", ...unit };
    expect(diceIn([declared, roll, hits, gone])[0].back).toBe(0);
    expect(diceIn([{ ...declared, way: "parting" }, roll, hits])[0].back).toBe(0);
  });
});

describe("other great moments", () => {
  test("a break tells how far the marker slid, a Rout that it was the last", () => {
    const change: GameEvent = { rule: "battles.morale.change", house: "lannister", spaces: 2, marker: "stark-5" };
    const broken: GameEvent = { rule: "battles.morale.zones", house: "stark", zone: "green" };
    const [telling] = tell([change, broken], steady);
    expect(telling.moment?.facts).toEqual({
      ...{ house: "stark", zone: "green", was: 8, now: 6, isRout: false },
    } satisfies BreakFacts);
    const rout: GameEvent = { rule: "battles.victory.rout", house: "lannister" };
    expect(tell([change, broken, rout], steady)).toHaveLength(1);
  });

  test("a round tells what both have rallied; cards only where they are known", () => {
    const [telling] = tell(
      [
        { rule: "battles.muster.keep", house: "stark", cards: [], count: 0, tokens: 0 },
        { rule: "battles.muster.round", round: 2 },
        { rule: "battles.muster.advantage", house: "stark", stark: 2, lannister: 1 },
        { rule: "battles.muster.orders", house: "stark", faces: ["green", "red"] },
        { rule: "battles.cards.drawn", house: "stark", card: "sl28" },
        { rule: "battles.cards.draw", house: "stark", count: 1 },
        { rule: "battles.muster.orders", house: "lannister", faces: ["valor"] },
        { rule: "battles.cards.draw", house: "lannister", count: 3 },
      ],
      steady,
    );
    expect(telling.moment?.facts).toEqual({
      ...{ round: 2, first: "stark", commandTokens: { stark: 2, lannister: 1 } },
      sides: [
        { house: "stark", faces: ["green", "red"], cards: 1, drawn: ["sl28"] },
        { house: "lannister", faces: ["valor"], cards: 3, drawn: [] },
      ],
    } satisfies RoundFacts);
  });

  test("a card says what it does, its tactic only where it is used", () => {
    const play: GameEvent = { rule: "battles.cards.play", house: "stark", card: "sl11", figure: "maege", cost: 1 };
    const tactic: GameEvent = { rule: "battles.cards.tactic", house: "stark", card: "sl11", figure: "maege" };
    const [alone] = tell([play], steady);
    expect(alone.sentence).toMatch(
      /^House Stark plays .+ on Maege Mormont \(1 command token\)\. Order up to 3 units\.$/,
    );
    const [both, ...rest] = tell([play, tactic], steady);
    expect(both.sentence).toMatch(/: gain 1 morale\.$/);
    expect(rest).toEqual([]);
  });

  test("units that are ordered together are named by their number", () => {
    const order = (hex: string): GameEvent => ({ rule: "battles.cards.order", ...unit, hex });
    const [telling] = tell([order("k5"), order("j5")], steady);
    expect(telling.sentence).toBe("2 units are ordered.");
  });
});
