import { useSyncExternalStore } from "react";

const query = "(max-width: 720px)";

function watch(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the page is as narrow as a phone: then trays stand in the panel, and not beside the area. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
