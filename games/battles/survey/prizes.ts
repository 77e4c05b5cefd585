import type { Unit } from "../data/ids.ts";
import { foeOf, type House, LANNISTER, NONE, STARK } from "../data/names.ts";
import { distanceOf, type Hex, hexesOf } from "../field/hexes.ts";
import { objectiveKinds } from "../plans/plan.ts";
import { hasKeyword } from "../rules/abilities.ts";
import { NO_MATTER } from "../rules/plan-rows.ts";
import { holderOf } from "../rules/victory.ts";
import {
  type Battle,
  BOARD,
  CATELYN,
  DEVASTATED,
  EDMURE,
  FIRE,
  objectives,
  STRATEGY,
  scores,
  TERRAIN,
  TOKEN,
  wins,
} from "../state/layout.ts";
import { isFalse, markerCount, markerHex, markerKind, markerOwner } from "../state/markers.ts";
import { hexOf } from "../state/units.ts";
import { isOf, kinds, pointsFor } from "./promises.ts";

/** What there is to be taken on the field. */

const winAt = wins.field;
const objectiveAt = objectives.field;
const STRATEGIC = objectiveKinds.indexOf("strategic");

/** What is worth going to, in points, for one side. */
export interface Prize {
  readonly hex: Hex;
  readonly worth: number;
  /** Only whoever can set fires takes it. */
  readonly isToBurn: boolean;
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
export function prizesOf(game: Battle, house: House): Prize[] {
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
        pointsFor(game, STARK, kinds["edmure-with"], NONE) + pointsFor(game, LANNISTER, kinds["edmure-without"], NONE),
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
    const kind = game[row + scores.field.for];
    if ((kind === kinds.destroyed || kind === kinds.devastated) && isOf(game[row + scores.field.houses], house))
      return true;
  }
  return false;
}

/** What is left of a prize for every hex that lies between. */
const FARTHER = 0.75;
const FARTHEST = 20;
/** By distance, multiplied out: powers are not the same to the last bit everywhere. */
const nearness: readonly number[] = (() => {
  const found = [1];
  while (found.length <= FARTHEST) found.push(found[found.length - 1] * FARTHER);
  return found;
})();

const mayTake = (game: Battle, unit: Unit, { isToBurn }: Prize): boolean =>
  !isToBurn || hasKeyword(game, unit, "scorch");

/** A prize as it looks to the nearest of these units that could take it. */
export function seenBy(game: Battle, units: readonly Unit[], prize: Prize): number {
  let nearest = FARTHEST;
  for (const unit of units) {
    const distance = distanceOf(hexOf(game, unit), prize.hex);
    if (distance < nearest && mayTake(game, unit, prize)) nearest = distance;
  }
  return prize.worth * nearness[nearest];
}

/** The best prize as it looks to one unit. */
export function bestFor(game: Battle, unit: Unit, prizes: readonly Prize[]): number {
  let best = 0;
  for (const prize of prizes) {
    const distance = Math.min(FARTHEST, distanceOf(hexOf(game, unit), prize.hex));
    const worth = prize.worth * nearness[distance];
    if (worth > best && mayTake(game, unit, prize)) best = worth;
  }
  return best;
}
