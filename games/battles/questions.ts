/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { commandCards } from "./data/cards.ts";
export { type Figure, UNITS, type Unit } from "./data/ids.ts";
export { CAVALRY, foeOf, type House, MORALE, NONE, STARK, SYMBOLS, symbolIds, VALOR } from "./data/names.ts";
export { setupCards } from "./data/skirmish.ts";
export type { Command, Effect, Select } from "./data/vocabulary.ts";
export type { Answer } from "./decisions.ts";
export {
  beside,
  boardSizes,
  columnOf,
  DIRECTIONS,
  distanceOf,
  HEXES,
  type Hex,
  hexesOf,
  OFF,
  rowOf,
} from "./field/hexes.ts";
export { isInRange, sees } from "./field/sight.ts";
export { objectiveKinds, scoreKinds, scoreTimes } from "./plans/plan.ts";
export { type AttackSetting, coverOf, hasKeyword, isStalwart, toughnessOf } from "./rules/abilities.ts";
export { capOf, hittingFaces, isRangedWay, modifierDice, tableDice } from "./rules/attack-dice.ts";
export { attackerOf, freeDice, register, shownDice, targetOf, wayOf } from "./rules/attack-frame.ts";
export { depthOf } from "./rules/morale.ts";
export { NO_MATTER } from "./rules/plan-rows.ts";
export { reached, searchMoves } from "./rules/reach.ts";
export { blockedSteps } from "./rules/retreat.ts";
export { unitsReached } from "./rules/selecting.ts";
export { holderOf } from "./rules/victory.ts";
export { cardOfFigure, isInZone, unitOfFigure } from "./state/commanders.ts";
export { groundOf, isBurning, isCrossingFor, isInZoneOf } from "./state/field.ts";
export {
  ARCHERS,
  type AskKind,
  ask,
  askKinds,
  type Battle,
  BOARD,
  CATELYN,
  COMMAND,
  DEVASTATED,
  EDMURE,
  FIRE,
  forts,
  GENERAL,
  HOUNDS,
  hands,
  MELEE,
  markers,
  objectives,
  PARTING,
  POOL,
  procedures,
  ROUND,
  ROUNDS,
  ROUT,
  SCORCH_ONLY,
  SEAT_HOUSE,
  SHOT,
  STRATEGY,
  scores,
  TERRAIN,
  TOKEN,
  units,
  wins,
} from "./state/layout.ts";
export { isFaceUp, markerCount, markerHex, markerHouse, markerIn, markerKind, markerOwner } from "./state/markers.ts";
export {
  classOf,
  figuresOf,
  firstUnitOf,
  foeOfUnit,
  hasLeader,
  hexOf,
  houseOf,
  isEngaged,
  isOnField,
  isRanged,
  isReady,
  isSpent,
  leaderOf,
  rankOf,
  rowOfUnit,
  typeOf,
  unitIn,
  unitsEnd,
} from "./state/units.ts";
