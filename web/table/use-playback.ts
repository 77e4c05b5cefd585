import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { isMotionReduced } from "../app/appearance.ts";
import { afterTime } from "../session/live.ts";
import type { TableSession } from "../session/table-session.ts";
import { makePlayback, type Playback, type Played } from "./playback.ts";
import { rememberSeen, seenOf } from "./seen.ts";

const nothingYet: Playback = {
  played: createStore<Played>(() => ({ view: undefined, number: 0, happening: [], missed: 0, leftAt: 0 })),
  shown: () => undefined,
  skip: () => undefined,
  look: () => undefined,
  close: () => undefined,
};

/** What the board shows of a session, a little behind what is known; a table with an id is remembered as seen. */
export function usePlayback(session: TableSession, table: string | undefined): [Played, Playback] {
  const [playback, setPlayback] = useState(nothingYet);
  useEffect(() => {
    const mine = makePlayback(session.tableView, {
      seen: table === undefined ? undefined : seenOf(table),
      isStill: isMotionReduced,
      after: afterTime,
    });
    setPlayback(mine);
    const remember = (): void => {
      const { view, number } = mine.played.getState();
      const isSeen = view !== undefined && document.visibilityState === "visible";
      if (table !== undefined && isSeen) rememberSeen(table, number);
    };
    const look = (): void => mine.look(document.visibilityState === "visible");
    look();
    remember();
    document.addEventListener("visibilitychange", look);
    const stop = mine.played.subscribe(remember);
    return () => {
      document.removeEventListener("visibilitychange", look);
      stop();
      mine.close();
    };
  }, [session, table]);
  return [useStore(playback.played), playback];
}
