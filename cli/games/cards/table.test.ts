import { type Cards, type CardsDecision, type CardsOptions, cards } from "@weirwood/cards";
import { type Body, bodiesEnd, cardIds, cardOf, isTaken, placesOf, verbs } from "@weirwood/cards/questions";
import { chanceFrom, isRefusal, type JsonMap, NOBODY, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../context.ts";
import { plain, widthOf } from "../../layout.ts";
import { askLines } from "../../table/ask.ts";
import { playable } from "../../testing/games.ts";
import { detailLines, enterMeans, unasked, verbsOf } from "./ask.ts";
import { boardLines, seatLines } from "./board.ts";
import { looks } from "./looks.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";
import { strangerIn } from "./words.ts";

const loaded = await playable("cards");
const english = contextOf([], {});
const french = contextOf(["--lang", "fr"], {});

function setUp(players: number, seed: string): Cards {
  const options = cards.readOptions({ players });
  if (isRefusal(options)) throw new Error(options.rule);
  return cards.setup(options as CardsOptions, seedFrom(seed));
}

/** Calls for each position of a random game in which somebody is asked. */
function eachPosition(
  players: number,
  seed: string,
  look: (view: Cards, seat: number, answer: CardsDecision) => void,
): void {
  const state = setUp(players, seed);
  const chance = chanceFrom(11);
  for (let seat = cards.awaited(state); seat !== NOBODY; seat = cards.awaited(state)) {
    const view = cards.view(state, seat);
    const answer = cards.sample(view, seat, chance);
    look(view, seat, answer);
    cards.apply(state, seat, answer);
  }
}

/** A position by the words of scenarios. */
const given = (words: JsonMap): Cards => cards.scenarios.given(words);

const linesOf = (lines: readonly string[]): string => lines.map(plain).join("\n").replaceAll("\u00a0", " ");

const lookAt = (name: string, view: Cards, rest = "", here = english): string => {
  const look = looks.find((one) => one.name === name);
  return linesOf(look?.lines({ view, seatName: "one" }, rest, here) ?? []);
};

describe("the table as text", () => {
  test.each([2, 4])("fits 80 columns at every moment of a game of %i, in both languages", (players) => {
    let moment = 0;
    eachPosition(players, "text", (view, seat) => {
      const here = moment++ % 2 === 0 ? english : french;
      const seatName = cards.seatName(view, seat);
      // The whole table now and then: a game has a thousand questions.
      const table = moment % 7 === 0 ? boardLines(view, here, { seatName, players: ["you", "steward"] }) : [];
      const lines = [...table, ...seatLines(view, here, { seatName }), ...askLines(loaded, view as never, seat, here)];
      for (const line of lines.flatMap((text) => text.split("\n"))) {
        expect(widthOf(line), line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\s$/);
      }
    });
  });

  test("says of every kind of decision how it is written", () => {
    const kinds = [...Object.keys(verbs), "list", "place"].sort();
    for (const text of [en, fr]) expect(Object.keys(text.forms).sort()).toEqual(kinds);
    eachPosition(2, "verbs", (view, seat, { kind }) => expect(verbsOf(view, seat)).toContain(kind));
  });

  test("shows nobody the hand of another", () => {
    eachPosition(2, "hands", (view, seat) => {
      const other = 1 - seat;
      const unseen = placesOf(view).piles.hand[other].all(view);
      expect(unseen.every((card) => card >= cardIds.length)).toBe(true);
    });
  });
});

describe("a player", () => {
  const view = given({
    one: { house: "stark", play: ["core_5 kneeling power=2"], gold: 3, hand: ["core_6"], plot: "core_181" },
    two: { house: "stark", play: ["core_18"], plot: "core_191" },
  });
  const bodyCalled = (id: string): Body => {
    for (let body = 0; body < bodiesEnd(view); body++)
      if (isTaken(view, body) && cardIds[cardOf(view, body)] === id) return body;
    throw new Error(`no ${id} on the table`);
  };

  test("has a plot, power, gold, and every card with STR, icons and how it is", () => {
    const told = linesOf(boardLines(cards.view(view, 0), english, { seatName: "one", players: ["you", "steward"] }));
    expect(told).toMatch(/Challenges · .*active: Player one/);
    expect(told).toContain("Plot: Summoning Season (income 4, initiative 3, claim 1)");
    expect(told).toContain("gold 3");
    expect(told).toContain(`b${bodyCalled("core_5")} Eddard Stark  3 MP · 2 power · kneeling`);
    expect(told).toContain("core_6 Catelyn Stark");
  });

  test("is a row of figures", () => {
    expect(linesOf(seatLines(cards.view(view, 0), english, { seatName: "one" }))).toMatch(/› O Player one +2 +0 +3 +1/);
  });

  test("looks at cards by id, by row and by name, and at piles", () => {
    expect(lookAt("card", view, "core_5")).toMatch(/core_5 {2}Eddard Stark/);
    expect(lookAt("card", view, "core_5")).toContain("House Stark, unique, Noble, Lord, Renown, Deadly, Stalwart");
    expect(lookAt("card", view, "core_138")).toContain("Westeros, +1 income, 1 influence");
    expect(lookAt("card", view, "core_160")).toContain("House Stark, of this House only, Small Council");
    expect(lookAt("card", view, "qod_42")).toContain("Westeros, 2 influence, +2 initiative");
    expect(lookAt("card", view, `b${bodyCalled("core_5")}`)).toContain("core_5  Eddard Stark");
    expect(lookAt("card", view, "catelyn")).toContain("core_6  Catelyn Stark");
    expect(lookAt("card", view, "catelinn")).toContain("is no word of the notation");
    expect(lookAt("card", view)).toBe(en.card.none);
    expect(lookAt("piles", view)).toMatch(/Discard pile: empty/);
    expect(lookAt("hand", view)).toMatch(/^1 card · O Player one\n/);
  });
});

describe("a question", () => {
  test("lists its answers with what they are about", () => {
    const state = setUp(2, "answers");
    const asked = (): string => linesOf(detailLines(cards.view(state, 0), 0, english));
    expect(asked()).toMatch(/^ {2}deck winter-guard {2}Winter Guard$/m);
    for (const seat of [0, 1]) cards.apply(state, seat, cards.parse("deck winter-guard") as CardsDecision);
    expect(asked()).toMatch(/#1 mulligan no/);
    for (const seat of [0, 1]) cards.apply(state, seat, cards.parse("mulligan no") as CardsDecision);
    expect(asked()).not.toContain("#1");
    for (const seat of [0, 1]) cards.apply(state, seat, cards.parse("place") as CardsDecision);
    while (cards.asks(state)[0].kind === "action")
      for (const seat of [0, 1]) cards.apply(state, seat, cards.parse("pass") as CardsDecision);
    expect(asked()).toMatch(/#1 plot \w+ {2}[A-Z].* gold \d, initiative \d, claim \d/);
  });

  test("is passed by Enter, which leaves piles as they lie, and not put where passing is the only answer", () => {
    let passes = 0;
    const meant = { action: "pass", save: "pass", response: "pass", stack: "done" } as Record<string, string>;
    const seen = new Set<string>();
    eachPosition(2, "enter", (view, seat, { kind }) => {
      const asked = cards.asks(view)[0].kind;
      seen.add(asked);
      expect(enterMeans(view, seat)).toBe(meant[asked]);
      const only = unasked(view, seat);
      if (only !== undefined) expect(kind).toBe(only);
      if (only !== undefined) passes++;
    });
    expect(passes).toBeGreaterThan(0);
    for (const asked of Object.keys(meant)) expect(seen).toContain(asked);
  });
});

test("a word that the notation does not know is found, with what may have been meant", () => {
  expect(strangerIn("deck winter-gard")).toEqual({ word: "winter-gard", meant: ["winter-guard"] });
  expect(strangerIn("challenge militry two")).toMatchObject({ word: "militry" });
  expect(strangerIn("act core_2/1 b12 x3")).toBeUndefined();
  expect(strangerIn("list 3*core_5 core_209")).toBeUndefined();
});
