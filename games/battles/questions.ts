/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { commandCards } from "./data/cards.ts";
export {
  cardIds,
  commanderIds,
  type Figure,
  figureIds,
  skirmishCardIds,
  UNITS,
  type Unit,
  unitNames,
} from "./data/ids.ts";
export {
  CAVALRY,
  dieFaces,
  foeOf,
  type House,
  houseIds,
  MORALE,
  NONE,
  rankIds,
  STARK,
  SYMBOLS,
  symbolIds,
  UNKNOWN,
  VALOR,
  zoneOfMoraleIds,
} from "./data/names.ts";
export { skirmishIds } from "./data/overviews.ts";
export { setupCards } from "./data/skirmish.ts";
export { unitTypeIds } from "./data/units.ts";
export type { Command, Effect, Select } from "./data/vocabulary.ts";
export { type Answer, verbs } from "./decisions.ts";
export {
  beside,
  boardSizes,
  columnOf,
  DIRECTIONS,
  directionIds,
  distanceOf,
  HEXES,
  type Hex,
  hexAt,
  hexesOf,
  hexNames,
  isOnBoard,
  OFF,
  rowOf,
} from "./field/hexes.ts";
export { countedRange, isInRange, sees, whatBlocks } from "./field/sight.ts";
export { terrainIds, tokenIds } from "./field/terrain.ts";
export { foresee } from "./foresight.ts";
export { odds } from "./odds.ts";
export { terrainName, unitSigns } from "./plans/drawing.ts";
export { planIds } from "./plans/index.ts";
export { fieldLetters, objectiveKinds, scoreKinds, scoreTimes, zoneIds } from "./plans/plan.ts";
export {
  type AttackSetting,
  coverOf,
  hasKeyword,
  isStalwart,
  type StalwartCause,
  stalwartCause,
  toughnessOf,
} from "./rules/abilities.ts";
export { committingFigure } from "./rules/attack-answers.ts";
export { capOf, hittingFaces, isRangedWay, modifierDice, tableDice } from "./rules/attack-dice.ts";
export {
  attackerOf,
  freeDice,
  hexOfAttacker,
  placeOf,
  register,
  shownDice,
  targetOf,
  wayOf,
} from "./rules/attack-frame.ts";
export { freeLeaver } from "./rules/commits.ts";
export { isPursuit } from "./rules/follow.ts";
export { depthOf, LAST_SPACE, zoneOf, zoneOfDepth } from "./rules/morale.ts";
export { ALL_OBJECTIVES, NO_MATTER } from "./rules/plan-rows.ts";
export { reached, searchMoves } from "./rules/reach.ts";
export { blockedSteps } from "./rules/retreat.ts";
export { unitsReached } from "./rules/selecting.ts";
export { supportFor } from "./rules/targets.ts";
export { allObjectives, holderOf, objectivesHeld, timesOf } from "./rules/victory.ts";
export {
  cardNumberOf,
  cardOfFigure,
  figuresOfHouse,
  houseOfFigure,
  isCaptured,
  isCommitted,
  isInZone,
  tokensOn,
  unitOfFigure,
  ZONE,
} from "./state/commanders.ts";
export { boardOf, fireIn, groundOf, hexesBeside, isBurning, isCrossingFor, isInZoneOf } from "./state/field.ts";
export {
  ACTIVE,
  ARCHERS,
  type AskKind,
  askKinds,
  attackWays,
  type Battle,
  BOARD,
  CATELYN,
  COMMAND,
  COUNTER,
  DEVASTATED,
  DONE,
  decks,
  discards,
  EDMURE,
  FIRE,
  FIRST,
  forts,
  GENERAL,
  GUN,
  HOUNDS,
  hands,
  LOST,
  MELEE,
  MOMENTUM,
  MORALE_MARKER,
  markerKinds,
  markers,
  moraleSpaces,
  objectives,
  PARTING,
  PASSED,
  POINTS,
  POOL,
  procedures,
  ROUND,
  ROUNDS,
  ROUT,
  SCORCH_ONLY,
  SEAT_HOUSE,
  SHOT,
  SKIRMISH,
  STRATEGY,
  STRIKE,
  scores,
  TERRAIN,
  TOKEN,
  units,
  wins,
} from "./state/layout.ts";
export {
  isFaceUp,
  markerCount,
  markerHex,
  markerHouse,
  markerIn,
  markerKind,
  markerOwner,
  markerRank,
} from "./state/markers.ts";
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
  stageOf,
  typeNumber,
  typeOf,
  unitIn,
  unitsEnd,
  wasOrdered,
} from "./state/units.ts";
