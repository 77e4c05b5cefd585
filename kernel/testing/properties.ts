import { type Chance, chanceOf } from "../chance.ts";
import { seedFrom } from "../dice.ts";
import type { Decision, Game } from "../game.ts";
import { checkNotation, checkOptionsAgree, checkSampleSpread } from "./answers.ts";
import { checkEvents } from "./events.ts";
import {
  checkAsks,
  checkBooks,
  checkNoDeadEnds,
  type Moment,
  type PlayedGame,
  PropertyBroken,
  playOut,
} from "./play.ts";
import { checkRefusalsChangeNothing } from "./refusals.ts";
import { checkChanges, checkCopy, checkForeignStates, checkRoundTrip, checkSameSeed } from "./same-seed.ts";
import { checkSimultaneous } from "./simultaneous.ts";
import { checkMeasures, checkTable } from "./table.ts";
import { checkViewOf, type ViewsOptions } from "./views.ts";

/** How thoroughly a game is examined. Each rate is the part of all decisions (of all games: `sameSeed`, `table`) that is. */
export interface Examination<State, Answer> {
  /** The options to play with, in turn. */
  readonly options: readonly unknown[];
  readonly games: number;
  /** Names the whole examination; game n plays with the seed `<seed> <n>`. */
  readonly seed: string;
  /** The number of the first game: to run one game again, or to share the work out. */
  readonly firstGame?: number;
  readonly rates?: Partial<Rates>;
  readonly views?: ViewsOptions<State, Answer>;
  readonly mostDecisions?: number;
  readonly onGame?: (game: number) => void;
}

export interface Rates {
  readonly asks: number;
  readonly books: number;
  readonly changes: number;
  readonly deadEnds: number;
  readonly events: number;
  readonly measures: number;
  readonly notation: number;
  readonly options: number;
  readonly refusals: number;
  readonly roundTrip: number;
  readonly sameSeed: number;
  readonly simultaneous: number;
  readonly spread: number;
  readonly table: number;
  readonly views: number;
}

const usualRates: Rates = {
  asks: 0.05,
  books: 1,
  changes: 0.05,
  deadEnds: 0.001,
  events: 0.1,
  measures: 0.02,
  notation: 0.1,
  options: 0.05,
  refusals: 0.005,
  roundTrip: 0.01,
  sameSeed: 0.1,
  simultaneous: 0.02,
  spread: 0.0002,
  table: 1,
  views: 0.01,
};

export interface Examined {
  readonly games: number;
  readonly decisions: number;
  /** How often each property was looked at. */
  readonly checks: Readonly<Counts>;
  /** For how many decisions a state and its likenesses were followed, on average, where views were looked at. */
  readonly depth: number;
}

type Counts = Record<keyof Rates, number>;

/** Plays games at random and holds all seven properties along the way. Throws PropertyBroken, which names the seed. */
export function checkProperties<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  examination: Examination<State, Answer>,
): Examined {
  const { options, games, seed, firstGame = 0, views = {}, onGame } = examination;
  const rates = { ...usualRates, ...examination.rates };
  const checks = Object.fromEntries(Object.keys(usualRates).map((property) => [property, 0])) as Counts;
  let depths = 0;
  let decisions = 0;
  for (let number = firstGame; number < firstGame + games; number++) {
    const gameSeed = `${seed} ${number}`;
    // What is examined is chosen apart from how the game is played, so that other rates play the same games.
    const chance = chanceOf(`chance of ${gameSeed}, examined`);
    const isDue = (property: keyof Rates): boolean => {
      const rate = rates[property];
      if (rate < 1 && chance.below(1_000_000) >= rate * 1_000_000) return false;
      checks[property]++;
      return true;
    };
    const everyDecision = (moment: Moment<State, Answer>): void => {
      const { state, seat, answer } = moment;
      // The place's text is made only where it may be needed: this one looks at every decision.
      if (isDue("books") && game.audit(state).length > 0) checkBooks(game, state, moment.place);
      if (isDue("asks")) checkAsks(game, moment);
      if (isDue("changes")) checkChanges(game, moment, chance.below(game.seatsOf(state) + 1) - 1);
      if (isDue("deadEnds")) checkImagined(game, moment, chance);
      if (isDue("events")) checkEvents(game, moment);
      if (isDue("measures")) checkMeasures(game, state, moment.place);
      if (isDue("notation")) checkNotation(game, answer, moment.place, chance);
      if (isDue("options")) checkOptionsAgree(game, state, seat, moment.place, chance);
      if (isDue("refusals")) checkRefusalsChangeNothing(game, state, moment.place, chance);
      if (isDue("roundTrip")) {
        checkRoundTrip(game, state, moment.place);
        checkCopy(game, moment);
      }
      if (isDue("simultaneous")) checkSimultaneous(game, state, moment.place, chance);
      if (isDue("spread")) checkSampleSpread(game, state, seat, moment.place, chance);
      if (isDue("views")) {
        const viewer = chance.below(game.seatsOf(state) + 1) - 1;
        depths += checkViewOf(game, state, viewer, moment.place, chance, views);
      }
    };
    const limits = examination.mostDecisions === undefined ? {} : { mostDecisions: examination.mostDecisions };
    const played: PlayedGame<State, Answer, Options> = playOut(
      game,
      options[number % options.length],
      gameSeed,
      chanceOf(`chance of ${gameSeed}`),
      { everyDecision, ...limits },
    );
    const end = `${game.name}, seed "${gameSeed}", at the end`;
    checkBooks(game, played.state, end);
    if (isDue("table")) checkTable(game, played.options, played.state, end);
    if (isDue("sameSeed")) {
      checkSameSeed(game, played, gameSeed, end, chance);
      checkForeignStates(game, played.state, end, chance);
    }
    decisions += played.decisions.length;
    onGame?.(number);
  }
  const depth = checks.views === 0 ? 0 : depths / checks.views;
  if (checks.views > 0 && depth < (views.depth ?? 0)) {
    const followed = `views were followed for ${depth.toFixed(2)} decisions on average, not for ${views.depth}`;
    throw new PropertyBroken(`${game.name}, seed "${seed} ${firstGame}" and after`, followed);
  }
  return { games, decisions, checks, depth };
}

/** What a seat imagines is a game too: it can be played to its end. */
function checkImagined<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  { state, seat, place }: Moment<State, Answer>,
  chance: Chance,
): void {
  const imagined = game.imagine(game.view(state, seat), seedFrom(`${place} ${chance.below(0x1_0000_0000)}`));
  checkNoDeadEnds(game, imagined, `${place}, as seat ${seat} imagines it`, chance);
}
