import { figureIds } from "../data/ids.ts";
import { type HouseId, houseIds, LANNISTER, NONE, rankIds, STARK, zoneOfMoraleIds } from "../data/names.ts";
import { type Hex, hexesOf, hexNames } from "../field/hexes.ts";
import { PALISADE, terrainIds, tokenIds } from "../field/terrain.ts";
import {
  hexesListed,
  objectiveKinds,
  type Preparation,
  preparationIds,
  type Score,
  type SpecialRule,
  scoreKinds,
  scoreTimes,
  type Win,
  zoneIds,
} from "../plans/plan.ts";
import {
  ARCHERS,
  type Battle,
  BOARD,
  CATELYN,
  CROSSING_HOUSE,
  EDMURE,
  EXIT_HOUSE,
  forts,
  MARKER_FACES,
  markers,
  preparations,
  SCORCH_ONLY,
  STRATEGY,
  scores,
  TOKEN,
  TRUE_FACE,
  wins,
} from "../state/layout.ts";

/** What a battle plan says about points, victory, special rules and preparations, as rows of the state. */

const houseSet = (house: HouseId | "both"): number =>
  house === "both" ? (1 << STARK) | (1 << LANNISTER) : 1 << houseIds.indexOf(house);

/** In the place of a number in a win: no matter; and of objectives, all that there are. */
export const NO_MATTER = 255;
export const ALL_OBJECTIVES = 254;

type Counted = readonly [kind: (typeof scoreKinds)[number], what?: number, each?: number];

/** What is counted: its kind, which, and how many make one. */
function countedBy(reason: Score["for"]): Counted {
  if ("eliminated" in reason) return ["eliminated", NONE, reason.eliminated];
  if ("captured" in reason) return ["captured", reason.captured === "any" ? NONE : figureIds.indexOf(reason.captured)];
  if ("objective" in reason)
    return ["objective", reason.objective === "any" ? NONE : objectiveKinds.indexOf(reason.objective)];
  if ("standing" in reason) return ["standing", tokenIds.indexOf(reason.standing)];
  if ("destroyed" in reason) return ["destroyed", tokenIds.indexOf(reason.destroyed)];
  if ("fireOn" in reason) return ["fire-on", groundNumber(reason.fireOn)];
  if ("devastated" in reason) return ["devastated", terrainIds.indexOf(reason.devastated)];
  if ("unitsIn" in reason) return ["units-in", zoneIds.indexOf(reason.unitsIn), reason.each];
  if ("enemyMorale" in reason) return ["enemy-morale"];
  if ("edmure" in reason)
    return [reason.edmure === "with-unit" ? "edmure-with" : "edmure-without", houseIds.indexOf(reason.of)];
  if ("prize" in reason) return ["prize"];
  return ["left", NONE, reason.left];
}

const isToken = (ground: string): boolean => (tokenIds as readonly string[]).includes(ground);
const groundNumber = (ground: string): number =>
  (isToken(ground) ? (tokenIds as readonly string[]) : terrainIds).indexOf(ground);

export function writeScores(game: Battle, list: readonly Score[]): void {
  for (const score of list) {
    const row = scores.add(game);
    const [kind, what = NONE, each = 1] = countedBy(score.for);
    game[row + scores.field.houses] = houseSet(score.house);
    game[row + scores.field.when] = scoreTimes.indexOf(score.when);
    game[row + scores.field.points] = score.points;
    game[row + scores.field.for] = scoreKinds.indexOf(kind);
    game[row + scores.field.what] = what;
    game[row + scores.field["is-token"]] = "fireOn" in score.for && isToken(score.for.fireOn) ? 1 : 0;
    game[row + scores.field.each] = each;
  }
}

export function writeWins(game: Battle, list: readonly Win[]): void {
  for (const win of list) {
    const row = wins.add(game);
    game[row + wins.field.houses] = houseSet(win.house);
    game[row + wins.field.instant] = win.when === "instant" ? 1 : 0;
    game[row + wins.field.objectives] = win.objectives === "all" ? ALL_OBJECTIVES : (win.objectives ?? NO_MATTER);
    if (win.kind !== undefined) game[row + wins.field.kind] = objectiveKinds.indexOf(win.kind);
    if (win.morale !== undefined) {
      game[row + wins.field.morale] = zoneOfMoraleIds.indexOf(win.morale.zone);
      game[row + wins.field["or-better"]] = win.morale.or === "better" ? 1 : 0;
    }
    game[row + wins.field.general] = win.capturedGeneral ? 1 : 0;
    game[row + wins.field.points] = win.points ?? NO_MATTER;
    game[row + wins.field["otherwise-loses"]] = win.otherwiseLoses ? 1 : 0;
  }
}

export function writeSpecialRules(game: Battle, list: readonly SpecialRule[]): void {
  for (const rule of list) {
    if ("scorchOnly" in rule) game[SCORCH_ONLY] = tokenIds.indexOf(rule.scorchOnly);
    else if ("crossing" in rule) game[CROSSING_HOUSE] = houseIds.indexOf(rule.crossing);
    else if ("exit" in rule) game[EXIT_HOUSE] = houseIds.indexOf(rule.exit);
    else if ("prize" in rule) addMarker(game, CATELYN, hexNames.indexOf(rule.at), rule.takenBy);
    else
      for (const hex of hexesListed(rule.archers)) {
        const row = addMarker(game, ARCHERS, hex, rule.house);
        game[row + markers.field.dice] = rule.dice;
        game[row + markers.field.range] = rule.range;
      }
  }
}

/** Lays a token of a special rule on the field, and says where its row begins. */
export function addMarker(game: Battle, kind: number, hex: Hex, house: HouseId): number {
  const row = markers.add(game);
  game[row + markers.field.kind] = kind;
  game[row + markers.field.hex] = hex;
  game[row + markers.field.house] = houseIds.indexOf(house);
  return row;
}

export function writePreparations(game: Battle, list: readonly Preparation[]): void {
  for (const preparation of list) {
    const row = preparations.add(game);
    game[row + preparations.field.house] = houseIds.indexOf(preparation.by);
    if ("fortify" in preparation) {
      game[row + preparations.field.kind] = preparationIds.indexOf("fortify");
      for (const rank of rankIds) game[row + preparations.field[rank]] = preparation.fortify[rank] ?? 0;
      game[row + preparations.field.dice] = preparation.dice;
      raiseForts(game);
    } else if ("aim" in preparation) {
      game[row + preparations.field.kind] = preparationIds.indexOf("aim");
      game[row + preparations.field.zone] = zoneIds.indexOf(preparation.aim);
      game[row + preparations.field.count] = preparation.ofEach;
    } else {
      game[row + preparations.field.kind] = preparationIds.indexOf(`hide-${preparation.hide}`);
      game[row + preparations.field.count] = preparation.false;
      layFaceDown(game, preparation);
    }
  }
}

/** Every palisade can bear order tokens. */
function raiseForts(game: Battle): void {
  for (const hex of hexesOf[game[BOARD]])
    if (game[TOKEN + hex] === PALISADE) game[forts.add(game) + forts.field.hex] = hex;
}

/** All are true ones until their owner has said which are false: how many that were so far is nobody else's business. */
function layFaceDown(game: Battle, { hide, by, at }: Extract<Preparation, { hide: string }>): void {
  for (const hex of hexesListed(at)) {
    addMarker(game, hide === "edmure" ? EDMURE : STRATEGY, hex, by);
    game[MARKER_FACES + markers.count(game) - 1] = TRUE_FACE;
  }
}
