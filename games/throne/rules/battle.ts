import { legal, oneOf } from "@weirwood/kernel";
import type { CardDecision, Move, YesOrNo } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import {
  type Area,
  areaIds,
  cardIds,
  ENGINE,
  FIEFDOMS,
  FOOTMAN,
  type House,
  houseIds,
  KNIGHT,
  NONE,
  type Order,
  orderIds,
  SHIP,
} from "../state/board.ts";
import { begin, bladeHolder, end, FIGHT, goTo, hasThreeCards, isOver, placeOf, stepOf } from "../state/flow.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_FROM,
  BATTLE_ORDER,
  BLADE_SIDE,
  BLADE_USED,
  CARDS,
  CHOSEN,
  DEFENDER,
  FIRST_SIDE,
  HANDS,
  LAST_CARD,
  MARCHERS,
  ORDER,
  procedures,
  SWEPT,
  type Throne,
  TOKEN,
  WINNER,
} from "../state/layout.ts";
import {
  cardsOf,
  FULL_HAND,
  isHandSpent,
  isInHand,
  orderIn,
  ownerOf,
  removeOrder,
  tokenIn,
  troopAt,
  troopSize,
} from "../state/pieces.ts";
import { clearBattle } from "../state/state.ts";
import { textOf } from "./card-texts.ts";
import { sufferCasualties } from "./casualties.ts";
import { enter, isTokenOffered, tellControlLost } from "./control.ts";
import { forgetFights, keepFights, takeNextFight } from "./fights.ts";
import { isGarrisonBeaten } from "./garrison.ts";
import { cancelTexts, carryOutAftermath, carryOutTexts, showCard } from "./house-cards.ts";
import { isCard } from "./reading.ts";
import { retreatAttackers, retreatDefenders, turnBack } from "./retreat.ts";
import { type Procedure, refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK, DEFENCE, otherSide, principal, type Side, strengthOf } from "./strength.ts";
import { announce, askForSupport, askToAccept } from "./support.ts";
import { askForThreeOf, chooseThree, drawOfThree } from "./three-cards.ts";
import { checkVictory } from "./victory.ts";

/** Battle, in its exact order; and the shorter fight against a garrison. */

const {
  support: SUPPORT,
  "attacker-accepts": ATTACKER_ACCEPTS,
  "defender-accepts": DEFENDER_ACCEPTS,
  announce: ANNOUNCE,
  cards: PLAY_CARDS,
  "cancel-texts": CANCEL_TEXTS,
  "first-text": FIRST_TEXT,
  "second-text": SECOND_TEXT,
  blade: BLADE,
  compare: COMPARE,
  "first-aftermath": FIRST_AFTERMATH,
  "second-aftermath": SECOND_AFTERMATH,
  casualties: CASUALTIES,
  retreat: RETREAT,
  enter: ENTER,
  finish: FINISH,
} = procedures.steps.fight;

/** All that one march has to fight for, in turn: the first fight begins, the others wait. */
export function beginFights(
  game: Throne,
  house: House,
  from: Area,
  [first, ...others]: readonly Move[],
  order: Order,
  tell?: TellRule,
): void {
  keepFights(game, others);
  beginFight(game, house, from, first, order, tell);
}

/** Units march against units or a garrison. Until they win they still belong to the area they came from. */
function beginFight(game: Throne, house: House, from: Area, move: Move, order: Order, tell?: TellRule): void {
  clearBattle(game);
  game[ATTACKER] = house;
  game[DEFENDER] = ownerOf(game, move.to);
  game[BATTLE_FROM] = from;
  game[BATTLE_AREA] = move.to;
  game[BATTLE_ORDER] = order;
  game[MARCHERS + FOOTMAN] = move.footmen;
  game[MARCHERS + KNIGHT] = move.knights;
  game[MARCHERS + SHIP] = move.ships;
  game[MARCHERS + ENGINE] = move.engines;
  begin(game, FIGHT);
  if (game[DEFENDER] === NONE) return;
  tell?.({
    rule: "throne.battle.begins",
    attacker: houseIds[house],
    defender: houseIds[game[DEFENDER]],
    area: areaIds[move.to],
    from: areaIds[from],
  });
}

