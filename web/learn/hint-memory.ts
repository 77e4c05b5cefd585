import { create } from "zustand";

/** Which hints somebody has had, at which table they get them, and whether they want any. Kept in the browser. */
export interface HintMemory {
  readonly seen: readonly string[];
  /** The table that hints are given at: the first one of practice, the guided one, or one where they were asked for. */
  readonly table: string | undefined;
  readonly isOff: boolean;
  /** Hints are offered once at a table with people, and never to somebody who has seen a game end. */
  readonly wasOffered: boolean;
}

const storageKey = "weirwood.hints";
const fresh: HintMemory = { seen: [], table: undefined, isOff: false, wasOffered: false };

/** What the browser kept, which an older version or another page may have written. */
export function readMemory(kept: unknown): HintMemory {
  const fields: { readonly [name: string]: unknown } = typeof kept === "object" && kept !== null ? { ...kept } : {};
  return {
    seen: Array.isArray(fields.seen) ? fields.seen.filter((id) => typeof id === "string") : [],
    table: typeof fields.table === "string" ? fields.table : undefined,
    isOff: fields.isOff === true,
    wasOffered: fields.wasOffered === true,
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

export function markSeen(...ids: readonly string[]): void {
  const { seen } = useHintMemory.getState();
  const added = [...new Set(ids)].filter((id) => !seen.includes(id));
  if (added.length > 0) remember({ seen: [...seen, ...added] });
}

export const turnHints = (isOn: boolean): void => remember({ isOff: !isOn });

/** From now on hints are given at this table, from the first one on; or no longer. */
export function wantHints(table: string, isWanted: boolean): void {
  if (isWanted) remember({ ...fresh, table, wasOffered: true });
  else remember({ wasOffered: true, ...(useHintMemory.getState().table === table && { isOff: true }) });
}

/** Whether hints are given at a table. */
export const useHintsWanted = (table: string | undefined): boolean =>
  useHintMemory((memory) => table !== undefined && memory.table === table && !memory.isOff);

/** As if no game had been played yet: the next one of practice gets all hints. */
export const forgetHints = (): void => remember(fresh);

/** A practice game was opened: the first one of all is where hints are given. */
export function openedGame(game: string): void {
  if (useHintMemory.getState().table === undefined) remember({ table: game });
}

/** Whoever has seen a game end needs no offer. */
export function sawGameEnd(): void {
  if (!useHintMemory.getState().wasOffered) remember({ wasOffered: true });
}
