import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, NOBODY } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import { given } from "@weirwood/throne/given";
import { type AskKind, areaIds, askKinds, isLand } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import { readMemory } from "../../../learn/hint-memory.ts";
import { seedOf } from "../../../local/seed.ts";
import { guide } from "./guide.ts";
import { type HintMoment, hintFor, hintIds, hints, steps } from "./hints.ts";
import { text as en } from "./text/en.ts";
import { text as fr } from "./text/fr.ts";

const setup = guide.setup({ title: "Your first game", person: "You", bot: "Steward" });
const begin = () => throne.setup(throne.readOptions(setup.options) as ThroneOptions, seedOf(setup.seed));

/** Plays the guided game with hints, all seats by stewards, for some rounds; what was shown, in order. */
function hintsUntil(round: number): { readonly shown: readonly string[]; readonly asked: ReadonlySet<AskKind> } {
  const state = begin();
  const seen = new Set<string>();
  const shown: string[] = [];
  const asked = new Set<AskKind>();
  const hear = (moment: Omit<HintMoment, "seat" | "view" | "round">): void => {
    const full = { ...moment, view: throne.view(state, 0), seat: 0, round: throne.round(state) };
    for (let due = hintFor(full, seen); due !== undefined; due = hintFor(full, seen)) {
      seen.add(due.hint.id);
      shown.push(due.hint.id);
    }
  };
  for (let count = 0; throne.awaited(state) !== NOBODY && throne.round(state) < round; count++) {
    const seat = throne.awaited(state);
    const answer = throneBots.steward.choose(throne.view(state, seat), seat, chanceFrom(count + 1));
    if (seat === 0) {
      const ask = throne.asks(state)[0].kind as AskKind;
      asked.add(ask);
      hear({ ask, draft: undefined });
      hear({ ask, draft: throne.print(answer) });
    }
    throne.apply(state, seat, answer);
  }
  return { shown, asked };
}

describe("hints of a first game", () => {
  test("go through a first turn step by step, each once", () => {
    const { shown } = hintsUntil(2);
    expect(shown.slice(0, 3)).toEqual(["welcome", "orders", "ready"]);
    expect(shown).toEqual(expect.arrayContaining(["reveal", "march", "march-where"]));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).not.toContain("turn-over");
  });

  test("say when the first turn is over", () => {
    expect(hintsUntil(3).shown).toContain("turn-over");
  });

  test("meet every question of the base game", () => {
    const unspoken = new Set<AskKind>([
      "pick-highest",
      "pick-lowest",
      "take-back",
      "remove-order",
      "discard-card",
      "make-knight",
    ]);
    const ofVariants = new Set<AskKind>([
      "single",
      "spend",
      "replace-card",
      "demote",
      "knight-in",
      "take-token",
      "capture",
    ]);
    const view = throne.view(begin(), 0);
    for (const ask of askKinds) {
      if (unspoken.has(ask) || ofVariants.has(ask) || ask.startsWith("march") || ask.startsWith("raid")) continue;
      const due = hintFor({ view, seat: 0, ask, draft: undefined, round: 2 }, new Set(["turn-over"]));
      expect(due?.hint.id, ask).toBeDefined();
    }
  });

  test("point at the first area without an order, and at the button when none is left", () => {
    const view = throne.view(begin(), 0);
    const seen = new Set(["welcome"]);
    const moment = { view, seat: 0, ask: "orders" as const, round: 1 };
    const first = hintFor({ ...moment, draft: undefined }, seen);
    if (first === undefined || !("area" in first.anchor)) throw new Error("no area is pointed at");
    const half = hintFor({ ...moment, draft: `orders ${areaIds[first.anchor.area]} march` }, seen);
    expect(half?.anchor).not.toEqual(first.anchor);
    const whole = throne.print(throneBots.steward.choose(view, 0, chanceFrom(1)));
    expect(hintFor({ ...moment, draft: whole }, seen)?.hint.id).toBe("ready");
  });

  test("point at no area for which no order is left", () => {
    // Fourteen areas, and a place at the King's Court with two stars: twelve tokens at most.
    const lands = areaIds.filter((_, area) => isLand(area)).slice(0, 14);
    const units = Object.fromEntries(lands.map((area, place) => [area, place < 10 ? "lannister 1F" : "lannister 1K"]));
    const state = given({ players: ["stark", "baratheon", "lannister"], phase: "planning", units });
    const view = throne.view(state, 2);
    const draft = throne.print(throneBots.steward.choose(view, 2, chanceFrom(1)));
    expect(hintFor({ view, seat: 2, ask: "orders", draft, round: 1 }, new Set(["welcome"]))?.hint.id).toBe("ready");
  });

  test("are silent while nothing is asked", () => {
    const view = throne.view(begin(), 0);
    expect(hintFor({ view, seat: 0, ask: undefined, draft: undefined, round: 1 }, new Set())).toBeUndefined();
  });
});

describe("hints as declarations", () => {
  test("have words in both languages, a step and a rule that exists", () => {
    expect(hints.map(({ id }) => id)).toEqual([...hintIds]);
    for (const { id, step, rule } of hints) {
      for (const text of [en, fr]) {
        expect(text.hints[id].title("Stark", "Winterfell")).not.toBe("");
        expect(text.hints[id].text).not.toBe("");
      }
      expect(steps).toContain(step);
      expect(throne.phrasebooks.en.rules).toHaveProperty([rule]);
    }
  });
});

test("the guided game is the base game of three with stewards, and its person sits first", () => {
  expect(setup.kind).toBe("practice");
  expect(setup.options).toMatchObject({ players: 3, variants: [], houses: ["lannister", "baratheon", "stark"] });
  expect(setup.seats).toEqual([
    { name: "You" },
    { name: "Steward", bot: "steward" },
    { name: "Steward", bot: "steward" },
  ]);
});

test("what the browser kept about hints is read with care", () => {
  expect(readMemory({ seen: ["welcome", 4], game: "abc", isOff: true })).toEqual({
    seen: ["welcome"],
    game: "abc",
    isOff: true,
  });
  expect(readMemory("nonsense")).toEqual({ seen: [], game: undefined, isOff: false });
});
