import { checkPlan, isRefused } from "@weirwood/battles/plans";
import type { Json } from "@weirwood/kernel";
import { PlanPicture } from "./plan-picture.tsx";

/** The battle plan that was chosen for a table; nothing where it is none. */
export function DocumentPicture({ document }: { readonly document: Json }) {
  const plan = checkPlan(document);
  return isRefused(plan) ? null : <PlanPicture plan={plan} />;
}
