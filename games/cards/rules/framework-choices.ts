import { bitOf, iconIds, keywordIds, NONE, seatIds, typeIds } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import {
  DEFEND_SHIFT,
  ENOUGH_POWER,
  hasFlag,
  hasKeyword,
  hasType,
  isForbidden,
  isSighted,
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
  cardOf,
  controllerOf,
  faces,
  hasStatus,
  hostOf,
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
import { CARD_REF, choiceWords, pileRef, SEAT_REF, WORD_REF } from "../state/refs.ts";
import { inOrder, stillIn } from "../state/seats.ts";
import type { RuleId } from "../text/en.ts";
import { verbIds } from "../words/index.ts";
import { hostsFor } from "./attaching.ts";
import { claimCandidates } from "./claim.ts";
import { boundTo, seatsOf } from "./context.ts";
import { tollSum } from "./costs.ts";
import { eliminated } from "./elimination.ts";
import { goldChoices, purseOf } from "./gold.ts";
import { leavingFor } from "./leaving-order.ts";
import { freeTitles, legalTargets, mayDefendFor } from "./melee.ts";
import { powerToWin, totalPower } from "./numbers.ts";
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
const [CHARACTER, ATTACHMENT] = [bitOf(typeIds, "character"), bitOf(typeIds, "attachment")];
const [STEALTH, JOUST] = [bitOf(keywordIds, "stealth"), bitOf(keywordIds, "joust")];

/** Gold that a challenge of this type costs to begin, handed to the defender. */
export function challengeToll(game: Cards, type: number): number {
  let toll = 0;
  forEachModifier(game, "challenge-toll", (mod) => {
    if (mod.type === iconIds[type]) toll += mod.gold;
  });
  return toll;
}

/** Why a character cannot be declared as attacker in such a challenge, or undefined. */
function whyNotAttack(game: Cards, body: Body, seat: number, type: number): RuleId | undefined {
  if (!isTaken(game, body) || controllerOf(game, body) !== seat) return "cards.challenges.own";
  if (!hasType(game, body, CHARACTER)) return "cards.challenges.only-characters";
  if (isKneeling(game, body) && !hasFlag(game, body, KNEELING_ATTACK)) return "cards.challenges.kneeling";
  if (isLeaving(game, body)) return "cards.leaving.moribund";
  if (((word(game, body, MARKS) >> type) & 1) === 0) return "cards.challenges.icon";
  if (isForbidden(game, body, ATTACK) || ((word(game, body, TYPED) >> type) & 1) === 1)
    return "cards.challenges.forbidden";
  return purseOf(game, seat) < challengeToll(game, type) + tollSum(game, seat, body, "declare")
    ? "cards.challenges.price"
    : undefined;
}

/** Whether a character can be declared as attacker in the challenge. */
export const mayAttack = (game: Cards, body: Body, seat: number, type: number): boolean =>
  whyNotAttack(game, body, seat, type) === undefined;

/** Why a character cannot be declared as defender, or undefined. */
function whyNotDefend(game: Cards, body: Body): RuleId | undefined {
  const type = game[CHALLENGE];
  const seat = controllerOf(game, body);
  if (!isTaken(game, body) || !mayDefendFor(game, seat, game[DEFENDER])) return "cards.challenges.own";
  if (!hasType(game, body, CHARACTER)) return "cards.challenges.only-characters";
  if (roleOf(game, body) !== NONE) return "cards.challenges.declared-already";
  if (isKneeling(game, body) && !hasFlag(game, body, KNEELING_DEFEND)) return "cards.challenges.kneeling";
  if (isLeaving(game, body)) return "cards.leaving.moribund";
  if (hasStatus(game, body, BYPASSED)) return "cards.challenges.bypassed";
  if (((word(game, body, MARKS) >> type) & 1) === 0) return "cards.challenges.icon";
  const isBarred =
    isForbidden(game, body, DEFEND) ||
    ((word(game, body, TYPED) >> (type + DEFEND_SHIFT)) & 1) === 1 ||
    ((seatWord(game, seat, "bans") >> (type + DEFEND_SHIFT)) & 1) === 1;
  if (isBarred) return "cards.challenges.forbidden";
  return purseOf(game, seat) < tollSum(game, seat, body, "declare") ? "cards.challenges.price" : undefined;
}

/** Whether a character can be declared as defender. */
export const mayDefend = (game: Cards, body: Body): boolean => whyNotDefend(game, body) === undefined;

/** Why a card on the table cannot be declared, or passed by: the rule that says so, in a choice that is about that. */
export function ruleAgainst(game: Cards, level: number, chosen: readonly number[], body: Body): RuleId | undefined {
  const { choice } = frames.registers;
  const seat = frames.getAt(game, level, choice.seat);
  switch (askKinds[frames.getAt(game, level, choice.kind)]) {
    case "attackers":
      if (chosen.includes(body)) return "cards.challenges.declared-already";
      return whyNotAttack(game, body, game[ATTACKER], game[CHALLENGE]) ?? "cards.challenges.price";
    case "defenders":
      if (chosen.includes(body)) return "cards.challenges.declared-already";
      if (controllerOf(game, body) !== seat) return "cards.challenges.own";
      return whyNotDefend(game, body) ?? "cards.challenges.price";
    case "stealth":
      return "cards.challenges.not-passed-by";
    default:
      return undefined;
  }
}

/** Attackers that can use stealth, each once. */
export const stealthUsers = (game: Cards): Body[] =>
  participants(game, ATTACKING).filter(
    (body) => hasKeyword(game, body, STEALTH) && !isForbidden(game, body, USE_STEALTH),
  );

/** Characters of the defender that stealth can bypass. */
export function bypassable(game: Cards): Body[] {
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
          canAffordAll(game, seat, [...chosen, body], challengeToll(game, game[CHALLENGE])),
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
    case "target": {
      const alone = placedAlone(game);
      return alone === undefined ? [] : ownHostsFor(game, seat, cardOf(game, alone));
    }
    case "redirect":
      return legalTargets(game, game[ATTACKER])
        .filter((one) => one !== game[DEFENDER])
        .map((one) => SEAT_REF + one);
    case "pay":
      return goldChoices(game, seat, chosen);
    case "stack":
      return leavingFor(game, seat, frames.getAt(game, level, choice.op)).filter((body) => !chosen.includes(body));
    case "choice":
      if (frames.getAt(game, level, choice.op) === SHADOWS) return outOfShadows(game, seat);
      return frames.getAt(game, level, choice.op) === VICTORY
        ? victories(game)
        : claimCandidates(game, seat).filter((body) => !chosen.includes(body));
    default:
      return [];
  }
}

