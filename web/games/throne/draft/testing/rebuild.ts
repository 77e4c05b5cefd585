import type { Refusal } from "@weirwood/kernel";
import { type Move, NONE, UNIT_KINDS } from "@weirwood/throne/questions";
import { type ThroneDecision, throne } from "@weirwood/throne/rules";
import { bidding, capturing, mostOf, paidWith, tolled, whyNotToll } from "../amount.ts";
import {
  caravanFrom,
  consolidating,
  knightingIn,
  lionFrom,
  naming,
  onTrack,
  removing,
  removingNothing,
  saying,
} from "../choice.ts";
import { type Draft, openingDraft, readDraft, writeDraft } from "../draft.ts";
import { cardToggled, chosen, stung, whyNotAmongThree, whyNotCard, whyNotSting } from "../hand.ts";
import { disbanded, lost, retreatTo, whyNotDisband, whyNotLose, whyNotRetreat } from "../losses.ts";
import { type Sending, stepped, whyNoToken, whyNotStep, whyNotTo, withToken } from "../moves.ts";
import {
  bought,
  boughtIn,
  castlesToMuster,
  type LandPurchase,
  type Mustering,
  type Purchase,
  purchasesFor,
  whyNotBuy,
} from "../muster.ts";
import { areasToOrder, orderAt, placed, trayFor } from "../orders.ts";
import { pulled, whyNoPulledToken, whyNotPull, withPulledToken } from "../pulls.ts";
import { rankedAt } from "../ranking.ts";
import { ravenTray, swap, whyNoRaven } from "../raven.ts";
import { refusalOf, type Seated } from "../seated.ts";
import { laid, singleTray, whyNoSingle } from "../single.ts";
import { acceptanceToggled, areasAsked, pledged, whyNotPledge } from "../support.ts";
import { type Pointing, pointedAt, whyNotPoint } from "../targets.ts";
import { tokensToSettle } from "../tokens.ts";
import { countOf } from "../troops.ts";

/** A gesture that would be needed is not offered. */
class Greyed extends Error {}

function offered(refusal: Refusal | undefined, gesture: string): void {
  if (refusal !== undefined) throw new Greyed(`${gesture}: ${refusal.rule}`);
}

function isOffered(is: boolean, gesture: string): void {
  if (!is) throw new Greyed(gesture);
}

/** Every step of a draft goes to the command line and comes back the same. */
function retold(at: Seated, draft: ThroneDecision): ThroneDecision {
  const text = writeDraft(draft);
  const back = readDraft(at, text);
  if (back === undefined || writeDraft(back) !== text) throw new Error(`notation loses ${text}`);
  return back;
}

/**
 * Makes an answer anew out of what the ask opens with, by gestures that are offered at each step and nothing else.
 * Returns the notation of what could then be sent.
 */
export function rebuild(at: Seated, answer: ThroneDecision): string {
  const draft = gestures(at, answer, opening(at, answer));
  offered(refusalOf(at, draft), "send");
  return throne.print(retold(at, draft));
}

/** What the ask opens with; where several tokens could be settled, the one that the answer settles is pointed at. */
function opening(at: Seated, answer: ThroneDecision): Draft {
  const tokens = tokensToSettle(at);
  if (tokens.length < 2) return openingDraft(at);
  const area = "from" in answer ? answer.from : "area" in answer ? answer.area : "to" in answer ? answer.to : NONE;
  const isSingle = answer.kind.startsWith("use-");
  const token = tokens.find((one) => one.area === area && (one.single !== NONE) === isSingle);
  if (token === undefined) throw new Greyed(`token of ${throne.print(answer)}`);
  return token.start;
}

