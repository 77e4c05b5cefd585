import { type BattlePlan, isRefused, MOST_CHARACTERS, type PlanProblem, readPlan } from "@weirwood/battles/plans";
import { packed, unpacked } from "../../../../editing/packed.ts";

/** A plan in the fragment of an address: its JSON, packed. */

const KEY = "plan=";

/** What a link carries, or why it carries nothing. */
export type LinkedPlan =
  | { readonly is: "plan"; readonly plan: BattlePlan }
  /** Cut short, mistyped, too long, or made to be a nuisance. */
  | { readonly is: "unreadable" }
  | { readonly is: "refused"; readonly problems: readonly PlanProblem[] };

/** The fragment that carries a plan. */
export const fragmentOf = async (plan: BattlePlan): Promise<string> => `#${KEY}${await packed(JSON.stringify(plan))}`;

/** The plan that a fragment carries; undefined where it speaks of none. */
export async function planIn(fragment: string): Promise<LinkedPlan | undefined> {
  const said = fragment.replace(/^#/, "");
  if (!said.startsWith(KEY)) return undefined;
  const text = await unpacked(said.slice(KEY.length), MOST_CHARACTERS);
  if (text === undefined) return { is: "unreadable" };
  const read = readPlan(text);
  return isRefused(read) ? { is: "refused", problems: read } : { is: "plan", plan: read };
}
