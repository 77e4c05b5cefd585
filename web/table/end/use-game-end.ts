import { useEffect, useRef, useState } from "react";
import type { TableModel } from "../use-table-model.ts";

/** Whether a game that is over shows its last screen. */
export interface GameEnd {
  readonly isOver: boolean;
  readonly isShown: boolean;
  /** It ended before the reader's eyes. */
  readonly isFresh: boolean;
  show(isShown: boolean): void;
}

/** A game that has ended shows so once the board has caught up with it, and at once on every later visit. */
export function useGameEnd(model: TableModel | undefined): GameEnd {
  const isOver = model !== undefined && hasEnded(model);
  const [isHidden, setIsHidden] = useState(false);
  const wasPlayed = useRef(false);
  const isPlaying = model !== undefined && !isOver && model.gameView.status?.state === "playing";
  useEffect(() => {
    if (isPlaying) wasPlayed.current = true;
  }, [isPlaying]);
  return {
    isOver,
    isShown: isOver && !isHidden,
    isFresh: wasPlayed.current,
    show: (isShown) => setIsHidden(!isShown),
  };
}

/** A table at which the rules failed, or that was closed, has not ended. */
function hasEnded({ isWhatIf, gameView: { status }, isCaughtUp }: TableModel): boolean {
  return !isWhatIf && isCaughtUp && status?.state === "finished" && status.result !== undefined;
}
