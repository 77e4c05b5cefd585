import type { Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { isPlayedByBot } from "./seat-state.ts";

const MINUTE = 60_000;

/** The server's own measure: without a clock it is a table over days, unless most of those who play are there. */
export function paceOf(status: TableStatus, here: readonly Seat[]): "live" | "slow" {
  if (status.clock.kind !== "none") return status.clock.kind;
  const players = playersOf(status);
  return 2 * players.filter((seat) => here.includes(seat)).length > players.length ? "live" : "slow";
}

/** How long somebody must be away before the others are asked about a regent. */
export const ABSENCE = { live: 5 * MINUTE, slow: 24 * 60 * MINUTE } as const;

/** Seats of people who decide for themselves. */
export const playersOf = (status: TableStatus): readonly Seat[] =>
  status.seats.map(({ seat }) => seat).filter((seat) => !isPlayedByBot(status, seat));
