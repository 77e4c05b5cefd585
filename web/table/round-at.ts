import type { LogEntry } from "@weirwood/protocol";

/** The round that was being played at a time, as far as the log goes back. */
export function roundAt(log: readonly LogEntry[], at: number): number | undefined {
  return log.findLast((entry) => entry.at <= at)?.round;
}
