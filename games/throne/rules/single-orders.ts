import { type Chance, legal, oneOf } from "@weirwood/kernel";
import type { SingleDecision } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import {
  type Area,
  areaIds,
  type House,
  houseIds,
  isConsolidateIcon,
  isLand,
  isPort,
  isRaidIcon,
  NONE,
  SINGLES,
  singleIds,
  singlesOf,
} from "../state/board.ts";
import {
  areaCount,
  hasSingles,
  inOrderOfPlay,
  PLACE,
  playersOf,
  register,
  seatOf,
  setRegister,
} from "../state/flow.ts";
import { SINGLE_AREA, SINGLE_KIND, SINGLES_LEFT, SINGLES_SHOWN, type Throne } from "../state/layout.ts";
import { ownerOf } from "../state/pieces.ts";
import { isArea, isNone, isSingle } from "./reading.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { isSeason } from "./westeros.ts";

/** Single-use orders: laid face down before the normal ones, one a turn at most, and gone from the game after. */

export const singlesLeft = (game: Throne, house: House, single: number): number =>
  game[SINGLES_LEFT + house * SINGLES + single];

/** The single-use order of a house that lies revealed on the map, or NONE. */
export const pendingSingle = (game: Throne, house: House): number =>
  game[SINGLES_SHOWN] === 1 ? game[SINGLE_KIND + house] : NONE;

/** The single-use order that lies revealed in an area, or NONE. */
export function singleIn(game: Throne, area: Area): number {
  const owner = ownerOf(game, area);
  return owner !== NONE && game[SINGLE_AREA + owner] === area ? pendingSingle(game, owner) : NONE;
}

/** Asks the next house in order of play that could lay one; false when all have had their turn. */
export function askForSingle(game: Throne): boolean {
  if (!hasSingles(game)) return false;
  for (let place = register(game, PLACE); place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    if (placements(game, house).length === 0) continue;
    setRegister(game, PLACE, place + 1);
    ask(game, "single", bit(house));
    return true;
  }
  return false;
}

/** All are turned up with the normal orders; each is now used up. */
export function revealSingles(game: Throne, tell?: TellRule): void {
  if (!hasSingles(game)) return;
  game[SINGLES_SHOWN] = 1;
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    const single = game[SINGLE_KIND + house];
    if (single === NONE) continue;
    game[SINGLES_LEFT + house * SINGLES + single]--;
    const area = areaIds[game[SINGLE_AREA + house]];
    tell?.({ rule: "throne.single.reveal", house: houseIds[house], area, single: singleIds[single] });
  }
}

/** Takes a house's single-use order off the map, for good, and says which it was. */
export function takeSingle(game: Throne, house: House): number {
  const single = game[SINGLE_KIND + house];
  game[SINGLE_AREA + house] = NONE;
  game[SINGLE_KIND + house] = NONE;
  return single;
}

/** It goes without effect: cancelled, or its units have left (throne.single.spent). */
export function spendSingle(game: Throne, house: House, tell?: TellRule): void {
  const area = areaIds[game[SINGLE_AREA + house]];
  const single = singleIds[takeSingle(game, house)];
  tell?.({ rule: "throne.single.spent", house: houseIds[house], area, single });
}

export function checkPlacement(game: Throne, house: House, area: Area, single: number): Refusal | undefined {
  if (isPort(area)) return refuse("throne.single.no-port", { area: areaIds[area] });
  if (ownerOf(game, area) !== house) return refuse("throne.single.place", { area: areaIds[area] });
  if (singlesOf(house, single) === 0) {
    return refuse("throne.single.of-another-house", { single: singleIds[single] });
  }
  if (singlesLeft(game, house, single) === 0) return refuse("throne.single.left", { single: singleIds[single] });
  if (isConsolidateIcon(single) && !isLand(area)) return refuse("throne.single.land-only", { area: areaIds[area] });
  const isBarred =
    (isRaidIcon(single) && isSeason(game, "sea-of-storms")) ||
    (isConsolidateIcon(single) && isSeason(game, "feast-for-crows"));
  return isBarred ? refuse("throne.single.season", { single: singleIds[single] }) : legal;
}

function placements(game: Throne, house: House): SingleDecision[] {
  const found: SingleDecision[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (ownerOf(game, area) !== house) continue;
    for (let single = 0; single < SINGLES; single++) {
      if (checkPlacement(game, house, area, single) === legal) found.push({ kind: "single", area, single });
    }
  }
  return found;
}

const none: SingleDecision = { kind: "single", area: NONE, single: NONE };

export const laySingle: Step<SingleDecision> = {
  decision: "single",
  read({ area, single }) {
    const isLaid = isArea(area) && isSingle(single);
    return isLaid || (isNone(area) && isNone(single)) ? { kind: "single", area, single } : undefined;
  },
  check: (game, house, { area, single }) => (area === NONE ? legal : checkPlacement(game, house, area, single)),
  apply(game, house, { area, single }, tell) {
    if (area === NONE) {
      tell?.({ rule: "throne.single.none", house: houseIds[house] });
      return;
    }
    game[SINGLE_AREA + house] = area;
    game[SINGLE_KIND + house] = single;
    // Everybody sees where, its owner alone what (throne.single.hidden).
    tell?.({ rule: "throne.single.place", house: houseIds[house], area: areaIds[area] });
    tell?.({ rule: "throne.single.hidden", single: singleIds[single], audience: [seatOf(game, house)] });
  },
  options: (game, house) => [none, ...placements(game, house)],
  sample: (game, house, chance: Chance) => oneOf([none, ...placements(game, house)], chance),
};
