import {
  ARCHERS,
  type Battle,
  BOARD,
  beside,
  CATELYN,
  DEVASTATED,
  DIRECTIONS,
  depthOf,
  EDMURE,
  FIRE,
  figuresOf,
  firstUnitOf,
  foeOf,
  GENERAL,
  groundOf,
  HEXES,
  type House,
  hexesOf,
  hexOf,
  holderOf,
  houseOf,
  isFaceUp,
  isInZoneOf,
  isOnField,
  leaderOf,
  markerCount,
  markerHex,
  markerHouse,
  markerKind,
  markerOwner,
  NO_MATTER,
  NONE,
  OFF,
  objectiveKinds,
  objectives,
  ROUND,
  ROUNDS,
  ROUT,
  rankOf,
  STRATEGY,
  scoreKinds,
  scores,
  scoreTimes,
  TERRAIN,
  TOKEN,
  tableDice,
  typeOf,
  UNITS,
  type Unit,
  unitIn,
  unitsEnd,
  wins,
} from "@weirwood/battles/questions";
import type { Leanings } from "./leanings.ts";

/** What a battle is about for one House, in points: what its plan promises, read from the rows of the state. */
export interface Stakes {
  readonly view: Battle;
  readonly me: House;
  readonly foe: House;
  readonly leanings: Leanings;
  /** What one space of morale is worth. */
  readonly morale: number;
  /** By unit: what its loss is worth to the other House. */
  readonly price: Float64Array;
  /** By hex: what it is worth to stand there when the turn ends, and to drive an enemy off. */
  readonly hold: Float64Array;
  /** By hex: what a level of fire there is worth to me; less than nothing where it serves the enemy. */
  readonly burn: Float64Array;
  /** Whether there is anything that I would set on fire. */
  readonly hasFires: boolean;
  /** By hex: 1 where an enemy stands beside. Most hexes are of no use to whoever would strike, which this tells at once. */
  readonly isFront: Uint8Array;
  /** What a unit is worth that leaves the field, where it may; less than nothing where nobody scores for it. */
  readonly leave: number;
}

const [EACH_ROUND, AT_THE_END] = scoreTimes.map((_, time) => time);
const kinds = Object.fromEntries(scoreKinds.map((id, kind) => [id, kind])) as {
  [id in (typeof scoreKinds)[number]]: number;
};
const STRATEGIC = objectiveKinds.indexOf("strategic");

/** One space of morale, whatever the plan says: cards and recoveries hang on it. */
const PLAIN_MORALE = 0.2;
/** A die that a unit rolls, and a commander, whatever the plan says. */
const [DIE, COMMANDER] = [0.25, 0.6];
/** What wins the battle outright, shared among the objectives that it takes. */
const VICTORY = 12;
/** What guarding a place is worth beside taking it. */
const GUARD = 0.3;
/** Part of what a fire would cost that standing in its way saves. */
const SHIELD = 0.3;
/** What the loss of a general costs, where a victory hangs on him. */
const LOST_GENERAL = 4;

const price = new Float64Array(UNITS);
const hold = new Float64Array(HEXES);
const burn = new Float64Array(HEXES);
const isFront = new Uint8Array(HEXES);

/** One bot thinks at a time: the tables are written anew for each decision, and nobody keeps them. */
export function stakesOf(view: Battle, me: House, leanings: Leanings): Stakes {
  const foe = foeOf(me);
  const morale = moraleWorth(view, me);
  priceUnits(view, morale);
  if (leanings.grudge !== 1) bearGrudges(view, me, leanings.grudge);
  hold.fill(0);
  burn.fill(0);
  priceObjectives(view, me);
  priceMarkers(view, me);
  priceGround(view, me);
  priceStanding(view, me);
  if (leanings.prizes !== 1) for (const hex of hexesOf[view[BOARD]]) hold[hex] *= leanings.prizes;
  findFront(view, foe);
  let hasFires = false;
  for (const hex of hexesOf[view[BOARD]]) if (burn[hex] > 0) hasFires = true;
  const leave = sumScores(view, me, kinds.left, once) * 3 - 1;
  return { view, me, foe, leanings, morale, price, hold, burn, hasFires, isFront, leave };
}

function findFront(view: Battle, foe: House): void {
  isFront.fill(0);
  for (let unit = firstUnitOf(foe); unit < unitsEnd(view, foe); unit++) {
    if (!isOnField(view, unit)) continue;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const hex = beside(view[BOARD], hexOf(view, unit), direction);
      if (hex !== OFF) isFront[hex] = 1;
    }
  }
}

