import { create } from "zustand";

/** Which hints somebody has had, in which game they get them, and whether they want any. Kept in the browser. */
export interface HintMemory {
  readonly seen: readonly string[];
  /** The game that hints are given in: the first one of practice, or the guided one. */
  readonly game: string | undefined;
  readonly isOff: boolean;
}

const storageKey = "weirwood.hints";
const fresh: HintMemory = { seen: [], game: undefined, isOff: false };

/** What the browser kept, which an older version or another page may have written. */
export function readMemory(kept: unknown): HintMemory {
  const fields: { readonly [name: string]: unknown } = typeof kept === "object" && kept !== null ? { ...kept } : {};
  return {
    seen: Array.isArray(fields.seen) ? fields.seen.filter((id) => typeof id === "string") : [],
    game: typeof fields.game === "string" ? fields.game : undefined,
    isOff: fields.isOff === true,
  };
}

function keptMemory(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null");
  } catch {
    // No storage (private window), or not ours.
    return undefined;
  }
}

export const useHintMemory = create<HintMemory>(() => readMemory(keptMemory()));

function remember(changes: Partial<HintMemory>): void {
  useHintMemory.setState(changes);
  try {
    localStorage.setItem(storageKey, JSON.stringify(useHintMemory.getState()));
  } catch {
    // It holds until the page is left.
  }
}

export const markSeen = (id: string): void => remember({ seen: [...useHintMemory.getState().seen, id] });
export const turnHints = (isOn: boolean): void => remember({ isOff: !isOn });

/** From now on hints are given in this game, from the first one on. */
export const guideGame = (game: string): void => remember({ ...fresh, game });

/** As if no game had been played yet: the next one of practice gets all hints. */
export const forgetHints = (): void => remember(fresh);

/** A practice game was opened: the first one of all is where hints are given. */
export function openedGame(game: string): void {
  if (useHintMemory.getState().game === undefined) remember({ game });
}
