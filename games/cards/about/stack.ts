import type { Seat } from "@weirwood/kernel";
import { abilities, own } from "../compiled/abilities.ts";
import { bindingNames } from "../compiled/bindings.ts";
import { NONE } from "../data/names.ts";
import { boundTo } from "../rules/context.ts";
import { isResolve } from "../rules/frames.ts";
import { happeningNumber } from "../rules/happenings.ts";
import { isOwnPlay } from "../rules/playing-cards.ts";
import { SAVED, threatOf } from "../rules/threats.ts";
import { type Body, isTaken } from "../state/bodies.ts";
import {
  AS_PASSIVE,
  AS_REPLACEMENT,
  AS_RESPONSE,
  AS_SAVE,
  type Cards,
  type FrameworkId,
  frames,
  frameworkIds,
  placesOf,
  RESPONSE_POLL,
  SAVE_POLL,
} from "../state/layout.ts";
import { NUMBER_REF } from "../state/refs.ts";

/** What is being carried out, one thing inside the other, and in which of its six steps each of them is. */

export const stepIds = ["declare", "save", "execute", "passives", "responses", "end"] as const;
export type StepId = (typeof stepIds)[number];

/** One thing that is being carried out. */
export interface StackItem {
  readonly is: "framework" | "action" | "response" | "save" | "cancel" | "passive" | "replacement" | "play";
  /** Which step of the rules: named in the phrasebook under `window`. */
  readonly window?: FrameworkId;
  /** Whose act it is. */
  readonly seat?: Seat;
  readonly ability?: number;
  /** The card whose text it is, or which is played. */
  readonly card?: number;
  /** Where that card lies, if it lies on the table. */
  readonly body?: Body;
  /** What was chosen for it so far, as far as it is seen; what it is paid with is not among it. */
  readonly targets: readonly number[];
  /** Whom a save saves. */
  readonly saves?: Body;
  readonly step: StepId;
}

/** Everything that is being carried out, the oldest first: the last is what the question is about. */
export function stackOf(view: Cards): readonly StackItem[] {
  const items: StackItem[] = [];
  const depth = frames.depth(view);
  for (let level = 0; level < depth; level++) {
    const kind = frames.kindAt(view, level);
    if (kind === frames.kinds.window) {
      // The window of an action is one thing with the action, which is its first frame.
      const isActing = level + 1 < depth && isResolve(view, level + 1);
      if (!isActing) items.push(windowItem(view, level));
    } else if (isResolve(view, level)) items.push(resolveItem(view, level));
  }
  return items;
}

const { window, resolve, poll, passives } = frames.registers;
const windowSteps: readonly StepId[] = ["declare", "save", "execute", "passives", "responses", "end", "end"];
const resolveSteps: readonly StepId[] = ["declare", "save", "execute", "passives", "end"];

/** A frame is a step ahead while those of the step before lie on it: rounds of answers, and passives. */
function stepAt(view: Cards, level: number, steps: readonly StepId[]): StepId {
  const above = level + 1;
  if (above < frames.depth(view)) {
    const kind = frames.kindAt(view, above);
    if (kind === frames.kinds.poll && frames.getAt(view, above, poll.kind) === SAVE_POLL) return "save";
    if (kind === frames.kinds.poll && frames.getAt(view, above, poll.kind) === RESPONSE_POLL) return "responses";
    if (kind === frames.kinds.passives && frames.getAt(view, above, passives.kind) === 0) return "passives";
  }
  return steps[frames.stepAt(view, level)];
}

const known = (number: number): number | undefined => (number === NONE ? undefined : number);

function windowItem(view: Cards, level: number): StackItem {
  const step = stepAt(view, level, windowSteps);
  const framework = frames.getAt(view, level, window.framework);
  if (framework !== NONE)
    return { is: "framework", window: frameworkIds[framework], targets: targetsAt(view, level), step };
  const done = actionIn(view);
  return {
    is: done.ability !== undefined && isOwnPlay(done.ability) ? "play" : "action",
    ...present({ seat: frames.getAt(view, level, window.actor), ...done }),
    targets: [],
    step,
  };
}

const [TRIGGERED, OUT_OF_SHADOWS] = [happeningNumber("triggered"), happeningNumber("out-of-shadows")];

/** The action whose window is open, once it has been carried out: what has happened in the window begins with it. */
function actionIn(view: Cards): {
  readonly ability?: number | undefined;
  readonly card?: number | undefined;
  readonly body?: Body | undefined;
} {
  const { happenings } = placesOf(view);
  const { field } = happenings;
  for (let row = 0; row < happenings.count(view); row++) {
    const at = happenings.row(row);
    const kind = view[at + field.kind];
    if (kind !== TRIGGERED && kind !== OUT_OF_SHADOWS) continue;
    const ability = kind === TRIGGERED ? view[at + field.amount] : own["from-shadows"];
    return { ability, card: known(view[at + field.card]), body: known(view[at + field.subject]) };
  }
  return {};
}

function resolveItem(view: Cards, level: number): StackItem {
  const ability = frames.getAt(view, level, resolve.ability);
  const is = kindOf(ability, frames.getAt(view, level, resolve.how));
  const saved = is === "save" ? savedAt(view, level) : undefined;
  return {
    is,
    ...present({
      seat: known(frames.getAt(view, level, resolve.seat)),
      ability,
      card: known(frames.getAt(view, level, resolve.card)),
      body: known(frames.getAt(view, level, resolve.source)),
    }),
    targets: targetsAt(view, level),
    ...(saved !== undefined && { saves: saved }),
    step: stepAt(view, level, resolveSteps),
  };
}

function savedAt(view: Cards, level: number): Body | undefined {
  const on = frames.getAt(view, level, resolve.on);
  return on < placesOf(view).threats.count(view) ? known(threatOf(view, on).subject) : undefined;
}

function kindOf(ability: number, how: number): StackItem["is"] {
  if (isOwnPlay(ability)) return "play";
  if (how === AS_SAVE) return abilities[ability].kind === "cancel" ? "cancel" : "save";
  if (how === AS_RESPONSE) return "response";
  if (how === AS_PASSIVE) return "passive";
  return how === AS_REPLACEMENT ? "replacement" : "action";
}

type Facts = Pick<StackItem, "seat" | "ability" | "card" | "body">;

/** Without what is not known. */
const present = (facts: { readonly [name in keyof Facts]: Facts[name] | undefined }): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** Names under which payments, ways and turns are kept: what is bound to any other is what something is about. */
const targetNames: readonly number[] = bindingNames.flatMap((name, number) =>
  /^(gold|influence|mode|each|cost-\d|each-\d|stack)$/.test(name) ? [] : [number],
);

const targetsAt = (view: Cards, level: number): readonly number[] =>
  placesOf(view).bound.count(view) === 0
    ? []
    : targetNames.flatMap((name) => boundTo(view, level, name)).filter((ref) => ref < NUMBER_REF);

/** Cards on the table that are about to be killed or discarded, and are not saved yet: each once. */
export function dangersIn(view: Cards): readonly Body[] {
  const { threats } = placesOf(view);
  const subjects = Array.from({ length: threats.count(view) }, (_, row) => threatOf(view, row))
    .filter(({ subject, flags }) => subject !== NONE && isTaken(view, subject) && (flags & SAVED) === 0)
    .map(({ subject }) => subject);
  return [...new Set(subjects)];
}
