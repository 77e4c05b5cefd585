import type { Chance, Decision, GameEvent, Seat } from "@weirwood/kernel";
import type { Craft } from "../values/craft.ts";
import { Network } from "../values/network.ts";
import type { Budget } from "./guide.ts";
import { compare, judge, storyOf } from "./judge.ts";

/** One answer that may be advised. */
export interface Advice<Answer> {
  readonly answer: Answer;
  /** Each seat's chance to win after it. */
  readonly chances: readonly number[];
  /** What speaks for it and against it beside the other answers, by part, in chance to win: the weightiest first. */
  readonly why: readonly { readonly part: string; readonly gain: number }[];
  /** What came of it in a world like most, up to the horizon, as far as the seat would see it. */
  readonly leadsTo: readonly GameEvent[];
}

/** Answers that are told, and worlds in which those are compared afresh. */
const TOLD = 3;
const WORLDS = 24;

/** The best answers to what a seat is asked, the best first, with what speaks for each of them. */
export function counsel<State, Answer extends Decision, Options>(
  craft: Craft<State, Answer, Options>,
  view: State,
  seat: Seat,
  chance: Chance,
  budget: Budget = craft.budget,
): readonly Advice<Answer>[] {
  const { rules, features } = craft;
  const answers = judge(craft, view, seat, chance, budget)
    .answers.slice(0, TOLD)
    .map(({ answer }) => answer);
  const seats = rules.seatsOf(view);
  const ends = answers.map(() => new Ends(seats * features.ids.length));
  const row = new Float64Array(seats * features.ids.length);
  const fair = compare(craft, view, seat, chance, answers, WORLDS, ({ candidate, world, state, chances }) => {
    features.read(state, seats, row);
    ends[candidate].add(row, world, chances[seat]);
  });
  return fair.answers.map(({ answer, chances }) => {
    const own = ends[answers.indexOf(answer)];
    const others = ends.filter((end) => end !== own);
    return {
      answer,
      chances,
      why: others.length === 0 ? [] : whyOf(craft, seats, seat, own.mean, meanOf(others)),
      leadsTo: storyOf(craft, view, seat, answer, own.worldNear(chances[seat])),
    };
  });
}

/** What positions at the end of an answer's lines are like on average, and how each world ended. */
class Ends {
  readonly mean: Float64Array;
  readonly #worlds: { readonly world: number; readonly chance: number }[] = [];

  constructor(length: number) {
    this.mean = new Float64Array(length);
  }

  add(row: Float64Array, world: number, chance: number): void {
    this.#worlds.push({ world, chance });
    for (let i = 0; i < row.length; i++) this.mean[i] += (row[i] - this.mean[i]) / this.#worlds.length;
  }

  /** The world that ended most like the average. */
  worldNear(chance: number): number {
    const [first, ...rest] = this.#worlds;
    const far = (one: { readonly chance: number }): number => Math.abs(one.chance - chance);
    return rest.reduce((best, one) => (far(one) < far(best) ? one : best), first).world;
  }
}

const meanOf = (ends: readonly Ends[]): Float64Array =>
  Float64Array.from(ends[0].mean, (_, i) => ends.reduce((sum, { mean }) => sum + mean[i], 0) / ends.length);

/** Less is not worth a word. */
const LEAST_GAIN = 0.003;

/** By part: what of the chance would be gone if it stood as the other answers leave it. */
function whyOf<State, Answer extends Decision, Options>(
  { features: { parts }, weights }: Craft<State, Answer, Options>,
  seats: number,
  seat: Seat,
  own: Float64Array,
  others: Float64Array,
): Advice<Answer>["why"] {
  const network = new Network(weights);
  const chances = new Float64Array(seats);
  const chanceOf = (rows: Float64Array): number => {
    network.chances(rows, seats, chances);
    return chances[seat];
  };
  const chance = chanceOf(own);
  return [...new Set(parts)]
    .map((part) => {
      const without = own.map((number, i) => (parts[i % parts.length] === part ? others[i] : number));
      return { part, gain: chance - chanceOf(without) };
    })
    .filter(({ gain }) => Math.abs(gain) >= LEAST_GAIN)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}
