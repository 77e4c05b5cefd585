import { type Cards, stackOf } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import { lazy, Suspense, useState } from "react";
import { openBooks } from "../../books.ts";
import { useCardsText } from "../text/use-cards-text.ts";

const WindowSteps = lazy(async () => {
  const [found] = await Promise.all([import("./window-steps.tsx"), openBooks("cards", "chronicle")]);
  return { default: found.WindowSteps };
});

interface WindowHistoryProps {
  /** What was told so far, oldest first. */
  readonly told: readonly GameEvent[];
  readonly view: Cards;
}

/** What has happened in the open window, for whoever asks: loaded then, with its words. Nothing where none is open. */
export function WindowHistory({ told, view }: WindowHistoryProps) {
  const text = useCardsText().telling;
  const [isOpen, setIsOpen] = useState(false);
  if (stackOf(view).length === 0) return null;
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text.window}</summary>
      {isOpen && (
        <Suspense>
          <WindowSteps told={told} view={view} />
        </Suspense>
      )}
    </details>
  );
}
