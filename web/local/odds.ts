import { chanceFrom, type GameEvent, isRefusal, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import type { AnyGame, LocalBot } from "./local-game.ts";

/** How a battle ends for somebody who wonders about it. */
export type Verdict = "won" | "lost" | "none";

/** What came of an answer in so many imagined games. */
export interface Tally {
  readonly answer: string;
  readonly won: number;
  readonly lost: number;
  /** No battle came of it. */
  readonly none: number;
}

/** What an event says about a battle: the seats, by name, that won and lost it. */
export type BattleEnd = (event: GameEvent) => { readonly winner?: string; readonly loser?: string } | undefined;

export interface OddsQuestion {
  /** The plain form of the view that is wondered about. */
  readonly view: unknown;
  readonly seat: Seat;
  /** Answers to be compared, in notation. */
  readonly answers: readonly string[];
  readonly samples: number;
}

/** A battle takes a few questions; what goes on longer is none. */
const LONGEST = 40;

/**
 * Plays an answer out in games that fit the view, each with hidden things dealt anew, until a battle is decided. Bots
 * choose for everybody after that, the own seat included: what they would do is a guess, and the odds are one too.
 */
export function sampleOdds(
  game: AnyGame,
  bot: LocalBot,
  battleEnd: BattleEnd,
  { view, seat, answers, samples }: OddsQuestion,
  tell: (tallies: readonly Tally[], done: number) => void = () => undefined,
): readonly Tally[] {
  const seen = game.fromJSON(view);
  const tallies = answers.map((answer) => ({ answer, won: 0, lost: 0, none: 0 }));
  for (let sample = 0; sample < samples; sample++) {
    // Every answer meets the same imagined game, so that a difference is the answer's own.
    const imagined = game.imagine(seen, seedFrom(`odds ${sample}`));
    for (const tally of tallies)
      tally[playOut(game, bot, battleEnd, game.clone(imagined), seat, tally.answer, sample)]++;
    if (sample % STEP === STEP - 1) tell(tallies, sample + 1);
  }
  tell(tallies, samples);
  return tallies;
}

const STEP = 10;

function playOut(
  game: AnyGame,
  bot: LocalBot,
  battleEnd: BattleEnd,
  state: unknown,
  seat: Seat,
  notation: string,
  sample: number,
): Verdict {
  const answer = game.parse(notation, state);
  if (isRefusal(answer) || game.check(state, seat, answer) !== undefined) return "none";
  const name = game.seatName(state, seat);
  const kind = game.asks(state)[0]?.kind;
  const chance = chanceFrom(sample + 1);
  let verdict: Verdict | undefined;
  const listen = (event: GameEvent): void => {
    const end = battleEnd(event);
    if (end === undefined || verdict !== undefined) return;
    if (end.winner === name) verdict = "won";
    else if (end.loser === name) verdict = "lost";
  };
  game.apply(state, seat, answer, listen);
  for (let turn = 0; turn < LONGEST && verdict === undefined; turn++) {
    const awaited = game.awaited(state);
    // The same question again means that the battle, if there was one, is over.
    if (awaited === NOBODY || (turn > 0 && game.asks(state)[0]?.kind === kind && !game.asks(state)[0].secret)) break;
    game.apply(state, awaited, bot.choose(game.view(state, awaited), awaited, chance), listen);
  }
  return verdict ?? "none";
}
