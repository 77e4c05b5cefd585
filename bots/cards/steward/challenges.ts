import {
  type Answer,
  ATTACKER,
  ATTACKING,
  type Body,
  CHALLENGE,
  chosenInChoice,
  claimOf,
  controllerOf,
  DEFENDER,
  FIRST,
  housePower,
  iconIds,
  isKneeling,
  isLeaving,
  MARKS,
  mayAttack,
  mayDefend,
  participants,
  placesOf,
  powerToWin,
  seatsIn,
  strengthOf,
  strOf,
  topLevel,
  totalPower,
  unopposedPower,
  word,
} from "@weirwood/cards/questions";
import type { Mind } from "./mind.ts";
import { bodyWorth, holdsKeyword, kneelLoss } from "./worth.ts";

/** Challenges by their expected outcome: which to make, with whom, and whom to send against one. */

const [MILITARY, INTRIGUE] = [iconIds.indexOf("military"), iconIds.indexOf("intrigue")];
/** Of more than these no group is made: 256 groups are quickly weighed. */
const MOST_WEIGHED = 8;
const WINS_GAME = 500;

/** What a claim takes from the defender and gives to the attacker. */
export function claimStake(mind: Mind, type: number, attacker: number, defender: number): number {
  const { view } = mind;
  const claim = claimOf(view, attacker);
  if (type === INTRIGUE) return 1.3 * Math.min(claim, placesOf(view).piles.hand[defender].count(view));
  if (type !== MILITARY) {
    const moved = Math.min(claim, housePower(view, defender));
    return moved * (mind.power(attacker) + 0.7 * mind.power(defender));
  }
  const worths = mind.characters((body) => controllerOf(view, body) === defender).map((body) => bodyWorth(view, body));
  worths.sort((one, other) => one - other);
  const feeling = defender === mind.me ? mind.tastes.loyalty : -mind.sign(defender);
  return feeling * worths.slice(0, claim).reduce((sum, worth) => sum + 0.5 + worth, 0);
}

/** Power that an attacker gains if these win, beside the claim. */
const renownOf = (mind: Mind, bodies: readonly Body[]): number =>
  bodies.filter((body) => holdsKeyword(mind.view, body, "renown")).length;

const strSum = (mind: Mind, bodies: readonly Body[]): number =>
  bodies.reduce((sum, body) => sum + strOf(mind.view, body), 0);

/** Enough power to win the game decides everything. */
function powerGain(mind: Mind, seat: number, gained: number): number {
  const { view } = mind;
  const isWon = gained > 0 && totalPower(view, seat) + gained >= powerToWin(view, seat);
  return gained * mind.power(seat) + (isWon ? WINS_GAME : 0);
}

/** Groups of some bodies with all that were named, none of them empty; only the strongest are weighed where there are many. */
function* groupsOf(mind: Mind, bodies: readonly Body[], named: readonly number[]): Generator<Body[]> {
  const weighed = [...bodies]
    .sort((one, other) => strOf(mind.view, other) - strOf(mind.view, one))
    .slice(0, MOST_WEIGHED);
  const all = weighed.reduce((set, body, place) => (named.includes(body) ? set | (1 << place) : set), 0);
  for (let set = 1; set < 1 << weighed.length; set++)
    if ((set & all) === all) yield weighed.filter((_, place) => ((set >> place) & 1) === 1);
}

/** Standing characters that could oppose such a challenge, strongest first. */
function opponentsIn(mind: Mind, type: number, defender: number): Body[] {
  const { view } = mind;
  return mind
    .characters(
      (body) =>
        controllerOf(view, body) === defender &&
        !isKneeling(view, body) &&
        !isLeaving(view, body) &&
        ((word(view, body, MARKS) >> type) & 1) === 1,
    )
    .sort((one, other) => strOf(view, other) - strOf(view, one));
}

/** A group of attackers, and what it is worth to send it. */
interface Attack {
  readonly bodies: readonly Body[];
  readonly worth: number;
}
const NO_ATTACK: Attack = { bodies: [], worth: 0 };

/** What does not depend on who attacks. */
interface Prospect {
  readonly attacker: number;
  /** Standing characters that could oppose it. */
  readonly opponents: readonly Body[];
  /** What the claim is worth, and the power in it. */
  readonly claim: number;
  readonly moved: number;
  /** What each attacker loses by kneeling. */
  readonly losses: ReadonlyMap<Body, number>;
}

/** The best group for a challenge, and what it promises. */
function bestAttack(
  mind: Mind,
  type: number,
  attacker: number,
  defender: number,
  named: readonly number[] = [],
): Attack {
  const { view } = mind;
  const able = mind.characters((body) => mayAttack(view, body, attacker, type));
  const isMetLater = mind.hasTurnAfter(attacker);
  const prospect: Prospect = {
    attacker,
    opponents: opponentsIn(mind, type, defender),
    claim: claimStake(mind, type, attacker, defender),
    moved: type === MILITARY || type === INTRIGUE ? 0 : Math.min(claimOf(view, attacker), housePower(view, defender)),
    losses: new Map(able.map((body) => [body, mind.tastes.kneeling * kneelLoss(view, body, isMetLater)])),
  };
  let best = NO_ATTACK;
  for (const bodies of groupsOf(mind, able, named)) {
    const worth = attackWorth(mind, bodies, prospect);
    if (best.bodies.length === 0 || worth > best.worth) best = { bodies, worth };
  }
  return best;
}

