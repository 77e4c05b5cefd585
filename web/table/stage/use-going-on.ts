import { type RefObject, useEffect, useRef } from "react";

/**
 * Goes on by itself after so many milliseconds, unless somebody points at the window, or has come to its button by the keyboard;
 * undefined: not at all. What is returned lies in the window.
 */
export function useGoingOn(after: number | undefined, goOn: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (after === undefined) return;
    const dialog = content.current?.closest("dialog");
    const timer = setInterval(() => {
      if (dialog?.matches(":hover") !== true && dialog?.querySelector(":focus-visible") == null) goOn();
    }, after);
    return () => clearInterval(timer);
  }, [after, goOn]);
  return content;
}