/** A choice of the first player between players who have won at one moment (R-C39). */
export const VICTORY = 60_000;
/** The answer by which eliminations come before any victory: `no`. */
export const NOBODYS = WORD_REF + choiceWords.indexOf("no");
/** One card of one's own that comes out of shadows, at the beginning of a phase. */
export const SHADOWS = 60_001;

function outOfShadows(game: Cards, seat: number): number[] {
  const cards = new Set(placesOf(game).piles.shadows[seat].all(game));
  return [...cards]
    .filter((card) => card < faces.length && whyNotFromShadows(game, seat, card) === undefined)
    .map((card) => pileRef(seat, "shadows", card));
}

/** Everybody who has the power to win, in the order of play. */
export const victorious = (game: Cards): readonly number[] =>
  isSighted(game, ENOUGH_POWER) ? inOrder(game).filter((seat) => isPowerEnough(game, seat)) : NOBODY;

const NOBODY: readonly number[] = [];
const isPowerEnough = (game: Cards, seat: number): boolean => totalPower(game, seat) >= powerToWin(game, seat);

/** Where somebody is out at that moment, nobody's victory may come before it; without any victory, one of those is the last. */
function victories(game: Cards): number[] {
  const [winners, lost] = [victorious(game), eliminated(game)];
  if (winners.length === 0) return lost.map(({ seat }) => SEAT_REF + seat);
  return [...winners.map((seat) => SEAT_REF + seat), ...(lost.length > 0 ? [NOBODYS] : [])];
}

/** An attachment that was placed at set-up and lies on nothing yet. */
export function placedAlone(game: Cards): Body | undefined {
  const [body] = bodiesThat(game, (one) => hasType(game, one, ATTACHMENT) && hostOf(game, one) === NONE);
  return body;
}

/** Characters of a player that could bear an attachment of his. */
export const ownHostsFor = (game: Cards, seat: number, card: number): Body[] =>
  hostsFor(game, seat, card).filter((body) => controllerOf(game, body) === seat);

/** Tolls of everybody who is declared are paid together, and with that of the challenge itself. */
function canAffordAll(game: Cards, seat: number, bodies: readonly number[], toll = 0): boolean {
  const tolls = bodies.reduce((sum, body) => sum + tollSum(game, seat, body, "declare"), toll);
  return tolls === 0 || purseOf(game, seat) >= tolls;
}

/** Whether nothing more can be chosen. */
export function isFrameworkComplete(game: Cards, level: number): boolean {
  const chosen = boundTo(game, level - 1, frames.getAt(game, level, frames.registers.choice.name));
  return frameworkCandidates(game, level, chosen).length === 0;
}
