import { type Chance, type Seat, seedFrom } from "@weirwood/kernel";
import {
  type AcceptDecision,
  type Area,
  ATTACK,
  ATTACKER,
  askKind,
  BATTLE_AREA,
  BATTLE_FROM,
  bladeHolder,
  type Card,
  type CardDecision,
  cardsOf,
  DEFENCE,
  DEFENDER,
  FOOTMAN,
  FOR_ATTACKER,
  FOR_DEFENDER,
  type House,
  isConsolidate,
  isDefense,
  isMarch,
  isRaid,
  isSupport,
  KNIGHT,
  MARCHERS,
  NONE,
  neighboursOf,
  orderIn,
  ownerOf,
  pointsIn,
  powerOf,
  type RemoveOrderDecision,
  SHIP,
  type SupportDecision,
  seatOf,
  standingIn,
  strengthOf,
  WINNER,
  type YesOrNo,
} from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import {
  doesBladeDecide,
  fortsOfCard,
  isAhead,
  opponentOf,
  strengthIn,
  strengthOfCard,
  swordsOfCard,
} from "../reckoning.ts";
import { carryOutTexts } from "./card-texts.ts";
import { highest, listed } from "./choice.ts";
import { isWorthToken } from "./marches.ts";
import type { Outlook } from "./outlook.ts";
import { standingOf } from "./rivals.ts";

/** Battles: whom to support, which card to play, when to draw the blade, and what to make of a victory. */

/** A rival who has a castle more than another is the one to hold back. */
const aCastle = 10;

/** Own fights always; between rivals, against the one who is ahead; and nobody is ever helped to win the game. */
export function chooseSupport(outlook: Outlook, seat: Seat): SupportDecision {
  const { view, me } = outlook;
  const [attacker, defender] = [view[ATTACKER], view[DEFENDER]];
  const side = me === attacker ? FOR_ATTACKER : me === defender ? FOR_DEFENDER : sideAgainstTheLeader(outlook);
  return highest(
    listed(view, seat, "support"),
    ({ pledges }) => pledges.filter((pledge) => pledge.side === side).length,
  );
}

function sideAgainstTheLeader(outlook: Outlook): number {
  const { view, castles, castlesToWin } = outlook;
  const [attacker, defender] = [view[ATTACKER], view[DEFENDER]];
  if (defender === NONE) return 0;
  const lead = standingOf(outlook, defender) - standingOf(outlook, attacker);
  if (castles[attacker] + 1 >= castlesToWin || lead <= -aCastle) return FOR_DEFENDER;
  return lead >= aCastle ? FOR_ATTACKER : 0;
}

/** Help costs nothing. */
export const acceptAll = (outlook: Outlook, seat: Seat): AcceptDecision =>
  highest(listed(outlook.view, seat, "accept"), ({ areas }) => areas.length);

/** Where the battle decides the game. */
const everything = 40;

/** What winning the battle is worth: the area, the army, and perhaps the game. */
export function stakeOf({ view, me, gain, prize, castles, castlesToWin }: Outlook): number {
  const area = view[BATTLE_AREA];
  const attacker = view[ATTACKER];
  const isLastCastle = pointsIn(view, area) > 0 && castles[attacker] + 1 >= castlesToWin;
  const stake = attacker === me ? gain[area] + 1.5 : prize[area] + 1 + 0.5 * strengthIn(view, area);
  return isLastCastle ? stake + everything : stake;
}

/** A strong card played is a strong card gone until the hand comes round. */
export const priceOf = ({ view, nature }: Outlook, card: Card): number =>
  nature.card * (strengthOfCard(view, card) + 0.4 * (swordsOfCard(view, card) + fortsOfCard(view, card)));
const perCasualty = 1.2;

/**
 * Every card of mine against every card of his, carried out by the rules themselves on an imagined state. He is taken to
 * play half at random, half what does best against a random card of mine.
 */
