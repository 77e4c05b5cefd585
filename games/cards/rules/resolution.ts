import { abilities, abilitiesOf } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { iconIds, NONE } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import { type Body, bodiesEnd, cardOf, controllerOf, isTaken } from "../state/bodies.ts";
import {
  AS_REPLACEMENT,
  ATTACKER,
  ATTACKING,
  askKinds,
  type Cards,
  CH_FLAGS,
  CH_LOSER,
  CH_WINNER,
  CHALLENGE,
  CLAIM,
  CLAIM_CANCELLED,
  DEFENDER,
  DEFENDING,
  frames,
  HOUSE,
  MARGIN,
  RESOLVED,
  TAKEN_OVER,
  UNOPPOSED,
  UNOPPOSED_BY,
  UNOPPOSED_ONLY,
} from "../state/layout.ts";
import { tellOfUse } from "./beginning.ts";
import { claimCandidates } from "./claim.ts";
import { holds } from "./conditions.ts";
import { bind, boundTo, contextOf, seatOf } from "./context.ts";
import { endChallenge } from "./declaring.ts";
import { setWinner } from "./effects/challenge-words.ts";
import { tellOnly } from "./forced.ts";
import { happen, happeningCount } from "./happenings.ts";
import { carryOutClaim } from "./meeting-claim.ts";
import { opposition } from "./melee-course.ts";
import { claimOf, countOf, unopposedPower } from "./numbers.ts";
import { hasRenown, payerOf } from "./outcomes.ts";
import { claimPower, gainHousePower, movePower } from "./power.ts";
import { queueReplacements } from "./replacements.ts";
import { countRole, participants } from "./roles.ts";
import { nameOfSeat, type TellRule } from "./step.ts";
import { strengthOf } from "./strength.ts";
import { BY_KILLING, threaten } from "./threats.ts";

/**
 * The resolution of a challenge is one step: winner, claim, unopposed bonus and renown are declared, saved from and carried
 * out together (FAQ, steps of the rules; R-C30).
 */

const CLAIM_NAME = bindingNumber("claim");
const place = frames.registers.window.place;

export function declareResolution(game: Cards, level: number, tell?: TellRule): boolean {
  const stage = frames.getAt(game, level, place);
  if (stage === 0) {
    frames.setAt(game, level, place, 1);
    determine(game, tell);
    const payer = payerOf(game);
    const count = Math.min(game[CLAIM], claimCandidates(game, payer).length);
    if (payer === NONE || count === 0) return true;
    const candidates = claimCandidates(game, payer);
    // Where all are lost there is no choice; who comes later is none of them.
    if (count === candidates.length) {
      for (const body of candidates) bind(game, level, CLAIM_NAME, body);
      tellOnly(game, payer, candidates, tell);
    } else {
      frames.begin(game, "choice", {
        seat: payer,
        kind: askKinds.indexOf("choice"),
        least: count,
        most: count,
        name: CLAIM_NAME,
        op: 0,
      });
      return false;
    }
  }
  announceLosses(game, level);
  return true;
}

/** Those who are lost by the claim. */
const losses = (game: Cards, level: number): Body[] => boundTo(game, level, CLAIM_NAME);

function announceLosses(game: Cards, level: number): void {
  for (const body of losses(game, level)) threaten(game, level, body, BY_KILLING, 0);
}

/** Compares STR, and fixes winner, margin, unopposed and claim (R-C29). */
function determine(game: Cards, tell?: TellRule): void {
  const [attack, defence] = [strengthOf(game, ATTACKING), strengthOf(game, DEFENDING)];
  const isEmpty = countRole(game, DEFENDING) === 0;
  const [attacker, defender] = [game[ATTACKER], sideOf(game)];
  game[MARGIN] = Math.abs(attack - defence);
  if (attack >= defence) [game[CH_WINNER], game[CH_LOSER]] = [attacker, defender];
  else [game[CH_WINNER], game[CH_LOSER]] = [defender, attacker];
  replaceWinner(game, tell);
  if (game[CH_WINNER] === attacker) {
    const isAlmost = game[MARGIN] >= game[UNOPPOSED_BY];
    if (isEmpty || defence === 0 || isAlmost) game[CH_FLAGS] |= UNOPPOSED;
    game[CLAIM] = claimOf(game, attacker);
  }
  // A challenge that may not be opposed is won by nobody if it is: by whoever takes part now, declared or not (R-C29).
  if ((game[CH_FLAGS] & UNOPPOSED_ONLY) !== 0 && (game[CH_FLAGS] & UNOPPOSED) === 0) {
    game[CH_WINNER] = NONE;
    game[CH_LOSER] = NONE;
    game[CLAIM] = 0;
  }
  touch(game, facts.CHALLENGES);
  tell?.({
    rule: game[CH_WINNER] === NONE ? "cards.challenges.nobody-wins" : "cards.challenges.winner",
    player: game[CH_WINNER] === NONE ? "" : nameOfSeat(game[CH_WINNER]),
    attack,
    defence,
    type: iconIds[game[CHALLENGE]],
  });
}

