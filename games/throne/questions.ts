/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export * from "./decisions.ts";
export { starsOf } from "./rules/planning.ts";
export {
  ATTACK,
  canSupport,
  DEFENCE,
  type Side,
  type StrengthPart,
  strengthOf,
  supportStrength,
} from "./rules/strength.ts";
export { barrelsOf, fitsSupply } from "./rules/supply.ts";
export { isReached, seasCarrying } from "./rules/transport.ts";
export { castlesOf } from "./rules/victory.ts";
export { askKind } from "./state/asks.ts";
export * from "./state/board.ts";
export {
  bladeHolder,
  holderOf,
  houseAt,
  houseOfSeat,
  placeOf,
  playersOf,
  ravenHolder,
  seatOf,
  throneHolder,
} from "./state/flow.ts";
export {
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
