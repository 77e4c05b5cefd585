import {
  abilities,
  type Choice,
  type Context,
  type Cost,
  candidatesFor,
  chooserOf,
  type Effect,
  holds,
  type Op,
  seatsIn,
  seatsOf,
  waysOpen,
} from "@weirwood/cards/questions";
import { type Chosen, Effects, nameIn } from "./effects.ts";
import type { Mind } from "./mind.ts";
import { refWorth } from "./worth.ts";

/**
 * What a text is worth for a player, read from its words: its operations are gone through as the rules would, whoever
 * chooses taking what is best for him, and nothing is carried out.
 */

const NOTHING: Chosen = new Map();
const INFLUENCE = 0.25;
/** Texts are short: whatever takes longer goes round in circles. */
const MOST_STEPS = 40;

export class Reading {
  readonly mind: Mind;
  readonly context: Context;
  readonly ops: readonly Op[];
  readonly #effects: Effects;
  #steps = 0;

  constructor(mind: Mind, context: Context, ability: number) {
    this.mind = mind;
    this.context = context;
    this.ops = abilities[ability].ops;
    this.#effects = new Effects(mind, context);
  }

  /** Everything from a place on to the end, or to another place. */
  worthFrom(from: number, until: number = this.ops.length, chosen: Chosen = NOTHING): number {
    let worth = 0;
    let bound = chosen;
    for (let pc = from; pc < until; ) {
      if (++this.#steps > MOST_STEPS) return worth;
      const op = this.ops[pc];
      switch (op.op) {
        case "choose":
        case "choose-seat": {
          if (!bound.has(op.name)) bound = new Map([...bound, [op.name, this.#choice(op)]]);
          if (op.op === "choose" && op.ask === "target" && bound.get(op.name)?.length === 0) return worth;
          pc++;
          break;
        }
        case "influence":
          worth -= op.by === undefined ? INFLUENCE * this.#effects.amount(op.count) : 0;
          pc++;
          break;
        case "gold":
          worth -= op.by === undefined ? this.#effects.goldWorth(this.context.seat, this.#effects.amount(op.count)) : 0;
          pc++;
          break;
        case "pay":
          worth += this.#effects.costWorth(op.cost, bound);
          pc++;
          break;
        case "modes":
          return worth + this.#bestWay(op, bound, until);
        case "jump":
          pc = op.to;
          break;
        case "if":
          pc = holds(this.context, op.when) ? pc + 1 : op.to;
          break;
        case "each":
          worth += this.#eachWorth(op, pc, bound);
          pc = op.to;
          break;
        case "do":
          worth += this.#effects.worthOf(op.effect, bound);
          pc++;
          break;
        default:
          pc++;
      }
    }
    return worth;
  }

  /** What it is worth to choose this for an operation: whatever is done with it later. */
  choiceWorth(place: number, ref: number): number {
    const op = this.ops[place];
    if (op.op === "modes") return this.#wayWorth(op, ref);
    if (op.op === "influence") return -refWorth(this.mind.view, ref);
    if (op.op !== "choose" && op.op !== "choose-seat") return 0;
    return this.#refWorth(op.name, ref, place + 1);
  }

  #refWorth(name: string, ref: number, from: number): number {
    let worth = 0;
    const chosen: Chosen = new Map([[name, [ref]]]);
    for (let pc = from; pc < this.ops.length; pc++) {
      const op = this.ops[pc];
      if (op.op === "pay" && mentions(op.cost, name)) worth += this.#effects.costWorth(op.cost, chosen);
      if (op.op === "do" && mentions(op.effect, name)) worth += this.#effects.worthOf(op.effect, chosen);
    }
    return worth;
  }

  #wayWorth(op: Extract<Op, { op: "modes" }>, ref: number): number {
    const way = waysOpen(this.context, op).find((_, place) => candidatesFor(this.context, op, [])[place] === ref);
    return way === undefined ? 0 : this.worthFrom(op.to[way], this.#endOf(op));
  }

  /** Where the ways of an operation meet again. */
  #endOf({ to }: Extract<Op, { op: "modes" }>): number {
    for (let pc = to[to.length - 1]; pc < this.ops.length; pc++) {
      const op = this.ops[pc];
      if (op.op === "jump") return op.to;
    }
    return this.ops.length;
  }

  #bestWay(op: Extract<Op, { op: "modes" }>, bound: Chosen, until: number): number {
    const ways = waysOpen(this.context, op);
    const end = this.#endOf(op);
    const rest = this.worthFrom(end, until, bound);
    if (ways.length === 0) return rest;
    const worths = ways.map((way) => this.worthFrom(op.to[way], end, bound));
    return rest + (chooserOf(this.context, op) === this.mind.me ? Math.max(...worths) : Math.min(...worths));
  }

  #eachWorth(op: Extract<Op, { op: "each" }>, pc: number, bound: Chosen): number {
    const seats = op.who.reduce((set, who) => set | seatsOf(this.context, who), 0);
    const before = this.context.each;
    let worth = 0;
    for (let seat = 0; seat < seatsIn(this.mind.view); seat++) {
      if (((seats >> seat) & 1) === 0) continue;
      this.context.each = seat;
      worth += this.worthFrom(pc + 1, op.to - 1, bound);
    }
    this.context.each = before;
    return worth;
  }

  /** What whoever chooses would take. */
  #choice(op: Extract<Op, { op: "choose" | "choose-seat" }>): number[] {
    const place = this.ops.indexOf(op);
    const candidates = candidatesFor(this.context, op as Choice, []);
    const sign = chooserOf(this.context, op) === this.mind.me ? 1 : -1;
    const worths = candidates.map((ref) => ({ ref, worth: sign * this.#refWorth(op.name, ref, place + 1) }));
    worths.sort((one, other) => other.worth - one.worth);
    if (op.op === "choose-seat") return worths.slice(0, 1).map(({ ref }) => ref);
    const least = this.#effects.amount(op.what.least);
    return worths
      .slice(0, this.#effects.amount(op.what.most))
      .filter(({ worth }, taken) => taken < least || worth > 0)
      .map(({ ref }) => ref);
  }
}

/** Whether a word speaks of what was bound to a name. */
function mentions(words: Effect | Cost, name: string): boolean {
  return Object.values(words).some(
    (part) =>
      nameIn(part) === name || (typeof part === "object" && part !== null && "chosen" in part && part.chosen === name),
  );
}
