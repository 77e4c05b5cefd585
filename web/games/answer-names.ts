import { useEffect, useState } from "react";
import type { Language } from "../text/language.ts";

/** What a word of notation means on a view, in the reader's language, where the game's phrasebook cannot know. */
export type AnswerNames = (view: unknown, word: string, language: Language) => string | undefined;

/** A game may name what lies on its table: `games/<name>/answer-names.ts`. */
const found = import.meta.glob<{ readonly answerNames: AnswerNames }>("./*/answer-names.ts");

/** Names for the words of a game's notation on this view, once they are there. */
export function useAnswerNames(
  game: string,
  view: unknown,
  language: Language,
): ((word: string) => string | undefined) | undefined {
  const [names, setNames] = useState<{ readonly of: AnswerNames }>();
  useEffect(() => {
    let isGone = false;
    void found[`./${game}/answer-names.ts`]?.().then(({ answerNames }) => !isGone && setNames({ of: answerNames }));
    return () => {
      isGone = true;
    };
  }, [game]);
  return names && ((word) => names.of(view, word, language));
}
