import {
  type Answer,
  attackerOf,
  blockedSteps,
  figuresOf,
  freeDice,
  HOUNDS,
  hexOf,
  hittingFaces,
  houseOf,
  isStalwart,
  MORALE,
  procedures,
  register,
  SYMBOLS,
  shownDice,
  targetOf,
  unitIn,
  wayOf,
} from "@weirwood/battles/questions";
import type { BattleDecision } from "@weirwood/battles/rules";
import { NOBODY } from "@weirwood/kernel";
import { bestBlow, fireWorth } from "./activations.ts";
import { type Places, placeWorth } from "./places.ts";
import type { Stakes } from "./stakes.ts";
import { strikeWorth } from "./strikes.ts";

/** What answers inside an attack are worth. */

type DecisionOf<Kind> = Extract<BattleDecision, { kind: Kind }>;

/** What Kevan's own blow would have been worth is lost with his support; two dice are worth a little more. */
const SUPPORT = 0.25;
/** Four dice for certain are worth more than a first die that decides how many. */
const AS_RED = 0.25;
/** What an attack must be worth to be made. */
const LITTLE = 0.01;

/** Whom to attack, or what to set on fire or put out, or to let it be. */
export function attackWorth(
  stakes: Stakes,
  answer: DecisionOf<"attack" | "hounds" | "scorch" | "douse" | "cease">,
): number {
  if (answer.kind === "cease") return LITTLE;
  const { view } = stakes;
  const unit = unitIn(view, answer.hex);
  switch (answer.kind) {
    case "attack":
      return strikeWorth(stakes, unit, answer.hex, unitIn(view, answer.at)) + (answer.support === NOBODY ? 0 : SUPPORT);
    case "hounds":
      return (
        strikeWorth(stakes, unit, answer.hex, unitIn(view, answer.at), HOUNDS) + (answer.rank === NOBODY ? 0 : AS_RED)
      );
    case "scorch":
      return fireWorth(stakes, unit, answer.at);
    case "douse":
      return 0.3 * Math.max(0, -stakes.burn[answer.at]);
  }
}

/** Dice that miss are rolled again, most of a kind first; hits and retreats stand. */
export function rerollWorth({ view }: Stakes, answer: DecisionOf<"reroll" | "stand">): number {
  if (answer.kind === "stand") return 0;
  const faces = hittingFaces(view, attackerOf(view), wayOf(view), targetOf(view)) | (1 << MORALE);
  if (answer.symbol !== NOBODY) return ((faces >> answer.symbol) & 1) === 1 ? -1 : freeDice(view, answer.symbol);
  let [good, all] = [0, 0];
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    all += freeDice(view, symbol);
    if (((faces >> symbol) & 1) === 1) good += freeDice(view, symbol);
  }
  return all * 0.45 - good;
}

/** Going after a beaten enemy: for the place, and for another blow from there. */
export function followWorth(places: Places, { hex }: Answer<"follow">): number {
  if (hex === NOBODY) return 0;
  const { stakes } = places;
  const unit = attackerOf(stakes.view);
  const gain = placeWorth(places, unit, hex) - placeWorth(places, unit, hexOf(stakes.view, unit));
  return gain + 0.8 * stakes.leanings.chase * bestBlow(stakes, unit, hex);
}

export const againWorth = (stakes: Stakes, { hex }: Answer<"again">): number =>
  hex === NOBODY
    ? 0.3
    : strikeWorth(
        stakes,
        attackerOf(stakes.view),
        hexOf(stakes.view, attackerOf(stakes.view)),
        unitIn(stakes.view, hex),
      );

/** The better place is the one to fall back to. */
export const retreatWorth = (places: Places, { hex }: Answer<"retreat">): number =>
  placeWorth(places, procedures.get(places.stakes.view, procedures.registers.retreat.unit), hex);

/** A commit ability in an attack is used where it tells: for an attack on much, or against morale that would cost much. */
export function usesCommit({ view, me, price }: Stakes): boolean {
  const target = targetOf(view);
  const isMine = houseOf(target) === me;
  if (!isMine) return price[target] > 1 || figuresOf(view, target) <= 3;
  const retreats = shownDice(view, MORALE) - (isStalwart(view, target) ? 1 : 0);
  return retreats > 1 || (retreats === 1 && blockedSteps(view, target, 1) === 1);
}

/** Robb changes places where his unit would be left with him alone, or not at all: with the fullest unit. */
export function swapWorth({ view }: Stakes, { hex }: Answer<"swap-bearer">): number {
  const target = targetOf(view);
  const isDire = procedures.get(view, register.hits) >= figuresOf(view, target) - 1;
  if (hex === NOBODY) return isDire ? 0 : 10;
  return figuresOf(view, unitIn(view, hex));
}
