import { type Game, NOBODY, ONLOOKER, type Tell } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import type { Cards, CardsDecision, CardsOptions } from "./index.ts";
import { placesOf } from "./state/layout.ts";
import { seatsIn } from "./state/seats.ts";
import { randomDecks } from "./testing/laws.ts";
import { lookForTell } from "./testing/tells.ts";

/** Whatever is hidden from a viewer, nothing that he is shown, told or asked depends on it. */

describe.each([
  [2, 9],
  [3, 4],
  [6, 3],
])("at a table of %i", (players, games) => {
  it("nobody learns anything about hidden cards before they are turned over", () => {
    const kinds = new Set<string>();
    let compared = 0;
    for (let number = 0; number < games; number++) {
      const viewer = (number % (players + 1)) + ONLOOKER;
      const found = lookForTell(randomDecks, players, viewer, `hidden ${players} ${number}`, 400);
      expect(found.tell).toBeUndefined();
      compared += found.compared;
      for (const kind of found.kinds) kinds.add(kind);
    }
    expect(compared / games).toBeGreaterThan(150);
    for (const kind of ["action", "save", "response", "challenge"]) expect(kinds).toContain(kind);
  });
});

type AnyCards = Game<Cards, CardsDecision, CardsOptions>;

/** Goes on without asking, as long as whoever is awaited has only one answer. */
function skipForced(state: Cards, isSkipped: (kind: string) => boolean, tell?: Tell): void {
  for (let seat = randomDecks.awaited(state); seat !== NOBODY; seat = randomDecks.awaited(state)) {
    const answers = Array.from(randomDecks.options(state, seat) ?? []);
    if (answers.length !== 1 || !isSkipped(randomDecks.asks(state)[0].kind)) return;
    randomDecks.apply(state, seat, answers[0], tell);
  }
}

/** Games that tell a little too much. */
const talkative: { readonly [what: string]: Partial<AnyCards> } = {
  "draws are told to everybody": {
    apply: (state, seat, answer, tell) =>
      randomDecks.apply(state, seat, answer, tell && (({ audience: _, ...event }) => tell(event))),
  },
  "whoever could only pass is not asked": {
    apply(state, seat, answer, tell) {
      randomDecks.apply(state, seat, answer, tell);
      skipForced(state, (kind) => ["action", "save", "response"].includes(kind), tell);
    },
  },
  "the lowest card of every hand is seen": {
    view(state, viewer) {
      const seen = randomDecks.view(state, viewer);
      for (let seat = 0; seat < seatsIn(state); seat++) {
        const hand = placesOf(state).piles.hand[seat];
        if (hand.count(state) > 0) hand.set(seen, 0, hand.get(state, 0));
      }
      return seen;
    },
  },
  "the lists of options depend on what others hold": {
    options(state, seat) {
      const answers = Array.from(randomDecks.options(state, seat) ?? []);
      const other = placesOf(state).piles.hand[(seat + 1) % seatsIn(state)];
      return other.count(state) > 0 && other.get(state, 0) % 2 === 0 ? answers.reverse() : answers;
    },
  },
};

it.each(Object.entries(talkative))("is noticed where %s", (_, change) => {
  const game: AnyCards = { ...randomDecks, ...change };
  const tells = [0, 1, 2].map((number) => lookForTell(game, 3, 0, `talkative ${number}`, 150).tell);
  expect(tells.some((tell) => tell !== undefined)).toBe(true);
});
