import { bindingNumber } from "../compiled/bindings.ts";
import { iconIds, NONE } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import { cardIds } from "../pool/index.ts";
import { cardOf, faces } from "../state/bodies.ts";
import {
  ATTACKER,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  DEFENDER,
  frames,
  frameworkIds,
  MELEE,
  REDIRECTED,
  SEATS,
  SECOND_TITLE,
  TITLE,
} from "../state/layout.ts";
import { isOut } from "../state/seats.ts";
import { boundTo, seatsOf } from "./context.ts";
import { windowLevel } from "./happenings.ts";

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

const idOf = (card: number): string => cardIds[card];

/** Whether a title of one player supports, or opposes, one of another. */
const supports = (game: Cards, seat: number, other: number): boolean => isTowards(game, seat, other, "supports");
export const opposes = (game: Cards, seat: number, other: number): boolean => isTowards(game, seat, other, "opposes");

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
