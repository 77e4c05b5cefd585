import {
  type Chance,
  chanceFrom,
  closingOf,
  isRefusal,
  NOBODY,
  type RecordedDecision,
  seedFrom,
  writeRecord,
} from "@weirwood/kernel";
import { ravensWager } from "@weirwood/kernel/testing-game";

/** The game by which the frame is tested: small, with hidden hands, secret wagers and answers to answers. */
export const TESTING_GAME = ravensWager.name;

type Wager = ReturnType<typeof ravensWager.setup>;

interface Options {
  readonly seats: number;
  readonly rounds?: number;
}

function readOptions(options: Options) {
  const read = ravensWager.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  return read;
}

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

  constructor(options: Options, seed: string, luck: number) {
    this.state = ravensWager.setup(readOptions(options), seedFrom(seed));
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

/** A legal answer of a seat to what its view asks. */
export function sampledAnswer(view: unknown, seat: number, chance: Chance): string {
  return ravensWager.print(ravensWager.sample(ravensWager.fromJSON(view), seat, chance));
}

/** The record of a whole game, played by chance. */
export function playedRecord(options: Options, seed: string): { readonly text: string; readonly decisions: number } {
  const game = ravensWager;
  const state = game.setup(readOptions(options), seedFrom(seed));
  const chance = chanceFrom(1);
  const decisions: RecordedDecision[] = [];
  for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
    const answer = game.sample(state, seat, chance);
    decisions.push({ seat: game.seatName(state, seat), notation: game.print(answer) });
    game.apply(state, seat, answer);
  }
  const head = {
    game: game.name,
    rules: game.rulesVersion,
    options: { ...options },
    seed: seedFrom(seed),
    headers: [],
  };
  return { text: writeRecord({ ...head, decisions, ...closingOf(game, state) }), decisions: decisions.length };
}
