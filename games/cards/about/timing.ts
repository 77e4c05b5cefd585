import type { Seat } from "@weirwood/kernel";
import { NONE, type PhaseId, phaseIds } from "../data/names.ts";
import { GAME_FLAGS, gameWord, OPENS_PLOTS_CHOSEN } from "../derived/words.ts";
import { chartOf } from "../rules/charts.ts";
import { ACTIVE, type Cards, type FrameworkId, frames, frameworkIds, MELEE, PHASE, placesOf } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import { type StackItem, stackOf } from "./stack.ts";

/** Where the game stands: the phase, the entry of its chart, and the steps of whatever is being carried out there. */

/** Entries of charts beside the steps of the rules. */
const segmentIds = [
  "decks",
  "mulligan",
  "place",
  "shadows",
  "actions",
  "plots-chosen",
  "challenge",
  "before-defenders",
  "after-defenders",
] as const;
export type EntryId = FrameworkId | (typeof segmentIds)[number];
/** Everything that may stand in a chart: named in the phrasebook under `entry`. */
export const entryIds: readonly EntryId[] = [...frameworkIds, ...segmentIds];

export interface Timing {
  /** Undefined before the first round, and between two. */
  readonly phase: PhaseId | undefined;
  /** What the phase consists of, in order; of turns, the one that goes on. */
  readonly entries: readonly EntryId[];
  /** The place of what goes on among them; -1 where nothing does. */
  readonly entry: number;
  /** Whose turn it is in marshalling and in challenges. */
  readonly active: Seat | undefined;
  readonly stack: readonly StackItem[];
}

export function timingOf(view: Cards): Timing {
  const active = view[ACTIVE] === NONE ? undefined : view[ACTIVE];
  return { ...chartIn(view), active, stack: stackOf(view) };
}

const { kinds, registers, steps } = frames;
const setUpEntries: readonly EntryId[] = ["decks", "mulligan", "place"];

function chartIn(view: Cards): Pick<Timing, "phase" | "entries" | "entry"> {
  const level = levelOf(view, kinds.phase);
  if (level >= 0) return phaseIn(view, level);
  if (levelOf(view, kinds["set-up"]) >= 0) {
    const step = frames.stepAt(view, levelOf(view, kinds["set-up"]));
    const entry = step < steps["set-up"].mulligan ? 0 : step === steps["set-up"].mulligan ? 1 : 2;
    return { phase: undefined, entries: setUpEntries, entry };
  }
  const ended = frameworkAt(view, 1);
  return { phase: undefined, entries: ended === undefined ? [] : [ended], entry: ended === undefined ? -1 : 0 };
}

function levelOf(view: Cards, kind: number): number {
  for (let level = 0; level < frames.depth(view); level++) if (frames.kindAt(view, level) === kind) return level;
  return -1;
}

/** The step of the rules whose window lies at a level. */
function frameworkAt(view: Cards, level: number): FrameworkId | undefined {
  if (level >= frames.depth(view) || frames.kindAt(view, level) !== kinds.window) return undefined;
  return frameworkIds[frames.getAt(view, level, registers.window.framework)];
}

const course: readonly EntryId[] = ["attackers", "before-defenders", "defenders", "after-defenders", "resolution"];
const turnOf: { readonly [turns in "marshalling" | "challenges"]: readonly EntryId[] } = {
  marshalling: ["income", "actions"],
  challenges: ["turn-begins", "actions", "challenge", ...course],
};

function phaseIn(view: Cards, level: number): Pick<Timing, "phase" | "entries" | "entry"> {
  const phase = phaseIds[view[PHASE]];
  const chart = chartOf(phase);
  const at = placeIn(view, level, phase);
  const places: (readonly EntryId[])[] = chart.map((entry, place) => {
    if ("turns" in entry) return turnOf[entry.turns];
    if ("shadows" in entry) return place === at.place || isAnybodyInShadows(view) ? ["shadows"] : [];
    if ("step" in entry) return entry.melee && view[MELEE] === 0 ? [] : [entry.step];
    if (entry.actions === "usual") return ["actions"];
    return place === at.place || (gameWord(view, GAME_FLAGS) & OPENS_PLOTS_CHOSEN) !== 0 ? ["plots-chosen"] : [];
  });
  // A challenge that a text has called stands where it was called.
  const called = courseAt(view, level);
  if (called !== undefined && !places[at.place]?.includes(called)) {
    const entry = places.slice(0, at.place + 1).flat().length;
    places[at.place] = [...places[at.place], ...course];
    return { phase, entries: places.flat(), entry: entry + course.indexOf(called) };
  }
  const before = places.slice(0, at.place).flat().length;
  const inside = called ?? at.inside;
  const place = inside === undefined ? 0 : places[at.place].indexOf(inside);
  return { phase, entries: places.flat(), entry: before + Math.max(0, place) };
}

const isAnybodyInShadows = (view: Cards): boolean =>
  Array.from({ length: seatsIn(view) }, (_, seat) => placesOf(view).piles.shadows[seat].count(view)).some(Boolean);

/** The part of the course in which a challenge is that is being fought; its frame is a step ahead of what lies on it. */
function courseAt(view: Cards, phaseLevel: number): EntryId | undefined {
  for (let level = phaseLevel + 1; level < frames.depth(view); level++)
    if (frames.kindAt(view, level) === kinds.challenge) {
      const step = frameworkAt(view, level + 1);
      if (step !== undefined && course.includes(step)) return step;
      return frames.stepAt(view, level) <= steps.challenge.defenders ? "before-defenders" : "after-defenders";
    }
  return undefined;
}

/** The place in the chart, and what of a turn it is: by the frame that lies on the phase. */
function placeIn(view: Cards, level: number, phase: PhaseId): { readonly place: number; readonly inside?: EntryId } {
  const chart = chartOf(phase);
  const turns = chart.findIndex((entry) => "turns" in entry);
  const framework = frameworkAt(view, level + 1);
  if (framework !== undefined) {
    const place = chart.findIndex((entry) => "step" in entry && entry.step === framework);
    return place < 0 ? { place: turns, inside: framework } : { place };
  }
  const above = level + 1 < frames.depth(view) ? frames.kindAt(view, level + 1) : undefined;
  if (above === kinds.choice || above === kinds.window)
    return { place: chart.findIndex((entry) => "shadows" in entry) };
  const entry = frames.getAt(view, level, registers.phase.entry);
  if (turns >= 0) return { place: turns, inside: above === undefined ? "challenge" : "actions" };
  // A challenge that was called has not begun an entry; a segment of actions has.
  return { place: Math.min(entry, chart.length) - 1 };
}
