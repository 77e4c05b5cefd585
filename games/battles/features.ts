import { type Feature, type Features, featuresOf } from "@weirwood/kernel";
import type { Unit } from "./data/ids.ts";
import {
  CAVALRY,
  foeOf,
  type House,
  INFANTRY,
  MORALE,
  NONE,
  RANGED,
  rankIds,
  STARK,
  SYMBOLS,
  VALOR,
} from "./data/names.ts";
import { beside, DIRECTIONS, distanceOf, type Hex, hexesOf, OFF } from "./field/hexes.ts";
import { objectiveKinds, scoreKinds, scoreTimes } from "./plans/plan.ts";
import { hasKeyword } from "./rules/abilities.ts";
import { tableDice } from "./rules/attack-dice.ts";
import { depthOf, zoneOf } from "./rules/morale.ts";
import { ALL_OBJECTIVES, NO_MATTER } from "./rules/plan-rows.ts";
import { allObjectives, holderOf, objectivesHeld, timesOf } from "./rules/victory.ts";
import { commandersOf, isCaptured, isCommitted } from "./state/commanders.ts";
import { groundOf } from "./state/field.ts";
import {
  ACTIVE,
  type Battle,
  BOARD,
  CATELYN,
  COMMAND,
  DEVASTATED,
  EDMURE,
  FIRE,
  FIRST,
  GENERAL,
  hands,
  MOMENTUM,
  objectives,
  PASSED,
  POINTS,
  POOL,
  ROUND,
  ROUNDS,
  ROUT,
  SEAT_HOUSE,
  STRATEGY,
  scores,
  TERRAIN,
  TOKEN,
  wins,
} from "./state/layout.ts";
import { isFalse, markerCount, markerHex, markerKind, markerOwner } from "./state/markers.ts";
import {
  classOf,
  figuresOf,
  firstUnitOf,
  hasLeader,
  hexOf,
  houseOf,
  isEngaged,
  isOnField,
  isSpent,
  leaderOf,
  rankOf,
  typeOf,
  unitIn,
  unitsEnd,
} from "./state/units.ts";

/** What a battle looks like in numbers, a row for each side: from these it is learned who will win. */

const scoreAt = scores.field;
const winAt = wins.field;
const objectiveAt = objectives.field;
const [EACH_ROUND, AT_THE_END] = scoreTimes.map((_, time) => time);
const kinds = Object.fromEntries(scoreKinds.map((id, kind) => [id, kind])) as {
  readonly [id in (typeof scoreKinds)[number]]: number;
};
const STRATEGIC = objectiveKinds.indexOf("strategic");
const RANKS = rankIds.length;

/** What is worth going to, in points, for one side. */
interface Prize {
  readonly hex: Hex;
  readonly worth: number;
  /** Only whoever can set fires takes it. */
  readonly isToBurn: boolean;
}

/** One side of the battle. */
interface Side {
  readonly house: House;
  /** Points that it has; those that it will have if nothing changes any more. */
  readonly points: number;
  readonly promised: number;
  /** Conditions of a victory of its own that do not hold yet: 0 where all hold, or where there are none. */
  readonly missing: number;
  /** Prizes that it may still take, each the less the farther its nearest unit stands; and their worth without distance. */
  readonly within: number;
  readonly prizes: number;
  readonly objectives: number;
  readonly onObjectives: number;
  readonly units: number;
  readonly figures: number;
  readonly dice: number;
  readonly readyDice: number;
  readonly byRank: readonly number[];
  readonly byClass: readonly number[];
  readonly hurt: number;
  readonly lastFigures: number;
  readonly commanders: number;
  readonly uncommitted: number;
  readonly lostGeneral: number;
  /** Dice that enemies could roll against its units before long, as far as those can still fall. */
  readonly danger: number;
  readonly leaderDanger: number;
  /** The same in points that the enemy would score for them. */
  readonly pointsInDanger: number;
  readonly engaged: number;
  readonly flanked: number;
  readonly stalwart: number;
  readonly sheltered: number;
  readonly tokens: number;
  readonly usableTokens: number;
  /** Cards that it can pay for, and units that it can still order this round. */
  readonly plays: number;
  readonly ordersLeft: number;
  /** Dice that it takes to bring all its units down. */
  readonly staying: number;
  /** The danger by enemies that can still act, and by those that stand beside. */
  readonly dangerNow: number;
  readonly struck: number;
  /** For each unit the best prize, the less the farther away. */
  readonly drawnTo: number;
}

