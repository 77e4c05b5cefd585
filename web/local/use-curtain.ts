import type { Seat } from "@weirwood/kernel";
import { useCallback, useEffect, useState } from "react";
import { type Curtain, curtainAfter, firstCurtain, passOn, take } from "./curtain.ts";
import type { LocalSession } from "./local-session.ts";

/** The curtain of a shared screen, and what can be done with it. */
export interface CurtainRope {
  readonly curtain: Curtain | undefined;
  take(seat: Seat): void;
  passOn(): void;
}

/** Draws the curtain whenever somebody else is asked. What it covers is taken out of the page, not only out of sight. */
export function useCurtain(session: LocalSession | undefined): CurtainRope {
  const [curtain, setCurtain] = useState<Curtain>();
  useEffect(() => {
    setCurtain(undefined);
    if (session === undefined) return;
    const look = (): void => {
      const { table, turn } = session.controls.getState();
      if (table === undefined) return;
      const everybody = table.seats.flatMap(({ person, seat }) => (person === undefined ? [] : [seat]));
      const { asks } = session.tableView.getState();
      setCurtain((now) =>
        now === undefined ? firstCurtain(turn.people, everybody) : curtainAfter(now, { people: turn.people, asks }),
      );
    };
    look();
    return session.controls.subscribe(look);
  }, [session]);
  const isDrawn = curtain?.is === "drawn";
  const reader = curtain?.is === "open" || curtain?.is === "due" ? curtain.reader : undefined;
  useEffect(() => {
    if (isDrawn) session?.hide();
    else if (reader !== undefined) session?.lookThrough(reader);
  }, [session, isDrawn, reader]);
  return {
    curtain,
    take: useCallback((seat) => setCurtain(take(seat)), []),
    passOn: useCallback(() => setCurtain((now) => now && passOn(now)), []),
  };
}
