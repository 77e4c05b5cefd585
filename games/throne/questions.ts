/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { portRoom } from "./data/ports.ts";
export { castlesToWin, lastTurn } from "./data/tracks.ts";
export * from "./decisions.ts";
export { checkOrderIn, starsOf } from "./rules/planning.ts";
export { isBlocked, portBeside, portOwner } from "./rules/ports.ts";
export { pendingSingle, singleIn, singlesLeft } from "./rules/single-orders.ts";
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
  hasSingles,
  hasThreeCards,
  holderOf,
  houseAt,
  houseOfSeat,
  neighboursOf,
  placeOf,
  playersOf,
  pointsIn,
  portSea,
  ravenHolder,
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
  HANDS,
  MARCHERS,
  SHOWN_BIDS,
  SINGLE_AREA,
  SINGLE_KIND,
  SUPPORTS,
  THREAT,
  TURN,
  type Variant,
  variantIds,
  WINNER,
} from "./state/layout.ts";
export {
  cardsIn,
  cardsOf,
  controllerOf,
  garrisonOf,
  orderIn,
  ownerOf,
  powerOf,
  routed,
  sizeOf,
  standing,
  standingIn,
  stockOf,
  supplyOf,
  tokenIn,
  troopIn,
  usedCards,
} from "./state/pieces.ts";
