import { chanceOf, explain, NOBODY, type Refusal, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { type Cards, type CardsDecision, type CardsOptions, cards } from "../index.ts";
import { CARD_SOURCE } from "../rules/sources.ts";
import { bodiesEnd, isTaken } from "../state/bodies.ts";
import { placesOf, pollKinds } from "../state/layout.ts";
import { pileRef } from "../state/refs.ts";
import { randomDecks } from "../testing/laws.ts";
import { foresee } from "./foresight.ts";
import { offerOf } from "./offers.ts";
import { stepIds } from "./stack.ts";
import { timingOf } from "./timing.ts";
import { whyNotThing } from "./whys.ts";

/** Looks at a position through the eyes of a seat that is asked something. */
type Look = (view: Cards, seat: Seat, game: Cards) => void;

/** Plays a game by chance, and looks at it before each decision. */
function play(
  players: number,
  seed: string,
  look: Look,
  decided?: (game: Cards, seat: Seat, answer: CardsDecision) => void,
) {
  const chance = chanceOf(seed);
  const game = cards.setup(cards.readOptions({ players }) as CardsOptions, seedFrom(seed));
  for (let seat = cards.awaited(game); seat !== NOBODY; seat = cards.awaited(game)) {
    look(cards.view(game, seat), seat, game);
    const answer = randomDecks.sample(game, seat, chance);
    if (decided === undefined) cards.apply(game, seat, answer);
    else decided(game, seat, answer);
  }
}

const tables: readonly (readonly [players: number, games: number])[] = [
  [2, 12],
  [4, 3],
  [6, 1],
];
const each = (look: Look, decided?: Parameters<typeof play>[3]): void => {
  for (const [players, games] of tables)
    for (let game = 0; game < games; game++) play(players, `about ${players} ${game}`, look, decided);
};

describe("where the game stands", () => {
  test("is always one of the entries of the phase, and a step of what is carried out", () => {
    const seen = new Set<string>();
    const items = new Set<string>();
    each((view) => {
      const { entries, entry, stack } = timingOf(view);
      expect(entries[entry]).toBeDefined();
      seen.add(entries[entry]);
      for (const item of stack) {
        expect(stepIds).toContain(item.step);
        expect(item.is === "framework" ? item.window : (item.ability ?? item.seat)).toBeDefined();
        items.add(`${item.is} ${item.step}`);
      }
    });
  });
});

/** Everything of a seat's own hand, and everything on the table. */
const thingsOf = (view: Cards, seat: Seat): readonly number[] => [
  ...new Set(
    placesOf(view)
      .piles.hand[seat].all(view)
      .map((card) => pileRef(seat, "hand", card)),
  ),
  ...Array.from({ length: bodiesEnd(view) }, (_, body) => body).filter((body) => isTaken(view, body)),
];

/** What a legal answer is about. */
function pointedAt(answer: CardsDecision, seat: Seat): readonly number[] {
  switch (answer.kind) {
    case "act":
      return [answer.source < CARD_SOURCE ? answer.source : pileRef(seat, "hand", answer.source - CARD_SOURCE)];
    case "choose":
      return [answer.what];
    default:
      return [];
  }
}

const books = [cards.phrasebooks.en, cards.phrasebooks.fr];
const isSaid = (refusal: Refusal): boolean =>
  books.every((book) => book.rules[refusal.rule]?.no !== undefined && !/[{}]|undefined/.test(explain(book, refusal)));

const aboutCards = new Set([...pollKinds, "attackers", "stealth", "defenders", "target", "pay", "choice", "stack"]);

test("whatever cannot be used or chosen is refused by a rule that says why, in both languages", () => {
  const rules = new Map<string, number>();
  let step = 0;
  each((view, seat) => {
    const { kind } = cards.asks(view)[0];
    if (!aboutCards.has(kind) || (pollKinds.includes(kind as "save") && step++ % 5 > 0)) return;
    const usable = new Set(Array.from(cards.options(view, seat) ?? []).flatMap((answer) => pointedAt(answer, seat)));
    for (const ref of thingsOf(view, seat)) {
      const refusal = whyNotThing(view, seat, ref);
      const name = `${kind} ${JSON.stringify(refusal)}`;
      expect(refusal === undefined, name).toBe(usable.has(ref));
      if (refusal === undefined) continue;
      expect(isSaid(refusal), name).toBe(true);
      rules.set(`${kind} ${refusal.rule}`, (rules.get(`${kind} ${refusal.rule}`) ?? 0) + 1);
    }
  });
});

test("every legal act is offered with what it is and what it costs", () => {
  const kinds = new Map<string, number>();
  each((view, seat) => {
    if (!pollKinds.includes(cards.asks(view)[0].kind as "save")) return;
    for (const answer of cards.options(view, seat) ?? []) {
      if (answer.kind !== "act") continue;
      const offer = offerOf(view, seat, answer);
      const name = `${offer.is} ${JSON.stringify(offer.cost)} ${offer.asksMore} ${offer.on !== undefined}`;
      kinds.set(name, (kinds.get(name) ?? 0) + 1);
    }
  });
});

test("what is foreseen is what comes to pass", () => {
  const foreseen = new Map<string, number>();
  const not = new Map<string, number>();
  each(
    () => {},
    (game, seat, answer) => {
      const { kind } = cards.asks(game)[0];
      const seen = foresee(cards.view(game, seat), seat, answer);
      cards.apply(game, seat, answer);
      const counted = seen === undefined ? not : foreseen;
      counted.set(`${kind} ${answer.kind}`, (counted.get(`${kind} ${answer.kind}`) ?? 0) + 1);
      if (seen !== undefined) expect(cards.toJSON(seen), kind).toEqual(cards.toJSON(cards.view(game, seat)));
    },
  );
});
