import { bindingNumber } from "../compiled/bindings.ts";
import { iconIds, NONE } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import { cardIds } from "../pool/index.ts";
import { addBody, cardOf, faces, setStatus } from "../state/bodies.ts";
import {
  AGENDA,
  ATTACKER,
  askKinds,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  DEFENDER,
  frames,
  frameworkIds,
  MELEE,
  PAYER,
  REDIRECTED,
  SEATS,
  SECOND_TITLE,
  STEP_CANCELLED,
  TAKEN_OVER,
  TITLE,
} from "../state/layout.ts";
import { cardOfRef, SEAT_REF } from "../state/refs.ts";
import { isOut } from "../state/seats.ts";
import type { Effect } from "../words/index.ts";
import { boundTo, type Context, refsOf, seatsOf, unbind } from "./context.ts";
import { windowLevel } from "./happenings.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** Melee: titles, whom they support and oppose, and challenges that are sent elsewhere (R-C55, R-C56). */

/** The titles that a player holds: the one that he took, and one that a text has given him. */
const titlesOf = (game: Cards, seat: number): number[] =>
  [game[TITLE + seat], game[SECOND_TITLE + seat]].filter((body) => body !== NONE).map((body) => cardOf(game, body));

const titleCards: readonly number[] = faces.flatMap((face, card) =>
  face.type === "title" && !face.isFixture ? [card] : [],
);

/** Titles that nobody holds. */
export function freeTitles(game: Cards): number[] {
  const held = Array.from({ length: game[SEATS] }, (_, seat) => titlesOf(game, seat)).flat();
  return titleCards.filter((card) => !held.includes(card));
}

/** A player holds a title until the round ends. */
export function giveTitle(game: Cards, seat: number, card: number, tell?: TellRule): void {
  const body = addBody(game, card, seat);
  setStatus(game, body, AGENDA, true);
  game[(game[TITLE + seat] === NONE ? TITLE : SECOND_TITLE) + seat] = body;
  touch(game);
  tell?.({ rule: "cards.melee.title", player: nameOfSeat(seat), card: nameOfCard(card) });
}

/** One more title for whoever uses the text, where nobody holds it. */
export function takeTitle(context: Context, effect: Extract<Effect, { do: "take-title" }>, tell?: TellRule): boolean {
  const { game, seat } = context;
  const [ref] = refsOf(context, effect.title);
  const isFree = ref !== undefined && freeTitles(game).includes(cardOfRef(ref));
  if (!isFree || game[SECOND_TITLE + seat] !== NONE) return false;
  giveTitle(game, seat, cardOfRef(ref), tell);
  return true;
}

const idOf = (card: number): string => cardIds[card];

/** Whether a title of one player supports, or opposes, one of another. */
const supports = (game: Cards, seat: number, other: number): boolean => isTowards(game, seat, other, "supports");
const opposes = (game: Cards, seat: number, other: number): boolean => isTowards(game, seat, other, "opposes");

function isTowards(game: Cards, seat: number, other: number, how: "supports" | "opposes"): boolean {
  if (game[MELEE] === 0) return false;
  const theirs = titlesOf(game, other).map(idOf);
  return titlesOf(game, seat).some((own) => faces[own][how]?.some((id) => theirs.includes(id)) === true);
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

/** The Crown Regent, right after another player has declared attackers. */
export const mayRedirectAttack = (game: Cards, seat: number): boolean =>
  isInStep(game, "attackers") &&
  seat !== game[ATTACKER] &&
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
  touch(game, facts.CHALLENGES);
  tell?.({ rule: "cards.melee.redirected", player: nameOfSeat(seat) });
}

/** The Lord Commander becomes the defender: the step is cancelled, and begins again after an action segment (erratum). */
export function takeTheChallenge(game: Cards, level: number, tell?: TellRule): boolean {
  const seat = frames.getAt(game, level, frames.registers.resolve.seat);
  frames.setAt(game, windowLevel(game), frames.registers.window.cancelled, 1);
  game[CH_FLAGS] |= STEP_CANCELLED | TAKEN_OVER;
  redirectTo(game, seat, tell);
  return true;
}

/** Opposition pays once for each challenge that is won against the title: that of the challenged player, or of who defended for him. */
export function opposition(game: Cards, winner: number, loser: number): number {
  if (game[MELEE] === 0 || loser === NONE) return 0;
  const beaten = winner === game[ATTACKER] ? [game[DEFENDER], loser] : [loser];
  return beaten.some((seat) => opposes(game, winner, seat)) ? 1 : 0;
}
