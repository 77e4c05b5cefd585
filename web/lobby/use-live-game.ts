import { type JsonMap, ONLOOKER } from "@weirwood/kernel";
import { useEffect, useMemo, useState } from "react";
import type { GameShow } from "../games/show.ts";
import type { ReplaySummary } from "../replay/replayed-game.ts";
import type { PositionReader } from "../replay/use-replayed-game.ts";
import { openingScene, type ShowScene, scenesOf } from "./show-scenes.ts";

/** How long each thing that happens is looked at. */
const EACH = 4000;

export interface LiveGame {
  /** Undefined until the first position is there. */
  readonly shown: { readonly scene: ShowScene; readonly view: JsonMap } | undefined;
  readonly isPaused: boolean;
  readonly pause: (isPaused: boolean) => void;
}

/** A recorded game that goes on by itself, and begins again when it is over. Nothing happens while nobody sees it. */
export function useLiveGame(
  { captionOf }: GameShow,
  summary: ReplaySummary,
  positions: PositionReader,
  isSeen: boolean,
): LiveGame {
  const scenes = useMemo(() => scenesOf(summary.steps, captionOf), [summary, captionOf]);
  const [at, setAt] = useState(() => openingScene(scenes));
  const [isPaused, pause] = useState(false);
  const [shown, setShown] = useState<LiveGame["shown"]>();
  const scene = scenes[at];

  useEffect(() => {
    if (scene === undefined) return;
    let isGone = false;
    void positions.views([scene.at], ONLOOKER).then(([view]) => !isGone && setShown({ scene, view }));
    return () => {
      isGone = true;
    };
  }, [positions, scene]);

  useEffect(() => {
    if (isPaused || !isSeen || shown?.scene !== scene) return;
    const timer = setTimeout(() => setAt((at + 1) % scenes.length), EACH);
    return () => clearTimeout(timer);
  }, [at, scene, shown, scenes, isPaused, isSeen]);

  return { shown, isPaused, pause };
}
