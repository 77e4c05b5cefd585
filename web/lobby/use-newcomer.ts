import { useEffect, useState } from "react";
import { indexedGameStore } from "../local/indexed-game-store.ts";

/** Whether no game has been played in this browser yet, as far as it remembers. */
export function useNewcomer(): boolean {
  const [isNewcomer, setIsNewcomer] = useState(true);
  useEffect(() => {
    let isGone = false;
    indexedGameStore()
      .list()
      .then((games) => !isGone && setIsNewcomer(games.length === 0))
      // A browser that keeps nothing tells nothing.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return isNewcomer;
}
