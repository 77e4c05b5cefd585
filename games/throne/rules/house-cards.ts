import { AnswerList, legal, oneOf } from "@weirwood/kernel";
import type {
  BidDecision,
  CardDecision,
  KnightInDecision,
  RemoveOrderDecision,
  TrackDecision,
  YesOrNo,
} from "../decisions.ts";
import { ask, askedHouse, bit } from "../state/asks.ts";
import {
  type Area,
  areaIds,
  type Card,
  cardIds,
  FIEFDOMS,
  FOOTMAN,
  type House,
  houseIds,
  isConsolidate,
  isConsolidateIcon,
  isDefense,
  isSupport,
  KINGS_COURT,
  KNIGHT,
  NONE,
  orderIds,
  trackIds,
} from "../state/board.ts";
import { areAdjacent, areaCount, FIGHT, houseAt, neighboursOf, placeOf, playersOf, setHouseAt } from "../state/flow.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_FROM,
  CARDS,
  HANDS,
  HOLDERS,
  LAST_CARD,
  MARCHERS,
  POWER,
  procedures,
  SILENCED,
  SPENT,
  SUPPORTS,
  SWEPT,
  TEXT_CANCELLED,
  TEXT_CARD,
  type Throne,
  WINNER,
} from "../state/layout.ts";
import {
  addUnits,
  cardsOf,
  FULL_HAND,
  gainPower,
  isHandSpent,
  noTroop,
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
import { type CardText, hasText, textOf } from "./card-texts.ts";
import { askOrTakeOnly } from "./forced.ts";
import { isArea, isCard, isCount, isNone, isTrack } from "./reading.ts";
import { singleIn, spendSingle } from "./single-orders.ts";
import { refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK, DEFENCE, hasBonus, otherSide, principal, type Side } from "./strength.ts";

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
  const { silencesStrength } = text;
  if (silencesStrength && (silencesStrength.when === undefined || side === DEFENCE)) {
    game[SILENCED + other] = 1;
    tell?.({ rule: text.rule, house });
  }
  if (!text.cancelsText || !hasText(game, game[TEXT_CARD + other]) || game[TEXT_CANCELLED + other] === 1) return;
  game[TEXT_CANCELLED + other] = 1;
  tell?.({ rule: text.rule, house, card: cardIds[game[CARDS + other]] });
  if (!text.borrowsText) return;
  game[TEXT_CARD + side] = game[TEXT_CARD + other];
  // A borrowed text that itself ignores or cancels takes effect at once.
  cancelTexts(game, side, tell);
}

export function carryOutTexts(game: Throne, side: Side, tell?: TellRule): void {
  const house = principal(game, side);
  const text = textOf(game, side);
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
  if (text.bonuses) return hasBonus(game, side);
  return [text.mutesSupportingShips, text.countsFoes, text.forbidsBlade].some((mark) => mark !== undefined);
}

/** Whether any unit fights that a text raises: a marcher or, where it says so, a supporter of the own house. */
function areRaised(game: Throne, { kind, supporters }: NonNullable<CardText["attackersCount"]>): boolean {
  if (game[MARCHERS + kind] > 0) return true;
  return supporters === true && ownSupporters(game, ATTACK).some((area) => standing(game, area, kind) > 0);
}

/** Areas from which a side supports its own battle. */
const ownSupporters = (game: Throne, side: Side): Area[] =>
  neighboursOf(game, game[BATTLE_AREA]).filter(
    (area) => game[SUPPORTS + area] === side + 1 && ownerOf(game, area) === principal(game, side),
  );

const oneFootman = { ...noTroop, footmen: 1 };

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

/** The side of a house in the battle, its text, and its foe. */
const sideOf = (game: Throne, house: House): Side => (house === game[ATTACKER] ? ATTACK : DEFENCE);
const textOfHouse = (game: Throne, house: House): CardText => textOf(game, sideOf(game, house));
const foeOf = (game: Throne, house: House): House => principal(game, otherSide(sideOf(game, house)));

