import type { BattlePlan } from "@weirwood/battles/plans";
import { sketchOf } from "@weirwood/battles/plans";

/** Plans that this browser keeps, each under a name of its own: two tabs that edit two plans do not meet. */
export interface KeptPlan {
  readonly id: string;
  readonly plan: BattlePlan;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

const PREFIX = "weirwood.battles.plan.";

/** Keeps a plan; false where the browser keeps nothing, or has no more room. */
export function keepPlan({ id, plan, changedAt }: KeptPlan): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ changedAt, plan }));
    return true;
  } catch {
    return false;
  }
}

export const forgetPlan = (id: string): void => localStorage.removeItem(PREFIX + id);

export function keptPlan(id: string): KeptPlan | undefined {
  try {
    const { changedAt, plan } = JSON.parse(localStorage.getItem(PREFIX + id) ?? "") as Omit<KeptPlan, "id">;
    // A plan may be kept with whatever mistakes, but one whose field cannot be drawn was not written here.
    const isOurs = sketchOf(JSON.stringify(plan)) !== undefined && Array.isArray(plan.units);
    return isOurs ? { id, plan, changedAt: Number(changedAt) } : undefined;
  } catch {
    return undefined;
  }
}

/** All of them, the latest first. */
export function keptPlans(): readonly KeptPlan[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => keptPlan(key.slice(PREFIX.length)) ?? [])
    .sort((one, other) => other.changedAt - one.changedAt);
}
