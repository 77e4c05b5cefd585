/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { askedVerbs, isOnBoard, ownAreas, reachable } from "./completion.ts";
export { portRoom } from "./data/ports.ts";
export { castlesToWin, lastTurn, supplyTrack, threatLimit, threatStep } from "./data/tracks.ts";
export * from "./decisions.ts";
export { shownBid } from "./rules/bidding.ts";
export { ruleOfCard, textOf as textInUse } from "./rules/card-texts.ts";
export { auctionedTrack } from "./rules/clash-of-kings.ts";
export { marched } from "./rules/march.ts";
export { isHeldAgainst } from "./rules/moves.ts";
export { costOf } from "./rules/muster.ts";
export { checkOrderIn, starsOf } from "./rules/planning.ts";
export { isBlocked, portBeside, portOwner } from "./rules/ports.ts";
export { pendingSingle, singleIn, singlesLeft } from "./rules/single-orders.ts";
export {
  ATTACK,
  canSupport,
  DEFENCE,
  fightersOf,
  isSilenced,
  marchStrength,
  type Side,
  type StrengthPart,
  strengthOf,
  supportersIn,
  supportStrength,
  type UnitsPart,
} from "./rules/strength.ts";
export { barrelsOf, fitsSupply } from "./rules/supply.ts";
export { isReached, seasCarrying } from "./rules/transport.ts";
export { turnStepOf, turnSteps } from "./rules/turn.ts";
export { castlesOf } from "./rules/victory.ts";
export { isSeason, topCard } from "./rules/westeros.ts";
export { askedHouse, askKind, isAsked, isAsking } from "./state/asks.ts";
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
  hasOpenWesteros,
  hasPorts,
  hasSiege,
  hasSingles,
  holderOf,
  houseAt,
  houseOfSeat,
  inOrderOfPlay,
  neighboursOf,
  placeOf,
  playersOf,
  pointsIn,
  portSea,
  seatOf,
  throneHolder,
} from "./state/flow.ts";
export {
  type AskKind,
  ATTACKER,
  askKinds,
  BATTLE_AREA,
  BATTLE_FROM,
  BATTLE_ORDER,
  BLADE_SIDE,
  BLADE_USED,
  BOUND,
  CARDS,
  DECK,
  DEFENDER,
  FORT,
  FREE_ORDERS,
  LIES_OPEN,
  MARCHERS,
  SEASON,
  SEEN,
  SINGLE_AREA,
  SINGLE_KIND,
  SUPPORTS,
  SWEPT,
  TEXT_CARD,
  THREAT,
  TURN,
  unitKeys,
  type Variant,
  variantIds,
  WINNER,
} from "./state/layout.ts";
export {
  cardsOf,
  controllerOf,
  difference,
  garrisonOf,
  isWithin,
  noTroop,
  orderIn,
  ownerOf,
  powerOf,
  routed,
  sizeOf,
  standing,
  standingIn,
  stockOf,
  sumOf,
  supplyOf,
  tokenIn,
  troopAt,
  troopIn,
  troopSize,
  usedCards,
} from "./state/pieces.ts";
