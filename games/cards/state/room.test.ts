import { isRefusal, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { audit } from "../audit.ts";
import { deckNumbers, mayServe, whyNotDeck } from "../decks/construction.ts";
import { deckOf, faceOf, listOf } from "../decks/deck.ts";
import { derive } from "../derived/derive.ts";
import { parseIn } from "../naming.ts";
import { cardNumber, cards as pool } from "../pool/index.ts";
import { enter } from "../rules/entering.ts";
import { type Cards, type CardsDecision, cards } from "../rules.ts";
import { isTaken } from "./bodies.ts";
import { placesOf } from "./layout.ts";

/** The largest deck that is legal: 100 characters, three of each title, with an agenda and seven plots. */
const numberOf = (id: string): number => cardNumber(id) ?? expect.fail(id);
const house = numberOf("core_209");
const rest = pool.flatMap(({ face, id }) =>
  face.type === "character" && !face.isFixture && mayServe(numberOf(id), [house]) ? [numberOf(id)] : [],
);

/** So many cards that may be in one deck. */
function legalCards(count: number): number[] {
  const copies = new Map<string, number>();
  const chosen: number[] = [];
  for (const card of [...rest, ...rest, ...rest]) {
    const { title, deckLimit = 3 } = faceOf(card);
    const had = copies.get(title) ?? 0;
    if (chosen.length === count || had >= deckLimit) continue;
    copies.set(title, had + 1);
    chosen.push(card);
  }
  return chosen;
}

const plots = ["core_183", "core_184", "core_187", "core_188", "core_190", "core_191", "core_193"].map(numberOf);
const deckWith = (count: number): number[] =>
  listOf(deckOf([house, numberOf("low_39"), ...plots, ...legalCards(count)]));
const largest = deckWith(deckNumbers.mostCards);

/** A game whose players all have brought the largest deck and kept their hands. */
function begun(players: number): Cards {
  const options = cards.readOptions({ players });
  if (isRefusal(options)) throw new Error(options.rule);
  const game = cards.setup(options, seedFrom("the largest decks"));
  const say = (decision: CardsDecision): void => {
    for (let seat = 0; seat < players; seat++) cards.apply(game, seat, decision);
  };
  say({ kind: "list", cards: largest });
  say({ kind: "mulligan", answer: 0 });
  say({ kind: "place", cards: [] });
  return game;
}

describe("a state has room for the largest legal deck", () => {
  it("which is the largest: one card more is refused", () => {
    expect(whyNotDeck(deckOf(largest))).toEqual([]);
    expect(whyNotDeck(deckOf(deckWith(deckNumbers.mostCards + 1))).map(({ rule }) => rule)).toEqual([
      "cards.deck.most",
    ]);
  });

  it.each([2, 6])("of each of %i players, wherever all of its cards lie", (players) => {
    for (const zone of ["hand", "discard", "dead", "shadows", "aside"] as const) {
      const game = begun(players);
      const { piles } = placesOf(game);
      for (let seat = 0; seat < players; seat++)
        for (const from of ["deck", "hand"] as const)
          for (const card of piles[from][seat].all(game)) {
            piles[from][seat].take(game, card);
            piles[zone][seat].put(game, card);
          }
      expect(audit(game)).toEqual([]);
      expect(piles[zone][players - 1].count(game)).toBe(deckNumbers.mostCards);
    }
  });

  /** Six players with all that they have on the table. */
  function crowded(): Cards {
    const game = begun(6);
    const { piles } = placesOf(game);
    for (let seat = 0; seat < 6; seat++)
      for (const from of ["deck", "hand"] as const)
        for (const card of piles[from][seat].all(game)) {
          piles[from][seat].take(game, card);
          enter(game, card, { owner: seat, controller: seat });
        }
    derive(game);
    return game;
  }

  it("of each of six players, all of it on the table at once", () => {
    const game = crowded();
    expect(audit(game)).toEqual([]);
    // A House card and an agenda besides for each.
    const taken = Array.from({ length: 6 * 112 }, (_, body) => isTaken(game, body)).filter(Boolean).length;
    expect(taken).toBe(6 * (deckNumbers.mostCards + 2));
  });

  it("and for what happens when all characters of such a table die at one moment", () => {
    const game = crowded();
    const { piles } = placesOf(game);
    piles.hand[0].put(game, numberOf("fx_plague"));
    piles.list[0].put(game, numberOf("fx_plague"));
    for (let seat = 0; seat < 6; seat++)
      cards.apply(game, seat, parseIn(seat === 0 ? "act fx_plague" : "pass", game) as CardsDecision);
    while (piles.dead[5].count(game) === 0) {
      const seat = cards.awaited(game);
      const [plainest] = cards.options(game, seat) ?? expect.fail();
      cards.apply(game, seat, plainest);
    }
    const lost = Array.from({ length: 6 }, (_, seat) => piles.dead[seat].count(game));
    // All but those that are stalwart, or stay by a text of their own.
    expect(Math.min(...lost)).toBeGreaterThan(80);
    expect(audit(game)).toEqual([]);
  });
});