function tellDeclined(game: Throne, house: House, tell?: TellRule): void {
  tell?.({
    rule: "throne.card.text-declined",
    house: houseIds[house],
    card: cardIds[game[CARDS + sideOf(game, house)]],
  });
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

/**
 * Which orders a text may remove: Asha's a Support or Consolidate order beside the battle, anybody's; Cersei's any order
 * of the loser; Tyrion's a Support or Defense order anywhere. Single-use orders are among them by their icon.
 */
function isRemovable(game: Throne, side: Side, { area, single }: Removal): boolean {
  const text = textOf(game, side);
  const order = single ? NONE : orderIn(game, area);
  const icon = single ? singleIn(game, area) : NONE;
  if (text.atOnce === "remove-support-or-defense") return isSupport(order) || isDefense(order);
  if (text.ifWon === "remove-order-of-loser") {
    return (order !== NONE || icon !== NONE) && ownerOf(game, area) === principal(game, otherSide(side));
  }
  const isSought = isSupport(order) || isConsolidate(order) || isConsolidateIcon(icon);
  return isSought && areAdjacent(game, game[BATTLE_AREA], area);
}

type Removal = Omit<RemoveOrderDecision, "kind">;
const nothing: Removal = { area: NONE, single: false };

function removableOrders(game: Throne, side: Side): Removal[] {
  const found: Removal[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    for (const single of [false, true]) if (isRemovable(game, side, { area, single })) found.push({ area, single });
  }
  return found;
}

/** Cersei's winner must take one, the others may. */
const mustRemove = (text: CardText): boolean => text.ifWon === "remove-order-of-loser";
const removals = (game: Throne, house: House): RemoveOrderDecision[] => {
  const orders = removableOrders(game, sideOf(game, house));
  const open = mustRemove(textOfHouse(game, house)) ? orders : [nothing, ...orders];
  return open.map((removal) => ({ kind: "remove-order", ...removal }));
};

export const removeOrderByCard: Step<RemoveOrderDecision> = {
  decision: "remove-order",
  read({ area, single }) {
    const isOrder = isArea(area) && typeof single === "boolean";
    return isOrder || (isNone(area) && single === false) ? { kind: "remove-order", area, single } : undefined;
  },
  bounds: (game) => ({
    areas: removableOrders(game, sideOf(game, askedHouse(game))).map(({ area }) => areaIds[area]),
  }),
  check(game, house, removal) {
    const text = textOfHouse(game, house);
    if (removal.area === NONE) return mustRemove(text) ? refuse(text.rule, { area: "none" }) : legal;
    const isOpen = isRemovable(game, sideOf(game, house), removal);
    return isOpen ? legal : refuse(text.rule, { area: areaIds[removal.area] });
  },
  apply(game, house, { area, single }, tell) {
    if (area === NONE) {
      tellDeclined(game, house, tell);
      return;
    }
    if (single) {
      spendSingle(game, ownerOf(game, area), tell);
      return;
    }
    const order = removeOrder(game, area);
    // Strength that it was lending to this battle goes with it.
    game[SUPPORTS + area] = 0;
    tell?.({
      rule: textOfHouse(game, house).rule,
      house: houseIds[house],
      area: areaIds[area],
      order: orderIds[order],
      victim: houseIds[ownerOf(game, area)],
    });
  },
  options: removals,
  sample: (game, house, chance) => oneOf(removals(game, house), chance),
};

/** Nothing is found where the foe has just played his last card (with three cards: his fifth). */
const canDiscard = (game: Throne, side: Side): boolean =>
  game[LAST_CARD + otherSide(side)] === 0 && handOfFoe(game, side).length > 0;

const handOfFoe = (game: Throne, side: Side): Card[] => cardsOf(game, principal(game, otherSide(side)));

/** Melisandre: one power for a card of the loser's hand. Patchface: a card of the foe's hand, for nothing. */
export const discardCard: Step<CardDecision> = {
  decision: "discard-card",
  read: ({ card }) => (isCard(card) || isNone(card) ? { kind: "discard-card", card } : undefined),
  bounds: (game) => ({ cards: handOfFoe(game, sideOf(game, askedHouse(game))).map((card) => cardIds[card]) }),
  check(game, house, { card }) {
    if (card === NONE || handOfFoe(game, sideOf(game, house)).includes(card)) return legal;
    return refuse(textOfHouse(game, house).rule, { card: cardIds[card] });
  },
  apply(game, house, { card }, tell) {
    if (card === NONE) {
      tellDeclined(game, house, tell);
      return;
    }
    const text = textOfHouse(game, house);
    if (text.ifWon === "discard-card") game[POWER + house]--;
    takeFromHand(game, card);
    const victim = houseIds[foeOf(game, house)];
    tell?.({ rule: text.rule, house: houseIds[house], card: cardIds[card], victim });
  },
  options: (game, house) =>
    [NONE, ...handOfFoe(game, sideOf(game, house))].map((card) => ({ kind: "discard-card", card })),
  sample: (game, house, chance) => ({
    kind: "discard-card",
    card: oneOf([NONE, ...handOfFoe(game, sideOf(game, house))], chance),
  }),
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
    addUnits(game, house, area, oneKnight);
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

const oneKnight = { ...noTroop, knights: 1 };

/** Areas of own footmen that fought or, of the own house, supported: one of them may become a knight. */
function knightAreas(game: Throne, side: Side): Area[] {
  const house = principal(game, side);
  if (stockOf(game, house, KNIGHT) === 0) return [];
  const fought = game[side === ATTACK ? BATTLE_FROM : BATTLE_AREA];
  const footmen = side === ATTACK ? game[MARCHERS + FOOTMAN] : standing(game, fought, FOOTMAN);
  const supporters = ownSupporters(game, side).filter((area) => standing(game, area, FOOTMAN) > 0);
  return [...(footmen > 0 ? [fought] : []), ...supporters].sort((a, b) => a - b);
}

/** Renly of the crowned set: a footman that attacked, defended or supported becomes a knight. */
export const knightIn: Step<KnightInDecision> = {
  decision: "knight-in",
  read: ({ area }) => (isArea(area) || isNone(area) ? { kind: "knight-in", area } : undefined),
  bounds: (game) => ({ areas: knightAreas(game, sideOf(game, askedHouse(game))).map((area) => areaIds[area]) }),
  check(game, house, { area }) {
    if (area === NONE || knightAreas(game, sideOf(game, house)).includes(area)) return legal;
    return refuse(textOfHouse(game, house).rule, { area: areaIds[area] });
  },
  apply(game, house, { area }, tell) {
    if (area === NONE) {
      tellDeclined(game, house, tell);
      return;
    }
    addUnits(game, house, area, oneKnight);
    removeUnits(game, area, oneFootman);
    if (sideOf(game, house) === ATTACK && area === game[BATTLE_FROM]) {
      game[MARCHERS + FOOTMAN]--;
      game[MARCHERS + KNIGHT]++;
    }
    tell?.({ rule: textOfHouse(game, house).rule, house: houseIds[house], area: areaIds[area] });
  },
  options: (game, house) =>
    [NONE, ...knightAreas(game, sideOf(game, house))].map((area) => ({ kind: "knight-in", area })),
  sample: (game, house, chance) => ({
    kind: "knight-in",
    area: oneOf([NONE, ...knightAreas(game, sideOf(game, house))], chance),
  }),
};

/** Tywin of the crowned set: power spent becomes the card's strength. */
export const spendPower: Step<BidDecision> = {
  decision: "spend",
  read: ({ power }) => (isCount(power) ? { kind: "spend", power } : undefined),
  bounds: (game) => ({ most: powerOf(game, askedHouse(game)) }),
  check(game, house, { power }) {
    if (power <= powerOf(game, house)) return legal;
    return refuse(textOfHouse(game, house).rule, { power: powerOf(game, house) });
  },
  apply(game, house, { power }, tell) {
    const side = sideOf(game, house);
    game[POWER + house] -= power;
    game[SPENT + side] = power;
    tell?.({ rule: textOf(game, side).rule, house: houseIds[house], power });
  },
  options: (game, house) => new AnswerList(powerOf(game, house) + 1, (power) => ({ kind: "spend", power })),
  sample: (game, house, chance) => ({ kind: "spend", power: chance.below(powerOf(game, house) + 1) }),
};

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

/** Doran of the crowned set: the foe goes to the last place of a track, and its token to the new first. */
export const demoteFoe: Step<TrackDecision> = {
  decision: "demote",
  read: ({ track }) => (isTrack(track) ? { kind: "demote", track } : undefined),
  check: () => legal,
  apply(game, house, { track }, tell) {
    const foe = foeOf(game, house);
    const last = playersOf(game) - 1;
    for (let place = placeOf(game, track, foe); place < last; place++) {
      setHouseAt(game, track, place, houseAt(game, track, place + 1));
    }
    setHouseAt(game, track, last, foe);
    game[HOLDERS + track] = houseAt(game, track, 0);
    const rule = textOfHouse(game, house).rule;
    tell?.({ rule, house: houseIds[house], victim: houseIds[foe], track: trackIds[track] });
  },
  options: () => trackIds.map((_, track) => ({ kind: "demote", track })),
  sample: (_game, _house, chance) => ({ kind: "demote", track: chance.below(trackIds.length) }),
};

/** The tokens that base-style Doran may take: the blade and the raven, from whoever else holds them. */
const tokensToTake = (game: Throne, house: House): number[] =>
  [FIEFDOMS, KINGS_COURT].filter((track) => game[HOLDERS + track] !== house);

/** Doran of the base set: a token changes hands until the next Clash of Kings; the tracks stay as they are. */
export const takeToken: Step<TrackDecision> = {
  decision: "take-token",
  read: ({ track }) => (isTrack(track) || isNone(track) ? { kind: "take-token", track } : undefined),
  bounds: (game) => ({ tracks: tokensToTake(game, askedHouse(game)).map((track) => trackIds[track]) }),
  check(game, house, { track }) {
    if (track === NONE || tokensToTake(game, house).includes(track)) return legal;
    return refuse(textOfHouse(game, house).rule, { track: trackIds[track] });
  },
  apply(game, house, { track }, tell) {
    if (track === NONE) {
      tellDeclined(game, house, tell);
      return;
    }
    game[HOLDERS + track] = house;
    tell?.({ rule: textOfHouse(game, house).rule, house: houseIds[house], track: trackIds[track] });
  },
  options: (game, house) => [NONE, ...tokensToTake(game, house)].map((track) => ({ kind: "take-token", track })),
  sample: (game, house, chance) => ({ kind: "take-token", track: oneOf([NONE, ...tokensToTake(game, house)], chance) }),
};
