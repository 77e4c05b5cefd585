import { cardsBots } from "@weirwood/bots/cards";
import { temperOf } from "@weirwood/bots/temper";
import { type Cards, type CardsOptions, cards } from "@weirwood/cards";
import { readyDecks } from "@weirwood/cards/decks";
import { totalPower } from "@weirwood/cards/questions";
import { chanceFrom, chanceOf, NOBODY } from "@weirwood/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { Hint } from "../../../learn/guide.ts";
import { seedOf } from "../../../local/seed.ts";
import type { Language } from "../../../text/language.ts";
import { openBook } from "../../books.ts";
import { guide } from "./guide.ts";
import { findHint } from "./hints.ts";
import { lessons } from "./lessons.ts";
import { decks, steps } from "./steps.ts";

const setup = guide.setup({ title: "Your first game", person: "You", bot: (bot) => bot });

beforeAll(async () => {
  await Promise.all([openBook("cards", "en", "learn"), openBook("cards", "fr", "learn")]);
});

interface Reader {
  readonly state: Cards;
  readonly seen: Set<string>;
  readonly shown: Hint[];
  readonly told: { readonly rule: string; readonly [fact: string]: unknown }[];
  decided: number;
}

function decide(reader: Reader, seat: number, notation: string): void {
  const { state, told } = reader;
  cards.apply(state, seat, cards.parse(notation, state) as never, (event) => told.push(event));
  reader.decided++;
}

function begin(): Reader {
  const state = cards.setup(cards.readOptions(setup.options) as CardsOptions, seedOf(setup.seed));
  const reader = { state, seen: new Set<string>(), shown: [], told: [], decided: 0 };
  for (const { seat, notation } of setup.decisions ?? []) decide(reader, seat, notation);
  return reader;
}

const adviceTo = (view: Cards): string => cards.print(cardsBots.steward.choose(view, 0, chanceFrom(7)));

function hintNow({ state, seen }: Reader, language: Language = "en"): Hint | undefined {
  const view = cards.view(state, 0);
  const [{ id, kind }] = cards.asks(state);
  return findHint({ view, seat: 0, ask: { id, kind }, draft: undefined, advice: adviceTo(view), language }, seen);
}

/** Whether somebody else is asked; they answer first, as they do while somebody reads. */
function isOpponentsTurn({ state }: Reader): boolean {
  return cards.asks(state)[0].seats.some((seat) => seat !== 0 && cards.isAwaited(state, seat));
}

function answerForOpponent(reader: Reader): void {
  const chance = chanceOf(`bots at ${setup.seed} ${reader.decided}`);
  decide(
    reader,
    1,
    cards.print(cardsBots.squire.choose(cards.view(reader.state, 1), 1, chance, temperOf(`${setup.seed} 1`))),
  );
}

/** Does what the hints say, and where they say nothing passes, until a round begins. */
function followHints(reader: Reader, until: number, language: Language = "en"): void {
  const { state, seen, shown } = reader;
  while (cards.awaited(state) !== NOBODY && cards.round(state) < until) {
    if (isOpponentsTurn(reader)) {
      answerForOpponent(reader);
      continue;
    }
    const hint = hintNow(reader, language);
    if (hint !== undefined) shown.push(hint);
    if (hint !== undefined && hint.offer === undefined) seen.add(hint.id);
    else decide(reader, 0, hint?.offer !== undefined && "send" in hint.offer.act ? hint.offer.act.send : "pass");
    if (hint?.teaches !== undefined) seen.add(hint.teaches);
  }
}

/** Where nothing but a pass is possible nothing is said. */
function goToNextHint(reader: Reader): Hint | undefined {
  for (let left = 20; left > 0; left--) {
    if (isOpponentsTurn(reader)) answerForOpponent(reader);
    else {
      const hint = hintNow(reader);
      if (hint !== undefined) return hint;
      decide(reader, 0, "pass");
    }
  }
  return undefined;
}

describe("the guided game", () => {
  const reader = begin();
  const kinds = (): string[] => reader.shown.map(({ id }) => id.replace(/\/\d+/, ""));
  beforeAll(() => followHints(reader, 3));

  test("is played with the two decks for a first game", () => {
    const first = readyDecks.filter(({ isFirst }) => isFirst).map(({ id }) => id);
    expect(new Set(Object.values(decks))).toEqual(new Set(first));
    expect(reader.shown.slice(0, 2).map(({ id }) => id.split("/")[0])).toEqual(["welcome", "deck"]);
  });

  test("is led by hints to the end of the second round, and gains by it", () => {
    expect(cards.round(reader.state)).toBe(3);
    expect(totalPower(reader.state, 0)).toBeGreaterThan(totalPower(reader.state, 1) + 4);
  });

  test.each(["mulligan", "place", "plot", "action", "challenge", "attackers", "defenders", "save", "response"])(
    "teaches %s by doing",
    (kind) => {
      expect(kinds()).toContain(kind);
    },
  );

  test("brings a challenge of each kind, a save and a response of the reader's own", () => {
    const own = reader.told.filter(({ rule, player }) => rule === "cards.challenges.declared" && player === "one");
    expect(new Set(own.map(({ icon, type }) => icon ?? type)).size).toBe(3);
    expect(reader.told).toContainEqual(expect.objectContaining({ rule: "cards.saves.saved", player: "one" }));
  });

  test("tells of the round, of gold, of danger and of power when their moment comes", () => {
    expect(kinds()).toEqual(expect.arrayContaining(["round", "gold", "asked", "dying", "roundOver"]));
  });

  test("ends with how one wins and what to look at next; then only what is new is told", () => {
    const summary = goToNextHint(reader);
    expect(summary?.id).toBe("summary");
    expect(summary?.next?.map(({ to }) => to)).toEqual(["/games/cards/timing", "/rules/cards"]);
    expect(hintNow({ ...reader, seen: new Set([...reader.seen, "summary"]) })).toBeUndefined();
  });

  test("says each thing in a few words: three lines of a bubble", () => {
    for (const { text, title } of reader.shown) {
      expect(text.length, text).toBeLessThan(175);
      expect(title.length, title).toBeLessThan(45);
    }
  });
});

test("every hint has a step, words in both languages and a rule that exists", () => {
  for (const language of ["en", "fr"] as const) {
    const reader = begin();
    followHints(reader, 3, language);
    for (const { title, text, reason, rule, step, offer } of reader.shown) {
      expect(`${title} ${text} ${reason ?? ""} ${offer?.label ?? ""}`).not.toMatch(/undefined|NaN|\[object/);
      expect(text.length, text).toBeLessThan(185);
      expect(steps).toContain(step);
      expect(cards.phrasebooks[language].rules).toHaveProperty([rule]);
    }
  }
  for (const { rule } of lessons) expect(cards.phrasebooks.en.rules).toHaveProperty([rule]);
});

test("nothing is said while nothing is asked", () => {
  const view = cards.view(begin().state, 0);
  const moment = { view, seat: 0, ask: undefined, draft: undefined, advice: undefined, language: "en" as const };
  expect(findHint(moment, new Set())).toBeUndefined();
});
