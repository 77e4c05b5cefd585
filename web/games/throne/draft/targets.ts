import type { Refusal } from "@weirwood/kernel";
import type { Area, RaidDecision, UseOnAreas } from "@weirwood/throne/questions";
import type { Seated } from "./seated.ts";
import { toggled } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Orders that point at areas: raids, the Iron Fleet, the Will of R'hllor. */

export type Pointing = RaidDecision | UseOnAreas;

export const raidFrom = (from: Area): RaidDecision => ({ kind: "raid", from, targets: [] });

export const pointedAt = <Answer extends Pointing>(draft: Answer, area: Area): Answer => ({
  ...draft,
  targets: toggled(draft.targets, area),
});

/** The order let go unused. */
export const pointingAtNothing = <Answer extends Pointing>(draft: Answer): Answer => ({ ...draft, targets: [] });

/** Why an area cannot be pointed at, besides those that already are. */
export const whyNotPoint = (at: Seated, draft: Pointing, area: Area): Refusal | undefined =>
  draft.targets.includes(area) ? undefined : whyNot(at, pointedAt(draft, area));
