import { type RefObject, useEffect, useRef, useState } from "react";

const isWriting = (element: Element | null): boolean => element?.matches("input, textarea, select") === true;

/**
 * A new question begins at its head and takes the keyboard, so that it is read out and the next key answers it. Whoever
 * writes, has a dialog open, or makes one step after another on the board keeps the keyboard and is only told: the result
 * is what to say then.
 */
export function useNewQuestion(
  area: RefObject<HTMLElement | null>,
  ask: number | undefined,
  title: string | undefined,
  isNextStep: boolean,
): string | undefined {
  const [said, say] = useState<string>();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, however its words change.
  useEffect(() => {
    const panel = area.current;
    if (panel === null) return;
    // Whoever opens a page begins at its top.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    for (const scrolled of [panel, panel.parentElement]) if (scrolled !== null) scrolled.scrollTop = 0;
    const held = document.activeElement;
    const isKept =
      isWriting(held) || held?.closest("dialog[open]") != null || (isNextStep && held?.closest(".board-place") != null);
    say(isKept ? title : undefined);
    if (isKept || (ask === undefined && held !== document.body)) return;
    const heading = panel.querySelector<HTMLElement>(".ask-slot h2") ?? panel.querySelector<HTMLElement>("h2");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [ask]);
  return said;
}
