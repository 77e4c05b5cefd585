import { shuffle } from "../dice.ts";
import { type Cells, cellBitsOf } from "./cells.ts";
import type { Pile } from "./pile.ts";
import { unknownOf } from "./values.ts";

export interface CardSetShape<State> {
  readonly names: readonly string[];
  /** How many there are of each. */
  readonly copies: readonly number[];
  /** Every pile in which they can lie. */
  readonly piles: readonly Pile[];
  /** Those that lie in no pile: cards that are being resolved, by number. */
  elsewhere?(state: State): readonly number[];
}

/** All cards of one kind of back, wherever they lie: none is lost or made, and those that a view hides can be dealt anew. */
export class CardSet<State extends Cells> {
  readonly #shape: CardSetShape<State>;

  constructor(shape: CardSetShape<State>) {
    this.#shape = shape;
  }

  /** Shuffles every card into a pile. */
  shuffleInto(state: State, pile: Pile, dice: number): void {
    for (const [card, copies] of this.#shape.copies.entries()) for (let i = 0; i < copies; i++) pile.put(state, card);
    pile.shuffle(state, dice);
  }

  /** What is wrong with the books: cards that are missing, or too many. */
  audit(state: State): string[] {
    const { names, copies } = this.#shape;
    return this.#counts(state).flatMap((count, card) =>
      count === copies[card] ? [] : [`${count} ${names[card]} cards, not ${copies[card]}`],
    );
  }

  /** Deals what a view does not show into the places where something unknown lies. */
  dealUnknown(state: State, dice: number): void {
    const seen = this.#counts(state);
    const { copies, piles } = this.#shape;
    const unseen = Uint16Array.from(copies.flatMap((count, card) => new Array<number>(count - seen[card]).fill(card)));
    shuffle(state, dice, 0, unseen.length, unseen);
    let dealt = 0;
    for (const pile of piles) pile.fillUnknown(state, unknownOf(cellBitsOf(state)), () => unseen[dealt++]);
  }

  /** How many of each are known to be somewhere. */
  #counts(state: State): number[] {
    const { names, piles, elsewhere } = this.#shape;
    const counts = names.map((_, card) => piles.reduce((sum, pile) => sum + pile.countOf(state, card), 0));
    for (const card of elsewhere?.(state) ?? []) counts[card]++;
    return counts;
  }
}
