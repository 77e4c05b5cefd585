import type { Seat } from "@weirwood/kernel";
import type { Others, Trial } from "./local-messages.ts";
import type { LocalSession } from "./local-session.ts";

/**
 * Trying things out: a state that fits what the reader may know, with hidden things dealt at random, in a worker of its
 * own. It never hears of the real table, so nothing that is tried can reach it.
 */

/** The position that is tried from: the reader's own view, and the table it belongs to. */
export type TrialPosition = Pick<Trial, "view" | "seat" | "status">;

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
    if (seat !== own) session.giveSeat(seat, others === "bots" ? "bot" : "person");
  }
}

/** Takes the last thing back that was decided by hand, and what bots did after it; says whether there was one. */
export async function stepBack(session: LocalSession): Promise<boolean> {
  const last = session.controls.getState().turn.decisions.at(-1);
  if (last === undefined) return false;
  return (await session.undo(last.index)) === undefined;
}

/** Back to the position that was tried from, as it was dealt. */
export async function startOver(session: LocalSession): Promise<boolean> {
  const { turn } = session.controls.getState();
  if (turn.decisions.length === 0 && turn.taken === 0) return false;
  return (await session.undo(0)) === undefined;
}