interface Survey {
  readonly game: Battle;
  readonly sides: readonly [Side, Side];
}

const survey = (game: Battle): Survey => ({ game, sides: [sideOf(game, 0), sideOf(game, 1)] });

const isOf = (houses: number, house: House): boolean => ((houses >> house) & 1) === 1;

/** Rounds that are still to be scored, this one counted. */
const roundsLeft = (game: Battle): number => game[ROUNDS] - game[ROUND] + 1;

/** How often a score is still made: at the end of every round, at the end, or at once, when it has been made already. */
function timesLeft(game: Battle, row: number): number {
  const when = game[row + scoreAt.when];
  if (when === EACH_ROUND) return roundsLeft(game);
  return when === AT_THE_END ? 1 : 0;
}

/** Points at the end of the battle if everything stays as it is. */
function promisedTo(game: Battle, house: House): number {
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
function missingTo(game: Battle, house: House): number {
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
function pointsFor(game: Battle, house: House, kind: number, what: number): number {
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

/** What one more objective of a kind brings to a condition of victory, in points. */
const FOR_VICTORY = 4;

function objectiveWorth(game: Battle, house: House, kind: number): number {
  let worth = pointsFor(game, house, kinds.objective, kind);
  for (let index = 0; index < wins.count(game); index++) {
    const row = wins.row(index);
    const isMeant = game[row + winAt.kind] === NONE || game[row + winAt.kind] === kind;
    if (isMeant && game[row + winAt.objectives] !== NO_MATTER && isOf(game[row + winAt.houses], house))
      worth += FOR_VICTORY;
  }
  return worth;
}

/** What a side may still take, and what each is worth to both sides together. */
function prizesOf(game: Battle, house: House): Prize[] {
  const found: Prize[] = [];
  const add = (hex: Hex, worth: number, isToBurn = false): void => {
    if (hex !== NONE && worth > 0) found.push({ hex, worth, isToBurn });
  };
  const both = (kind: number): number => objectiveWorth(game, house, kind) + objectiveWorth(game, foeOf(house), kind);
  for (let index = 0; index < objectives.count(game); index++) {
    const row = objectives.row(index);
    if (holderOf(game, index) !== house) add(game[row + objectiveAt.hex], both(game[row + objectiveAt.kind]));
  }
  for (let marker = 0; marker < markerCount(game); marker++) {
    const [kind, hex] = [markerKind(game, marker), markerHex(game, marker)];
    if (isFalse(game, marker)) continue;
    if (kind === STRATEGY && markerOwner(game, marker) !== house) add(hex, both(STRATEGIC));
    else if (kind === EDMURE)
      add(
        hex,
        pointsFor(game, STARK, kinds["edmure-with"], NONE) + pointsFor(game, 1 - STARK, kinds["edmure-without"], NONE),
      );
    else if (kind === CATELYN) add(hex, pointsFor(game, house, kinds.prize, NONE));
  }
  if (!burnsFor(game, house)) return found;
  for (const hex of hexesOf[game[BOARD]]) {
    const token = game[TOKEN + hex];
    if (token !== NONE) {
      const worth =
        pointsFor(game, house, kinds.destroyed, token) + pointsFor(game, foeOf(house), kinds.standing, token);
      if (pointsFor(game, house, kinds.destroyed, token) > 0) add(hex, worth, true);
    } else if (game[DEVASTATED + hex] === 0 && game[FIRE + hex] === 0)
      add(hex, pointsFor(game, house, kinds.devastated, game[TERRAIN + hex]), true);
  }
  return found;
}

/** Whether a House scores for what it burns. */
function burnsFor(game: Battle, house: House): boolean {
  for (let index = 0; index < scores.count(game); index++) {
    const row = scores.row(index);
    const kind = game[row + scoreAt.for];
    if ((kind === kinds.destroyed || kind === kinds.devastated) && isOf(game[row + scoreAt.houses], house)) return true;
  }
  return false;
}

/** What is left of a prize for every hex that lies between. */
const FARTHER = 0.75;
/** The chance that a die hits a unit, by its rank: its colour, and mostly valor. */
const hitOfRank: readonly number[] = [1 / 2, 3 / 8, 1 / 4];
/** Of the dice that a spent unit could roll, those that count. */
const SPENT = 0.4;

function sideOf(game: Battle, house: House): Side {
  const foe = foeOf(house);
  const byRank = [0, 0, 0];
  const readyByRank = [0, 0, 0];
  const byClass = [0, 0, 0];
  let [units, figures, dice, readyDice, hurt, lastFigures] = [0, 0, 0, 0, 0, 0];
  let [danger, leaderDanger, pointsInDanger, engaged, flanked, stalwart, sheltered, onObjectives] = [
    0, 0, 0, 0, 0, 0, 0, 0,
  ];
  const killed = pointsFor(game, foe, kinds.eliminated, NONE);
  const own: Unit[] = [];
  const prizes = prizesOf(game, house);
  let [staying, dangerNow, struck, drawnTo] = [0, 0, 0, 0];
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (!isOnField(game, unit)) continue;
    own.push(unit);
    units++;
    const left = figuresOf(game, unit);
    figures += left;
    const rolls = tableDice(game, unit);
    dice += rolls;
    const rank = rankOf(game, unit);
    byRank[rank]++;
    byClass[classOf(game, unit)]++;
    if (!isSpent(game, unit)) {
      readyDice += rolls;
      readyByRank[rank]++;
    }
    if (left <= 2) hurt++;
    if (left === 1) lastFigures++;
    if (isEngaged(game, unit)) engaged++;
    const [friends, enemies] = neighboursOf(game, unit);
    if (enemies > 1) flanked++;
    if (friends > 1) stalwart++;
    const ground = groundOf(game, hexOf(game, unit));
    if (ground.defenceCap !== undefined || ground.cover !== undefined) sheltered++;
    threatTo(game, unit, foe, ground.defenceCap ?? 4);
    const endurance = (left + (ground.cover ?? 0)) / hitOfRank[rank];
    staying += left / hitOfRank[rank];
    const fall = Math.min(1, (threat.ready + SPENT * threat.spent) / endurance / 2);
    danger += fall * (rank + 1);
    dangerNow += Math.min(1, threat.ready / endurance / 2) * (rank + 1);
    struck += (threat.beside / endurance) * (rank + 1);
    let drawn = 0;
    for (const { hex, worth, isToBurn } of prizes)
      if (!isToBurn || hasKeyword(game, unit, "scorch"))
        drawn = Math.max(drawn, worth * FARTHER ** distanceOf(hexOf(game, unit), hex));
    drawnTo += drawn;
    pointsInDanger += fall * killed;
    if (hasLeader(game, unit)) {
      leaderDanger += fall;
      pointsInDanger += fall * pointsFor(game, foe, kinds.captured, leaderOf(game, unit));
    }
  }
  for (let index = 0; index < objectives.count(game); index++) {
    const unit = unitIn(game, game[objectives.row(index) + objectiveAt.hex]);
    if (unit !== NONE && houseOf(unit) === house) onObjectives++;
  }
  const leaders = commandersOf(game, house);
  const general = game[GENERAL + house];
  let [tokens, usableTokens] = [0, game[POOL + house * SYMBOLS + VALOR]];
  for (let symbol = 0; symbol < SYMBOLS; symbol++) tokens += game[POOL + house * SYMBOLS + symbol];
  for (let rank = 0; rank < RANKS; rank++)
    usableTokens += Math.min(readyByRank[rank], game[POOL + house * SYMBOLS + rank]);
  const ready = readyByRank[0] + readyByRank[1] + readyByRank[2];
  const plays = Math.min(hands[house].count(game), game[COMMAND + house]);
  const ordersLeft = Math.min(ready, usableTokens + (tokens - usableTokens) / 3 + 1.5 * plays);
  return {
    house,
    points: game[POINTS + house],
    promised: promisedTo(game, house),
    missing: missingTo(game, house),
    within: prizes.reduce((sum, prize) => sum + prize.worth * FARTHER ** distanceTo(game, own, prize), 0),
    prizes: prizes.reduce((sum, { worth }) => sum + worth, 0),
    objectives: objectivesHeld(game, house, NONE),
    onObjectives,
    units,
    figures,
    dice,
    readyDice,
    byRank,
    byClass,
    hurt,
    lastFigures,
    commanders: leaders.length,
    uncommitted: leaders.filter((figure) => !isCommitted(game, figure)).length,
    lostGeneral: general !== NONE && isCaptured(game, general) ? 1 : 0,
    danger,
    leaderDanger,
    pointsInDanger,
    engaged,
    flanked,
    stalwart,
    sheltered,
    tokens,
    usableTokens,
    plays,
    ordersLeft,
    staying,
    dangerNow,
    struck,
    drawnTo,
  };
}

/** From the nearest unit that could take it. */
function distanceTo(game: Battle, own: readonly Unit[], { hex, isToBurn }: Prize): number {
  let nearest = 20;
  for (const unit of own) {
    const distance = distanceOf(hexOf(game, unit), hex);
    if (distance < nearest && (!isToBurn || hasKeyword(game, unit, "scorch"))) nearest = distance;
  }
  return nearest;
}

const neighbours: [friends: number, enemies: number] = [0, 0];

function neighboursOf(game: Battle, unit: Unit): readonly [friends: number, enemies: number] {
  neighbours[0] = 0;
  neighbours[1] = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const hex = beside(game[BOARD], hexOf(game, unit), direction);
    const other = hex === OFF ? NONE : unitIn(game, hex);
    if (other !== NONE) neighbours[houseOf(other) === houseOf(unit) ? 0 : 1]++;
  }
  return neighbours;
}

/** Dice that the other House could roll against a unit, as the crow flies: of those that can act, that cannot, that stand beside. */
const threat = { ready: 0, spent: 0, beside: 0 };

function threatTo(game: Battle, unit: Unit, foe: House, cap: number): void {
  const hex = hexOf(game, unit);
  threat.ready = 0;
  threat.spent = 0;
  threat.beside = 0;
  for (let enemy = firstUnitOf(foe); enemy < unitsEnd(game, foe); enemy++) {
    if (!isOnField(game, enemy)) continue;
    const { range, orders } = typeOf(game, enemy);
    const { moveAndAttack, dice } = orders[rankOf(game, enemy)];
    const distance = distanceOf(hexOf(game, enemy), hex);
    if (distance > moveAndAttack + range) continue;
    const rolled = Math.min(cap, dice);
    if (isSpent(game, enemy)) threat.spent += rolled;
    else threat.ready += rolled;
    if (distance === 1) threat.beside += rolled;
  }
}

/** Which side a seat leads, and which the other: what most features are about is the difference. */
const own = ({ game, sides }: Survey, seat: number): Side => sides[game[SEAT_HOUSE + seat]];
const other = ({ game, sides }: Survey, seat: number): Side => sides[foeOf(game[SEAT_HOUSE + seat])];

type OfSide = (side: Side, game: Battle) => number;
const of = (id: string, part: string, number: OfSide): Feature<Survey> => ({
  id,
  part,
  of: (found, seat) => number(own(found, seat), found.game),
});
const lead = (id: string, part: string, number: OfSide): Feature<Survey> => ({
  id,
  part,
  of: (found, seat) => number(own(found, seat), found.game) - number(other(found, seat), found.game),
});

/** From a part of one in the first round to one in the last. */
const progress = (game: Battle): number => game[ROUND] / game[ROUNDS];

const tokensOf = (game: Battle, house: House, symbol: number): number => game[POOL + house * SYMBOLS + symbol];

/** How near a Rout is, where the battle knows one: every space counts for more than the one before. */
const routOf = (game: Battle, house: House): number =>
  game[ROUT + house] === 1 ? Math.max(0, depthOf(game, house)) ** 2 / 10 : 0;

export const features: Features<Battle> = featuresOf(survey, [
  lead("points", "points", ({ points }) => points),
  lead("promised", "points", ({ promised }) => promised),
  lead("promised-late", "points", ({ promised }, game) => promised * progress(game) ** 2),
  {
    id: "is-ahead",
    part: "points",
    of: (found, seat) => Math.sign(own(found, seat).promised - other(found, seat).promised) * progress(found.game),
  },
  of("missing", "objectives", ({ missing }) => missing),
  of("missing-late", "objectives", ({ missing }, game) => missing * progress(game) ** 2),
  of("has-condition", "objectives", ({ missing }, game) =>
    wins.count(game) > 0 && missing === 0 ? progress(game) : 0,
  ),
  lead("objectives", "objectives", ({ objectives: held }) => held),
  lead("on-objectives", "objectives", ({ onObjectives }) => onObjectives),
  lead("within-reach", "objectives", ({ within }) => within),
  lead("drawn-to", "objectives", ({ drawnTo }) => drawnTo),
  lead("prizes", "objectives", ({ prizes }) => prizes),
  of("own-prizes", "objectives", ({ prizes }) => prizes),

  of("morale", "morale", ({ house }, game) => -depthOf(game, house)),
  of("rout", "morale", ({ house }, game) => routOf(game, house)),
  of("morale-zone", "morale", ({ house }, game) => zoneOf(game, house)),
  of("morale-late", "morale", ({ house }, game) => -depthOf(game, house) * progress(game) ** 2),

  lead("units", "units", ({ units }) => units),
  lead("figures", "units", ({ figures }) => figures),
  lead("staying", "units", ({ staying }) => staying),
  lead("dice", "units", ({ dice }) => dice),
  ...rankIds.map((id, rank) => of(`units-${id}`, "units", ({ byRank }) => byRank[rank])),
  of("infantry", "units", ({ byClass }) => byClass[INFANTRY]),
  of("cavalry", "units", ({ byClass }) => byClass[CAVALRY]),
  of("bows", "units", ({ byClass }) => byClass[RANGED]),
  lead("hurt", "units", ({ hurt }) => hurt),
  lead("last-figures", "units", ({ lastFigures }) => lastFigures),

  lead("commanders", "commanders", ({ commanders }) => commanders),
  lead("uncommitted", "commanders", ({ uncommitted }) => uncommitted),
  lead("lost-general", "commanders", ({ lostGeneral }) => lostGeneral),
  lead("leader-danger", "commanders", ({ leaderDanger }) => leaderDanger),

  lead("danger", "position", ({ danger }) => danger),
  lead("danger-now", "position", ({ dangerNow }) => dangerNow),
  lead("struck", "position", ({ struck }) => struck),
  of("own-danger", "position", ({ danger }) => danger),
  lead("points-in-danger", "position", ({ pointsInDanger }) => pointsInDanger),
  lead("engaged", "position", ({ engaged }) => engaged),
  lead("flanked", "position", ({ flanked }) => flanked),
  lead("stalwart", "position", ({ stalwart }) => stalwart),
  lead("sheltered", "position", ({ sheltered }) => sheltered),

  lead("tokens", "orders", ({ tokens }) => tokens),
  lead("usable-tokens", "orders", ({ usableTokens }) => usableTokens),
  lead("plays", "orders", ({ plays }) => plays),
  lead("orders-left", "orders", ({ ordersLeft }) => ordersLeft),
  lead("morale-tokens", "orders", ({ house }, game) => tokensOf(game, house, MORALE)),
  lead("ready-dice", "orders", ({ readyDice }) => readyDice),
  lead("command-tokens", "orders", ({ house }, game) => game[COMMAND + house]),
  lead("cards", "orders", ({ house }, game) => hands[house].count(game)),
  of("to-act", "orders", ({ house }, game) => (game[ACTIVE] === house ? 1 : 0)),
  of("has-passed", "orders", ({ house }, game) => (isOf(game[PASSED], house) ? 1 : 0)),
  of("advantage", "orders", ({ house }, game) => (game[FIRST] === house ? 1 : 0)),
  of("momentum", "orders", ({ house }, game) => (game[MOMENTUM] === house ? 1 : 0)),

  of("is-stark", "time", ({ house }) => (house === STARK ? 1 : 0)),
  of("stark-late", "time", ({ house }, game) => (house === STARK ? progress(game) : 0)),
  of("rounds-left", "time", (_, game) => roundsLeft(game)),
]);
