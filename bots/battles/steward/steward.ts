import {
  type Battle,
  type Hex,
  type House,
  hexOf,
  houseOf,
  isSpent,
  SEAT_HOUSE,
  unitIn,
} from "@weirwood/battles/questions";
import { type BattleDecision, battles } from "@weirwood/battles/rules";
import { type Chance, NOBODY, type Seat } from "@weirwood/kernel";
import type { Bot } from "../../bot.ts";
import { EVEN, type Temper } from "../../temper/index.ts";
import { type Activations, activationsOf, movesOf } from "./activations.ts";
import { againWorth, attackWorth, followWorth, rerollWorth, retreatWorth, swapWorth, usesCommit } from "./fights.ts";
import { type Leanings, leaningsOf } from "./leanings.ts";
import { type Places, placesOf } from "./places.ts";
import { breachWorth, deployWorth, fortifyWorth, layWorth, pickWorth } from "./preparing.ts";
import { type Stakes, stakesOf } from "./stakes.ts";
import { cardBreadth, tokenUse, turnWorth } from "./turns.ts";

/**
 * A competent captain by rules of thumb: no search, but everything weighed in points. What the plan promises, what an
 * attack does on average, and what a place leads to decide nearly everything.
 */
export const steward: Bot<Battle, BattleDecision> = { name: "steward", choose };

function choose(view: Battle, seat: Seat, chance: Chance, temper: Temper = EVEN): BattleDecision {
  const answers = battles.options(view, seat);
  if (answers === undefined) return battles.sample(view, seat, chance);
  if (answers.length === 1) return answers.at(0) as BattleDecision;
  const mind = new Mind(view, view[SEAT_HOUSE + seat], leaningsOf(temper));
  return best(answers, (answer) => worthOf(mind, answer), chance);
}

/** All answers where they are few, those first that are worth most. */
export function weighedAnswers(view: Battle, seat: Seat, temper: Temper): readonly BattleDecision[] {
  const answers = battles.options(view, seat);
  if (answers === undefined) return [];
  const mind = new Mind(view, view[SEAT_HOUSE + seat], leaningsOf(temper));
  return Array.from(answers, (answer) => ({ answer, worth: worthOf(mind, answer) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ answer }) => answer);
}

/** One of the answers that are worth most. */
function best(
  answers: Iterable<BattleDecision>,
  worth: (answer: BattleDecision) => number,
  chance: Chance,
): BattleDecision {
  const found: BattleDecision[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = worth(answer);
    if (value > most) found.length = 0;
    if (value >= most) found.push(answer);
    most = Math.max(most, value);
  }
  return found[chance.below(found.length)];
}

/** What is thought about one decision, as far as its answers ask for it. */
class Mind {
  readonly view: Battle;
  readonly me: House;
  readonly #leanings: Leanings;
  #stakes: Stakes | undefined;
  #places: Places | undefined;
  #activations: Activations | undefined;
  #going: { readonly from: Hex; readonly worthOf: (to: Hex) => number; readonly staying: number } | undefined;

  constructor(view: Battle, me: House, leanings: Leanings) {
    this.view = view;
    this.me = me;
    this.#leanings = leanings;
  }

  get stakes(): Stakes {
    this.#stakes ??= stakesOf(this.view, this.me, this.#leanings);
    return this.#stakes;
  }

  get places(): Places {
    this.#places ??= placesOf(this.stakes);
    return this.#places;
  }

  get activations(): Activations {
    this.#activations ??= activationsOf(this.places);
    return this.#activations;
  }

  /** Going somewhere, compared with what the unit can do where it is. */
  goingWorth(from: Hex, to: Hex): number {
    if (this.#going?.from !== from) {
      const worthOf = movesOf(this.places, unitIn(this.view, from));
      this.#going = { from, worthOf, staying: worthOf(from) };
    }
    return this.#going.worthOf(to) - this.#going.staying;
  }
}

/** What a unit gains at least that bothers to go somewhere. */
const STEP = 0.02;

function worthOf(mind: Mind, answer: BattleDecision): number {
  const { view } = mind;
  switch (answer.kind) {
    case "fortify":
      return fortifyWorth(view, answer);
    case "breach":
      return breachWorth(view, answer);
    case "pick":
      return pickWorth(answer);
    case "lay":
      return layWorth(view, mind.me, answer);
    case "place":
      return deployWorth(view, answer);
    case "order":
    case "raise":
    case "ready":
    case "play":
    case "commit":
    case "volley":
    case "pass":
      return turnWorth(mind.activations, answer);
    case "declare":
    case "also-order":
      return answer.hex === NOBODY ? STEP : mind.activations.worthOf(unitIn(view, answer.hex));
    case "choose":
      return answer.hex === NOBODY ? 0 : chosenWorth(mind, answer.hex);
    case "move":
      return answer.to === NOBODY ? mind.stakes.leave : mind.goingWorth(answer.hex, answer.to);
    case "quench":
      return 1;
    case "halt":
      return STEP;
    case "attack":
    case "hounds":
    case "scorch":
    case "douse":
    case "cease":
      return attackWorth(mind.stakes, answer);
    case "reroll":
    case "stand":
      return rerollWorth(mind.stakes, answer);
    case "follow":
      return followWorth(mind.places, answer);
    case "again":
      return againWorth(mind.stakes, answer);
    case "retreat":
      return retreatWorth(mind.places, answer);
    case "swap-bearer":
      return swapWorth(mind.stakes, answer);
    case "keep":
      return cardBreadth(answer.card) + 0.2 * tokenUse(mind.activations, answer.token);
    case "use-commit":
      return usesCommit(mind.stakes) ? answer.answer : -answer.answer;
    case "swap-token":
      return -tokenUse(mind.activations, answer.symbol);
    case "leave":
    case "carry":
    case "parting":
    case "stand-firm":
    case "counter":
    case "recover":
      return answer.answer;
    case "aim":
    case "hide":
      return 0;
  }
}

/** For whatever is done to it: the dearest enemy, the own unit with most to do, or in most danger. */
function chosenWorth({ stakes, places, activations }: Mind, hex: number): number {
  const { view, me, price } = stakes;
  const unit = unitIn(view, hex);
  if (houseOf(unit) !== me) return price[unit];
  return isSpent(view, unit)
    ? 0.1 + Math.max(0, activations.worthOf(unit))
    : 0.1 + places.threat[hexOf(view, unit)] * price[unit];
}
