import type { SomeBot, SomeRules, SomeState } from "@weirwood/catalogue";
import { chanceFrom, type GameEvent, isRefusal, NOBODY, type Phrasebook, type Seat, seedFrom } from "@weirwood/kernel";

/** What a game brings so that the odds of an answer can be worked out: `games/<name>/odds.ts` exports it as `odds`. */
export interface GameOdds {
  /** What an event says about the contest that is wondered about: the seats, by name, that won and lost it. */
  decidedBy(event: GameEvent): { readonly winner?: string; readonly loser?: string } | undefined;
  /** An answer in notation, in the reader's words. */
  answerTitle(answer: string, book: Phrasebook): string;
}

/** How a contest ends for the seat that asks about it. */
type Verdict = "won" | "lost" | "none";

/** What came of an answer in so many imagined games. */
export interface Tally {
  readonly answer: string;
  readonly won: number;
  readonly lost: number;
  /** No contest came of it. */
  readonly none: number;
}

export interface OddsQuestion {
  readonly game: string;
  /** The plain form of the view from which the answer would be given. */
  readonly view: unknown;
  readonly seat: Seat;
  /** The answer that has been prepared, in notation. */
  readonly draft: string | undefined;
  readonly samples: number;
}

/** With more answers than this, only the prepared one is looked at. */
const MOST_ANSWERS = 12;

/** A contest takes a few questions; what goes on longer is none. */
const LONGEST = 40;

/** How many samples are taken between two reports. */
const STEP = 10;

/** What can be compared: every answer where there are few, else the one that was prepared. */
export function answersToCompare(
  rules: SomeRules,
  { view, seat, draft }: Pick<OddsQuestion, "view" | "seat" | "draft">,
): readonly string[] {
  const state = rules.fromJSON(view);
  if (!rules.isAwaited(state, seat)) return [];
  const options = rules.options(state, seat);
  if (options !== undefined && options.length <= MOST_ANSWERS) {
    return Array.from(options, (option) => rules.print(option));
  }
  return draft === undefined ? [] : [draft];
}

/** What playing out needs to know besides the answer. */
interface PlayOut {
  readonly rules: SomeRules;
  readonly bot: SomeBot;
  readonly decidedBy: GameOdds["decidedBy"];
  readonly seat: Seat;
}

/**
 * Plays answers out in games that fit the view, each with hidden things dealt anew, until the contest is decided. Bots
 * choose for everybody after that, the own seat included: what they would do is a guess, and the odds are one too.
 */
export function sampleOdds(
  play: PlayOut,
  { view, samples }: Pick<OddsQuestion, "view" | "samples">,
  answers: readonly string[],
  tell: (tallies: readonly Tally[], done: number) => void = () => undefined,
): readonly Tally[] {
  const { rules } = play;
  const seen = rules.fromJSON(view);
  const tallies = answers.map((answer) => ({ answer, won: 0, lost: 0, none: 0 }));
  for (let sample = 0; sample < samples; sample++) {
    // Every answer meets the same imagined game, so that a difference is the answer's own.
    const imagined = rules.imagine(seen, seedFrom(`odds ${sample}`));
    for (const tally of tallies) tally[verdictOf(play, rules.clone(imagined), tally.answer, sample)]++;
    if (sample % STEP === STEP - 1) tell(tallies, sample + 1);
  }
  tell(tallies, samples);
  return tallies;
}

function verdictOf(
  { rules, bot, decidedBy, seat }: PlayOut,
  state: SomeState,
  notation: string,
  sample: number,
): Verdict {
  const answer = rules.parse(notation, state);
  if (isRefusal(answer) || rules.check(state, seat, answer) !== undefined) return "none";
  const name = rules.seatName(state, seat);
  const kind = rules.asks(state)[0]?.kind;
  const chance = chanceFrom(sample + 1);
  let verdict: Verdict | undefined;
  const listen = (event: GameEvent): void => {
    const end = decidedBy(event);
    if (end === undefined || verdict !== undefined) return;
    if (end.winner === name) verdict = "won";
    else if (end.loser === name) verdict = "lost";
  };
  rules.apply(state, seat, answer, listen);
  for (let turn = 0; turn < LONGEST && verdict === undefined; turn++) {
    const awaited = rules.awaited(state);
    // The same question again means that the contest, if there was one, is over.
    if (awaited === NOBODY || (turn > 0 && rules.asks(state)[0]?.kind === kind && !rules.asks(state)[0].secret)) break;
    rules.apply(state, awaited, bot.choose(rules.view(state, awaited), awaited, chance), listen);
  }
  return verdict ?? "none";
}
