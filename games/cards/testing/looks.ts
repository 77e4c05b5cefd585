import { chanceOf, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { readyDecks } from "../decks/index.ts";
import { type Cards, type CardsDecision, type CardsOptions, cards } from "../index.ts";
import { randomList } from "./laws.ts";

/** A position of a game and who is asked there, with the answer that is about to be given. */
export interface Looked {
  readonly game: Cards;
  readonly view: Cards;
  readonly seat: Seat;
  readonly answer: CardsDecision;
}

/** Plays a game by chance with these decks, any where none is said, and looks at it before each decision. */
function playOut(players: number, seed: string, decks: readonly number[], look: (at: Looked) => void): void {
  const chance = chanceOf(seed);
  const game = cards.setup(cards.readOptions({ players }) as CardsOptions, seedFrom(seed));
  for (let seat = cards.awaited(game); seat !== NOBODY; seat = cards.awaited(game)) {
    const isDeckAsked = cards.asks(game)[0].kind === "deck";
    const sampled = isDeckAsked ? deckOf(decks[seat], chance) : cards.sample(game, seat, chance);
    look({ game, view: cards.view(game, seat), seat, answer: sampled });
    cards.apply(game, seat, sampled);
  }
}

const deckOf = (deck: number | undefined, chance: ReturnType<typeof chanceOf>): CardsDecision =>
  deck === undefined ? randomList(chance) : { kind: "deck", deck };

/** Looks at whole games: a duel of every ready deck with the next, and tables of random ones. */
export function lookEverywhere(seed: string, look: (at: Looked) => void): void {
  for (const [deck] of readyDecks.entries())
    playOut(2, `${seed} ${deck}`, [deck, (deck + 1) % readyDecks.length], look);
  for (const players of [2, 2, 4, 5]) playOut(players, `${seed} of ${players}`, [], look);
}

/** How often each thing was noted. */
export class Tally {
  readonly #counts = new Map<string, number>();

  note(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  get all(): readonly string[] {
    return [...this.#counts.keys()].sort();
  }
}
