import type { JsonMap, Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import type { Wondering } from "./local-messages.ts";
import type { LocalSession } from "./local-session.ts";

/** The position that somebody wonders about: their own view, and the table it belongs to. */
export interface Position {
  readonly view: JsonMap;
  readonly seat: Seat;
  readonly status: TableStatus;
}

/** Who answers for the others while things are tried out. */
export type Others = "bots" | "by-hand";

const BOT = "steward";

/**
 * A state that fits what the reader may know, with hidden things dealt at random, in a worker of its own. It never
 * hears of the real table, so nothing that is tried can reach it.
 */
export function wonderingAbout({ view, seat, status }: Position, others: Others, seed: string): Wondering {
  const bots = status.seats.map((_, at) => (at === seat || others === "by-hand" ? null : BOT));
  return { game: status.game, view, seat, status, bots, seed };
}

/** While others are played by hand, the screen follows whoever is asked. Returns what stops it. */
export function followTurns(session: LocalSession): () => void {
  return session.controls.subscribe(({ turn }) => {
    const reader = session.tableView.getState().status?.seat;
    const [first] = turn.people;
    if (first !== undefined && reader !== undefined && !turn.people.includes(reader)) session.lookThrough(first);
  });
}

/** Lets bots answer for the others, or the reader's own hand. */
export function setOthers(session: LocalSession, own: Seat, others: Others): void {
  const seats = session.controls.getState().table?.seats.length ?? 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== own) session.giveSeat(seat, others === "bots" ? BOT : null);
  }
}

/** Takes the last thing back that was decided by hand, and what bots did after it; says whether there was one. */
export async function stepBack(session: LocalSession): Promise<boolean> {
  const last = session.controls.getState().turn.decisions.at(-1);
  if (last === undefined) return false;
  return (await session.undo(last.index)) === undefined;
}

/** Back to the position that was wondered about, as it was dealt. */
export async function startOver(session: LocalSession): Promise<boolean> {
  const { turn } = session.controls.getState();
  if (turn.decisions.length === 0 && turn.taken === 0) return false;
  return (await session.undo(0)) === undefined;
}
