import { useEffect, useState } from "react";
import type { GameClient } from "../table/game-client.ts";
import { loadClient } from "./index.ts";

/** A game's client: undefined while it is loaded, null where there is none. */
export function useClient(game: string | undefined): GameClient | null | undefined {
  const [client, setClient] = useState<GameClient | null>();
  useEffect(() => {
    if (game === undefined) return;
    let isGone = false;
    void loadClient(game).then((found) => !isGone && setClient(found ?? null));
    return () => {
      isGone = true;
    };
  }, [game]);
  return client;
}
