import { create } from "zustand";

/** How fast what others do is told: personal, kept in this browser, changeable while something runs. */
export const paces = ["slow", "steady", "quick", "instant"] as const;
export type Pace = (typeof paces)[number];

/** What a second lasts; at once nothing does. */
const factors: { readonly [pace in Pace]: number } = { slow: 1.6, steady: 1, quick: 0.5, instant: 0 };

const paceKey = "weirwood.pace";
const firstTablesKey = "weirwood.first-tables";
/** So many tables are told slowly to somebody who has chosen no pace. */
const FIRST_TABLES = 2;

interface PaceStore {
  /** What the reader has chosen, if they have. */
  readonly chosen: Pace | undefined;
  /** The first tables that somebody sat down to in this browser. */
  readonly firstTables: readonly string[];
}

function kept<Value>(key: string, read: (words: string) => Value | undefined): Value | undefined {
  try {
    const words = localStorage.getItem(key);
    return words === null ? undefined : read(words);
  } catch {
    // No storage (private window), or not ours.
    return undefined;
  }
}

function keep(key: string, words: string): void {
  try {
    localStorage.setItem(key, words);
  } catch {
    // It holds until the page is left.
  }
}

const isPace = (word: unknown): word is Pace => (paces as readonly unknown[]).includes(word);

const usePaceStore = create<PaceStore>(() => ({
  chosen: kept(paceKey, (word) => (isPace(word) ? word : undefined)),
  firstTables: kept(firstTablesKey, (words) => JSON.parse(words) as string[]) ?? [],
}));

/** The reader's pace at a table; the first tables are told slowly. */
const paceAt = ({ chosen, firstTables }: PaceStore, table: string | undefined): Pace =>
  chosen ?? (table === undefined || firstTables.length > FIRST_TABLES ? "steady" : "slow");

export const usePace = (table: string | undefined): Pace => usePaceStore((store) => paceAt(store, table));

export const paceFactor = (table: string | undefined): number => factors[paceAt(usePaceStore.getState(), table)];

export function choosePace(pace: Pace): void {
  usePaceStore.setState({ chosen: pace });
  keep(paceKey, pace);
}

/** Remembers a table among the first. */
export function noteTable(table: string): void {
  const { firstTables } = usePaceStore.getState();
  if (firstTables.includes(table) || firstTables.length > FIRST_TABLES) return;
  usePaceStore.setState({ firstTables: [...firstTables, table] });
  keep(firstTablesKey, JSON.stringify([...firstTables, table]));
}
