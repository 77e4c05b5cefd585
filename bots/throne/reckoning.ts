import {
  type Area,
  ATTACK,
  ATTACKER,
  areAdjacent,
  bonusOf,
  type Card,
  canSupport,
  cardAt,
  cardForts,
  cardSetOf,
  cardStrength,
  cardSwords,
  cardsOf,
  DEFENCE,
  DEFENDER,
  ENGINE,
  FIEFDOMS,
  FORT,
  type House,
  isDefense,
  isLand,
  isMarch,
  isWater,
  KNIGHT,
  marchStrength,
  NONE,
  neighboursOf,
  orderIn,
  ownerOf,
  placeOf,
  type Side,
  standing,
  standingIn,
  strengthOf,
  supportStrength,
  troopIn,
  unitStrength,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";

/** Counting a fight before it begins: what each side would announce by the orders that lie open, cards apart. */

/** The strength of the units that stand in an area. All kinds but the knight count the same; engines hold nothing. */
export const strengthIn = (view: Throne, area: Area): number =>
  standingIn(view, area) + standing(view, area, KNIGHT) * (unitStrength[KNIGHT] - 1) - standing(view, area, ENGINE);

/** What a fortification adds for whoever holds its area. */
export const wallsIn = (view: Throne, area: Area): number => (view[FORT + area] === NONE ? 0 : 1);

/** What the units of an area count in an attack: engines tell against castles, and knights little against walls. */
export function strikeOf(view: Throne, from: Area, to: Area): number {
  return marchStrength(view, troopIn(view, from), to);
}

/** What a house's own support orders beside an area would add to its attack there. */
export const ownSupport = (view: Throne, house: House, area: Area): number => supportOf(view, house, area, ATTACK);

function supportOf(view: Throne, house: House, area: Area, side: Side): number {
  let strength = 0;
  for (const beside of neighboursOf(view, area)) {
    if (ownerOf(view, beside) === house && canSupport(view, beside, area))
      strength += supportStrength(view, beside, side, area);
  }
  return strength;
}

/** What the holder of an area would announce against an attack. */
export function defenceOf(view: Throne, area: Area): number {
  const order = orderIn(view, area);
  const support = supportOf(view, ownerOf(view, area), area, DEFENCE);
  return strengthIn(view, area) + wallsIn(view, area) + (isDefense(order) ? bonusOf(order) : 0) + support;
}

/** What units of such a strength would announce, marching by the order in their area. */
export function attackOf(view: Throne, from: Area, to: Area, strength: number): number {
  const order = orderIn(view, from);
  return strength + (isMarch(order) ? bonusOf(order) : 0) + ownSupport(view, ownerOf(view, from), to);
}

export const strengthOfCard = (view: Throne, card: Card): number => cardStrength[cardAt(cardSetOf(view), card)];
export const swordsOfCard = (view: Throne, card: Card): number => cardSwords[cardAt(cardSetOf(view), card)];
export const fortsOfCard = (view: Throne, card: Card): number => cardForts[cardAt(cardSetOf(view), card)];

/** The highest number in a house's hand. */
export const bestCard = (view: Throne, house: House): number =>
  cardsOf(view, house).reduce((best, card) => Math.max(best, strengthOfCard(view, card)), 0);

/** Whether units beside an area could support a fight there: never from land to sea. */
export const reachesInSupport = (view: Throne, from: Area, to: Area): boolean =>
  areAdjacent(view, from, to) && !(isLand(from) && isWater(to));

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
