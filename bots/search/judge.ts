import {
  type Chance,
  chanceFrom,
  type Decision,
  type GameEvent,
  NOBODY,
  type Seat,
  type Seed,
  type Tell,
} from "@weirwood/kernel";
import { drawTemper, EVEN, type Temper } from "../temper/index.ts";
import { type Budget, type Guided, policyAnswer } from "./guide.ts";

/** What came of looking ahead. */
export interface Judgement<Answer> {
  /** All that were weighed, the best first. */
  readonly answers: readonly Judged<Answer>[];
  /** Decisions that were played in imagined games. */
  readonly spent: number;
}

export interface Judged<Answer> {
  readonly answer: Answer;
  /** Each seat's chance to win after it, over the worlds in which it was tried. */
  readonly chances: readonly number[];
  readonly worlds: number;
}

/** The end of one imagined game: of an answer in a world. The number of a world stands for all that is made up in it. */
interface End<State> {
  readonly candidate: number;
  readonly world: number;
  readonly state: State;
  readonly chances: Float64Array;
}

type Watch<State> = (end: End<State>) => void;

/** Worlds that every answer is tried in before half of them are left aside. */
const LEAST_WORLDS = 2;
/** Few worlds may look alike by accident. */
const LEAST_VARIANCE = 0.0001;
/** A line that has not come to its horizon by then is judged where it is. */
const LONGEST_LINE = 1000;

/**
 * The answers to what a seat is asked, weighed by what they lead to. Each is tried in the same imagined worlds, in which
 * everybody plays by the guide's policy up to its horizon; the worse half is left aside again and again.
 */
export function judge<State, Answer extends Decision, Options>(
  guided: Guided<State, Answer, Options>,
  view: State,
  seat: Seat,
  chance: Chance,
  budget: Budget,
  answers: readonly Answer[] = guided.guide.candidates(view, seat, chance, budget.candidates),
): Judgement<Answer> {
  const inquiry = new Inquiry(guided, view, seat, chance, answers);
  let left = answers.map((_, candidate) => candidate);
  const rounds = 32 - Math.clz32(answers.length - 1);
  for (let round = 0; round < rounds; round++) {
    const upTo = (budget.decisions * (round + 1)) / rounds;
    for (let worlds = 0; worlds < LEAST_WORLDS || inquiry.spent < upTo; worlds++) inquiry.tryInNewWorld(left);
    const best = inquiry.ranked(left);
    left = best.slice(0, Math.ceil(best.length / 2));
    // The policy's own answer is there to the end, to be compared with where it has the benefit of the doubt.
    if (budget.doubt !== undefined && !left.includes(0)) left.push(0);
  }
  return inquiry.judgement(budget.doubt);
}

/** The same answers in so many fresh worlds each: a judgement that no choice among noisy figures has flattered. */
export function compare<State, Answer extends Decision, Options>(
  guided: Guided<State, Answer, Options>,
  view: State,
  seat: Seat,
  chance: Chance,
  answers: readonly Answer[],
  worlds: number,
  watch?: Watch<State>,
): Judgement<Answer> {
  const inquiry = new Inquiry(guided, view, seat, chance, answers, watch);
  const all = answers.map((_, candidate) => candidate);
  for (let world = 0; world < worlds; world++) inquiry.tryInNewWorld(all);
  return inquiry.judgement();
}

/** What happens after an answer in one world, up to the horizon, as far as the seat would see it. */
export function storyOf<State, Answer extends Decision, Options>(
  guided: Guided<State, Answer, Options>,
  view: State,
  seat: Seat,
  answer: Answer,
  world: number,
): readonly GameEvent[] {
  return new Inquiry(guided, view, seat, chanceFrom(world), [answer]).story(world);
}

class Inquiry<State, Answer extends Decision, Options> {
  spent = 0;
  readonly #guided: Guided<State, Answer, Options>;
  readonly #view: State;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #answers: readonly Answer[];
  readonly #watch: Watch<State> | undefined;
  readonly #seats: number;
  readonly #horizon: number;
  /** Sums of chances by candidate and seat, and in how many worlds each candidate was tried. */
  readonly #sums: Float64Array;
  readonly #worlds: Float64Array;
  readonly #found: Float64Array;
  /** By candidate: what it gained beside the first one in the same worlds, and the squares of that. */
  readonly #gains: Float64Array;
  readonly #squares: Float64Array;
  #line: State | undefined;

  constructor(
    guided: Guided<State, Answer, Options>,
    view: State,
    seat: Seat,
    chance: Chance,
    answers: readonly Answer[],
    watch?: Watch<State>,
  ) {
    this.#guided = guided;
    this.#view = view;
    this.#seat = seat;
    this.#chance = chance;
    this.#answers = answers;
    this.#watch = watch;
    this.#seats = guided.rules.seatsOf(view);
    this.#horizon = guided.guide.horizon(view);
    this.#sums = new Float64Array(answers.length * this.#seats);
    this.#worlds = new Float64Array(answers.length);
    this.#found = new Float64Array(this.#seats);
    this.#gains = new Float64Array(answers.length);
    this.#squares = new Float64Array(answers.length);
  }

