import type { SymbolName } from "../../../art/symbol-names.ts";

/** Every symbol of the sprite of Cards, by name: a misspelt one does not compile. */
export const cardsSymbolNames = ["cards/hidden-card"] as const;

export type CardsSymbol = SymbolName | (typeof cardsSymbolNames)[number];