/** Who has won or lost as defender: the challenged player, or who defended in his place. */
function sideOf(game: Cards): number {
  const seats = new Set(participants(game, DEFENDING).map((body) => controllerOf(game, body)));
  if (seats.size === 0 || seats.has(game[DEFENDER])) return game[DEFENDER];
  return [...seats][0];
}

/** Texts that set the winner of a challenge look at it as it is determined. */
function replaceWinner(game: Cards, tell?: TellRule): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || !isInForce(game, body) || isTextBlank(game, body)) continue;
    const context = contextOf(game, controllerOf(game, body), body, cardOf(game, body));
    for (const number of abilitiesOf[cardOf(game, body)]) {
      const { ability } = abilities[number];
      if (ability.kind !== "replace" || ability.on.on !== "won") continue;
      if (ability.on.by !== undefined && seatOf(context, ability.on.by) !== game[CH_WINNER]) continue;
      if (ability.when !== undefined && !holds(context, ability.when)) continue;
      for (const op of abilities[number].ops) {
        if (op.op !== "do" || op.effect.do !== "set-winner" || op.effect.of !== "challenge") continue;
        tellOfUse(game, { ...context, how: AS_REPLACEMENT, ability: number }, tell);
        setWinner(context, op.effect, tell);
      }
    }
  }
}

export function executeResolution(game: Cards, level: number, tell?: TellRule): boolean {
  if (frames.getAt(game, level, place) !== EXECUTED) {
    frames.setAt(game, level, place, EXECUTED);
    noteOutcome(game);
    return false;
  }
  carryOut(game, level, tell);
  return true;
}

const EXECUTED = 2;

/** Who has won, and that a claim is due: a text may put something else in its place before anything is lost. */
function noteOutcome(game: Cards): void {
  const [winner, loser] = [game[CH_WINNER], game[CH_LOSER]];
  game[CH_FLAGS] |= RESOLVED;
  if (winner !== NONE) {
    happen(game, "won", { seat: winner });
    happen(game, "lost", { seat: loser });
  }
  happen(game, "challenge-ended", { seat: game[ATTACKER] });
  const payer = payerOf(game);
  if (payer === NONE || (game[CH_FLAGS] & CLAIM_CANCELLED) !== 0) return;
  const on = happeningCount(game);
  happen(game, "claim", { seat: payer, amount: game[CLAIM] });
  queueReplacements(game, on);
}

function carryOut(game: Cards, level: number, tell?: TellRule): void {
  const [winner, loser] = [game[CH_WINNER], game[CH_LOSER]];
  const payer = payerOf(game);
  if (payer !== NONE && (game[CH_FLAGS] & CLAIM_CANCELLED) === 0) {
    const context = { ...contextOf(game, game[ATTACKER], NONE, NONE), level };
    carryOutClaim(context, payer, game[CLAIM], losses(game, level), tell);
  }
  if (winner === NONE) return;
  if ((game[CH_FLAGS] & UNOPPOSED) !== 0 && winner === game[ATTACKER])
    gainHousePower(game, winner, unopposedPower(game, winner), { cause: "unopposed" }, tell);
  gainHousePower(game, winner, opposition(game, winner, loser), { cause: "framework" }, tell);
  if (winner === game[DEFENDER] && (game[CH_FLAGS] & TAKEN_OVER) !== 0) takeFromAttacker(game, tell);
  const role = winner === game[ATTACKER] ? ATTACKING : DEFENDING;
  for (const body of participants(game, role)) renown(game, body, tell);
}

/** The Lord Commander who took the challenge over and won it takes 1 power of the attacker's House (R-C55). */
function takeFromAttacker(game: Cards, tell?: TellRule): void {
  const [from, to] = [game[HOUSE + game[ATTACKER]], game[HOUSE + game[DEFENDER]]];
  if (from !== NONE && to !== NONE) movePower(game, from, to, 1, tell);
}

function renown(game: Cards, body: Body, tell?: TellRule): void {
  if (!hasRenown(game, body)) return;
  claimPower(game, body, countOf(game, controllerOf(game, body), "renown-power"), { cause: "renown" }, tell);
}

export const endResolution = (game: Cards, _level: number, tell?: TellRule): void => endChallenge(game, tell);