export function chooseCard(outlook: Outlook, seat: Seat, chance: Chance): CardDecision {
  const { view, me } = outlook;
  const rival = opponentOf(view, me);
  const [mine, his] = [cardsOf(view, me), cardsOf(view, rival)];
  const imagined = throne.imagine(view, seedFrom(String(chance.below(2 ** 30))));
  const trial = throne.clone(imagined);
  const stake = stakeOf(outlook);
  const worth = mine.map((card) =>
    his.map((other) => {
      throne.copy(imagined, trial);
      throne.apply(trial, seat, { kind: "card", card });
      if (askKind(trial) === "card") throne.apply(trial, seatOf(view, rival), { kind: "card", card: other });
      carryOutTexts(trial, view);
      const isWon = winnerOf(trial, view) === me;
      const fallen = casualties(outlook, isWon, card, other);
      return isWon ? stake + perCasualty * fallen : -perCasualty * fallen;
    }),
  );
  const dread = his.map((_, at) => mine.reduce((sum, _card, row) => sum - worth[row][at], 0));
  const worst = Math.max(...dread);
  const cautious = dread.filter((sum) => sum >= worst - 0.5).length;
  const likely = dread.map((sum) => 0.5 / his.length + (sum >= worst - 0.5 ? 0.5 / cautious : 0));
  const value = mine.map(
    (card, row) => worth[row].reduce((sum, one, at) => sum + likely[at] * one, 0) - priceOf(outlook, card),
  );
  return { kind: "card", card: mine[value.indexOf(Math.max(...value))] };
}

/** Who has won, or will as soon as the blade is drawn where it decides. */
export function winnerOf(trial: Throne, view: Throne): House {
  const [attacker, defender, area] = [view[ATTACKER], view[DEFENDER], view[BATTLE_AREA]];
  if (trial[BATTLE_AREA] !== area || trial[ATTACKER] !== attacker) {
    return ownerOf(trial, area) === attacker ? attacker : defender;
  }
  if (trial[WINNER] === NONE) {
    const holder = bladeHolder(trial);
    const isAttackAhead = isAhead(trial, attacker, strengthOf(trial, ATTACK), defender, strengthOf(trial, DEFENCE));
    const ahead = isAttackAhead ? attacker : defender;
    return ahead !== holder && doesBladeDecide(trial, holder) ? holder : ahead;
  }
  return trial[WINNER] === ATTACK ? attacker : defender;
}

function casualties({ view, me }: Outlook, isWon: boolean, card: Card, other: Card): number {
  const [winner, loser] = isWon ? [card, other] : [other, card];
  const isAttackLost = (view[ATTACKER] === me) !== isWon;
  const exposed = isAttackLost
    ? view[MARCHERS + FOOTMAN] + view[MARCHERS + KNIGHT] + view[MARCHERS + SHIP]
    : standingIn(view, view[BATTLE_AREA]);
  return Math.max(0, Math.min(exposed, swordsOfCard(view, winner) - fortsOfCard(view, loser)));
}

export const chooseBlade = ({ view, me }: Outlook): YesOrNo => ({ kind: "blade", yes: doesBladeDecide(view, me) });

/** A used card back in hand costs nothing: the strongest. */
export const chooseCardBack = (outlook: Outlook, seat: Seat): CardDecision =>
  highest(listed(outlook.view, seat, "take-back"), ({ card }) => (card === NONE ? -1 : priceOf(outlook, card)));

/** One power for the loser's best card, where power is not short. */
export function chooseDiscard(outlook: Outlook, seat: Seat): CardDecision {
  const { view, me } = outlook;
  const least = powerOf(view, me) > 3 ? 0.6 : 2;
  return highest(listed(view, seat, "discard-card"), ({ card }) => (card === NONE ? least : priceOf(outlook, card)));
}

/** The rival's order that would hurt most, never an own one. */
export const chooseRemoval = (outlook: Outlook, seat: Seat): RemoveOrderDecision =>
  highest(listed(outlook.view, seat, "remove-order"), ({ area, single }) =>
    area === NONE ? 0 : single ? harmOfSingle(outlook, area) : harmOf(outlook, area),
  );

/** A single-use order of a rival: they are made to be felt. */
const harmOfSingle = ({ view, me }: Outlook, area: Area): number => (ownerOf(view, area) === me ? -5 : 1.6);

/** How much a rival's order hurts, by its kind and by how near it is to me. */
export function harmOf(outlook: Outlook, area: Area): number {
  const { view, me } = outlook;
  const owner = ownerOf(view, area);
  if (owner === me) return -5;
  const order = orderIn(view, area);
  const isNear = neighboursOf(view, area).some((beside) => ownerOf(view, beside) === me);
  const strength = strengthIn(view, area);
  const lead = standingOf(outlook, owner) / 100;
  if (isMarch(order)) return lead + (isNear ? 1.5 + strength : 0.5 + 0.3 * strength);
  if (isSupport(order)) return lead + (isNear ? 0.5 + strength * 0.6 : 0.4);
  if (isConsolidate(order)) return lead + 0.8;
  if (isDefense(order) || isRaid(order)) return lead + (isNear ? 0.5 : 0.2);
  return 0;
}

export const chooseControl = (outlook: Outlook): YesOrNo => ({
  kind: "control",
  yes: isWorthToken(outlook, outlook.view[BATTLE_FROM]),
});
