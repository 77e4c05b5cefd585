import type { CardsSymbol } from "./art/symbol-names.ts";

/** The icon of a type of challenge. */
export const challengeSymbol = (type: string): CardsSymbol =>
  type === "military"
    ? "cards/challenge-military"
    : type === "intrigue"
      ? "cards/challenge-intrigue"
      : "cards/challenge-power";