export const fight: Procedure = (game, tell) => {
  const step = stepOf(game);
  // Each step hands over to the next unless it asks something; what it asks leads back here, one step further.
  if (step !== SUPPORT && step !== FINISH) goTo(game, step + 1);
  switch (step) {
    case SUPPORT:
      if (!askForSupport(game)) goTo(game, ATTACKER_ACCEPTS);
      return;
    case ATTACKER_ACCEPTS:
      askToAccept(game, ATTACK);
      return;
    case DEFENDER_ACCEPTS:
      askToAccept(game, DEFENCE);
      return;
    case ANNOUNCE:
      if (tell) announce(game, tell);
      if (game[DEFENDER] === NONE) settleGarrison(game, tell);
      return;
    case PLAY_CARDS:
      if (hasThreeCards(game)) askForThree(game, tell);
      else askForCards(game, tell);
      return;
    case CANCEL_TEXTS:
      for (const side of inTextOrder(game)) cancelTexts(game, side, tell);
      return;
    case FIRST_TEXT:
      carryOutTexts(game, inTextOrder(game)[0], tell);
      return;
    case SECOND_TEXT:
      if (game[SWEPT] === 0) carryOutTexts(game, inTextOrder(game)[1], tell);
      if (game[SWEPT] === 1) goTo(game, FIRST_AFTERMATH);
      return;
    case BLADE:
      askForBlade(game);
      return;
    case COMPARE:
      compare(game, tell);
      return;
    case FIRST_AFTERMATH:
      carryOutAftermath(game, inTextOrder(game)[0], tell);
      return;
    case SECOND_AFTERMATH:
      carryOutAftermath(game, inTextOrder(game)[1], tell);
      return;
    case CASUALTIES:
      if (game[SWEPT] === 0) sufferCasualties(game, loserOf(game), tell);
      return;
    case RETREAT:
      if (loserOf(game) === ATTACK) retreatAttackers(game, tell);
      else retreatDefenders(game, tell);
      return;
    case ENTER:
      if (winnerOf(game) === ATTACK) winnersEnter(game, tell);
      return;
    case FINISH:
      finish(game, tell);
  }
};

/** No cards, no blade, no casualties: the marchers enter, or they stay where they are (throne.garrison.no-battle). */
function settleGarrison(game: Throne, tell?: TellRule): void {
  const isBeaten = isGarrisonBeaten(game, tell);
  game[WINNER] = isBeaten ? ATTACK : DEFENCE;
  goTo(game, isBeaten ? ENTER : RETREAT);
}

const winnerOf = (game: Throne): Side => game[WINNER] as Side;
const loserOf = (game: Throne): Side => otherSide(winnerOf(game));

/** The order of card texts, fixed when the cards were shown. */
const inTextOrder = (game: Throne): readonly Side[] => (game[FIRST_SIDE] === ATTACK ? attackerFirst : defenderFirst);

/** The two sides, the one better placed in the Fiefdoms first. */
function byFiefdoms(game: Throne): readonly Side[] {
  const isAttackerFirst = placeOf(game, FIEFDOMS, game[ATTACKER]) < placeOf(game, FIEFDOMS, game[DEFENDER]);
  return isAttackerFirst ? attackerFirst : defenderFirst;
}

const attackerFirst = [ATTACK, DEFENCE] as const;
const defenderFirst = [DEFENCE, ATTACK] as const;

/** Both choose in secret; a hand of one card leaves nothing to choose, and hands are open. */
function askForCards(game: Throne, tell?: TellRule): void {
  let asked = 0;
  for (const house of [game[ATTACKER], game[DEFENDER]]) {
    const hand = game[HANDS + house];
    if ((hand & (hand - 1)) !== 0) asked |= bit(house);
  }
  if (asked !== 0) ask(game, "card", asked);
  else revealCards(game, tell);
}

function askForThree(game: Throne, tell?: TellRule): void {
  if (!askForThreeOf(game, [game[ATTACKER], game[DEFENDER]])) drawCards(game, tell);
}

/** Each side's card is drawn from its three, the attacker's first. */
function drawCards(game: Throne, tell?: TellRule): void {
  for (const side of attackerFirst) {
    const house = principal(game, side);
    game[CHOSEN + house] = drawOfThree(game, house, tell);
  }
  revealCards(game, tell);
}

export const playThree = chooseThree(drawCards);

function revealCards(game: Throne, tell?: TellRule): void {
  for (const side of [ATTACK, DEFENCE] as const) {
    const house = principal(game, side);
    const card = game[CHOSEN + house] === NONE ? cardsOf(game, house)[0] : game[CHOSEN + house];
    game[CHOSEN + house] = NONE;
    showCard(game, side, card);
    tell?.({ rule: "throne.card.play", house: houseIds[house], card: cardIds[card] });
  }
  game[FIRST_SIDE] = byFiefdoms(game)[0];
}

export const playCard: Step<CardDecision> = {
  decision: "card",
  read: ({ card }) => (isCard(card) ? { kind: "card", card } : undefined),
  check: (game, house, { card }) =>
    cardsOf(game, house).includes(card) && isInHand(game, card)
      ? legal
      : refuse("throne.card.play", { card: cardIds[card] }),
  apply(game, house, { card }) {
    game[CHOSEN + house] = card;
  },
  kept: (game, house) => ({ kind: "card", card: game[CHOSEN + house] }),
  showsAnswered: true,
  settle: revealCards,
  options: (game, house) => cardsOf(game, house).map((card) => ({ kind: "card", card })),
  sample: (game, house, chance) => ({ kind: "card", card: oneOf(cardsOf(game, house), chance) }),
};

function askForBlade(game: Throne): void {
  const holder = bladeHolder(game);
  if (game[BLADE_USED] === 0 && (holder === game[ATTACKER] || holder === game[DEFENDER])) {
    const foe = holder === game[ATTACKER] ? DEFENCE : ATTACK;
    if (!textOf(game, foe).forbidsBlade) ask(game, "blade", bit(holder));
  }
}

