import type { GameEvent } from "@weirwood/kernel";
import type { LogEntry } from "@weirwood/protocol";
import type { GameLog } from "./game-log.ts";

/** An event, and the entry that it came with. */
export interface ToldEvent {
  readonly key: string;
  readonly number: number;
  readonly event: GameEvent;
}

/** A round, with everything that was told in it, oldest first. */
export interface LogChapter {
  readonly round: number;
  readonly told: readonly ToldEvent[];
}

/** The log by rounds, the latest first. An entry is of the round in which it began; its last events may be of the next. */
export function chaptersOf(
  log: readonly LogEntry[],
  upTo: number,
  begins: (event: GameEvent) => number | undefined,
): readonly LogChapter[] {
  const chapters: { round: number; told: ToldEvent[] }[] = [];
  const open = (round: number): ToldEvent[] => {
    if (chapters.at(-1)?.round !== round) chapters.push({ round, told: [] });
    return (chapters.at(-1) as (typeof chapters)[number]).told;
  };
  for (const { number, round, events } of log) {
    if (number > upTo) break;
    let told = open(round);
    for (const [place, event] of (events as GameEvent[]).entries()) {
      const begun = begins(event);
      if (begun !== undefined) told = open(begun);
      told.push({ key: `${number}.${place}`, number, event });
    }
  }
  return chapters.reverse();
}

/** A line, or several that are one: those of a group have its kind. */
export interface LogItem {
  readonly key: string;
  /** The last entry in it. */
  readonly number: number;
  readonly kind: string | undefined;
  /** Oldest first. */
  readonly told: readonly ToldEvent[];
}

export interface LogSection {
  readonly key: string;
  readonly phase: string | undefined;
  /** Newest first. */
  readonly items: readonly LogItem[];
}

/** A chapter by its phases, the latest first, without events that have nothing to say on their own or in a group. */
export function sectionsOf(
  { told }: LogChapter,
  game: Pick<GameLog, "phaseOf" | "groups"> | undefined,
  hasLine: (event: GameEvent) => boolean,
): readonly LogSection[] {
  const sections: { key: string; phase: string | undefined; items: LogItem[] }[] = [];
  const groups = new Map(game?.groups(told.map(({ event }) => event)).map((group) => [group.from, group]));
  let phase: string | undefined;
  for (let at = 0; at < told.length; ) {
    const group = groups.get(at);
    const upTo = group?.upTo ?? at + 1;
    const within = told.slice(at, upTo).filter(({ event }) => hasLine(event));
    const { event, key } = told[at];
    at = upTo;
    const last = within.at(-1);
    phase = game?.phaseOf(event) ?? phase;
    if (last === undefined) continue;
    if (sections.length === 0 || (phase !== undefined && sections.at(-1)?.phase !== phase)) {
      sections.push({ key, phase, items: [] });
    }
    sections.at(-1)?.items.push({ key, number: last.number, kind: group?.kind, told: within });
  }
  return sections.reverse().map(({ items, ...section }) => ({ ...section, items: items.reverse() }));
}
