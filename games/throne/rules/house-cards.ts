import { legal, oneOf } from "@weirwood/kernel";
import type { CardDecision } from "../decisions.ts";
import { ask, askedHouse, bit } from "../state/asks.ts";
import { areaIds, type Card, cardIds, FOOTMAN, houseIds, isDefense, NONE } from "../state/board.ts";
import {
  BATTLE_AREA,
  BATTLE_FROM,
  CARDS,
  HANDS,
  LAST_CARD,
  MARCHERS,
  POWER,
  SILENCED,
  SWEPT,
  TEXT_CANCELLED,
  TEXT_CARD,
  type Throne,
  WINNER,
} from "../state/layout.ts";
import {
  cardsOf,
  FULL_HAND,
  gainPower,
  isHandSpent,
  orderIn,
  powerOf,
  removeOrder,
  removeUnits,
  sizeOf,
  standing,
  takeFromHand,
  troopAt,
  troopSize,
  usedCards,
} from "../state/pieces.ts";
import {
  canDiscard,
  canMakeKnight,
  knightAreas,
  oneFootman,
  ownSupporters,
  removableOrders,
  removeOrderByCard,
  sideOf,
  tellDeclined,
  textOfHouse,
  tokensToTake,
} from "./card-choices.ts";
import { type CardText, hasText, textOf } from "./card-texts.ts";
import { askOrTakeOnly } from "./forced.ts";
import { isCard, isNone } from "./reading.ts";
import { refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK, DEFENCE, hasBonus, otherSide, principal, readText, type Side } from "./strength.ts";

/** Carrying out the texts of the house cards: cancelling ones first, then the others, then the winner's. */

/** Puts a card on the table for a side: it leaves the hand, and its text is its own until another is borrowed. */
export function showCard(game: Throne, side: Side, card: Card): void {
  takeFromHand(game, card);
  game[CARDS + side] = card;
  game[TEXT_CARD + side] = card;
  // Fixed now, whatever is taken back or discarded later (throne.cards.before-discard).
  game[LAST_CARD + side] = isHandSpent(game, principal(game, side)) ? 1 : 0;
}

/** Ignoring and cancelling texts, in Fiefdoms order: what has taken effect holds for the whole battle. */
export function cancelTexts(game: Throne, side: Side, tell?: TellRule): void {
  const other = otherSide(side);
  const text = textOf(game, side);
  const house = houseIds[principal(game, side)];
  const { ignoresStrength } = text;
  if (ignoresStrength && (ignoresStrength.when === undefined || side === DEFENCE)) silence(game, side, tell);
  if (!text.cancelsText || !hasText(game, game[TEXT_CARD + other]) || game[TEXT_CANCELLED + other] === 1) return;
  game[TEXT_CANCELLED + other] = 1;
  tell?.({ rule: text.rule, house, card: cardIds[game[CARDS + other]] });
  if (!text.borrowsText) return;
  game[TEXT_CARD + side] = game[TEXT_CARD + other];
  // A borrowed text that itself ignores or cancels takes effect at once.
  cancelTexts(game, side, tell);
}

/** The card of the other side adds no strength. */
function silence(game: Throne, side: Side, tell?: TellRule): void {
  game[SILENCED + otherSide(side)] = 1;
  tell?.({ rule: textOf(game, side).rule, house: houseIds[principal(game, side)] });
}

/** The other texts, each on its turn: it reads the position as it is then (throne.cards.in-turn). */
export function carryOutTexts(game: Throne, side: Side, tell?: TellRule): void {
  const house = principal(game, side);
  const text = textOf(game, side);
  readText(game, side);
  if (text.silencesStrength) silence(game, side, tell);
  if (tell && isCounting(game, side, text)) tell({ rule: text.rule, house: houseIds[house] });
  switch (text.atOnce) {
    case "destroy-footman":
      destroyFootman(game, side, tell);
      return;
    case "remove-defense":
      removeDefense(game, side, tell);
      return;
    case "remove-support-or-defense":
      if (removableOrders(game, side).length > 0) ask(game, "remove-order", bit(house));
      return;
    case "spend-power":
      if (powerOf(game, house) > 0) ask(game, "spend", bit(house));
      return;
    case "replace-card":
      if (powerOf(game, house) >= replacementPrice && cardsOf(game, house).length > 0)
        ask(game, "replace-card", bit(house));
      return;
    case "demote-foe":
      ask(game, "demote", bit(house));
      return;
  }
}

/** Whether a text that only changes what is counted has anything to count; rules/strength.ts does the counting. */
function isCounting(game: Throne, side: Side, text: CardText): boolean {
  if (text.attackersCount) return side === ATTACK && areRaised(game, text.attackersCount);
  if (text.doublesDefense) return side === DEFENCE && isDefense(orderIn(game, game[BATTLE_AREA]));
  if (text.bonuses || text.countsFoes) return hasBonus(game, side);
  return [text.mutesSupportingShips, text.forbidsBlade].some((mark) => mark !== undefined);
}

