import { lazy } from "react";
import type { GlossaryPart } from "../../glossaries.ts";
import { glossaryTextIn } from "./text/glossary-text.ts";

/** What stands on the cards of the game, and every card of the pool. */
export const parts: readonly GlossaryPart[] = [
  {
    id: "words",
    title: (language) => glossaryTextIn(language).parts.words,
    Part: lazy(() => import("./word-glossary.tsx").then(({ WordGlossary }) => ({ default: WordGlossary }))),
  },
  {
    id: "cards",
    title: (language) => glossaryTextIn(language).parts.cards,
    Part: lazy(() => import("./card-glossary.tsx").then(({ CardGlossary }) => ({ default: CardGlossary }))),
  },
];
