import { create } from "zustand";
import { type Moment, windowOf } from "./moment.ts";

/** Where a wish not to be asked ends of itself. */
export const ends = ["window", "phase", "round", "target"] as const;
export type End = (typeof ends)[number];

/** When somebody wants to be asked in rounds where everybody is. Only passing can stand by itself. */
export type Wish =
  | { readonly is: "could" }
  | { readonly is: "always" }
  | { readonly is: "never"; readonly until: End; readonly since: Moment };

const usual: Wish = { is: "could" };

interface Wishes {
  readonly [table: string]: Wish;
}

const storageKey = "weirwood.cards.wishes";
/** Tables that a browser remembers a wish for. */
const MOST_TABLES = 50;

const isMap = (plain: unknown): plain is { readonly [name: string]: unknown } =>
  typeof plain === "object" && plain !== null && !Array.isArray(plain);

function readWish(plain: unknown): Wish | undefined {
  if (!isMap(plain)) return undefined;
  const { is, until, since } = plain;
  if (is === "always" || is === "could") return { is };
  const end = ends.find((one) => one === until);
  if (is !== "never" || end === undefined || !isMap(since) || !Array.isArray(since.course)) return undefined;
  const course = since.course.filter((one) => typeof one === "string");
  return { is, until: end, since: { round: Number(since.round), phase: Number(since.phase), course } };
}

/** What the browser kept, which an older version or another page may have written. */
export function readWishes(plain: unknown): Wishes {
  if (!isMap(plain)) return {};
  return Object.fromEntries(
    Object.entries(plain)
      .slice(-MOST_TABLES)
      .flatMap(([table, one]) => {
        const wish = readWish(one);
        return wish === undefined ? [] : [[table, wish]];
      }),
  );
}

function keptWishes(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null");
  } catch {
    // No storage (private window), or not ours.
    return undefined;
  }
}

const useWishes = create<{ readonly tables: Wishes }>(() => ({ tables: readWishes(keptWishes()) }));

/** The reader's wish at a table. */
export const useWish = (table: string): Wish => useWishes(({ tables }) => tables[table] ?? usual);

export const wishAt = (table: string): Wish => useWishes.getState().tables[table] ?? usual;

export function setWish(table: string, wish: Wish): void {
  const { [table]: _, ...others } = useWishes.getState().tables;
  const tables = { ...others, [table]: wish };
  useWishes.setState({ tables });
  try {
    localStorage.setItem(storageKey, JSON.stringify(tables));
  } catch {
    // It holds until the page is left.
  }
}

/** Whether a wish not to be asked has ended: what was said is over, or a card of one's own is a target. */
export function hasEnded(wish: Wish, now: Moment, isTarget: boolean): boolean {
  if (wish.is !== "never") return false;
  const { until, since } = wish;
  if (isTarget || (until !== "target" && now.round !== since.round)) return true;
  if (until === "phase") return now.phase !== since.phase;
  return until === "window" && windowOf(now) !== windowOf(since);
}