  tryInNewWorld(candidates: readonly number[]): void {
    const { rules } = this.#guided;
    const world = this.#chance.below(0x1_0000_0000);
    const { state, tempers, luck } = this.#imagined(world);
    this.#line ??= rules.clone(state);
    let own = 0;
    for (const candidate of [...candidates].sort((a, b) => a - b)) {
      rules.copy(state, this.#line);
      this.#follow(this.#line, this.#answers[candidate], tempers, chanceFrom(luck));
      for (let seat = 0; seat < this.#seats; seat++) this.#sums[candidate * this.#seats + seat] += this.#found[seat];
      this.#worlds[candidate]++;
      if (candidate === 0) own = this.#found[this.#seat];
      this.#addGain(candidate, this.#found[this.#seat] - own);
      this.#watch?.({ candidate, world, state: this.#line, chances: this.#found });
    }
  }

  story(world: number): readonly GameEvent[] {
    const { state, tempers, luck } = this.#imagined(world);
    const told: GameEvent[] = [];
    this.#follow(state, this.#answers[0], tempers, chanceFrom(luck), (event) => {
      if (event.audience === undefined || event.audience.includes(this.#seat)) told.push(event);
    });
    return told;
  }

  /** A world by its number: what is hidden, what everybody is like, and what others have answered in secret. */
  #imagined(world: number): { readonly state: State; readonly tempers: readonly Temper[]; readonly luck: number } {
    const chance = chanceFrom(world);
    const state = this.#guided.rules.imagine(this.#view, seedBy(chance));
    const tempers = Array.from({ length: this.#seats }, (_, seat) =>
      seat === this.#seat ? EVEN : drawTemper(chance, "seen"),
    );
    this.#letOthersAnswer(state, tempers, chance);
    return { state, tempers, luck: chance.below(0x1_0000_0000) };
  }

  /**
   * Where all answer in secret, the others are let answer first, and once a world. Answers that are in already are given
   * anew: what a world makes up for them was drawn blindly.
   */
  #letOthersAnswer(state: State, tempers: readonly Temper[], chance: Chance): void {
    const { rules } = this.#guided;
    for (const { seats, secret } of rules.asks(state)) {
      if (!secret || !seats.includes(this.#seat)) continue;
      for (const other of seats) {
        if (other === this.#seat) continue;
        rules.apply(state, other, policyAnswer(this.#guided, state, other, chance, tempers[other]));
        this.spent++;
      }
    }
  }

  /** Plays an answer and what follows it, and leaves the chances at the end of the line in `#found`. */
  #follow(state: State, answer: Answer, tempers: readonly Temper[], chance: Chance, tell?: Tell): void {
    const { rules, guide } = this.#guided;
    rules.apply(state, this.#seat, answer, tell);
    this.spent++;
    for (let played = 0; played < LONGEST_LINE; played++) {
      const seat = rules.awaited(state);
      if (seat === NOBODY || guide.moment(state) >= this.#horizon) break;
      rules.apply(state, seat, policyAnswer(this.#guided, state, seat, chance, tempers[seat]), tell);
      this.spent++;
    }
    const outcome = rules.outcome(state);
    if (outcome === undefined) {
      guide.evaluate(state, this.#seats, this.#found);
      return;
    }
    this.#found.fill(0);
    for (const winner of outcome.winners) this.#found[winner] = 1 / outcome.winners.length;
  }

  #meanOf(candidate: number, seat: Seat): number {
    return this.#sums[candidate * this.#seats + seat] / Math.max(1, this.#worlds[candidate]);
  }

  /** Candidates by the chance that they leave the seat; of equals the one that was named first. */
  ranked(candidates: readonly number[]): number[] {
    return [...candidates].sort((a, b) => this.#meanOf(b, this.#seat) - this.#meanOf(a, this.#seat) || a - b);
  }

  #addGain(candidate: number, gain: number): void {
    this.#gains[candidate] += gain;
    this.#squares[candidate] += gain * gain;
  }

  /** Whether a candidate is better than the first by so many standard errors of what sets them apart. */
  #isBeyond(candidate: number, doubt: number): boolean {
    const worlds = this.#worlds[candidate];
    const gain = this.#gains[candidate] / worlds;
    const variance = this.#squares[candidate] / worlds - gain * gain;
    return gain > doubt * Math.sqrt((Math.max(0, variance) + LEAST_VARIANCE) / worlds);
  }

  /** Who was tried in more worlds has outlived the others. */
  judgement(doubt?: number): Judgement<Answer> {
    const order = this.ranked(this.#answers.map((_, candidate) => candidate));
    order.sort((a, b) => this.#worlds[b] - this.#worlds[a]);
    if (doubt !== undefined && order[0] !== 0 && !this.#isBeyond(order[0], doubt))
      order.unshift(...order.splice(order.indexOf(0), 1));
    return {
      answers: order.map((candidate) => ({
        answer: this.#answers[candidate],
        chances: Array.from({ length: this.#seats }, (_, seat) => this.#meanOf(candidate, seat)),
        worlds: this.#worlds[candidate],
      })),
      spent: this.spent,
    };
  }
}

function seedBy(chance: Chance): Seed {
  return Uint8Array.from({ length: 32 }, () => chance.below(256));
}
