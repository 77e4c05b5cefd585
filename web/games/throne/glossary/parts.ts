import { lazy } from "react";
import type { GlossaryPart } from "../../glossaries.ts";
import { glossaryTextIn } from "./text/glossary-text.ts";

/** Pictures of everything in the box of Throne, with what each is good for. */
export const parts: readonly GlossaryPart[] = [
  {
    id: "cards",
    title: (language) => glossaryTextIn(language).parts.cards,
    Part: lazy(() => import("./card-glossary.tsx").then(({ CardGlossary }) => ({ default: CardGlossary }))),
  },
  {
    id: "areas",
    title: (language) => glossaryTextIn(language).parts.areas,
    Part: lazy(() => import("./area-glossary.tsx").then(({ AreaGlossary }) => ({ default: AreaGlossary }))),
  },
  {
    id: "pieces",
    title: (language) => glossaryTextIn(language).parts.pieces,
    Part: lazy(() => import("./piece-glossary.tsx").then(({ PieceGlossary }) => ({ default: PieceGlossary }))),
  },
];
