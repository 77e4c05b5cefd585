import { placeDice, roll, type Seed } from "@weirwood/kernel";
import { figureIds } from "../data/ids.ts";
import { type House, houseIds, LANNISTER, NONE, STARK } from "../data/names.ts";
import { type BattleTerms, overviews, type SkirmishId, skirmishIds } from "../data/overviews.ts";
import { boardIds, directionIds, type Hex, hexesOf, hexNames } from "../field/hexes.ts";
import { PLAINS, terrainIds, tokenIds } from "../field/terrain.ts";
import { type PlanId, plans } from "../plans/index.ts";
import {
  type BattlePlan,
  type EachHouse,
  fieldLetters,
  hexesListed,
  objectiveKinds,
  type PlanUnit,
  type ZoneId,
  zoneIds,
} from "../plans/plan.ts";
import {
  type Battle,
  BOARD,
  COMMAND,
  COMMAND_VALUE,
  DICE,
  DIRECTION,
  DIRECTIONAL,
  decks,
  GENERAL,
  MOMENTUM,
  MORALE_MARKER,
  ORDER_VALUE,
  objectives,
  preparations,
  procedures,
  RANGE_BY_DISTANCE,
  ROUNDS,
  ROUT,
  SEAT_HOUSE,
  SKIRMISH,
  states,
  TERRAIN,
  TOKEN,
  units,
  ZONES,
} from "../state/layout.ts";
import { rowOfUnit } from "../state/units.ts";
import { addCommander, addUnit, beginRounds, stackDeck } from "./forces.ts";
import { START } from "./morale.ts";
import { writePreparations, writeScores, writeSpecialRules, writeWins } from "./plan-rows.ts";

export interface BattleOptions {
  /** One of our plans or a skirmish; not looked at where `battle` is given. */
  readonly plan: PlanId | SkirmishId;
  /** A plan of the players' own. */
  readonly battle?: BattlePlan;
  readonly houses: "seated" | "lot";
  readonly directionalRetreat: boolean;
  readonly rangeByDistance: boolean;
}

const isSkirmish = (plan: BattleOptions["plan"]): plan is SkirmishId =>
  (skirmishIds as readonly string[]).includes(plan);

/** The skirmish that is chosen, if it is one. */
export const skirmishOf = ({ plan, battle }: BattleOptions): SkirmishId | undefined =>
  battle === undefined && isSkirmish(plan) ? plan : undefined;

/** A battle as its plan sets it up, or the first step of a skirmish. */
export function setUpBattle(options: BattleOptions, seed: Seed): Battle {
  const game = options.battle === undefined ? laidOut(options.plan) : layOut(options.battle);
  placeDice(game, DICE, seed);
  game[DIRECTIONAL] = options.directionalRetreat ? 1 : 0;
  game[RANGE_BY_DISTANCE] = options.rangeByDistance ? 1 : 0;
  seatHouses(game, options.houses);
  for (const deck of decks) deck.shuffle(game, DICE);
  return game;
}

/** Our plans and skirmishes as they lie before anything is drawn: each is laid out once, and copied for every game. */
const layouts = new Map<BattleOptions["plan"], Battle>();

function laidOut(plan: BattleOptions["plan"]): Battle {
  const layout = layouts.get(plan) ?? (isSkirmish(plan) ? layOutSkirmish(plan) : layOut(plans[plan]));
  layouts.set(plan, layout);
  return states.clone(layout);
}

/** The nine steps, but for what is drawn: field, commanders, decks, round, morale, tokens, units, momentum. */
function layOut(plan: BattlePlan): Battle {
  const game = states.blank();
  layTerms(game, plan);
  layField(game, plan.field);
  for (const [id, list] of Object.entries(plan.zones ?? {})) layZone(game, id as ZoneId, hexesListed(list));
  for (const unit of plan.units) form(game, unit);
  stackDeck(game, STARK);
  stackDeck(game, LANNISTER);
  game[MOMENTUM] = houseIds.indexOf(plan.momentum);
  for (const [house, id] of houseIds.entries()) game[GENERAL + house] = numberOf(figureIds, plan.generals?.[id]);
  for (const [token, id] of (plan.directions ?? directionIds).entries())
    game[DIRECTION + token] = directionIds.indexOf(id);
  writeSpecialRules(game, plan.special ?? []);
  writePreparations(game, plan.prepare ?? []);
  if (preparations.count(game) === 0) beginRounds(game);
  else procedures.push(game, procedures.kinds.preparing);
  return game;
}

