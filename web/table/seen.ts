const storageKey = "weirwood.seen";

/** How many tables are remembered; the ones looked at longest ago are forgotten. */
const MOST = 100;

type Seen = readonly (readonly [table: string, number: number])[];

/** What the browser kept, which another version may have written. */
export function readSeen(kept: string | null): Seen {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.filter(
      (one): one is [string, number] =>
        Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1]) && one[1] >= 0,
    );
  } catch {
    return [];
  }
}

export const withSeen = (seen: Seen, table: string, number: number): Seen =>
  [...seen.filter(([other]) => other !== table), [table, number] as const].slice(-MOST);

function kept(): Seen {
  try {
    return readSeen(localStorage.getItem(storageKey));
  } catch {
    // No storage: every visit is the first one.
    return [];
  }
}

/** The last entry of a table that was seen in this browser. */
export const seenOf = (table: string): number | undefined => kept().find(([other]) => other === table)?.[1];

export function rememberSeen(table: string, number: number): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(withSeen(kept(), table, number)));
  } catch {
    // What was seen is told again next time; nothing worse.
  }
}
