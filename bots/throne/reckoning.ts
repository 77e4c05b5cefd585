import type { Throne } from "@weirwood/throne";
import {
  type Area,
  ATTACK,
  ATTACKER,
  areAdjacent,
  bonusOf,
  canSupport,
  cardStrength,
  cardsIn,
  DEFENCE,
  DEFENDER,
  FIEFDOMS,
  HANDS,
  type House,
  isDefense,
  isLand,
  isMarch,
  isSea,
  KNIGHT,
  NONE,
  neighbours,
  orderIn,
  ownerOf,
  placeOf,
  type Side,
  standing,
  standingIn,
  strengthOf,
  supportStrength,
  unitStrength,
} from "@weirwood/throne/questions";

/** Counting a fight before it begins: what each side would announce by the orders that lie open, cards apart. */

/** The strength of the units that stand in an area. All kinds but the knight count the same. */
export const strengthIn = (view: Throne, area: Area): number =>
  standingIn(view, area) + standing(view, area, KNIGHT) * (unitStrength[KNIGHT] - 1);

/** What a house's own support orders beside an area would add to its side there. */
export function ownSupport(view: Throne, house: House, area: Area): number {
  let strength = 0;
  for (const beside of neighbours[area]) {
    if (ownerOf(view, beside) === house && canSupport(view, beside, area)) strength += supportStrength(view, beside);
  }
  return strength;
}

/** What the holder of an area would announce against an attack. */
export function defenceOf(view: Throne, area: Area): number {
  const order = orderIn(view, area);
  return strengthIn(view, area) + (isDefense(order) ? bonusOf(order) : 0) + ownSupport(view, ownerOf(view, area), area);
}

/** What units of such a strength would announce, marching by the order in their area. */
export function attackOf(view: Throne, from: Area, to: Area, strength: number): number {
  const order = orderIn(view, from);
  return strength + (isMarch(order) ? bonusOf(order) : 0) + ownSupport(view, ownerOf(view, from), to);
}

export const handOf = (view: Throne, house: House) => cardsIn(house, view[HANDS + house]);

/** The highest number in a house's hand. */
export const bestCard = (view: Throne, house: House): number =>
  handOf(view, house).reduce((best, card) => Math.max(best, cardStrength[card]), 0);

/** Whether units beside an area could support a fight there: never from land to sea. */
export const reachesInSupport = (from: Area, to: Area): boolean =>
  areAdjacent(from, to) && !(isLand(from) && isSea(to));

export const isForeign = (owner: House, house: House): boolean => owner !== NONE && owner !== house;

/** Whether a house wins with such strengths; ties go to the better place in the Fiefdoms. */
export const isAhead = (view: Throne, house: House, strength: number, other: House, against: number): boolean =>
  strength > against || (strength === against && placeOf(view, FIEFDOMS, house) < placeOf(view, FIEFDOMS, other));

export const sideOf = (view: Throne, house: House): Side => (view[ATTACKER] === house ? ATTACK : DEFENCE);
export const opponentOf = (view: Throne, house: House): House => view[view[ATTACKER] === house ? DEFENDER : ATTACKER];

/** Whether the blade would turn the battle in progress for a house. */
export function doesBladeDecide(view: Throne, house: House): boolean {
  const opponent = opponentOf(view, house);
  const strength = strengthOf(view, sideOf(view, house));
  const against = strengthOf(view, sideOf(view, opponent));
  return !isAhead(view, house, strength, opponent, against) && isAhead(view, house, strength + 1, opponent, against);
}
