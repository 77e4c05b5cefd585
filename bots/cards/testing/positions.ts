import { cards } from "@weirwood/cards";
import type { AskKind, Cards } from "@weirwood/cards/questions";
import { type Json, NOBODY } from "@weirwood/kernel";

/** The position that words describe, all passing and declaring no more, until somebody is asked this. */
export function askedIn(given: Json, kind: AskKind): Cards {
  const state = cards.scenarios.given(given);
  while (cards.asks(state)[0]?.kind !== kind) {
    const seat = cards.awaited(state);
    if (seat === NOBODY) throw new Error(`nobody was asked ${kind}`);
    const end = Array.from(cards.options(state, seat) ?? []).find(({ kind }) => kind === "pass" || kind === "done");
    if (end === undefined) throw new Error(`${cards.asks(state)[0].kind} comes before ${kind}`);
    cards.apply(state, seat, end);
  }
  return state;
}
