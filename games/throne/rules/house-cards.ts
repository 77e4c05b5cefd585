import { legal, oneOf } from "@weirwood/kernel";
import type { CardDecision, RemoveOrderDecision, YesOrNo } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import {
  AREAS,
  type Area,
  areaIds,
  type Card,
  cardIds,
  FOOTMAN,
  type House,
  houseIds,
  isConsolidate,
  isDefense,
  isSupport,
  KNIGHT,
  NONE,
  neighbours,
  orderIds,
} from "../state/board.ts";
import { FIGHT } from "../state/flow.ts";
import {
  ASKED,
  BATTLE_AREA,
  BATTLE_FROM,
  CARDS,
  HANDS,
  MARCHERS,
  POWER,
  procedures,
  SWEPT,
  TEXT_CANCELLED,
  type Throne,
  WINNER,
} from "../state/layout.ts";
import {
  addUnits,
  cardsIn,
  gainPower,
  orderIn,
  ownerOf,
  powerOf,
  putInHand,
  removeOrder,
  removeUnits,
  sizeOf,
  standing,
  stockOf,
  takeFromHand,
  troopAt,
  troopSize,
  usedCards,
} from "../state/pieces.ts";
import type { RuleId } from "../text/index.ts";
import { type CardText, hasText, textOf } from "./card-texts.ts";
import { askOrTakeOnly } from "./forced.ts";
import { isArea, isCard, isNone } from "./reading.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK, DEFENCE, otherSide, principal, type Side } from "./strength.ts";

/** Carrying out the texts of the house cards: cancelling ones first, then the others, then the winner's. */

export function cancelTexts(game: Throne, side: Side, tell?: TellRule): void {
  const other = otherSide(side);
  if (!textOf(game, side).cancelsText || !hasText(game[CARDS + other])) return;
  game[TEXT_CANCELLED + other] = 1;
  const [house, card] = [houseIds[principal(game, side)], cardIds[game[CARDS + other]]];
  tell?.({ rule: "throne.card.queen-of-thorns", house, card });
}

export function carryOutTexts(game: Throne, side: Side, tell?: TellRule): void {
  const text = textOf(game, side);
  if (tell && isCounting(game, side, text)) {
    const rule = `throne.card.${cardIds[game[CARDS + side]]}` as RuleId;
    tell({ rule, house: houseIds[principal(game, side)] });
  }
  if (text.atOnce === "destroy-footman") destroyFootman(game, side, tell);
  if (text.atOnce === "remove-defense") removeDefense(game, side, tell);
}

/** Whether a text that only changes what is counted has anything to count; rules/strength.ts does the counting. */
function isCounting(game: Throne, side: Side, text: CardText): boolean {
  if (text.attackersCount) return side === ATTACK && game[MARCHERS + text.attackersCount.kind] > 0;
  if (text.doublesDefense) return side === DEFENCE && isDefense(orderIn(game, game[BATTLE_AREA]));
  return text.silencesStrength === true || text.mutesSupportingShips === true;
}

const oneFootman = { footmen: 1, knights: 0, ships: 0 };

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
    rule: "throne.card.ser-loras-tyrell",
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
  tell?.({ rule: "throne.card.brienne-of-tarth", house: houseIds[principal(game, side)], area: areaIds[area] });
}

/** Asks whatever the winner's text leaves to choose, before cards are discarded (throne.cards.before-discard). */
export function carryOutWinText(game: Throne, side: Side, tell?: TellRule): void {
  const house = principal(game, side);
  switch (textOf(game, side).ifWon) {
    case "gain-power": {
      const power = gainPower(game, house, 2);
      tell?.({ rule: "throne.card.ser-jaime-lannister", house: houseIds[house], power });
      return;
    }
    case "take-back":
      if (usedCards(game, house).length > 0) ask(game, "take-back", bit(house));
      return;
    case "remove-order-nearby":
    case "remove-order-of-loser":
      if (removableOrders(game).length > 0) askOrTakeOnly(game, house, "remove-order", removeOrderByCard, tell);
      return;
    case "make-knight":
      if (canMakeKnight(game, side)) ask(game, "make-knight", bit(house));
      return;
    case "discard-card":
      if (powerOf(game, house) > 0 && handOfLoser(game).length > 0) ask(game, "discard-card", bit(house));
      return;
  }
}

