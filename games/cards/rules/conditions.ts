import { bitOf, type houseIds, iconIds, NONE, phaseIds, seasonIds } from "../data/names.ts";
import { gameWord, SEASONS } from "../derived/words.ts";
import { bodiesEnd, cardOf, controllerOf, faces, hasStatus, isAgenda, isTaken } from "../state/bodies.ts";
import {
  ATTACKER,
  CHALLENGE,
  DEFENDER,
  DOMINANT,
  HOUSE,
  INITIATIVE,
  PHASE,
  placesOf,
  STR_CHANGED,
} from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import type { Condition, Selector } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { bodyOf, type Context, seatsOf } from "./context.ts";
import { placeInRound } from "./frames.ts";
import { reading } from "./reading.ts";
import { allThatFit, isMeant, matches } from "./select.ts";

const listed = <Name>(names: Name | readonly Name[]): readonly Name[] =>
  Array.isArray(names) ? (names as readonly Name[]) : [names as Name];

const isIn = (seats: number, seat: number): boolean => seat !== NONE && ((seats >> seat) & 1) === 1;

/** Whether a condition holds in the position as it is. */
export function holds(context: Context, condition: Condition): boolean {
  const { game } = context;
  if ("all" in condition) return condition.all.every((one) => holds(context, one));
  if ("any" in condition) return condition.any.some((one) => holds(context, one));
  if ("not" in condition) return !holds(context, condition.not);
  if ("is" in condition) {
    const body = bodyOf(context, condition.is);
    return body !== NONE && isTaken(game, body) && matches(context, condition.a, body);
  }
  if ("some" in condition) {
    const count = allThatFit(context, condition.some).length;
    if (count < amountOf(context, condition.min ?? 1)) return false;
    return condition.max === undefined || count <= amountOf(context, condition.max);
  }
  if ("challenge" in condition) return holdsInChallenge(context, condition.challenge);
  if ("compare" in condition) {
    const [one, other] = [amountOf(context, condition.compare), amountOf(context, condition.with)];
    switch (condition.op) {
      case "<":
        return one < other;
      case "<=":
        return one <= other;
      case "=":
        return one === other;
      case ">=":
        return one >= other;
      default:
        return one > other;
    }
  }
  if ("most" in condition || "fewest" in condition) return holdsByCount(context, condition);
  if ("house" in condition) {
    const seats = seatsOf(context, condition.house);
    const wanted = listed(condition.of);
    for (let seat = 0; seat < seatsIn(game); seat++)
      if (isIn(seats, seat) && wanted.some((house) => hasHouse(game, seat, house))) return true;
    return false;
  }
  if ("agenda" in condition) {
    const seats = seatsOf(context, condition.agenda);
    const end = bodiesEnd(game);
    for (let body = 0; body < end; body++) {
      if (!isTaken(game, body) || !isAgenda(game, body) || !isIn(seats, controllerOf(game, body))) continue;
      const face = faces[cardOf(game, body)];
      if (face.type === "agenda" && (condition.trait === undefined || face.traits?.includes(condition.trait)))
        return true;
    }
    return false;
  }
  if ("season" in condition) {
    const seasons = gameWord(game, SEASONS);
    return condition.season === "none" ? seasons === 0 : (seasons & bitOf(seasonIds, condition.season)) !== 0;
  }
  if ("phase" in condition) return game[PHASE] === phaseIds.indexOf(condition.phase);
  if ("opponents" in condition) return countBits(seatsOf(context, "opponent")) >= condition.opponents;
  if ("only" in condition) {
    const body = bodyOf(context, condition.only);
    return (
      body !== NONE &&
      allThatFit(context, condition.among).every((other) => other === body) &&
      isMeant(context, condition.among, body)
    );
  }
  if ("wonDominance" in condition) return isIn(seatsOf(context, condition.wonDominance), game[DOMINANT]);
  if ("wonInitiative" in condition) return isIn(seatsOf(context, condition.wonInitiative), game[INITIATIVE]);
  if ("strChanged" in condition) {
    const body = bodyOf(context, condition.strChanged);
    return body !== NONE && hasStatus(game, body, STR_CHANGED);
  }
  if ("used" in condition) {
    const seats = seatsOf(context, condition.used);
    const { used } = placesOf(game).piles;
    return used.some(
      (pile, seat) =>
        isIn(seats, seat) && pile.all(game).some((card) => faces[card]?.traits?.includes(condition.trait)),
    );
  }
  return holdsInLog(context, condition);
}

export const hasHouse = (game: Context["game"], seat: number, house: string): boolean =>
  game[HOUSE + seat] !== NONE &&
  faces[cardOf(game, game[HOUSE + seat])].house?.includes(house as (typeof houseIds)[number]) === true;

const countBits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

function holdsInChallenge(
  { game, seat }: Context,
  { type, you }: Extract<Condition, { challenge: unknown }>["challenge"],
): boolean {
  if (game[CHALLENGE] === NONE) return false;
  if (type !== undefined && !listed(type).includes(iconIds[game[CHALLENGE]])) return false;
  switch (you) {
    case undefined:
      return true;
    case "attacker":
      return game[ATTACKER] === seat;
    case "defender":
      return game[DEFENDER] === seat;
    default:
      return game[ATTACKER] === seat || game[DEFENDER] === seat;
  }
}

const owned = new WeakMap<Selector, Selector>();

/** The same selector of what one's own cards are. */
function ownOf(selector: Selector): Selector {
  const own = owned.get(selector) ?? { ...selector, ctrl: "you" };
  owned.set(selector, own);
  return own;
}

/** Of all players these alone have most, or fewest. */
function holdsByCount(
  context: Context,
  condition: Extract<Condition, { most: unknown }> | Extract<Condition, { fewest: unknown }>,
): boolean {
  const { game } = context;
  const seats = seatsOf(context, "most" in condition ? condition.most : condition.fewest);
  const everybody = seatsOf(context, "anyone");
  const own = ownOf(condition.of);
  const countOf = (seat: number): number => allThatFit({ ...context, seat }, own).length;
  for (let seat = 0; seat < seatsIn(game); seat++) {
    if (!isIn(seats, seat)) continue;
    const mine = countOf(seat);
    for (let other = 0; other < seatsIn(game); other++) {
      if (other === seat || !isIn(everybody, other)) continue;
      const theirs = countOf(other);
      if ("most" in condition ? theirs >= mine : theirs <= mine) return false;
    }
  }
  return seats !== 0;
}

function holdsInLog(context: Context, condition: Extract<Condition, { fought: unknown }>): boolean {
  const { game } = context;
  const { fought } = placesOf(game);
  const { type, winner, loser, attacker } = condition.fought;
  let count = 0;
  for (let row = 0; row < fought.count(game); row++) {
    const at = fought.row(row);
    const wins = game[at + fought.field.winner];
    const attacks = game[at + fought.field.attacker];
    const loses = wins === NONE ? NONE : wins === attacks ? game[at + fought.field.defender] : attacks;
    if (condition.since === "phase" && game[at + fought.field.phase] !== placeInRound(game)) continue;
    if (type !== undefined && iconIds[game[at + fought.field.type]] !== type) continue;
    if (winner !== undefined && !isIn(seatsOf(context, winner), wins)) continue;
    if (loser !== undefined && !isIn(seatsOf(context, loser), loses)) continue;
    if (attacker !== undefined && !isIn(seatsOf(context, attacker), attacks)) continue;
    count++;
  }
  return count >= (condition.min ?? 1) && (condition.max === undefined || count <= condition.max);
}

reading.holds = holds;
