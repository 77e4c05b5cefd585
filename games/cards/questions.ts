/** What may be asked of a state or a view, by number: for bots, clients and whoever counts. Nothing here changes one. */
export { foresee } from "./about/foresight.ts";
export { type CostPart, type Offer, offerOf } from "./about/offers.ts";
export { dangersIn, type StackItem, type StepId, stackOf, stepIds } from "./about/stack.ts";
export { type EntryId, entryIds, type Timing, timingOf } from "./about/timing.ts";
export { whyNotThing } from "./about/whys.ts";
export { abilities, abilitiesOf, abilityNames, abilityNumber, own } from "./compiled/abilities.ts";
export type { Op } from "./compiled/ops.ts";
export { bitOf, iconIds, keywordIds, NONE, phaseIds, seatIds, typeIds, UNKNOWN } from "./data/names.ts";
export { type Answer, verbs } from "./decisions.ts";
export { hasKeyword, hasType, MARKS, strOf, word } from "./derived/words.ts";
export { cardIds, cardNumber, cards } from "./pool/index.ts";
export { amountOf } from "./rules/amounts.ts";
export { type Choice, candidatesFor, chooserOf, waysOpen } from "./rules/candidates.ts";
export { holds } from "./rules/conditions.ts";
export { type Context, contextOf, refsOf, seatsOf } from "./rules/context.ts";
export { compiledAt, contextAt, isResolve, topLevel } from "./rules/frames.ts";
export { mayAttack, mayDefend } from "./rules/framework-choices.ts";
export {
  claimOf,
  housePower,
  incomeOf,
  initiativeOf,
  powerToWin,
  totalPower,
  unopposedPower,
} from "./rules/numbers.ts";
export { costToPlay } from "./rules/playing-cards.ts";
export { strengthOf } from "./rules/resolution.ts";
export { participants } from "./rules/roles.ts";
export { allThatFit, matchesFace } from "./rules/select.ts";
export { CARD_SOURCE } from "./rules/sources.ts";
export { threatOf } from "./rules/threats.ts";
export { whyNotUnique } from "./rules/uniqueness.ts";
export {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  countersOn,
  faces,
  forEachOn,
  goldOn,
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
  type Cards,
  CHALLENGE,
  DEFENDER,
  DEFENDING,
  FIRST,
  frames,
  GOLD,
  HOUSE,
  PHASE,
  PLOT,
  placesOf,
  ROUND,
  ROUNDS,
  SECOND_TITLE,
  TITLE,
} from "./state/layout.ts";
export { bodyNames, cardOfRef, isBodyRef, isCardRef, plainNames, refNames, SEAT_REF } from "./state/refs.ts";
export { isOut, seatsIn } from "./state/seats.ts";
export type { Amount, Cost, Effect, Face, Modifier, Pick, Ref, Who } from "./words/index.ts";