const winText = (game: Throne): CardText["ifWon"] => textOf(game, game[WINNER]).ifWon;
const loser = (game: Throne): House => principal(game, game[WINNER] === ATTACK ? DEFENCE : ATTACK);

/** The house that is asked, where it is one. */
const askedHouse = (game: Throne): House => 31 - Math.clz32(game[ASKED]);

function tellDeclined(game: Throne, house: House, tell?: TellRule): void {
  tell?.({ rule: "throne.card.text-declined", house: houseIds[house], card: cardIds[game[CARDS + game[WINNER]]] });
}

/** Taking a used card back: Maester Luwin's text, or the thanks of the Night's Watch. */
export const takeBack: Step<CardDecision> = {
  decision: "take-back",
  read: ({ card }) => (isCard(card) || isNone(card) ? { kind: "take-back", card } : undefined),
  bounds: (game) => ({ cards: usedCards(game, askedHouse(game)).map((card) => cardIds[card]) }),
  check(game, house, { card }) {
    if (card === NONE || usedCards(game, house).includes(card)) return legal;
    return refuse(takeBackRule(game), { card: cardIds[card] });
  },
  apply(game, house, { card }, tell) {
    if (card !== NONE) {
      putInHand(game, card);
      tell?.({ rule: takeBackRule(game), house: houseIds[house], card: cardIds[card] });
    } else if (isInBattle(game)) tellDeclined(game, house, tell);
    else tell?.({ rule: "throne.wildlings.reward-declined", house: houseIds[house] });
  },
  options: (game, house) => [NONE, ...usedCards(game, house)].map((card) => ({ kind: "take-back", card })),
  sample: (game, house, chance) => ({ kind: "take-back", card: oneOf([NONE, ...usedCards(game, house)], chance) }),
};

const isInBattle = (game: Throne): boolean => procedures.kind(game) === FIGHT;
const takeBackRule = (game: Throne) => (isInBattle(game) ? "throne.card.maester-luwin" : "throne.wildlings.reward");

/** Asha may take a Support or Consolidate order beside the battle, anybody's; Cersei takes any order of the loser. */
function checkRemovable(game: Throne, area: Area): Refusal | undefined {
  const order = orderIn(game, area);
  if (winText(game) === "remove-order-of-loser") {
    const isLosers = order !== NONE && ownerOf(game, area) === loser(game);
    return isLosers ? legal : refuse("throne.card.cersei-lannister", { area: areaIds[area] });
  }
  const isNear = neighbours[game[BATTLE_AREA]].includes(area);
  const isSought = isSupport(order) || isConsolidate(order);
  return isNear && isSought ? legal : refuse("throne.card.asha-greyjoy", { area: areaIds[area] });
}

function removableOrders(game: Throne): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < AREAS; area++) {
    if (orderIn(game, area) !== NONE && checkRemovable(game, area) === legal) areas.push(area);
  }
  return areas;
}

/** Asha's winner may, Cersei's must. */
const removals = (game: Throne): Area[] =>
  winText(game) === "remove-order-nearby" ? [NONE, ...removableOrders(game)] : removableOrders(game);

