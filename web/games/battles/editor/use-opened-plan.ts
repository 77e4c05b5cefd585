import type { BattlePlan, PlanProblem } from "@weirwood/battles/plans";
import { canonical, type Json } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { goTo, useHash } from "../../../app/router.ts";
import { newKey } from "../../../session/live.ts";
import { type KeptPlan, keepPlan, keptPlan, keptPlans } from "./model/kept-plans.ts";
import { planIn } from "./model/plan-link.ts";

/** A plan in hand; without a time where it is not kept, for it was not changed yet or there is no room. */
export type OpenedPlan = Pick<KeptPlan, "id" | "plan"> & Partial<KeptPlan>;

/** What the address asks for: a plan that is kept here, one that came with the link, or nothing yet. */
export type Opened =
  | { readonly is: "opening" }
  | { readonly is: "plan"; readonly kept: OpenedPlan }
  | { readonly is: "choice"; readonly unreadable?: true; readonly problems?: readonly PlanProblem[] };

const KEPT = "kept=";
export const editorAddress = "/games/battles/plans";

/** Plans of this visit that the browser does not keep: those that were only looked at, and all of a private window. */
const unkept = new Map<string, OpenedPlan>();

/** Keeps a plan as a new one, and goes there. One that is here already is not kept twice. */
export function openNew(plan: BattlePlan, how: "push" | "replace" = "push"): void {
  const same = (one: BattlePlan): boolean => canonical(one as unknown as Json) === canonical(plan as unknown as Json);
  const known = keptPlans().find((kept) => same(kept.plan));
  const kept = known ?? { id: newKey(), plan, changedAt: Date.now() };
  if (known === undefined && !keepPlan(kept)) unkept.set(kept.id, { id: kept.id, plan });
  openKept(kept.id, how);
}

/** Goes to a plan that is kept only once it has been changed: whoever looks at ours collects no copies. */
export function lookAt(plan: BattlePlan): void {
  const id = newKey();
  unkept.set(id, { id, plan });
  openKept(id);
}

export const openKept = (id: string, how: "push" | "replace" = "push"): void =>
  goTo(`${editorAddress}#${KEPT}${id}`, how);

export function useOpenedPlan(): Opened {
  const hash = useHash();
  const [opened, setOpened] = useState<Opened>({ is: "opening" });
  useEffect(() => {
    if (hash.startsWith(KEPT)) {
      const id = hash.slice(KEPT.length);
      const kept = keptPlan(id) ?? unkept.get(id);
      setOpened(kept === undefined ? { is: "choice" } : { is: "plan", kept });
      return;
    }
    let isGone = false;
    void planIn(hash).then((linked) => {
      if (isGone) return;
      if (linked?.is === "plan") openNew(linked.plan, "replace");
      else if (linked?.is === "refused") setOpened({ is: "choice", problems: linked.problems });
      else setOpened(linked === undefined ? { is: "choice" } : { is: "choice", unreadable: true });
    });
    return () => {
      isGone = true;
    };
  }, [hash]);
  return opened;
}
