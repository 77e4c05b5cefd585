import { describe, expect, it } from "vitest";
import { placeDice, seedFrom } from "../dice.ts";
import { CardSet } from "./card-set.ts";
import { pileIn, pilesIn } from "./piles.ts";
import { layoutOfWords } from "./table.ts";

const names = Array.from({ length: 300 }, (_, card) => `card-${card}`);
const table = layoutOfWords();
const shape = { values: names, room: 400 };
const deck = pileIn(table, "deck", { ...shape, sight: "closed" });
const hands = pilesIn(table, "hands", ["one", "two"], { ...shape, sight: "own", isSorted: true });
const used = pileIn(table, "used", shape);
const SHOWN = table.section("shown", { values: names });
const DICE = table.dice("dice");
const layout = table.seal();
const cards = new CardSet<Uint16Array>({
  names,
  copies: names.map((_, card) => (card === 7 ? 3 : 1)),
  piles: [...hands, deck, used],
  elsewhere: (state) => (state[SHOWN] < names.length ? [state[SHOWN]] : []),
});

function dealt(): Uint16Array {
  const state = layout.blank();
  placeDice(state, DICE, seedFrom("cards"));
  cards.shuffleInto(state, deck, DICE);
  for (const hand of hands) for (let i = 0; i < 20; i++) hand.put(state, deck.takeTop(state));
  state[SHOWN] = deck.takeTop(state);
  used.put(state, deck.takeTop(state));
  return state;
}

describe("a set of cards", () => {
  it("is whole wherever its cards lie, and says what is missing or too many", () => {
    const state = dealt();
    expect(deck.count(state)).toBe(302 - 42);
    expect(cards.audit(state)).toEqual([]);
    const card = deck.takeTop(state);
    used.put(state, hands[0].get(state, 0));
    expect(cards.audit(state)).toHaveLength(2);
    expect(cards.audit(state)).toContain(`0 card-${card} cards, not 1`);
  });

  it("is dealt anew where a view hides it, and only there", () => {
    const seen = layout.view(dealt(), 1);
    const imagined = [1, 2].map((seed) => {
      const state = layout.clone(seen);
      placeDice(state, DICE, seedFrom(`imagined ${seed}`));
      cards.dealUnknown(state, DICE);
      expect(cards.audit(state)).toEqual([]);
      expect(hands[1].all(state)).toEqual(hands[1].all(seen));
      expect(hands[0].all(state)).toEqual(hands[0].all(state).sort((a, b) => a - b));
      return hands[0].all(state);
    });
    expect(imagined[0]).toHaveLength(20);
    expect(imagined[0]).not.toEqual(imagined[1]);
  });

  it("is drawn from the deck, then from what was used, then no more", () => {
    const state = layout.blank();
    placeDice(state, DICE, seedFrom("draw"));
    deck.put(state, 5);
    for (const card of [8, 9]) used.put(state, card);
    expect(deck.draw(state, used, DICE)).toBe(5);
    const rest = [deck.draw(state, used, DICE), deck.draw(state, used, DICE)];
    expect(rest.sort()).toEqual([8, 9]);
    expect(used.count(state)).toBe(0);
    expect(deck.draw(state, used, DICE)).toBeUndefined();
  });
});