const isOf = (houses: number, house: House): boolean => ((houses >> house) & 1) === 1;

/** Rounds still to be scored, this one counted. */
const roundsLeft = (view: Battle): number => view[ROUNDS] - view[ROUND] + 1;
/** How near the end is: from a part of one in the first round to one in the last. */
const nearness = (view: Battle): number => (0.4 * view[ROUNDS] + 0.6 * view[ROUND]) / view[ROUNDS];

/** The points of every score of a kind that a House can make, `count` of each row. */
function sumScores(view: Battle, house: House, kind: number, count: (row: number) => number): number {
  let sum = 0;
  for (let index = 0; index < scores.count(view); index++) {
    const row = scores.row(index);
    if (view[row + scores.field.for] !== kind || !isOf(view[row + scores.field.houses], house)) continue;
    sum += (view[row + scores.field.points] * count(row)) / view[row + scores.field.each];
  }
  return sum;
}

const once = (): number => 1;

/** What a score is worth now that is made at the end of every round, at the end, or at once. */
const timesOf = (view: Battle, row: number): number => {
  const when = view[row + scores.field.when];
  if (when === EACH_ROUND) return roundsLeft(view);
  return when === AT_THE_END ? nearness(view) : 1;
};

function moraleWorth(view: Battle, me: House): number {
  let worth = PLAIN_MORALE;
  for (const house of [0, 1]) {
    // Near a Rout every space counts, for whoever is near it.
    if (view[ROUT + house] === 1) worth += 0.015 * Math.max(0, depthOf(view, house)) ** 2;
    worth += 0.2 * nearness(view) * sumScores(view, house, kinds["enemy-morale"], once);
  }
  for (let index = 0; index < wins.count(view); index++) {
    if (view[wins.row(index) + wins.field.morale] !== NONE) worth += 0.1 * Math.max(1, depthOf(view, me) - 2);
  }
  return worth;
}

/** Points for a unit, morale by its rank, its dice, its commander. */
function priceUnits(view: Battle, morale: number): void {
  const kill = [0, 1].map((house) => sumScores(view, foeOf(house), kinds.eliminated, once));
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isOnField(view, unit)) continue;
    price[unit] =
      kill[houseOf(unit)] + morale * (rankOf(view, unit) + 1) + DIE * tableDice(view, unit) + leaderPrice(view, unit);
  }
}

/** Whoever stands against a hurt unit of ours is worth more than others. */
function bearGrudges(view: Battle, me: House, grudge: number): void {
  for (let unit = firstUnitOf(foeOf(me)); unit < unitsEnd(view, foeOf(me)); unit++) {
    if (!isOnField(view, unit)) continue;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const hex = beside(view[BOARD], hexOf(view, unit), direction);
      const other = hex === OFF ? NONE : unitIn(view, hex);
      if (other === NONE || houseOf(other) !== me || !isHurt(view, other)) continue;
      price[unit] *= grudge;
      break;
    }
  }
}

/** Whether a unit has lost a figure. */
export const isHurt = (view: Battle, unit: Unit): boolean => figuresOf(view, unit) < typeOf(view, unit).strength;

function leaderPrice(view: Battle, unit: Unit): number {
  const leader = leaderOf(view, unit);
  if (leader === NONE) return 0;
  const house = houseOf(unit);
  const points = sumScores(view, foeOf(house), kinds.captured, (row) => {
    const what = view[row + scores.field.what];
    return what === NONE || what === leader ? 1 : 0;
  });
  const isGeneral = view[GENERAL + house] === leader;
  return COMMANDER + points + (isGeneral ? LOST_GENERAL : 0);
}

/** What I hold is guarded, what the enemy holds is worth what both can score for it, the rest what I can. */
function priceObjectives(view: Battle, me: House): void {
  for (let index = 0; index < objectives.count(view); index++) {
    const row = objectives.row(index);
    const kind = view[row + objectives.field.kind];
    const holder = holderOf(view, index);
    const isMine = holder === me && view[row + objectives.field["while-occupied"]] === 0;
    const [mine, theirs] = [objectiveWorth(view, me, kind), objectiveWorth(view, foeOf(me), kind)];
    const worth = mine + theirs * (holder === foeOf(me) ? 1 : GUARD);
    hold[view[row + objectives.field.hex]] += isMine ? GUARD * (mine + theirs) : worth;
  }
}

