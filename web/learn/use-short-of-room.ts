import { useSyncExternalStore } from "react";

/** Narrower or lower than this, what floats over a board would cover it. */
const query = "(max-width: 860px), (max-height: 560px)";

function watch(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether a hint has no room beside what it speaks of, and stands at the head of the question instead. */
export const useShortOfRoom = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
