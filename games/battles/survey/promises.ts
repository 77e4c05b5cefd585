import { foeOf, type House, NONE } from "../data/names.ts";
import { scoreKinds, scoreTimes } from "../plans/plan.ts";
import { zoneOf } from "../rules/morale.ts";
import { ALL_OBJECTIVES, NO_MATTER } from "../rules/plan-rows.ts";
import { allObjectives, objectivesHeld, timesOf } from "../rules/victory.ts";
import { isCaptured } from "../state/commanders.ts";
import { type Battle, GENERAL, POINTS, ROUND, ROUNDS, scores, wins } from "../state/layout.ts";

/** What a plan promises either side, whatever the plan: points, and victories that hang on conditions. */

const scoreAt = scores.field;
const winAt = wins.field;
const [EACH_ROUND, AT_THE_END] = scoreTimes.map((_, time) => time);
export const kinds = Object.fromEntries(scoreKinds.map((id, kind) => [id, kind])) as {
  readonly [id in (typeof scoreKinds)[number]]: number;
};

export const isOf = (houses: number, house: House): boolean => ((houses >> house) & 1) === 1;

/** Rounds that are still to be scored, this one counted. */
export const roundsLeft = (game: Battle): number => game[ROUNDS] - game[ROUND] + 1;

/** How often a score is still made: at the end of every round, at the end, or at once, when it has been made already. */
function timesLeft(game: Battle, row: number): number {
  const when = game[row + scoreAt.when];
  if (when === EACH_ROUND) return roundsLeft(game);
  return when === AT_THE_END ? 1 : 0;
}

/** Points at the end of the battle if everything stays as it is. */
export function promisedTo(game: Battle, house: House): number {
  let points = game[POINTS + house];
  for (let index = 0; index < scores.count(game); index++) {
    const row = scores.row(index);
    const times = timesLeft(game, row);
    if (times > 0 && isOf(game[row + scoreAt.houses], house))
      points += game[row + scoreAt.points] * times * timesOf(game, row, house);
  }
  return points;
}

/** What the nearest condition of victory still asks for: objectives, zones of morale, a captured general. */
export function missingTo(game: Battle, house: House): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < wins.count(game); index++) {
    const row = wins.row(index);
    if (isOf(game[row + winAt.houses], house)) least = Math.min(least, missingIn(game, row, house));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

function missingIn(game: Battle, row: number, house: House): number {
  let missing = 0;
  const wanted = game[row + winAt.objectives];
  if (wanted !== NO_MATTER) {
    const kind = game[row + winAt.kind];
    const least = wanted === ALL_OBJECTIVES ? allObjectives(game, kind) : wanted;
    missing += Math.max(0, least - objectivesHeld(game, house, kind));
  }
  const zone = game[row + winAt.morale];
  if (zone !== NONE) {
    const beyond = zoneOf(game, house) - zone;
    missing += Math.max(0, game[row + winAt["or-better"]] === 1 ? beyond : -beyond);
  }
  const general = game[GENERAL + foeOf(house)];
  if (game[row + winAt.general] === 1 && (general === NONE || !isCaptured(game, general))) missing++;
  if (game[row + winAt.points] === NO_MATTER) return missing;
  return missing + Math.max(0, game[row + winAt.points] - game[POINTS + house]) / 3;
}

/** The points of all scores of a kind that a House makes, each as often as it still can be made. */
export function pointsFor(game: Battle, house: House, kind: number, what: number): number {
  let points = 0;
  for (let index = 0; index < scores.count(game); index++) {
    const row = scores.row(index);
    if (game[row + scoreAt.for] !== kind || !isOf(game[row + scoreAt.houses], house)) continue;
    if (game[row + scoreAt.what] !== NONE && what !== NONE && game[row + scoreAt.what] !== what) continue;
    const times = game[row + scoreAt.when] === EACH_ROUND ? roundsLeft(game) : 1;
    points += (game[row + scoreAt.points] * times) / game[row + scoreAt.each];
  }
  return points;
}
