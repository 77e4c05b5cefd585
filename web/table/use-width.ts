import { useSyncExternalStore } from "react";

/** How much room there is: the table is laid out anew for each, not squeezed. Low: a phone that is held across. */
export type Width = "low" | "phone" | "tablet" | "laptop" | "wide";

const limits: readonly (readonly [Width, string])[] = [
  // A keyboard that comes up makes any phone low: one that is held upright stays what it was.
  ["low", "(max-height: 500px) and (min-width: 560px)"],
  ["phone", "(max-width: 720px)"],
  ["tablet", "(max-width: 1023px)"],
  ["laptop", "(max-width: 1679px)"],
];

/** The height of small laptops: what is told of a question takes the room of what can be chosen in it. */
const LOW_LAPTOP = "(max-height: 860px)";

const widthNow = (): Width => limits.find(([, query]) => matchMedia(query).matches)?.[0] ?? "wide";

const watchAll =
  (queries: readonly string[]) =>
  (look: () => void): (() => void) => {
    const lists = queries.map((query) => matchMedia(query));
    for (const list of lists) list.addEventListener("change", look);
    return () => {
      for (const list of lists) list.removeEventListener("change", look);
    };
  };

const watchLimits = watchAll(limits.map(([, query]) => query));
const watchHeight = watchAll([LOW_LAPTOP]);

export const useWidth = (): Width => useSyncExternalStore(watchLimits, widthNow);

export const useIsLow = (): boolean => useSyncExternalStore(watchHeight, () => matchMedia(LOW_LAPTOP).matches);
