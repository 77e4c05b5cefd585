import { lazy } from "react";
import type { GlossaryPart } from "../../glossaries.ts";
import { throneTextIn } from "../text/use-throne-text.ts";

/** Pictures of everything in the box of Throne, with what each is good for. */
export const parts: readonly GlossaryPart[] = [
  {
    id: "cards",
    title: (language) => throneTextIn(language).glossary.parts.cards,
    Part: lazy(() => import("./card-glossary.tsx").then(({ CardGlossary }) => ({ default: CardGlossary }))),
  },
  {
    id: "areas",
    title: (language) => throneTextIn(language).glossary.parts.areas,
    Part: lazy(() => import("./area-glossary.tsx").then(({ AreaGlossary }) => ({ default: AreaGlossary }))),
  },
  {
    id: "pieces",
    title: (language) => throneTextIn(language).glossary.parts.pieces,
    Part: lazy(() => import("./piece-glossary.tsx").then(({ PieceGlossary }) => ({ default: PieceGlossary }))),
  },
];