function gestures(at: Seated, answer: ThroneDecision, draft: Draft): ThroneDecision {
  switch (answer.kind) {
    case "orders":
      return placeOrders(at, answer, draft);
    case "raven": {
      if (answer.area === NONE) return answerOf(draft, "raven");
      offered(whyNoRaven(at, answer.area), "raven's area");
      offered(ravenTray(at, answer.area).find(({ order }) => order === answer.order)?.refusal, "raven's order");
      return swap(answer.area, answer.order);
    }
    case "single": {
      if (answer.area === NONE) return answerOf(draft, "single");
      offered(whyNoSingle(at, answer.area), "area of a single-use order");
      const token = singleTray(at, answer.area).find(({ single }) => single === answer.single);
      isOffered(token !== undefined, "single-use order");
      offered(token?.refusal, "single-use order");
      return laid(answer.area, answer.single);
    }
    case "raid":
    case "use-iron-fleet":
    case "use-rhllor":
      return pointAll(at, answer, answerOf(draft, answer.kind) as Pointing);
    case "use-caravan":
      return caravanFrom(answer.from);
    case "march":
    case "use-young-wolf":
      return sendAll(at, answer, answerOf(draft, answer.kind) as Sending);
    case "use-forced-march":
      return pullAll(at, answer, answerOf(draft, answer.kind));
    case "support": {
      let pledges = answerOf(draft, "support");
      for (const { area, side } of answer.pledges) {
        isOffered(areasAsked(at).includes(area), "support");
        offered(whyNotPledge(at, pledges, area, side), "pledge");
        pledges = pledged(pledges, area, side);
      }
      return pledges;
    }
    case "accept": {
      let accepted = answerOf(draft, "accept");
      for (const area of areasAsked(at)) {
        if (accepted.areas.includes(area) !== answer.areas.includes(area)) accepted = acceptanceToggled(accepted, area);
      }
      return accepted;
    }
    case "card":
    case "take-back":
    case "discard-card":
    case "replace-card":
      offered(whyNotCard(at, answer.kind, answer.card), "card");
      return chosen(answer.kind, answer.card);
    case "three-cards": {
      let three = answerOf(draft, "three-cards");
      for (const card of answer.cards) {
        offered(whyNotAmongThree(at, three, card), "one of three cards");
        three = cardToggled(three, card);
      }
      return three;
    }
    case "use-scorpion": {
      let sting = answerOf(draft, "use-scorpion");
      for (const card of answer.cards) {
        offered(whyNotSting(at, sting, card), "stung card");
        sting = stung(at, sting, card);
      }
      return sting;
    }
    case "casualties":
      return loseAll(at, answer, answerOf(draft, "casualties"));
    case "retreat":
      offered(whyNotRetreat(at, answer.to), "retreat");
      return loseAll(at, answer, retreatTo(answer.to));
    case "disband":
      return disbandAll(at, answer, answerOf(draft, "disband"));
    case "muster":
    case "use-muster":
      return buyAll(at, answer, answerOf(draft, answer.kind) as Mustering);
    case "bid":
    case "spend":
      isOffered(answer.power <= mostOf(at, (power) => bidding(answer.kind, power)), "power");
      return bidding(answer.kind, answer.power);
    case "capture":
      isOffered(answer.ships <= mostOf(at, capturing), "ships");
      return capturing(answer.ships);
    case "use-highgarden": {
      let toll = answerOf(draft, "use-highgarden");
      if (answer.card !== NONE) toll = paidWith(at, toll, answer.card);
      offered(refusalOf(at, toll), "card for power");
      for (const { house, power } of answer.tolls) {
        for (let taken = 0; taken < power; taken++) {
          offered(whyNotToll(at, toll, house), "toll");
          toll = tolled(toll, house, 1);
        }
      }
      return toll;
    }
    case "ties": {
      let ranked = answerOf(draft, "ties");
      for (const group of answer.groups)
        group.forEach((house, place) => {
          ranked = rankedAt(ranked, house, place);
        });
      return ranked;
    }
    case "name":
      return whole(at, naming(answer.house));
    case "demote":
    case "take-token":
      return whole(at, onTrack(answer.kind, answer.track));
    case "knight-in":
      return whole(at, knightingIn(answer.area));
    case "remove-order":
      return whole(at, answer.area === NONE ? removingNothing : removing(answer.area, answer.single));
    case "blade":
    case "control":
    case "make-knight":
      return whole(at, saying(answer.kind, answer.yes));
    case "consolidate":
      return whole(at, consolidating(answer.area, answer.fort));
    case "use-lion":
      return whole(at, lionFrom(answer.from, answer.house));
  }
}

type AnswerOf<Kind> = Extract<ThroneDecision, { kind: Kind }>;

/** What the ask opened with, which must be of the kind that is to be made. */
function answerOf<Kind extends ThroneDecision["kind"]>(draft: Draft, kind: Kind): AnswerOf<Kind> {
  if (draft?.kind !== kind) throw new Greyed(`${kind} opens with ${draft?.kind}`);
  return draft as AnswerOf<Kind>;
}

function whole(at: Seated, draft: ThroneDecision): ThroneDecision {
  offered(refusalOf(at, draft), draft.kind);
  return draft;
}

