import { anyOf, stepsGame } from "@weirwood/kernel";
import { openAsk } from "../state/asks.ts";
import {
  CAPTURE,
  CLASH_OF_KINGS,
  CONSOLIDATION,
  FIGHT,
  houseOfSeat,
  isOver,
  MARCHES,
  MUSTERING,
  PLANNING,
  playersOf,
  RAIDS,
  SUPPLY_CARD,
  seatOf,
  TURN_PROCEDURE,
  WESTEROS,
  WILDLING_ATTACK,
} from "../state/flow.ts";
import { type AskKind, askKinds, procedures } from "../state/layout.ts";
import { fight, playCard, playThree, useBlade } from "./battle.ts";
import {
  demoteFoe,
  discardCard,
  knightIn,
  makeKnight,
  removeOrderByCard,
  spendPower,
  takeBack,
  takeToken,
} from "./card-choices.ts";
import { casualties } from "./casualties.ts";
import { clashOfKings, influenceBid, ties } from "./clash-of-kings.ts";
import { consolidateBounds, consolidateOrder, consolidation } from "./consolidate.ts";
import { controlAfterWin } from "./control.ts";
import { forcedMarch } from "./forced-march.ts";
import { replaceCard } from "./house-cards.ts";
import { march, marches } from "./march.ts";
import { muster, mustering } from "./muster.ts";
import { checkPlayed } from "./not-played.ts";
import { assignOrders, planningPhase } from "./planning.ts";
import { capture, captureShips } from "./ports.ts";
import { raid, raids } from "./raid.ts";
import { raven } from "./raven.ts";
import { retreat } from "./retreat.ts";
import { caravan, highgarden, useMuster } from "./single-consolidates.ts";
import { laySingle } from "./single-orders.ts";
import { ironFleet, lion, rhllor, scorpion, youngWolf } from "./single-raids.ts";
import type { Procedure, Step } from "./step.ts";
import { supplyCard, supplyLosses } from "./supply.ts";
import { acceptSupport, offerSupport } from "./support.ts";
import { turn } from "./turn.ts";
import { keepUp } from "./upkeep.ts";
import { westerosPhase } from "./westeros.ts";
import { pickBidder, watchBid, wildlingAttack, wildlingLosses } from "./wildlings.ts";

/** The rulebook's table of contents: which procedure goes on, and which step answers which ask. */

const procedureOf: readonly Procedure[] = Object.assign([] as Procedure[], {
  [TURN_PROCEDURE]: turn,
  [WESTEROS]: westerosPhase,
  [SUPPLY_CARD]: supplyCard,
  [MUSTERING]: mustering,
  [CLASH_OF_KINGS]: clashOfKings,
  [WILDLING_ATTACK]: wildlingAttack,
  [PLANNING]: planningPhase,
  [RAIDS]: raids,
  [MARCHES]: marches,
  [FIGHT]: fight,
  [CONSOLIDATION]: consolidation,
  [CAPTURE]: capture,
});

const steps: { readonly [kind in AskKind]: Step } = {
  "disband-supply": supplyLosses,
  muster,
  "bid-iron-throne": influenceBid,
  "bid-fiefdoms": influenceBid,
  "bid-kings-court": influenceBid,
  ties,
  "bid-wildlings": watchBid,
  "pick-highest": pickBidder,
  "pick-lowest": pickBidder,
  "disband-wildlings": wildlingLosses,
  single: laySingle,
  orders: assignOrders,
  raven,
  raid,
  "raid-or-single": anyOf((game) => raid.bounds?.(game) ?? {}, raid, ironFleet, youngWolf, scorpion, lion, rhllor),
  march,
  "march-or-single": anyOf((game) => march.bounds?.(game) ?? {}, march, forcedMarch),
  support: offerSupport,
  accept: acceptSupport,
  card: playCard,
  "three-cards": playThree,
  spend: spendPower,
  "replace-card": replaceCard,
  demote: demoteFoe,
  blade: useBlade,
  "take-back": takeBack,
  "remove-order": removeOrderByCard,
  "discard-card": discardCard,
  "make-knight": makeKnight,
  "knight-in": knightIn,
  "take-token": takeToken,
  casualties,
  retreat,
  control: controlAfterWin,
  capture: captureShips,
  consolidate: anyOf(consolidateBounds, consolidateOrder, useMuster, caravan, highgarden),
};

/** Asks, answers and procedures of this game, driven by the kernel. */
export const { proceed, rules: play } = stepsGame({
  kinds: askKinds,
  steps,
  ask: openAsk,
  seating: { count: playersOf, playerAt: houseOfSeat, seatOf },
  isOver,
  procedure: (game) => procedureOf[procedures.kind(game)],
  keepUp,
  checkAny: checkPlayed,
});
