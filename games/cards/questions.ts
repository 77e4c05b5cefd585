/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { type CostPart, type Offer, offerOf } from "./about/offers.ts";
export { dangersIn, type StackItem, type StepId, stackOf, stepIds } from "./about/stack.ts";
export { type EntryId, type Timing, timingOf } from "./about/timing.ts";
export { whyNotThing } from "./about/whys.ts";
export { abilities, abilitiesOf, abilityNames, abilityNumber, own } from "./compiled/abilities.ts";
export type { Op } from "./compiled/ops.ts";
export {
  bitOf,
  type HouseId,
  houseIds,
  iconIds,
  keywordIds,
  NONE,
  phaseIds,
  seatIds,
  typeIds,
  UNKNOWN,
} from "./data/names.ts";
export { type Answer, verbs } from "./decisions.ts";
export { hasKeyword, hasType, influenceOf, MARKS, strOf, word } from "./derived/words.ts";
export { cardIds, cardNumber, cards } from "./pool/index.ts";
export { amountOf } from "./rules/amounts.ts";
export { type Choice, candidatesFor, chooserOf, chosenInChoice, waysOpen } from "./rules/candidates.ts";
export { holds } from "./rules/conditions.ts";
export { type Context, contextOf, refsOf, seatsOf } from "./rules/context.ts";
export { influenceSources } from "./rules/costs.ts";
export { compiledAt, contextAt, isResolve, topLevel } from "./rules/frames.ts";
export { mayAttack, mayDefend } from "./rules/framework-choices.ts";
export {
  claimOf,
  countOf,
  drawCap,
  housePower,
  incomeOf,
  initiativeOf,
  plotGoldOf,
  powerToWin,
  totalPower,
  unopposedPower,
} from "./rules/numbers.ts";
export { costToPlay } from "./rules/playing-cards.ts";
export { participants } from "./rules/roles.ts";
export { allThatFit, matchesFace } from "./rules/select.ts";
export { CARD_SOURCE } from "./rules/sources.ts";
export { strengthOf } from "./rules/strength.ts";
export { threatOf } from "./rules/threats.ts";
export { whyNotUnique } from "./rules/uniqueness.ts";
export {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  countersOn,
  destinationOf,
  faces,
  forEachOn,
  goldOn,
  hasStatus,
  hostOf,
  isAgenda,
  isDuplicate,
  isFaceDown,
  isKneeling,
  isLeaving,
  isTaken,
  ownerOf,
  powerOn,
  roleOf,
} from "./state/bodies.ts";
export {
  ACTIVE,
  type AskKind,
  ATTACKER,
  ATTACKING,
  askKinds,
  BYPASSED,
  type Cards,
  CH_FLAGS,
  CH_WINNER,
  CHALLENGE,
  CLAIM,
  DEFENDER,
  DEFENDING,
  DRAWN,
  FIRST,
  frames,
  GOLD,
  HOUSE,
  LIMITED,
  MADE,
  MELEE,
  PHASE,
  PLOT,
  placesOf,
  ROUND,
  ROUNDS,
  SECOND_TITLE,
  TITLE,
  TO_DEAD,
  UNOPPOSED,
} from "./state/layout.ts";
export { bodyNames, cardOfRef, isBodyRef, isCardRef, plainNames, refNames, SEAT_REF } from "./state/refs.ts";
export { isOut, seatsIn } from "./state/seats.ts";
export type { Amount, Cost, Effect, Face, Modifier, Pick, Ref, Who } from "./words/index.ts";
