import type { GameEvent, JsonMap } from "@weirwood/kernel";
import { useEffect, useMemo, useState } from "react";
import { isMotionReduced } from "../app/appearance.ts";
import type { GameClient } from "../table/game-client.ts";
import { eventsSeenBy, type ReplayCursor } from "./replay-cursor.ts";
import type { ReplaySummary } from "./replayed-game.ts";
import type { Speed } from "./use-replay.ts";
import type { PositionReader } from "./use-replayed-game.ts";

/** Over more steps than these nothing is animated: the replay jumps. */
const LONGEST_WAY = 8;

/** How long what happened on the way is seen. */
const LOOK = 1_600;

/** What the board of a replay shows. */
export interface ShownPosition {
  /** Undefined until the first position is there. */
  readonly view: unknown;
  readonly happening: readonly GameEvent[];
  /** Whether the position at the cursor is still being worked out. */
  readonly isBehind: boolean;
}

/** The view at a cursor. A few steps forward, what happened on the way is animated; everywhere else the replay jumps. */
export function useShownPosition(
  summary: ReplaySummary,
  positions: PositionReader,
  client: GameClient,
  cursor: ReplayCursor,
  speed: Speed,
): ShownPosition {
  const [shown, setShown] = useState<{ readonly plain: JsonMap; readonly cursor: ReplayCursor }>();
  const [happening, setHappening] = useState<readonly GameEvent[]>([]);
  useEffect(() => {
    let isGone = false;
    void positions.views([cursor.at], cursor.reader).then(([plain]) => {
      if (isGone) return;
      setShown((before) => {
        const isAnimated = speed === 1 && !isMotionReduced();
        setHappening(isAnimated && before !== undefined ? eventsOnTheWay(summary, before.cursor, cursor) : []);
        return { plain, cursor };
      });
    });
    return () => {
      isGone = true;
    };
  }, [positions, summary, cursor, speed]);
  const view = useMemo(() => (shown === undefined ? undefined : client.read(shown.plain)), [client, shown]);
  useEffect(() => {
    if (happening.length === 0) return;
    const timer = setTimeout(() => setHappening([]), LOOK);
    return () => clearTimeout(timer);
  }, [happening]);
  return { view, happening, isBehind: shown?.cursor !== cursor };
}

/** Everything that the reader was told on a short way forward; nothing on any other. */
function eventsOnTheWay(summary: ReplaySummary, from: ReplayCursor, to: ReplayCursor): readonly GameEvent[] {
  const way = to.at - from.at;
  if (from.reader !== to.reader || way <= 0 || way >= LONGEST_WAY) return [];
  return summary.steps.slice(from.at + 1, to.at + 1).flatMap((step) => eventsSeenBy(to.reader, step));
}
