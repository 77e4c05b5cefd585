import { type ComponentType, useEffect, useState } from "react";
import type { Guide } from "../learn/guide.ts";
import { openBooks } from "./books.ts";

/** A game may bring a guide through a first game, and with it a lesson: the little that helps before it. */
const guides = import.meta.glob<{ readonly guide: Guide }>("./*/learn/guide.ts");
const lessons = import.meta.glob<{ readonly Lesson: ComponentType }>("./*/learn/lesson.tsx");

export interface Learning {
  readonly guide: Guide;
  readonly Lesson: ComponentType;
}

export const canBeLearned = (game: string): boolean => Object.hasOwn(guides, `./${game}/learn/guide.ts`);

/** A game's guide, with its words; undefined where it has none. */
async function loadGuide(game: string): Promise<Guide | undefined> {
  const [found] = await Promise.all([guides[`./${game}/learn/guide.ts`]?.(), openBooks(game, "learn")]);
  return found?.guide;
}

/** What somebody who wants to learn a game is shown before they play it; undefined where there is nothing. */
export async function loadLearning(game: string): Promise<Learning | undefined> {
  // A lesson may borrow the glossary's words for what it shows.
  const [guide, found] = await Promise.all([
    loadGuide(game),
    lessons[`./${game}/learn/lesson.tsx`]?.(),
    openBooks(game, "glossary"),
  ]);
  return guide === undefined || found === undefined ? undefined : { guide, Lesson: found.Lesson };
}

/** The guide of a game; undefined while it is loaded, and where there is none. */
export function useGuide(game: string | undefined): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    if (game === undefined) return;
    let isGone = false;
    void loadGuide(game).then((found) => !isGone && setGuide(found));
    return () => {
      isGone = true;
    };
  }, [game]);
  return guide;
}
