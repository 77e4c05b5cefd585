import { bindingNumber } from "../compiled/bindings.ts";
import { iconIds, NONE } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import { cardOf, faces } from "../state/bodies.ts";
import {
  ATTACKER,
  askKinds,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  DEFENDED,
  DEFENDER,
  frames,
  frameworkIds,
  MELEE,
  PAYER,
  REDIRECTED,
  SEATS,
  TITLE,
} from "../state/layout.ts";
import { isOut } from "../state/seats.ts";
import { boundTo, SEAT_REF, seatsOf, unbind } from "./context.ts";
/** The step of defenders was cancelled, and comes again. */
export const STEP_CANCELLED = 512;

import { windowLevel } from "./happenings.ts";
import { nameOfSeat, type TellRule } from "./step.ts";

/** Melee: titles, whom they support and oppose, and challenges that are sent elsewhere (R-C55, R-C56). */

const titleOf = (game: Cards, seat: number): number =>
  game[TITLE + seat] === NONE ? NONE : cardOf(game, game[TITLE + seat]);

const titleCards: readonly number[] = faces.flatMap((face, card) =>
  face.type === "title" && !face.isFixture ? [card] : [],
);

/** Titles that nobody holds. */
export function freeTitles(game: Cards): number[] {
  const held = Array.from({ length: game[SEATS] }, (_, seat) => titleOf(game, seat));
  return titleCards.filter((card) => !held.includes(card));
}

const idOf = (card: number): string => cardIds[card];

/** Whether one player's title supports another's. */
function supports(game: Cards, seat: number, other: number): boolean {
  const [own, theirs] = [titleOf(game, seat), titleOf(game, other)];
  return own !== NONE && theirs !== NONE && (faces[own].supports?.includes(idOf(theirs)) ?? false);
}

function opposes(game: Cards, seat: number, other: number): boolean {
  const [own, theirs] = [titleOf(game, seat), titleOf(game, other)];
  return own !== NONE && theirs !== NONE && (faces[own].opposes?.includes(idOf(theirs)) ?? false);
}

/** Whom a player may challenge: everybody else whom he does not support. */
export function legalTargets(game: Cards, seat: number): number[] {
  const targets: number[] = [];
  for (let other = 0; other < game[SEATS]; other++)
    if (other !== seat && !isOut(game, other) && !supports(game, seat, other)) targets.push(other);
  return targets;
}

/** Whether a player's characters may defend a player who is challenged: his own, and those of who supports him. */
export const mayDefendFor = (game: Cards, seat: number, defender: number): boolean =>
  seat === defender ||
  (game[MELEE] === 1 && seat !== game[ATTACKER] && !isOut(game, seat) && supports(game, seat, defender));

/** Whether a text gives a player this right of redirection. */
function hasRight(game: Cards, seat: number, when: "attackers" | "no-defenders"): boolean {
  let isFound = false;
  forEachModifier(game, "redirects", (mod, context, scope) => {
    if (mod.when !== when || typeof scope !== "object" || !("seats" in scope)) return;
    const isType = mod.challenge === undefined || iconIds[game[CHALLENGE]] === mod.challenge;
    if (isType && ((seatsOf(context, scope.seats) >> seat) & 1) === 1) isFound = true;
  });
  return isFound;
}

const isInStep = (game: Cards, step: "attackers" | "defenders"): boolean => {
  const level = windowLevel(game);
  const { window } = frames.registers;
  // The round must be about the step itself, and not about something inside it.
  return (
    level !== NONE &&
    frames.depth(game) === level + 2 &&
    frames.getAt(game, level, window.framework) === frameworkIds.indexOf(step)
  );
};

/** The Crown Regent, right after attackers are declared. */
export const mayRedirectAttack = (game: Cards, seat: number): boolean =>
  isInStep(game, "attackers") &&
  (game[CH_FLAGS] & REDIRECTED) === 0 &&
  hasRight(game, seat, "attackers") &&
  legalTargets(game, game[ATTACKER]).some((other) => other !== game[DEFENDER]);

/** The Lord Commander, when a third player has declared no defender against another's military challenge. */
export const mayTakeChallenge = (game: Cards, seat: number): boolean =>
  isInStep(game, "defenders") &&
  seat !== game[ATTACKER] &&
  seat !== game[DEFENDER] &&
  boundTo(game, windowLevel(game), DEFENDERS).length === 0 &&
  hasRight(game, seat, "no-defenders") &&
  legalTargets(game, game[ATTACKER]).includes(seat);

export const DEFENDERS = bindingNumber("defenders");
const HOST = bindingNumber("host");

/** The attacker names another target. */
export function redirectAttack(game: Cards, level: number, tell?: TellRule): boolean {
  const [ref] = boundTo(game, level, HOST);
  if (ref === undefined) {
    const targets = legalTargets(game, game[ATTACKER]).filter((other) => other !== game[DEFENDER]);
    if (targets.length > 1) {
      frames.begin(game, "choice", {
        seat: game[ATTACKER],
        kind: askKinds.indexOf("redirect"),
        least: 1,
        most: 1,
        name: HOST,
        op: 0,
      });
      return false;
    }
    redirectTo(game, targets[0], tell);
    return true;
  }
  unbind(game, level, HOST);
  redirectTo(game, ref - SEAT_REF, tell);
  return true;
}

function redirectTo(game: Cards, seat: number, tell?: TellRule): void {
  game[DEFENDER] = seat;
  game[PAYER] = seat;
  game[CH_FLAGS] |= REDIRECTED;
  tell?.({ rule: "cards.melee.redirected", player: nameOfSeat(seat) });
}

/** The Lord Commander becomes the defender: the step is cancelled, and begins again after an action segment (erratum). */
export function takeTheChallenge(game: Cards, level: number, tell?: TellRule): boolean {
  const seat = frames.getAt(game, level, frames.registers.resolve.seat);
  frames.setAt(game, windowLevel(game), frames.registers.window.cancelled, 1);
  game[CH_FLAGS] = (game[CH_FLAGS] & ~DEFENDED) | STEP_CANCELLED;
  redirectTo(game, seat, tell);
  return true;
}

/** Opposition pays once for each challenge that is won against the title. */
export const opposition = (game: Cards, winner: number, loser: number): number =>
  game[MELEE] === 1 && loser !== NONE && opposes(game, winner, loser) ? 1 : 0;

import { cardIds } from "../pool/index.ts";
