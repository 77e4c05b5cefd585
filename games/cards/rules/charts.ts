import type { PhaseId } from "../data/names.ts";
import type { FrameworkId } from "../state/layout.ts";

/** The phases of a round, and the chart of each: steps and segments of actions. */

type Entry =
  | { readonly step: FrameworkId; readonly melee?: true }
  /** A segment of actions; one of them only while a text opens it. */
  | { readonly actions: "usual" | "plots-chosen" }
  /** Each player in turn may bring one card out of shadows, before anything else of the phase. */
  | { readonly shadows: true }
  /** Each player in turn, from the first. */
  | { readonly turns: "marshalling" | "challenges" };

const begins: Entry = { step: "phase-begins" };
const ends: Entry = { step: "phase-ends" };
const actions: Entry = { actions: "usual" };
const shadows: Entry = { shadows: true };

const charts: { readonly [phase in PhaseId]: readonly Entry[] } = {
  plot: [
    begins,
    shadows,
    actions,
    { step: "choose-plots" },
    { actions: "plots-chosen" },
    { step: "reveal-plots" },
    { step: "titles", melee: true },
    actions,
    ends,
  ],
  draw: [begins, shadows, actions, { step: "draw" }, actions, ends],
  marshalling: [begins, shadows, { turns: "marshalling" }, ends],
  challenges: [begins, shadows, { turns: "challenges" }, ends],
  dominance: [begins, shadows, { step: "dominance" }, actions, ends],
  standing: [begins, shadows, { step: "stand" }, actions, ends],
  taxation: [begins, shadows, { step: "tax" }, actions, ends],
  epic: [begins, shadows, { turns: "challenges" }, ends],
};

export const chartOf = (phase: PhaseId): readonly Entry[] => charts[phase];

/** Where in the chart of a phase players first act. */
export const firstActionsOf = (phase: PhaseId): number =>
  charts[phase].findIndex((entry) => "actions" in entry || "turns" in entry);

export const phasesOfRound: readonly PhaseId[] = [
  "plot",
  "draw",
  "marshalling",
  "challenges",
  "dominance",
  "standing",
  "taxation",
];
