/** What was, what is, and what was taken back: a line of versions that can be walked in both directions. */
export interface History<Version> {
  readonly past: readonly Version[];
  readonly now: Version;
  readonly future: readonly Version[];
  /** What the last change was about: changes of one thing in a row, as letters of one field, are one step. */
  readonly about: string | undefined;
}

/** Further back than anybody goes, and little to keep. */
const LONGEST = 200;

export const begin = <Version>(now: Version): History<Version> => ({ past: [], now, future: [], about: undefined });

export function step<Version>(history: History<Version>, next: Version, about?: string): History<Version> {
  if (next === history.now) return history;
  const isSame = about !== undefined && about === history.about;
  const past = isSame ? history.past : [...history.past, history.now].slice(-LONGEST);
  return { past, now: next, future: [], about };
}

export function undo<Version>({ past, now, future }: History<Version>): History<Version> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, about: undefined };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: undefined };
}

export function redo<Version>({ past, now, future }: History<Version>): History<Version> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, about: undefined };
  return { past: [...past, now], now: next, future: later, about: undefined };
}
