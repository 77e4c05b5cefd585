import { AnswerList, legal, oneOf } from "@weirwood/kernel";
import type {
  BidDecision,
  CardDecision,
  KnightInDecision,
  RemoveOrderDecision,
  TrackDecision,
  YesOrNo,
} from "../decisions.ts";
import { askedHouse } from "../state/asks.ts";
import {
  type Area,
  areaIds,
  type Card,
  cardIds,
  FIEFDOMS,
  FOOTMAN,
  type House,
  houseIds,
  IRON_THRONE,
  isConsolidate,
  isDefense,
  isSupport,
  KINGS_COURT,
  KNIGHT,
  NONE,
  orderIds,
  type Track,
  trackIds,
} from "../state/board.ts";
import {
  areAdjacent,
  areaCount,
  FIGHT,
  holderOf,
  houseAt,
  neighboursOf,
  placeOf,
  playersOf,
  setHouseAt,
} from "../state/flow.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_FROM,
  CARDS,
  HOLDERS,
  LAST_CARD,
  MARCHERS,
  POWER,
  procedures,
  SPENT,
  SUPPORTS,
  type Throne,
  WINNER,
} from "../state/layout.ts";
import {
  addUnits,
  cardsOf,
  noTroop,
  orderIn,
  ownerOf,
  powerOf,
  putInHand,
  removeOrder,
  removeUnits,
  standing,
  stockOf,
  takeFromHand,
  usedCards,
} from "../state/pieces.ts";
import { type CardText, textOf } from "./card-texts.ts";
import { isArea, isCard, isCount, isNone, isTrack } from "./reading.ts";
import { checkRuse, isKeptByRuse } from "./ruse.ts";
import { singleIn, spendSingle } from "./single-orders.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK, DEFENCE, otherSide, principal, type Side } from "./strength.ts";

/** What card texts leave to choose: which order, which card, which area, how much. */

/** The side of a house in the battle, its text, and its foe. */
export const sideOf = (game: Throne, house: House): Side => (house === game[ATTACKER] ? ATTACK : DEFENCE);
export const textOfHouse = (game: Throne, house: House): CardText => textOf(game, sideOf(game, house));
const foeOf = (game: Throne, house: House): House => principal(game, otherSide(sideOf(game, house)));

export function tellDeclined(game: Throne, house: House, tell?: TellRule): void {
  tell?.({
    rule: "throne.card.text-declined",
    house: houseIds[house],
    card: cardIds[game[CARDS + sideOf(game, house)]],
  });
}

/** Areas from which a side supports its own battle. */
export const ownSupporters = (game: Throne, side: Side): Area[] =>
  neighboursOf(game, game[BATTLE_AREA]).filter(
    (area) => game[SUPPORTS + area] === side + 1 && ownerOf(game, area) === principal(game, side),
  );

export const oneFootman = { ...noTroop, footmen: 1 };

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
 * Which orders a text speaks of: Asha's of a Support or Consolidate order beside the battle, anybody's; Cersei's of any
 * order of the loser, single-use ones too; Tyrion's of a Support or Defense order anywhere.
 */
function isSought(game: Throne, side: Side, { area, single }: Removal): boolean {
  const text = textOf(game, side);
  const order = single ? NONE : orderIn(game, area);
  const icon = single ? singleIn(game, area) : NONE;
  if (text.atOnce === "remove-support-or-defense") return isSupport(order) || isDefense(order);
  if (text.ifWon === "remove-order-of-loser") {
    return (order !== NONE || icon !== NONE) && ownerOf(game, area) === principal(game, otherSide(side));
  }
  return (isSupport(order) || isConsolidate(order)) && areAdjacent(game, game[BATTLE_AREA], area);
}

function checkRemoval(game: Throne, side: Side, removal: Removal): Refusal | undefined {
  if (!isSought(game, side, removal)) return refuse(textOf(game, side).rule, { area: areaIds[removal.area] });
  return checkRuse(game, principal(game, side), removal.area);
}

type Removal = Omit<RemoveOrderDecision, "kind">;
const nothing: Removal = { area: NONE, single: false };

export function removableOrders(game: Throne, side: Side): Removal[] {
  const found: Removal[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    for (const single of [false, true]) {
      if (checkRemoval(game, side, { area, single }) === legal) found.push({ area, single });
    }
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
    if (removal.area !== NONE) return checkRemoval(game, sideOf(game, house), removal);
    const text = textOfHouse(game, house);
    return mustRemove(text) ? refuse(text.rule) : legal;
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

/** Nothing is found where the foe has just played his last card (with three cards: his fifth), or the Ruse keeps it. */
export const canDiscard = (game: Throne, side: Side): boolean =>
  game[LAST_CARD + otherSide(side)] === 0 &&
  handOfFoe(game, side).length > 0 &&
  !isKeptByRuse(game, principal(game, side), principal(game, otherSide(side)));

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
export function canMakeKnight(game: Throne, side: Side): boolean {
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
export function knightAreas(game: Throne, side: Side): Area[] {
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
export const tokensToTake = (game: Throne, house: House): number[] =>
  [FIEFDOMS, KINGS_COURT].filter((track) => checkToken(game, house, track) === legal);

function checkToken(game: Throne, house: House, track: Track): Refusal | undefined {
  const holder = holderOf(game, track);
  if (track === IRON_THRONE || holder === house) {
    return refuse(textOfHouse(game, house).rule, { track: trackIds[track] });
  }
  return isKeptByRuse(game, house, holder) ? refuse("throne.single.lion-keeps", { track: trackIds[track] }) : legal;
}

/** Doran of the base set: a token changes hands until the next Clash of Kings; the tracks stay as they are. */
export const takeToken: Step<TrackDecision> = {
  decision: "take-token",
  read: ({ track }) => (isTrack(track) || isNone(track) ? { kind: "take-token", track } : undefined),
  bounds: (game) => ({ tracks: tokensToTake(game, askedHouse(game)).map((track) => trackIds[track]) }),
  check: (game, house, { track }) => (track === NONE ? legal : checkToken(game, house, track)),
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