/** Whether any unit fights that a text raises: a marcher or, where it says so, a supporter of the own house. */
function areRaised(game: Throne, { kind, supporters }: NonNullable<CardText["attackersCount"]>): boolean {
  if (game[MARCHERS + kind] > 0) return true;
  return supporters === true && ownSupporters(game, ATTACK).some((area) => standing(game, area, kind) > 0);
}

/** Ser Loras: a footman of the other side that stands; a side without any unit has lost (throne.battle.no-units). */
function destroyFootman(game: Throne, side: Side, tell?: TellRule): void {
  const victims = otherSide(side);
  const area = game[victims === ATTACK ? BATTLE_FROM : BATTLE_AREA];
  const there = victims === ATTACK ? game[MARCHERS + FOOTMAN] : standing(game, area, FOOTMAN);
  if (there === 0) return;
  if (victims === ATTACK) game[MARCHERS + FOOTMAN]--;
  removeUnits(game, area, oneFootman);
  const victim = houseIds[principal(game, victims)];
  tell?.({
    rule: textOf(game, side).rule,
    house: houseIds[principal(game, side)],
    victim,
    area: areaIds[game[BATTLE_AREA]],
  });
  const left = victims === ATTACK ? troopSize(troopAt(game, MARCHERS)) : sizeOf(game, area);
  if (left > 0) return;
  game[SWEPT] = 1;
  game[WINNER] = side;
  tell?.({ rule: "throne.battle.no-units", house: victim });
}

/** Brienne: the defender's Defense order goes. */
function removeDefense(game: Throne, side: Side, tell?: TellRule): void {
  const area = game[BATTLE_AREA];
  if (side !== ATTACK || !isDefense(orderIn(game, area))) return;
  removeOrder(game, area);
  tell?.({ rule: textOf(game, side).rule, house: houseIds[principal(game, side)], area: areaIds[area] });
}

/** Asks whatever the winner's text leaves to choose, before cards are discarded (throne.cards.before-discard). */
export function carryOutAftermath(game: Throne, side: Side, tell?: TellRule): void {
  const house = principal(game, side);
  const text = textOf(game, side);
  if (text.afterwards === "discard-any") {
    if (canDiscard(game, side)) ask(game, "discard-card", bit(house));
    return;
  }
  if (text.ifLost === "recover-all" && game[WINNER] !== side) {
    recoverAll(game, side, tell);
    return;
  }
  if (game[WINNER] !== side) return;
  switch (text.ifWon) {
    case "gain-power": {
      const power = gainPower(game, house, 2);
      tell?.({ rule: text.rule, house: houseIds[house], power });
      return;
    }
    case "take-back":
      if (usedCards(game, house).length > 0) ask(game, "take-back", bit(house));
      return;
    case "remove-order-nearby":
    case "remove-order-of-loser":
      if (removableOrders(game, side).length > 0) askOrTakeOnly(game, house, "remove-order", removeOrderByCard, tell);
      return;
    case "make-knight":
      if (canMakeKnight(game, side)) ask(game, "make-knight", bit(house));
      return;
    case "knight-in":
      if (knightAreas(game, side).length > 0) ask(game, "knight-in", bit(house));
      return;
    case "take-token":
      if (tokensToTake(game, house).length > 0) ask(game, "take-token", bit(house));
      return;
    case "discard-card":
      if (powerOf(game, house) > 0 && canDiscard(game, side)) ask(game, "discard-card", bit(house));
      return;
  }
}

/** Roose: every used card comes back, and he himself from the table; so he was nobody's last. */
function recoverAll(game: Throne, side: Side, tell?: TellRule): void {
  const house = principal(game, side);
  game[HANDS + house] = FULL_HAND;
  game[LAST_CARD + side] = 0;
  tell?.({ rule: textOf(game, side).rule, house: houseIds[house] });
}

const replacementPrice = 2;

/** Aeron of the crowned set: for two power another card takes his place, and its text is carried out at once. */
export const replaceCard: Step<CardDecision> = {
  decision: "replace-card",
  read: ({ card }) => (isCard(card) || isNone(card) ? { kind: "replace-card", card } : undefined),
  bounds: (game) => ({ cards: cardsOf(game, askedHouse(game)).map((card) => cardIds[card]) }),
  check(game, house, { card }) {
    if (card === NONE || cardsOf(game, house).includes(card)) return legal;
    return refuse(textOfHouse(game, house).rule, { card: cardIds[card] });
  },
  apply(game, house, { card }, tell) {
    if (card === NONE) {
      tellDeclined(game, house, tell);
      return;
    }
    const side = sideOf(game, house);
    game[POWER + house] -= replacementPrice;
    tell?.({ rule: textOf(game, side).rule, house: houseIds[house], card: cardIds[card] });
    showCard(game, side, card);
    cancelTexts(game, side, tell);
    carryOutTexts(game, side, tell);
  },
  options: (game, house) => [NONE, ...cardsOf(game, house)].map((card) => ({ kind: "replace-card", card })),
  sample: (game, house, chance) => ({ kind: "replace-card", card: oneOf([NONE, ...cardsOf(game, house)], chance) }),
};
