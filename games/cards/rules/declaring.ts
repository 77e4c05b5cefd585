import { bindingNumber } from "../compiled/bindings.ts";
import { iconIds, NONE } from "../data/names.ts";
import type { Answer } from "../decisions.ts";
import * as facts from "../derived/facts.ts";
import { FLAGS, NO_KNEEL_ATTACK, NO_KNEEL_DEFEND, touch, word } from "../derived/words.ts";
import { at, type Body, bodiesEnd, cardOf, controllerOf, isTaken, rowOf, setStatus } from "../state/bodies.ts";
import {
  ACTIVE,
  ATTACKER,
  ATTACKING,
  askKinds,
  BYPASSED,
  type Cards,
  CH_FLAGS,
  CH_LOSER,
  CH_WINNER,
  CHALLENGE,
  CHALLENGE_OVER,
  CLAIM,
  CLAIM_TYPE,
  DEFENDER,
  DEFENDING,
  frames,
  frameworkIds,
  GAINER,
  MADE,
  MARGIN,
  PAYER,
  PER_CHALLENGE,
  placesOf,
  UNOPPOSED,
  UNOPPOSED_BY,
} from "../state/layout.ts";
import { inOrderFrom } from "../state/seats.ts";
import { TYPES } from "./challenge.ts";
import { bind, boundTo, unbind } from "./context.ts";
import { kneelBody, tollSum, tollsOf } from "./costs.ts";
import { placeInRound } from "./frames.ts";
import {
  bypassable,
  challengeToll,
  declareBounds,
  isFrameworkComplete,
  mayAttack,
  mayDefend,
  stealthUsers,
} from "./framework-choices.ts";
import { isGoldChosen, payGold } from "./gold.ts";
import { happen, windowLevel } from "./happenings.ts";
import { endLasting } from "./lasting.ts";
import { DEFENDERS } from "./melee.ts";
import { forgetOwed, meetOwed } from "./owed.ts";
import { joinAs } from "./participants.ts";
import { countRole } from "./roles.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";
import { forgetUses } from "./uses.ts";

/** Challenges: type, opponent and attackers; stealth and defenders. `resolution.ts` says how they end. */

/** The active player begins a challenge, or has finished. */
export function answerChallenge(
  game: Cards,
  seat: number,
  answer: Answer<"challenge"> | Answer<"finish">,
  tell?: TellRule,
): void {
  if (answer.kind === "finish") {
    tell?.({ rule: "cards.challenges.finished", player: nameOfSeat(seat) });
    finishTurn(game);
    return;
  }
  beginChallenge(game, seat, answer.against, answer.type, tell);
}

/** The turn's own chart is over. */
export function finishTurn(game: Cards): void {
  const { phase } = frames.registers;
  frames.set(game, phase.inner, 0);
  frames.set(game, phase.turns, frames.get(game, phase.turns) + 1);
  if (game[ACTIVE] !== NONE) forgetOwed(game, game[ACTIVE]);
  game[ACTIVE] = NONE;
}

/** A challenge of a player's turn: one of those that he may make in this phase. */
function beginChallenge(game: Cards, attacker: number, defender: number, type: number, tell?: TellRule): void {
  game[MADE + attacker * TYPES + type]++;
  declareChallenge(game, attacker, defender, type, tell);
  meetOwed(game, attacker, type);
}

export function declareChallenge(game: Cards, attacker: number, defender: number, type: number, tell?: TellRule): void {
  game[CHALLENGE] = type;
  game[ATTACKER] = attacker;
  game[DEFENDER] = defender;
  game[PAYER] = defender;
  game[CH_FLAGS] = 0;
  touch(game, facts.CHALLENGES);
  tell?.({
    rule: "cards.challenges.declared",
    player: nameOfSeat(attacker),
    against: nameOfSeat(defender),
    type: iconIds[type],
  });
}

const ATTACKERS = bindingNumber("attackers");
const STEALTH = bindingNumber("stealth");
const place = frames.registers.window.place;