/** The Valyrian Steel Blade: +1, once a turn (throne.blade.once). */
export const useBlade: Step<YesOrNo> = {
  decision: "blade",
  read: ({ yes }) => (typeof yes === "boolean" ? { kind: "blade", yes } : undefined),
  bounds: (game) => ({ attacker: strengthOf(game, ATTACK), defender: strengthOf(game, DEFENCE) }),
  check: () => legal,
  apply(game, house, { yes }, tell) {
    if (yes) {
      game[BLADE_USED] = 1;
      game[BLADE_SIDE] = house === game[ATTACKER] ? ATTACK : DEFENCE;
    }
    tell?.({ rule: yes ? "throne.blade.use" : "throne.blade.declined", house: houseIds[house] });
  },
  options: () => [
    { kind: "blade", yes: true },
    { kind: "blade", yes: false },
  ],
  sample: (_game, _house, chance) => ({ kind: "blade", yes: chance.below(2) === 1 }),
};

function compare(game: Throne, tell?: TellRule): void {
  const attack = strengthOf(game, ATTACK);
  const defence = strengthOf(game, DEFENCE);
  const winner = attack === defence ? byFiefdoms(game)[0] : attack > defence ? ATTACK : DEFENCE;
  game[WINNER] = winner;
  if (!tell) return;
  const house = houseIds[principal(game, winner)];
  if (attack === defence) tell({ rule: "throne.battle.tie", house });
  tell({
    rule: "throne.battle.won",
    house,
    loser: houseIds[principal(game, otherSide(winner))],
    strength: Math.max(attack, defence),
    against: Math.min(attack, defence),
  });
}

/** Attackers who have won leave their area at last; the beaten side's token and order go. */
function winnersEnter(game: Throne, tell?: TellRule): void {
  const area = game[BATTLE_AREA];
  const troop = troopAt(game, MARCHERS);
  const isKeptOut = game[DEFENDER] !== NONE && textOf(game, DEFENCE).keepsVictorsOut === true;
  const order = orderIn(game, area);
  if (order !== NONE && game[DEFENDER] !== NONE) {
    removeOrder(game, area);
    tell?.({
      rule: "throne.battle.orders-removed",
      house: houseIds[game[DEFENDER]],
      area: areaIds[area],
      order: orderIds[order],
    });
  }
  if (isKeptOut) {
    loseDeserted(game, area, tell);
    turnBack(game, tell);
    return;
  }
  if (troopSize(troop) > 0) enter(game, game[ATTACKER], game[BATTLE_FROM], { to: area, ...troop }, tell);
  if (textOf(game, ATTACK).ifWon === "keep-march") {
    game[ORDER + area] = game[BATTLE_ORDER];
    tell?.({ rule: textOf(game, ATTACK).rule, house: houseIds[game[ATTACKER]], area: areaIds[area] });
  }
  if (isTokenOffered(game)) ask(game, "control", bit(game[ATTACKER]));
  else tellControlLost(game, game[ATTACKER], game[BATTLE_FROM], tell);
}

/** Nobody enters: the beaten side's token and order are gone all the same, and the victors stay where they came from. */
function loseDeserted(game: Throne, area: Area, tell?: TellRule): void {
  const house = houseIds[game[DEFENDER]];
  if (tokenIn(game, area) !== NONE) {
    game[TOKEN + area] = NONE;
    tell?.({ rule: "throne.control.token-removed", house, area: areaIds[area] });
  }
  tell?.({ rule: textOf(game, DEFENCE).rule, house, area: areaIds[area] });
}

/** Cards go to the used ones, or all seven come back; then the fight is over. */
function finish(game: Throne, tell?: TellRule): void {
  for (const side of [ATTACK, DEFENCE] as const) {
    const card = game[CARDS + side];
    if (card === NONE) continue;
    const house = principal(game, side);
    // A text has taken it back already (throne.crowned.roose-bolton).
    if (isInHand(game, card)) continue;
    // Fixed when it was played: the seventh card brings all back, whatever was taken back since. So does a hand that
    // a card text has emptied.
    if (game[LAST_CARD + side] === 1 || isHandSpent(game, house)) {
      game[HANDS + house] = FULL_HAND;
      const rule = hasThreeCards(game) ? "throne.three-cards.fifth" : "throne.cards.seventh";
      tell?.({ rule, house: houseIds[house] });
    } else {
      tell?.({ rule: "throne.cards.discard", house: houseIds[house], card: cardIds[card] });
    }
  }
  const [attacker, from, order] = [game[ATTACKER], game[BATTLE_FROM], game[BATTLE_ORDER]];
  clearBattle(game);
  end(game);
  checkVictory(game, attacker, tell);
  if (isOver(game)) forgetFights(game);
  const next = takeNextFight(game);
  if (next) beginFight(game, attacker, from, next, order, tell);
}
