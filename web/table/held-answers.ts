import type { Ask, Seat } from "@weirwood/kernel";
import type { GameClient } from "./game-client.ts";

/** An answer that the reader has given and may still take back, and the question that it answers. */
export interface HeldAnswer {
  readonly ask: number;
  readonly answer: string;
}

export interface HeldPosition {
  /** The position after the held answers. */
  readonly view: unknown;
  /** What the reader is asked there. */
  readonly ask: Ask | undefined;
  /** Those that the position itself does not have yet, oldest first. */
  readonly held: readonly HeldAnswer[];
}

type Foreseeing = Pick<GameClient, "asks" | "foresee">;

const askOf = (client: Foreseeing, view: unknown, seat: Seat): Ask | undefined =>
  client.asks(view).find(({ seats }) => seats.includes(seat));

/**
 * A position with the held answers given: those that it has already are left behind, and where the game went another way
 * the rest is void.
 */
export function withHeld(client: Foreseeing, view: unknown, seat: Seat, held: readonly HeldAnswer[]): HeldPosition {
  const left: HeldAnswer[] = [];
  let [after, ask] = [view, askOf(client, view, seat)];
  for (const one of held) {
    if (ask === undefined || one.ask > ask.id) break;
    if (one.ask < ask.id) continue;
    const next = client.foresee?.(after, seat, one.answer);
    if (next === undefined) break;
    left.push(one);
    [after, ask] = [next, askOf(client, next, seat)];
  }
  return { view: after, ask, held: left };
}
