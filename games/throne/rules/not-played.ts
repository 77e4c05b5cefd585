import { legal } from "@weirwood/kernel";
import type { ThroneDecision } from "../decisions.ts";
import { AREAS, PORTS } from "../state/board.ts";
import { hasForts, hasPorts, hasSiege } from "../state/flow.ts";
import type { Throne, Variant } from "../state/layout.ts";
import { type Refusal, refuse } from "./step.ts";

/** Pieces of variants that this table plays without: no decision speaks of them (throne.variants.not-played). */

interface Piece {
  readonly variant: Variant;
  readonly isPlayed: (game: Throne) => boolean;
  /** Whether a field of a decision speaks of it. */
  readonly isMeant: (name: string, value: unknown) => boolean;
}

const namesOfAreas = ["area", "areas", "from", "to", "targets", "sea"];

const pieces: readonly Piece[] = [
  {
    variant: "ports",
    isPlayed: hasPorts,
    isMeant: (name, value) =>
      namesOfAreas.includes(name) && typeof value === "number" && value >= PORTS && value < AREAS,
  },
  {
    variant: "siege",
    isPlayed: hasSiege,
    isMeant: (name, value) => (name === "engines" || name === "refits") && value !== 0,
  },
  { variant: "forts", isPlayed: hasForts, isMeant: (name, value) => name === "fort" && value === true },
];

export function checkPlayed(game: Throne, answer: ThroneDecision): Refusal | undefined {
  const stranger = pieces.find(({ isPlayed, isMeant }) => !isPlayed(game) && isAnyField(answer, "", isMeant));
  return stranger === undefined ? legal : refuse("throne.variants.not-played", { variant: stranger.variant });
}

/** Whether something is true of any field of a decision; the members of a list go by the name of the list. */
function isAnyField(value: unknown, name: string, isMeant: Piece["isMeant"]): boolean {
  if (Array.isArray(value)) return value.some((member) => isAnyField(member, name, isMeant));
  if (typeof value !== "object" || value === null) return isMeant(name, value);
  return Object.entries(value).some(([field, inner]) => isAnyField(inner, field, isMeant));
}