/** An open plain and the terms of the overview card. Commanders, forces and terrain are drawn and placed by the players. */
function layOutSkirmish(id: SkirmishId): Battle {
  const game = states.blank();
  layTerms(game, overviews[id]);
  for (const hex of hexesOf[game[BOARD]]) game[TERRAIN + hex] = PLAINS;
  layDirections(game);
  game[SKIRMISH] = skirmishIds.indexOf(id);
  procedures.push(game, procedures.kinds.skirmish);
  return game;
}

/** The first seat leads Stark, unless both want the same House: then lots are drawn. */
function seatHouses(game: Battle, houses: BattleOptions["houses"]): void {
  const first = houses === "lot" ? roll(game, DICE, houseIds.length) : STARK;
  game[SEAT_HOUSE] = first;
  game[SEAT_HOUSE + 1] = 1 - first;
}

/** Everything that a plan and an overview card both say: board, tracks, values, objectives and victory. */
function layTerms(game: Battle, terms: BattleTerms): void {
  game[BOARD] = boardIds.indexOf(terms.board);
  game[ROUNDS] = terms.rounds;
  game[MORALE_MARKER] = START;
  for (const [house, id] of houseIds.entries()) {
    game[ROUT + house] = terms.rout.includes(id) ? 1 : 0;
    game[COMMAND + house] = valueFor(terms.commandTokens, house);
    game[ORDER_VALUE + house] = valueFor(terms.orderValue, house);
    game[COMMAND_VALUE + house] = valueFor(terms.commandValue, house);
  }
  for (const { at, kind = "place", owner, whileOccupied } of terms.objectives ?? []) {
    const row = objectives.add(game);
    game[row + objectives.field.hex] = hexNames.indexOf(at);
    game[row + objectives.field.kind] = objectiveKinds.indexOf(kind);
    game[row + objectives.field.owner] = numberOf(houseIds, owner);
    game[row + objectives.field["while-occupied"]] = whileOccupied ? 1 : 0;
  }
  writeScores(game, terms.score ?? []);
  writeWins(game, terms.win ?? []);
}

function layField(game: Battle, field: readonly string[]): void {
  const letters = field.join("").replaceAll(" ", "");
  for (const [place, hex] of hexesOf[game[BOARD]].entries()) {
    const [terrain, token] = fieldLetters[letters[place]];
    game[TERRAIN + hex] = terrainIds.indexOf(terrain);
    game[TOKEN + hex] = numberOf(tokenIds, token);
  }
}

function layDirections(game: Battle, directions: readonly (typeof directionIds)[number][] = directionIds): void {
  for (const [token, id] of directions.entries()) game[DIRECTION + token] = directionIds.indexOf(id);
}

function layZone(game: Battle, id: ZoneId, hexes: readonly Hex[]): void {
  for (const hex of hexes) game[ZONES + hex] |= 1 << zoneIds.indexOf(id);
}

function form(game: Battle, { type, rank, at, commander, keywords = [] }: PlanUnit): void {
  const hex = hexNames.indexOf(at);
  const unit =
    commander === undefined ? addUnit(game, type, rank, hex) : addCommander(game, commander, rank, hex, type);
  game[rowOfUnit(unit) + units.field.scorches] = keywords.includes("scorch") ? 1 : 0;
}

const valueFor = (value: EachHouse, house: House): number =>
  typeof value === "number" ? value : value[houseIds[house]];

const numberOf = (ids: readonly string[], id: string | undefined): number =>
  id === undefined ? NONE : ids.indexOf(id);
