import { type ComponentType, useEffect, useState } from "react";
import type { Language } from "../text/language.ts";
import { openBooks } from "./books.ts";

/** A part of the rules book besides the rules: pictures of cards, places, pieces, and what they are good for. */
export interface GlossaryPart {
  /** Its name in the address of the page. */
  readonly id: string;
  title(language: Language): string;
  readonly Part: ComponentType;
}

/** A game may bring parts: `<name>/glossary/parts.ts` lists them, each loaded when somebody opens it. */
const glossaries = import.meta.glob<{ readonly parts: readonly GlossaryPart[] }>("./*/glossary/parts.ts");

/** The parts of a game's glossary; undefined while they are loaded. */
export function useGlossary(game: string): readonly GlossaryPart[] | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly parts: readonly GlossaryPart[] }>();
  useEffect(() => {
    let isGone = false;
    void loadGlossary(game).then((parts) => !isGone && setFound({ game, parts }));
    return () => {
      isGone = true;
    };
  }, [game]);
  return found?.game === game ? found.parts : undefined;
}

async function loadGlossary(game: string): Promise<readonly GlossaryPart[]> {
  const [found] = await Promise.all([glossaries[`./${game}/glossary/parts.ts`]?.(), openBooks(game, "glossary")]);
  return found?.parts ?? [];
}
