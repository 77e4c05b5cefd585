/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { commandCards, figureOfCard } from "./data/cards.ts";
export { commanders as commanderCards } from "./data/commanders.ts";
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
  keywordIds,
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
export { type SetupCard, setupCards } from "./data/skirmish.ts";
export { unitTypeIds, unitTypes } from "./data/units.ts";
export type { Command, Effect, Select } from "./data/vocabulary.ts";
export { type Answer, BOTH, READY_BOTH, verbs } from "./decisions.ts";
export type { DiceParts } from "./dice-parts.ts";
export {
  beside,
  boardIds,
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
export { countedRange, isInRange, type Look, linesOf, sees, whatBlocks } from "./field/sight.ts";
export { terrainIds, tokenIds } from "./field/terrain.ts";
export { foresee } from "./foresight.ts";
export { type AttackChoice, type AttackOdds, odds, sidesOf } from "./odds.ts";
export { terrainName, unitSigns } from "./plans/drawing.ts";
export { fieldLetters, objectiveKinds, scoreKinds, scoreTimes, type ZoneId, zoneIds } from "./plans/plan.ts";
export { planIds } from "./plans/titles.ts";
export {
  type AttackSetting,
  advanceOf,
  coverOf,
  hasKeyword,
  isStalwart,
  pursueOf,
  type StalwartCause,
  stalwartCause,
  toughnessOf,
} from "./rules/abilities.ts";
export { canStrikeBack, committingFigure, wayOfAgain } from "./rules/attack-answers.ts";
export { capOf, hittingFaces, isRangedWay, modifierDice, tableDice } from "./rules/attack-dice.ts";
export {
  attackerOf,
  drivenFrom,
  freeDice,
  hexOfAttacker,
  placeOf,
  register,
  shownDice,
  targetOf,
  wayOf,
} from "./rules/attack-frame.ts";
export { chosenNow, hexesOfFreeMove } from "./rules/choosing.ts";
export { costsOf, waysOf as commandWaysOf } from "./rules/commands.ts";
export { freeLeaver } from "./rules/commits.ts";
export { declaredNow } from "./rules/declaring.ts";
export { isPursuit } from "./rules/follow.ts";
export { breakOf, depthOf, LAST_SPACE, zoneOf, zoneOfDepth } from "./rules/morale.ts";
export { isStruckAtLeaving } from "./rules/parting.ts";
export { ALL_OBJECTIVES, NO_MATTER } from "./rules/plan-rows.ts";
export { aimsLeft, falseLeft, tokensOfRank } from "./rules/preparations.ts";
export {
  attackAllowance,
  freeWaysOf,
  moveAllowance,
  reached,
  searchMoves,
  type Way,
  waysOf,
} from "./rules/reach.ts";
export { blockedSteps } from "./rules/retreat.ts";
export { unitsReached } from "./rules/selecting.ts";
export { supportFor } from "./rules/targets.ts";
export { tokensOf } from "./rules/turn.ts";
export { allObjectives, holderOf, objectivesHeld, timesOf } from "./rules/victory.ts";
export {
  cardNumberOf,
  cardOfFigure,
  commandersOf,
  commands,
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
  AFTER,
  ARCHERS,
  type AskKind,
  askKinds,
  attackWays,
  type Battle,
  BEFORE,
  BOARD,
  CARD,
  CARD_LEADER,
  CATELYN,
  COMMAND,
  COUNTER,
  CROSSING_HOUSE,
  DEVASTATED,
  DONE,
  decks,
  discards,
  EDMURE,
  EXIT_HOUSE,
  FIRE,
  FIRST,
  forts,
  GENERAL,
  GUN,
  HOUNDS,
  hands,
  LOST,
  MARKER_FACES,
  MELEE,
  MOMENTUM,
  MORALE_MARKER,
  markerKinds,
  markers,
  moraleSpaces,
  objectives,
  PARTING,
  PASSED,
  PIECES,
  POINTS,
  POOL,
  pieceIds,
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
  unitsOnField,
  wasOrdered,
} from "./state/units.ts";
