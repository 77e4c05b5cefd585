/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { castlesToWin, lastTurn } from "./data/tracks.ts";
export * from "./decisions.ts";
export { checkOrderIn, starsOf } from "./rules/planning.ts";
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
export { isSeason, topCard } from "./rules/westeros.ts";
export { askKind } from "./state/asks.ts";
export * from "./state/board.ts";
export {
  bladeHolder,
  houseAt,
  houseOfSeat,
  placeOf,
  playersOf,
  seatOf,
  throneHolder,
} from "./state/flow.ts";
export {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_FROM,
  BLADE_USED,
  DEFENDER,
  HANDS,
  MARCHERS,
  THREAT,
  TURN,
  WINNER,
} from "./state/layout.ts";
export {
  cardsIn,
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
  tokenIn,
  troopIn,
} from "./state/pieces.ts";