function attackWorth(mind: Mind, bodies: readonly Body[], prospect: Prospect): number {
  const { view } = mind;
  const { attacker, opponents, claim, moved, losses } = prospect;
  const str = strSum(mind, bodies);
  const loss = bodies.reduce((sum, body) => sum + (losses.get(body) ?? 0), 0);
  if (str === 0) return -loss;
  let bypassed = bodies.filter((body) => holdsKeyword(view, body, "stealth")).length;
  const left = opponents.filter((body) => holdsKeyword(view, body, "stealth") || bypassed-- <= 0);
  const against = strSum(mind, left);
  // The attacker wins ties. Whoever can win as defender mostly does; a hand may hold surprises for both.
  const { daring } = mind.tastes;
  const winning = left.length === 0 ? 0.97 : against <= str ? 0.92 : daring * (against <= str + 2 ? 0.25 : 0.12);
  const unopposed = left.length === 0 ? 0.97 : against <= str ? 0.4 : 0.1;
  const renown = renownOf(mind, bodies);
  // Power that the claim moves is worth something in `claim` already.
  const won = claim + powerGain(mind, attacker, renown + moved) - moved * mind.power(attacker);
  const bonus = unopposedPower(view, attacker);
  const alone = powerGain(mind, attacker, bonus + renown + moved) - (renown + moved) * mind.power(attacker);
  const knelt = left.length > 0 ? 0.3 : 0;
  return winning * won + unopposed * alone + knelt - loss;
}

/** A challenge, or no more of them. */
export function challengeWorth(mind: Mind, answer: Answer<"challenge"> | Answer<"finish">): number {
  if (answer.kind === "finish") return 0;
  return bestAttack(mind, answer.type, mind.me, answer.against).worth + leaderBonus(mind, answer.against);
}

/** Among several, rather against whoever is ahead; and with a grudge, against whoever is to be paid back. */
function leaderBonus(mind: Mind, seat: number): number {
  const { grudge } = mind.tastes;
  return 0.1 * totalPower(mind.view, seat) + (grudge !== 1 && mind.isHeldToAccount(seat) ? 2 * (grudge - 1) : 0);
}

/** Attackers are named one after the other: those of the best group, then no more. */
export function attackersWanted(mind: Mind): readonly Body[] {
  const { view } = mind;
  return bestAttack(mind, view[CHALLENGE], mind.me, view[DEFENDER], chosenInChoice(view, topLevel(view))).bodies;
}

/** Whom stealth takes out of the challenge. */
export function stealthWorth(mind: Mind, body: Body): number {
  const { view } = mind;
  const isThere = !isKneeling(view, body) && ((word(view, body, MARKS) >> view[CHALLENGE]) & 1) === 1;
  return isThere ? 1 + strOf(view, body) : 0.1;
}

/** The group to send against the attackers, none if that is best. */
export function defendersWanted(mind: Mind): readonly Body[] {
  const { view, me, tastes } = mind;
  const able = mind.characters((body) => controllerOf(view, body) === me && mayDefend(view, body));
  const attacker = view[ATTACKER];
  const attackers = participants(view, ATTACKING);
  const str = strengthOf(view, ATTACKING);
  const claim = view[DEFENDER] === me ? claimStake(mind, view[CHALLENGE], attacker, me) : 0.5;
  const renown = renownOf(mind, attackers);
  const lost = tastes.guarding * (claim + powerGain(mind, attacker, renown));
  const unopposed = powerGain(mind, attacker, renown + unopposedPower(view, attacker)) - renown * mind.power(attacker);
  const isLater = !hasHadTurn(mind);
  const deadly = attackers.filter((body) => holdsKeyword(view, body, "deadly")).length;
  const named = chosenInChoice(view, topLevel(view));
  let [best, most]: [readonly Body[], number] = [[], named.length > 0 ? Number.NEGATIVE_INFINITY : -lost - unopposed];
  for (const bodies of groupsOf(mind, able, named)) {
    const margin = strSum(mind, bodies) - str;
    const winning = margin > 2 ? 0.97 : margin > 0 ? 0.88 : margin > -2 ? 0.12 : 0.03;
    const loss = bodies.reduce((sum, body) => sum + kneelLoss(view, body, isLater), 0);
    const own = renownOf(mind, bodies);
    const weakest = Math.min(...bodies.map((body) => bodyWorth(view, body)));
    const isKilled = deadly > bodies.filter((body) => holdsKeyword(view, body, "deadly")).length;
    const worth = winning * (powerGain(mind, me, own) + 0.2) - (1 - winning) * (lost + (isKilled ? weakest : 0)) - loss;
    if (worth > most) [best, most] = [bodies, worth];
  }
  return best;
}

/** Whether my own challenges of this phase are behind me. */
function hasHadTurn({ view, me }: Mind): boolean {
  const seats = seatsIn(view);
  const place = (seat: number): number => (seat - view[FIRST] + seats) % seats;
  return place(me) < place(view[ATTACKER]);
}
