import { bitOf, keywordIds, NONE, seatIds, typeIds } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import {
  DEFEND_SHIFT,
  hasFlag,
  hasKeyword,
  hasType,
  isForbidden,
  KNEELING_ATTACK,
  KNEELING_DEFEND,
  MARKS,
  seatWord,
  TYPED,
  word,
} from "../derived/words.ts";
import {
  type Body,
  bodiesEnd,
  controllerOf,
  faces,
  hasStatus,
  isKneeling,
  isLeaving,
  isTaken,
  roleOf,
} from "../state/bodies.ts";
import {
  ATTACKER,
  ATTACKING,
  askKinds,
  BYPASSED,
  type Cards,
  CHALLENGE,
  DEFENDER,
  frames,
  placesOf,
} from "../state/layout.ts";
import { seatsIn, stillIn } from "../state/seats.ts";
import { verbIds } from "../words/index.ts";
import { claimCandidates } from "./claim.ts";
import { boundTo, CARD_REF, SEAT_REF, seatsOf } from "./context.ts";
import { purseOf, tollSum } from "./costs.ts";
import { freeTitles, legalTargets, mayDefendFor } from "./melee.ts";
import { whyNotFromShadows } from "./playing-cards.ts";
import { countRole, participants } from "./roles.ts";

/** Choices that the rules themselves ask for: attackers, stealth, defenders, what a claim takes, titles, the first player. */

const verbBit = (verb: (typeof verbIds)[number]): number => 1 << verbIds.indexOf(verb);
const [ATTACK, DEFEND, USE_STEALTH, BE_BYPASSED] = [
  verbBit("attack"),
  verbBit("defend"),
  verbBit("use-stealth"),
  verbBit("be-bypassed"),
];
const CHARACTER = bitOf(typeIds, "character");
const [STEALTH, JOUST] = [bitOf(keywordIds, "stealth"), bitOf(keywordIds, "joust")];

/** Whether a character can be declared as attacker in the challenge. */
export function mayAttack(game: Cards, body: Body, seat: number, type: number): boolean {
  return (
    isTaken(game, body) &&
    controllerOf(game, body) === seat &&
    hasType(game, body, CHARACTER) &&
    (!isKneeling(game, body) || hasFlag(game, body, KNEELING_ATTACK)) &&
    !isLeaving(game, body) &&
    ((word(game, body, MARKS) >> type) & 1) === 1 &&
    !isForbidden(game, body, ATTACK) &&
    ((word(game, body, TYPED) >> type) & 1) === 0 &&
    purseOf(game, seat) >= tollSum(game, body, "declare")
  );
}

/** Whether a character can be declared as defender. */
export function mayDefend(game: Cards, body: Body): boolean {
  const type = game[CHALLENGE];
  const seat = controllerOf(game, body);
  return (
    isTaken(game, body) &&
    mayDefendFor(game, seat, game[DEFENDER]) &&
    hasType(game, body, CHARACTER) &&
    roleOf(game, body) === NONE &&
    (!isKneeling(game, body) || hasFlag(game, body, KNEELING_DEFEND)) &&
    !isLeaving(game, body) &&
    !hasStatus(game, body, BYPASSED) &&
    ((word(game, body, MARKS) >> type) & 1) === 1 &&
    !isForbidden(game, body, DEFEND) &&
    ((word(game, body, TYPED) >> (type + DEFEND_SHIFT)) & 1) === 0 &&
    ((seatWord(game, seat, "bans") >> (type + DEFEND_SHIFT)) & 1) === 0 &&
    purseOf(game, seat) >= tollSum(game, body, "declare")
  );
}

/** Attackers that can use stealth, each once. */
export const stealthUsers = (game: Cards): Body[] =>
  participants(game, ATTACKING).filter(
    (body) => hasKeyword(game, body, STEALTH) && !isForbidden(game, body, USE_STEALTH),
  );

/** Characters of the defender that stealth can bypass. */
function bypassable(game: Cards): Body[] {
  const found: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (
      isTaken(game, body) &&
      controllerOf(game, body) === game[DEFENDER] &&
      hasType(game, body, CHARACTER) &&
      !hasKeyword(game, body, STEALTH) &&
      !hasStatus(game, body, BYPASSED) &&
      !isForbidden(game, body, BE_BYPASSED)
    )
      found.push(body);
  return found;
}