/** Attackers are named one after the other; tolls are paid when all are. */
export function declareAttackers(game: Cards, level: number, tell?: TellRule): boolean {
  if (frames.getAt(game, level, place) === 0) {
    frames.setAt(game, level, place, 1);
    if (!declareOnlyAttacker(game, level, tell)) {
      frames.begin(game, "choice", {
        seat: game[ATTACKER],
        kind: askKinds.indexOf("attackers"),
        ...declareBounds(game, game[ATTACKER], "attackers"),
        name: ATTACKERS,
        op: 0,
      });
      return false;
    }
  }
  const seat = game[ATTACKER];
  const attackers = boundTo(game, level, ATTACKERS);
  const count = challengeToll(game, game[CHALLENGE]);
  if (!isGoldChosen(game, level, seat, count + tollsToDeclare(game, seat, attackers))) return false;
  payGold(game, level, { seat, count, to: game[DEFENDER] }, tell);
  payToDeclare(game, level, seat, attackers, tell);
  return true;
}

/** A challenge that is declared is not taken back, so whoever alone can attack in it does. */
function declareOnlyAttacker(game: Cards, level: number, tell?: TellRule): boolean {
  const able: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (mayAttack(game, body, game[ATTACKER], game[CHALLENGE])) able.push(body);
  if (able.length !== 1) return false;
  bind(game, level, ATTACKERS, able[0]);
  tell?.({
    rule: "cards.challenges.only-attacker",
    player: nameOfSeat(game[ATTACKER]),
    card: nameOfCard(cardOf(game, able[0])),
    bodies: able,
  });
  return true;
}

const tollsToDeclare = (game: Cards, seat: number, bodies: readonly Body[]): number =>
  bodies.reduce((sum, body) => sum + tollSum(game, seat, body, "declare"), 0);

function payToDeclare(game: Cards, level: number, seat: number, bodies: readonly Body[], tell?: TellRule): void {
  for (const body of bodies)
    for (const { gold, to } of tollsOf(game, seat, body, "declare"))
      payGold(game, level, { seat, count: gold, to }, tell);
}

export function executeAttackers(game: Cards, level: number, tell?: TellRule): void {
  const bodies = boundTo(game, level, ATTACKERS);
  for (const body of bodies) {
    joinAs(game, body, ATTACKING);
    const isFree = ((word(game, body, FLAGS) >> (NO_KNEEL_ATTACK + game[CHALLENGE])) & 1) === 1;
    if (!isFree) kneelBody(game, body, "attack", game[ATTACKER]);
    happen(game, "declared", { subject: body, seat: game[ATTACKER], amount: ATTACKING });
  }
  happen(game, "challenge-declared", { seat: game[ATTACKER] });
  tell?.({
    rule: "cards.challenges.attackers",
    player: nameOfSeat(game[ATTACKER]),
    cards: bodies.map((body) => nameOfCard(cardOf(game, body))),
    bodies,
  });
}

/** Stealth first, attacker by attacker; then every player who may defend names defenders, the challenged one first. */
export function declareDefenders(game: Cards, level: number, tell?: TellRule): boolean {
  const stage = frames.getAt(game, level, place);
  const users = stealthUsers(game);
  if (stage === 0) forgetStealth(game);
  if (stage <= users.length) {
    const [ref] = boundTo(game, level, STEALTH);
    unbind(game, level, STEALTH);
    if (ref !== undefined) bypass(game, ref, users[stage - 1], tell);
  }
  if (stage < users.length) {
    // Where nobody can be passed by, nobody is asked whom.
    const isAsked = bypassable(game).length > 0;
    frames.setAt(game, level, place, isAsked ? stage + 1 : users.length);
    if (isAsked) beginChoice(game, game[ATTACKER], "stealth", STEALTH, 1);
    return false;
  }
  const defenders = defendingSeats(game);
  const next = stage - users.length;
  if (next >= defenders.length) {
    const ofSeat = (seat: number): Body[] =>
      boundTo(game, level, DEFENDERS).filter((body) => controllerOf(game, body) === seat);
    for (const seat of defenders)
      if (!isGoldChosen(game, level, seat, tollsToDeclare(game, seat, ofSeat(seat)))) return false;
    for (const seat of defenders) payToDeclare(game, level, seat, ofSeat(seat), tell);
    return true;
  }
  frames.setAt(game, level, place, stage + 1);
  beginChoice(game, defenders[next], "defenders", DEFENDERS, 99);
  return false;
}

