import { chanceOf, explain, NOBODY, narrate, seedFrom } from "@weirwood/kernel";
import { expect, it } from "vitest";
import { seatIds } from "../data/names.ts";
import { cardIds } from "../pool/index.ts";
import { type CardsOptions, cards } from "../rules.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

const books = [en, fr];
const ids = new Set<string>(cardIds.filter((id) => /[_\d]/.test(id)));

/** A sentence whose gaps are all filled, with names looked up: no braces, no "undefined", no empty list, no bare ids. */
const isWhole = (sentence: string): boolean =>
  !/[{}]|undefined|NaN|\s\.|\(\)/.test(sentence) && !sentence.split(/[\s,.:()]+/).some((word) => ids.has(word));

function tell(players: number, seed: string): void {
  const chance = chanceOf(seed);
  const game = cards.setup(cards.readOptions({ players }) as CardsOptions, seedFrom(seed));
  for (let seat = cards.awaited(game); seat !== NOBODY; seat = cards.awaited(game)) {
    cards.apply(game, seat, cards.sample(game, seat, chance), (event) => {
      for (const book of books) {
        const line = narrate(book, event);
        expect(line, `${event.rule} has no log line`).toBeTypeOf("string");
        expect(isWhole(line as string), `${event.rule}: ${line} ${JSON.stringify(event)}`).toBe(true);
      }
    });
  }
}

it.each([
  [2, 6],
  [4, 1],
])("whatever happens among %i players is told in both languages", (players, games) => {
  for (let game = 0; game < games; game++) tell(players, `narration ${players} ${game}`);
});

it("a refusal is a whole sentence, with titles instead of ids", () => {
  const [card] = cardIds;
  const refusal = { rule: "cards.costs.gold-needed", params: { card, count: 3, player: seatIds[0] } };
  expect(explain(en, refusal)).toBe(`${en.names.card[card]} costs 3 gold, more than you have.`);
  expect(explain(fr, refusal)).toBe(`${fr.names.card[card]} coûte 3 ors, plus que vous n’en avez.`);
});
