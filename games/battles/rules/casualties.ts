import { figureIds, type Unit, unitNames } from "../data/ids.ts";
import { foeOf, houseIds, NONE, rankIds } from "../data/names.ts";
import { unitTypeIds } from "../data/units.ts";
import { hexNames } from "../field/hexes.ts";
import { cardOfFigure, rowOfFigure } from "../state/commanders.ts";
import { ACTIVE, type Battle, CARD_KILLS, commanders, LOST, units } from "../state/layout.ts";
import {
  disengage,
  figuresOf,
  hasLeader,
  hexOf,
  houseOf,
  leaderOf,
  putUnit,
  rankOf,
  rowOfUnit,
  typeNumber,
} from "../state/units.ts";
import { abilitiesOf } from "./abilities.ts";
import { tacticInForce } from "./card-in-play.ts";
import { changeMorale } from "./morale.ts";
import type { TellRule } from "./step.ts";
import { scoreEvent } from "./victory.ts";

/** Figures that are taken off, units that are eliminated, commanders who are captured. */

/** How events speak of a unit. */
export const named = (game: Battle, unit: Unit) => ({
  house: houseIds[houseOf(unit)],
  unit: unitTypeIds[typeNumber(game, unit)],
  rank: rankIds[rankOf(game, unit)],
  hex: hexNames[hexOf(game, unit)] ?? "",
  id: unitNames[unit],
});

/**
 * Takes a figure for each hit; nothing reduces these any more. The banner bearer is the last to go, and a commander goes
 * only by his capture value: `carried` are hits of the same attack that found no figure before. Says how many find none now.
 */
export function takeHits(
  game: Battle,
  unit: Unit,
  hits: number,
  { by = NONE, carried = 0 }: { readonly by?: Unit; readonly carried?: number },
  tell?: TellRule,
): number {
  if (hits === 0) return carried;
  const leader = leaderOf(game, unit);
  const figures = figuresOf(game, unit);
  const lost = Math.min(hits, leader === NONE ? figures : figures - 1);
  const left = carried + hits - lost;
  if (lost > 0) {
    game[rowOfUnit(unit) + units.field.figures] = figures - lost;
    tell?.({ rule: "battles.attack.casualties", ...named(game, unit), lost, left: figures - lost });
  }
  if (leader === NONE) {
    if (figuresOf(game, unit) === 0) eliminate(game, unit, by, tell);
  } else if (left > 0 && figuresOf(game, unit) === 1) {
    const capture = cardOfFigure(game, leader).capture;
    if (left + captureBonus(game, unit) >= capture) eliminate(game, unit, by, tell);
    else
      tell?.({
        rule: "battles.commanders.unharmed",
        ...named(game, unit),
        figure: figureIds[leader],
        hits: left,
        capture,
      });
  }
  return left;
}

/** What a tactic adds to hits on a lone commander this turn. */
function captureBonus(game: Battle, unit: Unit): number {
  const effect = tacticInForce(game);
  return effect !== undefined && "captureBonus" in effect && houseOf(unit) !== game[ACTIVE] ? effect.captureBonus : 0;
}

/** Takes a unit off the field: its commander is captured, and the other House's morale rises by its rank at once. */
export function eliminate(game: Battle, unit: Unit, by: Unit, tell?: TellRule): void {
  const leader = leaderOf(game, unit);
  const house = houseOf(unit);
  tell?.({ rule: "battles.attack.eliminated", ...named(game, unit) });
  disengage(game, unit);
  putUnit(game, unit, NONE);
  game[rowOfUnit(unit) + units.field.figures] = 0;
  game[LOST + house]++;
  // Not in Regroup, when it is nobody's turn.
  if (foeOf(house) === game[ACTIVE]) game[CARD_KILLS]++;
  if (leader !== NONE) captureLeader(game, unit, tell);
  changeMorale(game, foeOf(house), rankOf(game, unit) + 1, tell);
  if (by !== NONE) changeMorale(game, houseOf(by), moraleForKill(game, by), tell);
  scoreEvent(game, foeOf(house), "eliminated", NONE, tell);
  if (leader !== NONE) scoreEvent(game, foeOf(house), "captured", leader, tell);
}

function captureLeader(game: Battle, unit: Unit, tell?: TellRule): void {
  const leader = leaderOf(game, unit);
  const row = rowOfFigure(leader);
  game[row + commanders.field.unit] = NONE;
  game[row + commanders.field["is-captured"]] = 1;
  game[rowOfUnit(unit) + units.field.leader] = NONE;
  tell?.({ rule: "battles.commanders.captured", house: houseIds[foeOf(houseOf(unit))], figure: figureIds[leader] });
}

/** What its commander adds to the morale that a unit gains by eliminating another. */
export const moraleForKill = (game: Battle, unit: Unit): number =>
  hasLeader(game, unit)
    ? abilitiesOf(game, unit).reduce((sum, one) => sum + ("moraleForKill" in one ? one.moraleForKill : 0), 0)
    : 0;