/** One defender at most while a knight jousts alone (R-C49). */
function defendersAllowed(game: Cards, seat: number): number {
  const [only] = participants(game, ATTACKING);
  const isJoust = countRole(game, ATTACKING) === 1 && hasKeyword(game, only, JOUST);
  return isJoust ? 1 : declareBounds(game, seat, "defenders").most;
}

/** How many characters texts let a player declare, if any. */
export function declareBounds(
  game: Cards,
  seat: number,
  as: "attackers" | "defenders",
): { readonly least: number; readonly most: number } {
  let [least, most] = [as === "attackers" ? 1 : 0, 99];
  forEachModifier(game, "declares", (mod, context, scope) => {
    if (mod.as !== as || typeof scope !== "object" || !("seats" in scope)) return;
    if (((seatsOf(context, scope.seats) >> seat) & 1) === 0) return;
    least = Math.max(least, mod.least ?? 0);
    most = Math.min(most, mod.most ?? 99);
  });
  return { least, most };
}

const bodiesThat = (game: Cards, test: (body: Body) => boolean): Body[] => {
  const found: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body) && test(body)) found.push(body);
  return found;
};

/** What can be chosen next in a step of the rules. */
export function frameworkCandidates(game: Cards, level: number, chosen: readonly number[]): number[] {
  const { choice } = frames.registers;
  const kind = askKinds[frames.getAt(game, level, choice.kind)];
  const seat = frames.getAt(game, level, choice.seat);
  switch (kind) {
    case "attackers":
      return bodiesThat(
        game,
        (body) =>
          !chosen.includes(body) &&
          mayAttack(game, body, game[ATTACKER], game[CHALLENGE]) &&
          canAffordAll(game, seat, [...chosen, body]),
      );
    case "stealth":
      return bypassable(game);
    case "defenders": {
      if (chosen.length >= defendersAllowed(game, seat)) return [];
      return bodiesThat(
        game,
        (body) =>
          !chosen.includes(body) &&
          controllerOf(game, body) === seat &&
          mayDefend(game, body) &&
          canAffordAll(game, seat, [...chosen, body]),
      );
    }
    case "title":
      return freeTitles(game).map((card) => CARD_REF + card);
    case "first":
      return seatIds.flatMap((_, one) => (((stillIn(game) >> one) & 1) === 1 ? [SEAT_REF + one] : []));
    case "redirect":
      return legalTargets(game, game[ATTACKER])
        .filter((one) => one !== game[DEFENDER])
        .map((one) => SEAT_REF + one);
    case "choice":
      if (frames.getAt(game, level, choice.op) === SHADOWS) return outOfShadows(game, seat);
      return frames.getAt(game, level, choice.op) === VICTORY
        ? victorious(game)
        : claimCandidates(game, seat).filter((body) => !chosen.includes(body));
    default:
      return [];
  }
}

/** A choice of the first player between players who have won at one moment (R-C39). */
export const VICTORY = 60_000;
/** One card of one's own that comes out of shadows, at the beginning of a phase. */
export const SHADOWS = 60_001;

function outOfShadows(game: Cards, seat: number): number[] {
  const cards = new Set(placesOf(game).piles.shadows[seat].all(game));
  return [...cards]
    .filter((card) => card < faces.length && whyNotFromShadows(game, seat, card) === undefined)
    .map((card) => CARD_REF + card);
}

function victorious(game: Cards): number[] {
  return seatIds.flatMap((_, seat) =>
    seat < seatsIn(game) &&
    ((stillIn(game) >> seat) & 1) === 1 &&
    seatWord(game, seat, "power") >= seatWord(game, seat, "power-to-win")
      ? [SEAT_REF + seat]
      : [],
  );
}

/** Tolls of everybody who is declared are paid together. */
function canAffordAll(game: Cards, seat: number, bodies: readonly number[]): boolean {
  const tolls = bodies.reduce((sum, body) => sum + tollSum(game, body, "declare"), 0);
  return tolls === 0 || purseOf(game, seat) >= tolls;
}

/** Whether nothing more can be chosen. */
export function isFrameworkComplete(game: Cards, level: number): boolean {
  const chosen = boundTo(game, level - 1, frames.getAt(game, level, frames.registers.choice.name));
  return frameworkCandidates(game, level, chosen).length === 0;
}
