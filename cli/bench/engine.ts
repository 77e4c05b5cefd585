import type { SomeAnswer, SomeGame, SomeOptions, SomeState } from "@weirwood/catalogue";
import {
  type Chance,
  canonical,
  chanceFrom,
  closingOf,
  type JsonMap,
  NOBODY,
  type Seat,
  seedFrom,
  writeRecord,
} from "@weirwood/kernel";
import type { TimedQuestion } from "../games/game-bench.ts";
import type { Work } from "./measure.ts";

/** Our own engine at work, as bots and simulations use it: a game at a certain table. */
export interface Engine {
  readonly game: SomeGame;
  readonly options: SomeOptions;
}

type Choice = (state: SomeState, seat: Seat, chance: Chance) => SomeAnswer;

/** One whole game at random. */
function playedGame({ game, options }: Engine, choose: Choice, chance: Chance, number: number): number {
  const state = game.setup(options, seedFrom(`bench ${number}`));
  let decisions = 0;
  for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
    game.apply(state, seat, choose(state, seat, chance));
    decisions++;
  }
  return decisions;
}

/** Random games, one a call; counts decisions. */
function gamesBy(engine: Engine, choose: Choice): Work {
  const chance = chanceFrom(5);
  let number = 0;
  return () => ({ units: playedGame(engine, choose, chance, number++), answers: 0 });
}

/** One of the legal answers, which are counted and each to be had by its number; where they are many, a sampled one. */
export const gamesWithAnswers = (engine: Engine): Work =>
  gamesBy(engine, (state, seat, chance) => {
    const answers = engine.game.options(state, seat);
    return answers?.at(chance.below(answers.length)) ?? engine.game.sample(state, seat, chance);
  });

/** Sampled answers only. */
export const gamesSampled = (engine: Engine): Work =>
  gamesBy(engine, (state, seat, chance) => engine.game.sample(state, seat, chance));

/** The same, with every listed answer written out, whether or not it is chosen. */
export function gamesWithEveryAnswer(engine: Engine): Work {
  const { game } = engine;
  const chance = chanceFrom(5);
  let number = 0;
  return () => {
    let written = 0;
    const choose: Choice = (state, seat) => {
      const listed = game.options(state, seat);
      if (listed === undefined) {
        written++;
        return game.sample(state, seat, chance);
      }
      const answers = [...listed];
      written += answers.length;
      return answers[chance.below(answers.length)];
    };
    return { units: playedGame(engine, choose, chance, number++), answers: written };
  };
}

/** A position from the middle of some game, and an answer that was given there. */
export interface Moment {
  readonly state: SomeState;
  readonly seat: Seat;
  readonly answer: SomeAnswer;
}

/** Positions spread over several random games. */
export function momentsOf(engine: Engine, games: number, every: number): Moment[] {
  const { game } = engine;
  const chance = chanceFrom(17);
  const moments: Moment[] = [];
  for (let number = 0; number < games; number++) {
    let decision = 0;
    playedGame(
      engine,
      (state, seat) => {
        const answer = game.sample(state, seat, chance);
        if (decision++ % every === 0) moments.push({ state: game.clone(state), seat, answer });
        return answer;
      },
      chance,
      number,
    );
  }
  return moments;
}

/** Kept where the compiler cannot know that nobody reads it: work whose result is used by nobody might be left out. */
const witness = { sum: 0 };

/** One call does the operation once for every moment; counts operations. */
function over(moments: readonly Moment[], operation: (moment: Moment) => number): Work {
  return () => {
    for (const moment of moments) witness.sum = (witness.sum + operation(moment)) | 0;
    return { units: moments.length, answers: 0 };
  };
}

/** One call puts the question once to every position that it can be put to; counts questions. */
export function asking(moments: readonly Moment[], question: TimedQuestion<SomeState>): Work {
  const asked = moments.flatMap(({ state, seat }) => question.in(state, seat));
  return () => {
    for (const ask of asked) witness.sum = (witness.sum + ask()) | 0;
    return { units: asked.length, answers: 0 };
  };
}

export function operations({ game, options }: Engine, moments: readonly Moment[]) {
  const kept = game.clone(moments[0].state);
  const seeds = Array.from({ length: 16 }, (_, i) => seedFrom(`imagine ${i}`));
  const texts = new Map(moments.map((moment) => [moment, game.print(moment.answer)]));
  let next = 0;
  return {
    newGame: over(moments, () => game.round(game.setup(options, seeds[next++ % seeds.length]))),
    copy: over(moments, ({ state }) => {
      game.copy(state, kept);
      return game.round(kept);
    }),
    clone: over(moments, ({ state }) => game.round(game.clone(state))),
    view: over(moments, ({ state, seat }) => game.round(game.view(state, seat))),
    imagine: over(moments, ({ state, seat }) =>
      game.round(game.imagine(game.view(state, seat), seeds[next++ % seeds.length])),
    ),
    check: over(moments, ({ state, seat, answer }) => (game.check(state, seat, answer) === undefined ? 1 : 0)),
    notation: over(moments, (moment) => {
      const answer = game.parse(texts.get(moment) as string);
      return game.print(answer as SomeAnswer).length;
    }),
    audit: over(moments, ({ state }) => game.audit(state).length),
    json: over(moments, ({ state }) => JSON.stringify(game.toJSON(state)).length),
  };
}

/** States are typed arrays, whatever the game. */
export const stateSize = ([{ state }]: readonly Moment[]): number => (state as unknown as Uint8Array).byteLength;

export const jsonSizes = ({ game }: Engine, moments: readonly Moment[]): number[] =>
  moments.map(({ state }) => Buffer.byteLength(canonical(game.toJSON(state))));

/** The sizes of whole games as records. */
export function recordSizes({ game, options }: Engine, games: number): number[] {
  const chance = chanceFrom(29);
  return Array.from({ length: games }, (_, number) => {
    const seed = seedFrom(`record ${number}`);
    const state = game.setup(options, seed);
    const decisions: { seat: string; notation: string }[] = [];
    for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
      const answer = game.sample(state, seat, chance);
      decisions.push({ seat: game.seatName(state, seat), notation: game.print(answer) });
      game.apply(state, seat, answer);
    }
    const begun = { game: game.name, rules: game.rulesVersion, options: options as unknown as JsonMap, seed };
    return Buffer.byteLength(writeRecord({ ...begun, headers: [], decisions, ...closingOf(game, state) }));
  });
}
