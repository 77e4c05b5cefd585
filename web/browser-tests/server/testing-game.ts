import { type Chance, chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { ravensWager } from "@weirwood/kernel/testing-game";

type Wager = ReturnType<typeof ravensWager.setup>;

/** What the game asks next, of whom, and an answer in notation. */
export interface Turn {
  readonly seat: number;
  readonly ask: number;
  readonly kind: string;
  readonly answer: string;
}

/**
 * A game of the testing game that a test plays along with the server: from the same seed, by the same decisions. Answers
 * are drawn by chance.
 */
export class PlayedAlong {
  readonly state: Wager;
  readonly #chance: Chance;

  constructor(options: { readonly seats: number }, seed: string, luck: number) {
    const read = ravensWager.readOptions(options);
    if (isRefusal(read)) throw new Error(read.rule);
    this.state = ravensWager.setup(read, seedFrom(seed));
    this.#chance = chanceFrom(luck);
  }

  get round(): number {
    return ravensWager.round(this.state);
  }

  /** The number of the ask that is open. */
  get ask(): number {
    return ravensWager.asks(this.state)[0].id;
  }

  /** Some seat whose answer is missing. */
  get seat(): number {
    return ravensWager.awaited(this.state);
  }

  /** Whoever is awaited answers through `make`, and the game goes on by that answer. */
  async play(make: (turn: Turn) => Promise<void>): Promise<Turn> {
    const { state, seat } = this;
    if (seat === NOBODY) throw new Error("the game is over");
    const [{ id: ask, kind }] = ravensWager.asks(state);
    const decision = ravensWager.sample(state, seat, this.#chance);
    const turn = { seat, ask, kind, answer: ravensWager.print(decision) };
    await make(turn);
    ravensWager.apply(state, seat, decision);
    return turn;
  }

  /** What a seat sees, as the server sends it. */
  viewOf(seat: number): unknown {
    return ravensWager.toJSON(ravensWager.view(this.state, seat));
  }
}