export const removeOrderByCard: Step<RemoveOrderDecision> = {
  decision: "remove-order",
  read: ({ area }) => (isArea(area) || isNone(area) ? { kind: "remove-order", area } : undefined),
  bounds: (game) => ({ areas: removableOrders(game).map((area) => areaIds[area]) }),
  check(game, _house, { area }) {
    if (area !== NONE) return checkRemovable(game, area);
    return winText(game) === "remove-order-nearby" ? legal : refuse("throne.card.cersei-lannister", { area: "none" });
  },
  apply(game, house, { area }, tell) {
    if (area === NONE) {
      tellDeclined(game, house, tell);
      return;
    }
    const order = removeOrder(game, area);
    const isCersei = winText(game) === "remove-order-of-loser";
    tell?.({
      rule: isCersei ? "throne.card.cersei-lannister" : "throne.card.asha-greyjoy",
      house: houseIds[house],
      area: areaIds[area],
      order: orderIds[order],
      victim: houseIds[ownerOf(game, area)],
    });
  },
  options: (game) => removals(game).map((area) => ({ kind: "remove-order", area })),
  sample: (game, _house, chance) => ({ kind: "remove-order", area: oneOf(removals(game), chance) }),
};

/** Empty where the loser has just played his last card: then Melisandre finds nothing. */
const handOfLoser = (game: Throne): Card[] => cardsIn(loser(game), game[HANDS + loser(game)]);

/** Melisandre: one power for a card of the loser's hand, chosen openly. */
export const discardCard: Step<CardDecision> = {
  decision: "discard-card",
  read: ({ card }) => (isCard(card) || isNone(card) ? { kind: "discard-card", card } : undefined),
  bounds: (game) => ({ cards: handOfLoser(game).map((card) => cardIds[card]) }),
  check(game, _house, { card }) {
    if (card === NONE || handOfLoser(game).includes(card)) return legal;
    return refuse("throne.card.melisandre-of-asshai", { card: cardIds[card] });
  },
  apply(game, house, { card }, tell) {
    if (card === NONE) {
      tellDeclined(game, house, tell);
      return;
    }
    game[POWER + house]--;
    takeFromHand(game, card);
    const victim = houseIds[loser(game)];
    tell?.({ rule: "throne.card.melisandre-of-asshai", house: houseIds[house], card: cardIds[card], victim });
  },
  options: (game) => [NONE, ...handOfLoser(game)].map((card) => ({ kind: "discard-card", card })),
  sample: (game, _house, chance) => ({ kind: "discard-card", card: oneOf([NONE, ...handOfLoser(game)], chance) }),
};

/** Whether a footman took part that could become a knight. */
function canMakeKnight(game: Throne, side: Side): boolean {
  const footmen = side === ATTACK ? game[MARCHERS + FOOTMAN] : standing(game, game[BATTLE_AREA], FOOTMAN);
  return footmen > 0 && stockOf(game, principal(game, side), KNIGHT) > 0;
}

/** Renly: a footman that took part becomes a knight. */
export const makeKnight: Step<YesOrNo> = {
  decision: "make-knight",
  read: ({ yes }) => (typeof yes === "boolean" ? { kind: "make-knight", yes } : undefined),
  check: () => legal,
  apply(game, house, { yes }, tell) {
    if (!yes) {
      tellDeclined(game, house, tell);
      return;
    }
    const isAttacker = game[WINNER] === ATTACK;
    const area = game[isAttacker ? BATTLE_FROM : BATTLE_AREA];
    // The knight comes before the footman goes: the area is never empty between.
    addUnits(game, house, area, { footmen: 0, knights: 1, ships: 0 });
    removeUnits(game, area, oneFootman);
    if (isAttacker) {
      game[MARCHERS + FOOTMAN]--;
      game[MARCHERS + KNIGHT]++;
    }
    tell?.({ rule: "throne.card.renly-baratheon", house: houseIds[house], area: areaIds[game[BATTLE_AREA]] });
  },
  options: () => [
    { kind: "make-knight", yes: true },
    { kind: "make-knight", yes: false },
  ],
  sample: (_game, _house, chance) => ({ kind: "make-knight", yes: chance.below(2) === 1 }),
};
