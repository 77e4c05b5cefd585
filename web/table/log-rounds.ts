import type { GameEvent } from "@weirwood/kernel";
import type { LogEntry } from "@weirwood/protocol";

/** One line of the log: an event, and the entry that it came with. */
export interface LogLine {
  readonly key: string;
  readonly number: number;
  readonly at: number;
  readonly event: GameEvent;
  readonly sentence: string;
}

export interface LogRound {
  readonly round: number;
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly events: readonly GameEvent[];
}

/** What the game says of an event. */
export interface Telling {
  readonly say: (event: GameEvent) => string | undefined;
  /** The round that begins with it: an entry is of the round in which it began, its last events may be of the next. */
  readonly begins?: ((event: GameEvent) => number | undefined) | undefined;
}

/** The log by rounds, the latest first, with the events that have something to say. */
export function logRounds(log: readonly LogEntry[], upTo: number, { say, begins }: Telling): readonly LogRound[] {
  const rounds: { round: number; lines: LogLine[]; events: GameEvent[] }[] = [];
  const open = (round: number): void => {
    if (rounds.at(-1)?.round !== round) rounds.push({ round, lines: [], events: [] });
  };
  for (const { number, round, at, events } of log) {
    if (number > upTo) break;
    open(round);
    for (const [place, event] of (events as GameEvent[]).entries()) {
      const begun = begins?.(event);
      if (begun !== undefined) open(begun);
      const last = rounds.at(-1) as (typeof rounds)[number];
      last.events.push(event);
      const sentence = say(event);
      if (sentence !== undefined) last.lines.push({ key: `${number}.${place}`, number, at, event, sentence });
    }
  }
  return rounds.reverse().map(({ lines, ...rest }) => ({ ...rest, lines: lines.reverse() }));
}
