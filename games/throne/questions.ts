/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { portRoom } from "./data/ports.ts";
export { castlesToWin, lastTurn } from "./data/tracks.ts";
export * from "./decisions.ts";
export { checkOrderIn, starsOf } from "./rules/planning.ts";
export { isBlocked, portBeside, portOwner } from "./rules/ports.ts";
export { pendingSingle, singleIn } from "./rules/single-orders.ts";
export {
  ATTACK,
  canSupport,
  DEFENCE,
  marchStrength,
  type Side,
  type StrengthPart,
  strengthOf,
  supportStrength,
} from "./rules/strength.ts";
export { barrelsOf, fitsSupply } from "./rules/supply.ts";
export { isReached, seasCarrying } from "./rules/transport.ts";
export { castlesOf } from "./rules/victory.ts";
export { isSeason, topCard } from "./rules/westeros.ts";
export { askKind } from "./state/asks.ts";
export * from "./state/board.ts";
export {
  areAdjacent,
  areaCount,
  barrelsIn,
  bladeHolder,
  boardOf,
  cardSetOf,
  crownsIn,
  hasForts,
  hasPorts,
  hasSiege,
  houseAt,
  houseOfSeat,
  neighboursOf,
  placeOf,
  playersOf,
  pointsIn,
  seatOf,
  throneHolder,
} from "./state/flow.ts";
export {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_FROM,
  BLADE_USED,
  BOUND,
  DEFENDER,
  FORT,
  MARCHERS,
  SINGLE_AREA,
  SINGLE_KIND,
  THREAT,
  TURN,
  type Variant,
  variantIds,
  WINNER,
} from "./state/layout.ts";
export {
  cardsOf,
  controllerOf,
  garrisonOf,
  orderIn,
  ownerOf,
  powerOf,
  sizeOf,
  standing,
  standingIn,
  stockOf,
  supplyOf,
  tokenIn,
  troopIn,
} from "./state/pieces.ts";
