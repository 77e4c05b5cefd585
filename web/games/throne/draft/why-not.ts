import type { Refusal } from "@weirwood/kernel";
import type { ThroneDecision } from "@weirwood/throne/rules";
import { isPartOf } from "./part-of.ts";
import { answersFor, refusalOf, type Seated } from "./seated.ts";
import { pointsOf } from "./troops.ts";

/**
 * Why a draft leads nowhere, or undefined while some legal answer can still grow out of it. This is what greys a gesture:
 * a step on the way may break a rule that only the whole answer must keep.
 */
export function whyNot(at: Seated, draft: ThroneDecision): Refusal | undefined {
  const refusal = refusalOf(at, draft);
  if (refusal === undefined) return undefined;
  const answers = answersFor(at);
  if (answers === undefined) return isMendable(draft, refusal) ? undefined : refusal;
  return answers.some((answer) => isPartOf(draft, answer)) ? undefined : refusal;
}

/** Rules about an answer as a whole, which more orders, units, moves or purchases may yet satisfy. */
const rulesOfTheWhole = new Set([
  "throne.orders.every-area",
  "throne.march.supply",
  "throne.garrison.strength",
  "throne.supply.losses",
  "throne.control.leave-token",
]);

function isMendable(draft: ThroneDecision, { rule, params }: Refusal): boolean {
  if (rulesOfTheWhole.has(rule)) return true;
  // Too little and too much are one rule: only too little can be mended by giving more.
  return (
    rule === "throne.wildlings.losses" && draft.kind === "disband" && pointsOf(draft.units) < Number(params.points)
  );
}
