import type { TableSummary } from "@weirwood/protocol";
import { useCallback, useEffect, useState } from "react";
import { useSignIn } from "../people/me.ts";
import { call } from "../session/api.ts";
import { afterTime, liveConnection } from "../session/live.ts";
import { joinedTables } from "./tables.ts";

export interface LobbyTables {
  /** `away`: the server cannot be reached. */
  readonly state: "loading" | "shown" | "away";
  readonly open: readonly TableSummary[];
  readonly playing: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
  /** Looks again at once. */
  readonly ask: () => void;
}

const REFRESH = 30_000;
/** Several changes in a row are one reason to ask for one's own tables. */
const PAUSE = 500;

const visible = (): boolean => document.visibilityState === "visible";

/** The server's tables, kept fresh: over the connection for those who are signed in, and by asking now and then. */
export function useLobbyTables(): LobbyTables {
  const me = useSignIn(({ me }) => me?.id);
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  const [state, setState] = useState<LobbyTables["state"]>("loading");
  const mine = useMyTables(me);

  const load = useCallback(async (): Promise<void> => {
    const states = ["open", "playing", "finished"] as const;
    const outcomes = await Promise.all(states.map((one) => call("tables", { query: { state: one, limit: 50 } })));
    const found: TableSummary[] = [];
    for (const outcome of outcomes) {
      if (outcome.is !== "done") return setState("away");
      found.push(...outcome.reply);
    }
    setTables(found);
    setState("shown");
  }, []);

  useEffect(() => {
    void load();
    const timer = setInterval(() => visible() && void load(), REFRESH);
    return () => clearInterval(timer);
  }, [load]);

  useEffect(() => {
    if (me === undefined) return;
    return liveConnection().watchLobby(({ tables: changed, gone }) =>
      setTables((known) => joinedTables(known, changed, gone)),
    );
  }, [me]);

  const isIn = (wanted: TableSummary["state"]) => tables.filter((table) => table.state === wanted);
  return {
    state,
    open: isIn("open"),
    playing: isIn("playing"),
    finished: isIn("finished"),
    mine,
    ask: () => void load(),
  };
}

/** The reader's own tables, private ones too, with whose turn it is: asked for again whenever there is news. */
function useMyTables(me: string | undefined): readonly TableSummary[] {
  const [mine, setMine] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    setMine([]);
    if (me === undefined) return;
    let isGone = false;
    let cancel = (): void => undefined;
    const load = async (): Promise<void> => {
      const outcome = await call("tables", { query: { mine: true, limit: 50 } });
      if (!isGone && outcome.is === "done") setMine(outcome.reply);
    };
    const loadSoon = (): void => {
      cancel();
      cancel = afterTime(PAUSE, () => void load());
    };
    void load();
    const stops = [liveConnection().watchLobby(loadSoon), liveConnection().hearNotices(loadSoon)];
    const timer = setInterval(() => visible() && void load(), REFRESH);
    return () => {
      isGone = true;
      cancel();
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [me]);
  return mine;
}