/** What an objective of a kind is worth to a House by points, and to both by outright victories that hang on it. */
function objectiveWorth(view: Battle, house: House, kind: number): number {
  let worth = sumScores(view, house, kinds.objective, (row) => {
    const what = view[row + scores.field.what];
    return what === NONE || what === kind ? timesOf(view, row) : 0;
  });
  for (let index = 0; index < wins.count(view); index++) {
    const row = wins.row(index);
    const wanted = view[row + wins.field.objectives];
    const isMeant = view[row + wins.field.kind] === NONE || view[row + wins.field.kind] === kind;
    if (wanted === NO_MATTER || !isMeant || !isOf(view[row + wins.field.houses], house)) continue;
    worth += (VICTORY * nearness(view)) / Math.min(wanted, Math.max(2, objectives.count(view)));
  }
  return worth;
}

function priceMarkers(view: Battle, me: House): void {
  for (let marker = 0; marker < markerCount(view); marker++) {
    const hex = markerHex(view, marker);
    if (hex === NONE) continue;
    const isFoes = markerHouse(view, marker) !== me;
    const kind = markerKind(view, marker);
    if (kind === EDMURE) hold[hex] += edmureWorth(view) * (isFoes ? (isFaceUp(view, marker) ? 1 : 0.5) : GUARD);
    else if (kind === STRATEGY) hold[hex] += strategyWorth(view, marker, me, isFoes);
    else if (kind === CATELYN) hold[hex] += prizeWorth(view) * (isFoes ? GUARD : 1);
    else if (kind === ARCHERS && isFoes) hold[hex] += 0.4;
  }
}

const edmureWorth = (view: Battle): number =>
  nearness(view) *
  [0, 1].reduce(
    (sum, house) =>
      sum + sumScores(view, house, kinds["edmure-with"], once) + sumScores(view, house, kinds["edmure-without"], once),
    0,
  );

const prizeWorth = (view: Battle): number =>
  [0, 1].reduce((sum, house) => sum + sumScores(view, house, kinds.prize, once), 0);

/** A token face down may be a decoy; who laid it takes nothing by standing there. */
function strategyWorth(view: Battle, marker: number, me: House, isFoes: boolean): number {
  const worth = objectiveWorth(view, me, STRATEGIC) + objectiveWorth(view, foeOf(me), STRATEGIC);
  if (!isFaceUp(view, marker)) return worth * (isFoes ? 0.6 : GUARD);
  return markerOwner(view, marker) === me ? worth * GUARD : worth;
}

/** Nobody burns what somebody stands on: enemies are driven off what should burn, and what should not is stood on. */
function priceStanding(view: Battle, me: House): void {
  for (const hex of hexesOf[view[BOARD]]) {
    if (burn[hex] === 0) continue;
    const left = (groundOf(view, hex).burnLimit ?? 0) - view[FIRE + hex];
    const unit = unitIn(view, hex);
    if (burn[hex] < 0) hold[hex] -= SHIELD * burn[hex] * left;
    else if (unit !== NONE && houseOf(unit) !== me) hold[hex] += SHIELD * burn[hex] * left;
    else hold[hex] = -SHIELD * burn[hex] * left;
  }
}

/** Zones in which units score, and what fire does for either House. */
function priceGround(view: Battle, me: House): void {
  for (let index = 0; index < scores.count(view); index++) {
    const row = scores.row(index);
    const kind = view[row + scores.field.for];
    const what = view[row + scores.field.what];
    const mine = isOf(view[row + scores.field.houses], me);
    const worth = view[row + scores.field.points] * timesOf(view, row) * (mine ? 1 : -1);
    if (kind === kinds["units-in"] && mine) {
      for (const hex of hexesOf[view[BOARD]]) {
        if (isInZoneOf(view, hex, 1 << what)) hold[hex] += worth / view[row + scores.field.each];
      }
    } else if (kind === kinds.destroyed) burnTokens(view, what, worth);
    else if (kind === kinds.standing) burnTokens(view, what, -worth);
    else if (kind === kinds["fire-on"])
      burnOn(view, view[row + scores.field["is-token"]] === 1 ? TOKEN : TERRAIN, what, worth);
    else if (kind === kinds.devastated) burnOn(view, TERRAIN, what, worth / 4);
  }
}

function burnTokens(view: Battle, token: number, worth: number): void {
  for (const hex of hexesOf[view[BOARD]]) {
    if (view[TOKEN + hex] === token) burn[hex] += worth / (groundOf(view, hex).burnLimit ?? 1);
  }
}

function burnOn(view: Battle, section: number, what: number, worth: number): void {
  for (const hex of hexesOf[view[BOARD]]) {
    if (view[section + hex] === what && view[DEVASTATED + hex] === 0) burn[hex] += worth;
  }
}
