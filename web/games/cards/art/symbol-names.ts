import type { SymbolName } from "../../../art/symbol-names.ts";

/** Every symbol of the sprite of Cards, by name: a misspelt one does not compile. */
export const cardsSymbolNames = [
  "cards/hidden-card",
  "cards/power",
  "cards/gold",
  "cards/influence",
  "cards/initiative",
  "cards/claim",
  "cards/first-player",
  "cards/challenge-military",
  "cards/challenge-intrigue",
  "cards/challenge-power",
  "cards/dup",
  "cards/act-save",
  "cards/act-cancel",
  "cards/act-response",
  "cards/act-passive",
  "cards/act-framework",
  "cards/moribund",
  "cards/unopposed",
  "cards/stealth",
  "cards/dominance",
  "cards/strength",
  "cards/count",
  "cards/seal",
  "cards/crest-shadow",
  "cards/stronghold",
  "cards/shield-stark",
  "cards/shield-lannister",
  "cards/shield-baratheon",
  "cards/shield-targaryen",
  "cards/shield-martell",
  "cards/shield-greyjoy",
] as const;

export type CardsSymbol = SymbolName | (typeof cardsSymbolNames)[number];
