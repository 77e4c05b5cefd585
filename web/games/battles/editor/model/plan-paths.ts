import type { BattlePlan } from "@weirwood/battles/plans";
import type { Json } from "@weirwood/kernel";

/** Places in a plan, named as its checks name them: `units[3].at`. */

const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]]+/g) ?? [];

type Holder = { readonly [name: string]: Json | undefined } | readonly Json[];

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

const memberOf = (value: unknown, step: string): Json | undefined =>
  isHolder(value) && Object.hasOwn(value, step) ? (value as { readonly [name: string]: Json })[step] : undefined;

/** What a plan says there; undefined where it says nothing. */
export function valueAt(plan: BattlePlan, path: string): Json | undefined {
  let value: unknown = plan;
  for (const step of stepsOf(path)) value = memberOf(value, step);
  return value as Json | undefined;
}

/** A plan that says something else there. Undefined leaves it out; what then holds nothing is left out too. */
export function withValue(plan: BattlePlan, path: string, value: Json | undefined): BattlePlan {
  return changed(plan as unknown as Json, stepsOf(path), value) as unknown as BattlePlan;
}

function changed(holder: Json | undefined, [step, ...rest]: readonly string[], value: Json | undefined): Json {
  const inner = rest.length === 0 ? value : emptied(changed(memberOf(holder, step), rest, value), rest, value);
  if (Array.isArray(holder) || (holder === undefined && /^\d+$/.test(step))) {
    const items = (holder ?? []) as readonly Json[];
    return inner === undefined
      ? items.filter((_, at) => at !== Number(step))
      : Object.assign([...items], { [step]: inner });
  }
  const { [step]: _, ...others } = (holder ?? {}) as { readonly [name: string]: Json };
  if (inner === undefined) return others;
  // What was there keeps its place, so that a file changes in one line.
  return memberOf(holder, step) === undefined ? { ...others, [step]: inner } : { ...(holder as object), [step]: inner };
}

/** Lists and maps that may be left out are, once they are empty. */
function emptied(inner: Json, [first]: readonly string[], value: Json | undefined): Json | undefined {
  const isItem = /^\d+$/.test(first);
  const holdsNothing = isHolder(inner) && Object.keys(inner).length === 0;
  return value === undefined && !isItem && holdsNothing ? undefined : inner;
}

/** One more item at the end of a list. */
export function withItem(plan: BattlePlan, path: string, item: Json): BattlePlan {
  const items = valueAt(plan, path);
  return withValue(plan, path, [...(Array.isArray(items) ? items : []), item]);
}