/** Asks only where something can be chosen: who may defend is open to all. */
function beginChoice(game: Cards, seat: number, kind: "stealth" | "defenders", name: number, most: number): void {
  frames.begin(game, "choice", { seat, kind: askKinds.indexOf(kind), least: 0, most, name, op: 0 });
  if (isFrameworkComplete(game, frames.depth(game) - 1)) frames.pop(game);
}

/** Whoever has a character that may defend, from the challenged player on. */
function defendingSeats(game: Cards): number[] {
  return inOrderFrom(game, game[DEFENDER]).filter((seat) => {
    const end = bodiesEnd(game);
    for (let body = 0; body < end; body++)
      if (isTaken(game, body) && controllerOf(game, body) === seat && mayDefend(game, body)) return true;
    return false;
  });
}

function bypass(game: Cards, body: Body, by: Body, tell?: TellRule): void {
  setStatus(game, body, BYPASSED, true);
  touch(game, facts.CHALLENGES);
  happen(game, "bypassed", { subject: body, other: by, seat: game[ATTACKER] });
  tell?.({
    rule: "cards.challenges.stealth",
    card: nameOfCard(cardOf(game, body)),
    by: nameOfCard(cardOf(game, by)),
    bodies: [body, by],
  });
}

function forgetStealth(game: Cards): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body)) setStatus(game, body, BYPASSED, false);
}

export function executeDefenders(game: Cards, level: number, tell?: TellRule): void {
  const bodies = boundTo(game, level, DEFENDERS);
  for (const body of bodies) {
    joinAs(game, body, DEFENDING);
    const isFree = ((word(game, body, FLAGS) >> (NO_KNEEL_DEFEND + game[CHALLENGE])) & 1) === 1;
    if (!isFree) kneelBody(game, body, "defence", controllerOf(game, body));
    happen(game, "declared", { subject: body, seat: controllerOf(game, body), amount: DEFENDING });
  }
  tell?.({
    rule: bodies.length > 0 ? "cards.challenges.defenders" : "cards.challenges.no-defenders",
    player: nameOfSeat(game[DEFENDER]),
    cards: bodies.map((body) => nameOfCard(cardOf(game, body))),
    bodies,
  });
}

/** A challenge that nobody is left in has ended at that moment: for the rest of the window there is none (3.28, R-C16). */
export function endDeserted(game: Cards, tell?: TellRule): boolean {
  if (game[CHALLENGE] === NONE || (game[CH_FLAGS] & CHALLENGE_OVER) === 0) return false;
  if (countRole(game, ATTACKING) + countRole(game, DEFENDING) > 0 || isInResolution(game)) return false;
  endChallenge(game, tell);
  return true;
}

function isInResolution(game: Cards): boolean {
  const level = windowLevel(game);
  if (level === NONE) return false;
  return frames.getAt(game, level, frames.registers.window.framework) === frameworkIds.indexOf("resolution");
}

/** The challenge is over: written down, and nobody takes part in anything. */
export function endChallenge(game: Cards, tell?: TellRule): void {
  if (game[CHALLENGE] === NONE) return;
  const { fought } = placesOf(game);
  const row = fought.add(game);
  const field = fought.field;
  game[row + field.phase] = placeInRound(game);
  game[row + field.type] = game[CHALLENGE];
  game[row + field.attacker] = game[ATTACKER];
  game[row + field.defender] = game[DEFENDER];
  game[row + field.winner] = game[CH_WINNER];
  game[row + field.margin] = game[MARGIN];
  game[row + field.unopposed] = game[CH_FLAGS] & UNOPPOSED ? 1 : 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    game[rowOf(body) + at.role] = NONE;
    setStatus(game, body, BYPASSED, false);
  }
  for (const cell of [CHALLENGE, ATTACKER, DEFENDER, PAYER, CH_WINNER, CH_LOSER, CLAIM_TYPE, GAINER]) game[cell] = NONE;
  game[MARGIN] = 0;
  game[CLAIM] = 0;
  game[CH_FLAGS] = 0;
  game[UNOPPOSED_BY] = NONE;
  endLasting(game, "challenge");
  forgetUses(game, PER_CHALLENGE);
  touch(game, facts.CHALLENGES | facts.ROLES);
  tell?.({ rule: "cards.challenges.over" });
}
