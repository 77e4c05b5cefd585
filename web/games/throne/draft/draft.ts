import { isRefusal } from "@weirwood/kernel";
import { type AskKind, areaNumber, askKind, NONE } from "@weirwood/throne/questions";
import { type ThroneDecision, throne } from "@weirwood/throne/rules";
import { bidding, capturing } from "./amount.ts";
import { noCards } from "./hand.ts";
import { nobodyDisbanded, noCasualties, retreatTo } from "./losses.ts";
import { noMuster } from "./muster.ts";
import { noOrders } from "./orders.ts";
import { ranking } from "./ranking.ts";
import { noRaven } from "./raven.ts";
import type { Seated } from "./seated.ts";
import { noSingle } from "./single.ts";
import { acceptedAll, noPledges } from "./support.ts";
import { tokensToSettle } from "./tokens.ts";

/** The unsent answer: a decision that may still lack something, shared with the command line by its notation. */
export type Draft = ThroneDecision | undefined;

export const writeDraft = (draft: ThroneDecision): string => throne.print(draft);

/** The draft that a text means; undefined where it answers another ask, or nothing. */
export function readDraft({ view }: Seated, text: string): Draft {
  const answer = throne.parse(text, view);
  if (isRefusal(answer)) return undefined;
  const kinds = [throne.asks(view)[0]?.bounds.decision ?? []].flat();
  return kinds.includes(answer.kind) ? answer : undefined;
}

/** What an ask opens with: the answer that is already in, or a beginning that says nothing yet. */
export function openingDraft(at: Seated): Draft {
  return throne.kept(at.view, at.seat) ?? beginnings[askKind(at.view)]?.(at);
}

/** Where only one token can be settled it is taken up at once. */
const onlyToken = (at: Seated): Draft => {
  const tokens = tokensToSettle(at);
  return tokens.length === 1 ? tokens[0].start : undefined;
};

const beginnings: { readonly [kind in AskKind]?: (at: Seated) => Draft } = {
  "disband-supply": () => nobodyDisbanded,
  "disband-wildlings": () => nobodyDisbanded,
  muster: () => noMuster,
  "bid-iron-throne": () => bidding("bid", 0),
  "bid-fiefdoms": () => bidding("bid", 0),
  "bid-kings-court": () => bidding("bid", 0),
  "bid-wildlings": () => bidding("bid", 0),
  spend: () => bidding("spend", 0),
  capture: ({ view }) => capturing(Number(throne.asks(view)[0].bounds.most)),
  ties: ranking,
  single: () => noSingle,
  orders: () => noOrders,
  raven: () => noRaven,
  raid: onlyToken,
  "raid-or-single": onlyToken,
  march: onlyToken,
  "march-or-single": onlyToken,
  consolidate: onlyToken,
  support: () => noPledges,
  accept: acceptedAll,
  "three-cards": () => noCards,
  casualties: () => noCasualties,
  retreat: ({ view }) => {
    const { areas } = throne.asks(view)[0].bounds;
    return Array.isArray(areas) && areas.length === 1 ? retreatTo(areaNumber(String(areas[0]))) : undefined;
  },
};

/** Whether a draft passes: says no to what was offered, or lets a token go unused. */
export function isPass(draft: ThroneDecision): boolean {
  switch (draft.kind) {
    case "raid":
    case "use-iron-fleet":
    case "use-rhllor":
      return draft.targets.length === 0;
    case "march":
    case "use-young-wolf":
      return draft.moves.length === 0;
    case "use-forced-march":
      return draft.pulls.length === 0;
    case "muster":
    case "use-muster":
      return draft.castles.length === 0;
    case "use-scorpion":
      return draft.cards.length === 0;
    case "use-lion":
      return draft.house === NONE;
    case "card":
    case "take-back":
    case "discard-card":
    case "replace-card":
    case "use-highgarden":
      return draft.card === NONE;
    case "raven":
    case "single":
    case "knight-in":
    case "remove-order":
      return draft.area === NONE;
    case "take-token":
    case "demote":
      return draft.track === NONE;
    case "blade":
    case "control":
    case "make-knight":
      return !draft.yes;
    default:
      return false;
  }
}
