import { driveUntilSettled } from "@weirwood/kernel";
import type { ThroneDecision } from "../decisions.ts";
import { hasAnswered, isAsking } from "../state/asks.ts";
import type { House } from "../state/board.ts";
import {
  CAPTURE,
  CLASH_OF_KINGS,
  CONSOLIDATION,
  FIGHT,
  isOver,
  MARCHES,
  MUSTERING,
  PLANNING,
  RAIDS,
  SUPPLY_CARD,
  TURN_PROCEDURE,
  WESTEROS,
  WILDLING_ATTACK,
} from "../state/flow.ts";
import { ASK_KIND, type AskKind, askKinds, procedures, type Throne } from "../state/layout.ts";
import { anyOf } from "./alternatives.ts";
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
import { assignOrders, planningPhase } from "./planning.ts";
import { capture, captureShips } from "./ports.ts";
import { raid, raids } from "./raid.ts";
import { raven } from "./raven.ts";
import { retreat } from "./retreat.ts";
import { caravan, highgarden, useMuster } from "./single-consolidates.ts";
import { laySingle } from "./single-orders.ts";
import { ironFleet, lion, rhllor, scorpion, youngWolf } from "./single-raids.ts";
import type { Procedure, Step, TellRule } from "./step.ts";
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

/** Goes on until somebody has something to decide, or the game is over. */
export const proceed = (game: Throne, tell?: TellRule): void => driveUntilSettled(game, goOn, tell);

function goOn(game: Throne, tell?: TellRule): boolean {
  keepUp(game, tell);
  if (isAsking(game) || isOver(game)) return true;
  procedureOf[procedures.kind(game)](game, tell);
  return false;
}

const steps = {
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
} satisfies { [kind in AskKind]: unknown };

/** By the number of the ask: a name is looked up once for all, and not at every decision. */
const stepsByNumber = askKinds.map((kind) => steps[kind]) as unknown as readonly Step<ThroneDecision>[];

/** The step that answers the ask. Each step only ever meets decisions of its own kind: `check` sees to that. */
export const openStep = (game: Throne): Step<ThroneDecision> => stepsByNumber[game[ASK_KIND]];

/** A house's secret answer that is in and may still be replaced, or undefined. A view knows it of its own seat alone. */
export const keptAnswer = (game: Throne, house: House): ThroneDecision | undefined =>
  isAsking(game) && hasAnswered(game, house) ? openStep(game).kept?.(game, house) : undefined;