function placeOrders(at: Seated, answer: AnswerOf<"orders">, draft: Draft): ThroneDecision {
  let orders = answerOf(draft, "orders");
  for (const area of areasToOrder(at)) {
    const order = orderAt(answer, area);
    if (order === NONE) continue;
    const token = trayFor(at, orders, area)[order];
    offered(token.refusal, "order");
    isOffered(token.left > 0, "token");
    orders = placed(orders, area, order);
    retold(at, orders);
  }
  return orders;
}

function pointAll(at: Seated, answer: Pointing, draft: Pointing): ThroneDecision {
  let pointing = draft;
  for (const area of answer.targets) {
    offered(whyNotPoint(at, pointing, area), "target");
    pointing = pointedAt(pointing, area);
    retold(at, pointing);
  }
  return pointing;
}

function sendAll(at: Seated, answer: Sending, draft: Sending): ThroneDecision {
  let sending = draft;
  for (const move of inOrderSent(answer)) {
    offered(whyNotTo(at, sending, move.to), "march's target");
    for (let kind = 0; kind < UNIT_KINDS; kind++) {
      for (let sent = 0; sent < countOf(move, kind); sent++) {
        offered(whyNotStep(at, sending, move.to, kind), "unit of a march");
        sending = stepped(at, sending, move.to, kind, 1);
        retold(at, sending);
      }
    }
  }
  if (!answer.token) return sending;
  offered(whyNoToken(at, sending), "token left");
  return withToken(sending, true);
}

/** Garrisons are entered in the order in which they are pressed. */
export function inOrderSent(answer: Sending): readonly Move[] {
  const sequence = (answer.kind === "march" ? answer.sequence : undefined) ?? [];
  return [...answer.moves].sort((a, b) => sequence.indexOf(a.to) - sequence.indexOf(b.to));
}

function pullAll(
  at: Seated,
  answer: AnswerOf<"use-forced-march">,
  draft: AnswerOf<"use-forced-march">,
): ThroneDecision {
  let pulling = draft;
  for (const pull of answer.pulls) {
    for (let kind = 0; kind < UNIT_KINDS; kind++) {
      for (let drawn = 0; drawn < countOf(pull, kind); drawn++) {
        offered(whyNotPull(at, pulling, pull.area, kind), "unit of a forced march");
        pulling = pulled(at, pulling, pull.area, kind, 1);
      }
    }
  }
  for (const { area, token } of answer.pulls) {
    if (!token) continue;
    offered(whyNoPulledToken(at, pulling, area), "token of a forced march");
    pulling = withPulledToken(pulling, area, true);
    retold(at, pulling);
  }
  return pulling;
}

function loseAll<Answer extends AnswerOf<"casualties" | "retreat">>(at: Seated, answer: Answer, draft: Answer): Answer {
  let losing = draft;
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    for (let gone = 0; gone < countOf(answer, kind); gone++) {
      offered(whyNotLose(at, losing, kind), "lost unit");
      losing = lost(losing, kind, 1);
      retold(at, losing);
    }
  }
  return losing;
}

function disbandAll(at: Seated, answer: AnswerOf<"disband">, draft: AnswerOf<"disband">): ThroneDecision {
  let losing = draft;
  for (const troop of answer.units) {
    for (let kind = 0; kind < UNIT_KINDS; kind++) {
      for (let gone = 0; gone < countOf(troop, kind); gone++) {
        offered(whyNotDisband(at, losing, troop.area, kind), "disbanded unit");
        losing = disbanded(losing, troop.area, kind, 1);
        retold(at, losing);
      }
    }
  }
  return losing;
}

/** Upgrades first: they free footmen for whoever has none left in the box. */
const inOrder: readonly (LandPurchase | "ship")[] = ["upgrades", "refits", "footmen", "knights", "engines", "ship"];

function buyAll(at: Seated, answer: Mustering, draft: Mustering): ThroneDecision {
  let buying = draft;
  for (const sought of inOrder) {
    for (const { area } of answer.castles) {
      isOffered(castlesToMuster(at, buying).includes(area), "castle");
      const open: Purchase[] = purchasesFor(at, area).filter(({ what }) => what === sought);
      for (const purchase of open) {
        for (let had = 0; had < boughtIn(answer, area, purchase); had++) {
          offered(whyNotBuy(at, buying, area, purchase), `${sought} mustered`);
          buying = bought(buying, area, purchase, 1);
          retold(at, buying);
        }
      }
    }
  }
  return buying;
}
