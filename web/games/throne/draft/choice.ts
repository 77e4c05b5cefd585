import type {
  Area,
  ConsolidateDecision,
  House,
  KnightInDecision,
  LionDecision,
  NameDecision,
  RemoveOrderDecision,
  Track,
  TrackDecision,
  UseOnAreas,
  YesOrNo,
} from "@weirwood/throne/questions";
import { NONE } from "@weirwood/throne/questions";

/** Answers that one choice gives whole. */

export const saying = (kind: YesOrNo["kind"], yes: boolean): YesOrNo => ({ kind, yes });
export const naming = (house: House): NameDecision => ({ kind: "name", house });
export const onTrack = (kind: TrackDecision["kind"], track: Track): TrackDecision => ({ kind, track });
export const knightingIn = (area: Area): KnightInDecision => ({ kind: "knight-in", area });
export const removing = (area: Area, single: boolean): RemoveOrderDecision => ({ kind: "remove-order", area, single });
export const removingNothing: RemoveOrderDecision = removing(NONE, false);
export const consolidating = (area: Area, fort: boolean): ConsolidateDecision => ({ kind: "consolidate", area, fort });
export const caravanFrom = (from: Area): UseOnAreas => ({ kind: "use-caravan", from, targets: [] });
export const lionFrom = (from: Area, house: House): LionDecision => ({ kind: "use-lion", from, house });
export const fleetFrom = (from: Area): UseOnAreas => ({ kind: "use-iron-fleet", from, targets: [] });
export const rhllorFrom = (from: Area): UseOnAreas => ({ kind: "use-rhllor", from, targets: [] });
