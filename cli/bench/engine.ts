import {
  type Chance,
  canonical,
  chanceFrom,
  closingOf,
  NOBODY,
  type Seat,
  seedFrom,
  writeRecord,
} from "@weirwood/kernel";
import { type Throne, type ThroneDecision, type ThroneOptions, throne } from "@weirwood/throne";
import { surroundingsOf } from "../surroundings.ts";
import { tableOptions } from "../table-options.ts";
import type { Work } from "./measure.ts";

/** Our own engine at work, as bots and simulations use it. */

const table = throne.readOptions({ players: 5 }) as ThroneOptions;

/** Six players and variants 1–8 of the expansion: all but the board for three. */
const fullTable = tableOptions({ players: "6", allVariants: true }, surroundingsOf([], {}));

type Choice = (state: Throne, seat: Seat, chance: Chance) => ThroneDecision;

/** One whole game at random, of five players if nothing else is said. */
function playedGame(choose: Choice, chance: Chance, number: number, options = table): number {
  const state = throne.setup(options, seedFrom(`bench ${number}`));
  let decisions = 0;
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    throne.apply(state, seat, choose(state, seat, chance));
    decisions++;
  }
  return decisions;
}

/** Random games, one a call; counts decisions. */
function gamesBy(choose: Choice, options = table): Work {
  const chance = chanceFrom(5);
  let number = 0;
  return () => ({ units: playedGame(choose, chance, number++, options), answers: 0 });
}

const oneListed: Choice = (state, seat, chance) => {
  const answers = throne.options(state, seat);
  return answers?.at(chance.below(answers.length)) ?? throne.sample(state, seat, chance);
};

const oneSampled: Choice = (state, seat, chance) => throne.sample(state, seat, chance);

/** One of the legal answers, which are counted and each to be had by its number; where they are many, a sampled one. */
export const gamesWithAnswers = (): Work => gamesBy(oneListed);

/** Sampled answers only. */
export const gamesSampled = (): Work => gamesBy(oneSampled);

/** The same two with six players and everything on. */
export const fullGamesWithAnswers = (): Work => gamesBy(oneListed, fullTable);
export const fullGamesSampled = (): Work => gamesBy(oneSampled, fullTable);

/** The same, with every listed answer written out, whether or not it is chosen. */
export function gamesWithEveryAnswer(): Work {
  const chance = chanceFrom(5);
  let number = 0;
  return () => {
    let written = 0;
    const choose: Choice = (state, seat) => {
      const listed = throne.options(state, seat);
      if (listed === undefined) {
        written++;
        return throne.sample(state, seat, chance);
      }
      const answers = [...listed];
      written += answers.length;
      return answers[chance.below(answers.length)];
    };
    return { units: playedGame(choose, chance, number++), answers: written };
  };
}

/** A position from the middle of some game, and an answer that was given there. */
export interface Moment {
  readonly state: Throne;
  readonly seat: Seat;
  readonly answer: ThroneDecision;
}

/** Positions spread over several random games. */
export function momentsOf(games: number, every: number): Moment[] {
  const chance = chanceFrom(17);
  const moments: Moment[] = [];
  for (let number = 0; number < games; number++) {
    let decision = 0;
    playedGame(
      (state, seat) => {
        const answer = throne.sample(state, seat, chance);
        if (decision++ % every === 0) moments.push({ state: throne.clone(state), seat, answer });
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

export function operations(moments: readonly Moment[]) {
  const kept = throne.clone(moments[0].state);
  const seeds = Array.from({ length: 16 }, (_, i) => seedFrom(`imagine ${i}`));
  const texts = new Map(moments.map((moment) => [moment, throne.print(moment.answer)]));
  let next = 0;
  return {
    copy: over(moments, ({ state }) => {
      throne.copy(state, kept);
      return kept[next++ % kept.length];
    }),
    clone: over(moments, ({ state }) => throne.clone(state)[next++ % state.length]),
    view: over(moments, ({ state, seat }) => throne.view(state, seat)[next++ % state.length]),
    imagine: over(moments, ({ state, seat }) => {
      const imagined = throne.imagine(throne.view(state, seat), seeds[next++ % seeds.length]);
      return imagined[next % imagined.length];
    }),
    check: over(moments, ({ state, seat, answer }) => (throne.check(state, seat, answer) === undefined ? 1 : 0)),
    notation: over(moments, (moment) => {
      const answer = throne.parse(texts.get(moment) as string);
      return throne.print(answer as ThroneDecision).length;
    }),
    audit: over(moments, ({ state }) => throne.audit(state).length),
    json: over(moments, ({ state }) => JSON.stringify(throne.toJSON(state)).length),
  };
}

export const jsonSizes = (moments: readonly Moment[]): number[] =>
  moments.map(({ state }) => Buffer.byteLength(canonical(throne.toJSON(state))));

/** The sizes of whole games as records. */
export function recordSizes(games: number): number[] {
  const chance = chanceFrom(29);
  return Array.from({ length: games }, (_, number) => {
    const seed = seedFrom(`record ${number}`);
    const state = throne.setup(table, seed);
    const decisions: { seat: string; notation: string }[] = [];
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const answer = throne.sample(state, seat, chance);
      decisions.push({ seat: throne.seatName(state, seat), notation: throne.print(answer) });
      throne.apply(state, seat, answer);
    }
    const { name: game, rulesVersion: rules } = throne;
    const record = { game, rules, options: { ...table }, seed, headers: [], decisions, ...closingOf(throne, state) };
    return Buffer.byteLength(writeRecord(record));
  });
}
