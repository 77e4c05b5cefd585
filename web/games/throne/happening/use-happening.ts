import type { GameEvent } from "@weirwood/kernel";
import type { Throne } from "@weirwood/throne/rules";
import { useCallback, useEffect, useMemo, useState } from "react";
import { wantsMotion } from "../../../view/camera.ts";
import { type Beat, beatsOf } from "./beats.ts";

const nothing: readonly GameEvent[] = [];

/** What the board shows of what was just told, and what to call when units have arrived. */
export interface Shown {
  readonly beat: Beat | undefined;
  readonly onArrived: () => void;
  /** Whoever presses the board has seen enough of this. */
  readonly skip: () => void;
}

/** Shows events one after the other; says so when the last has been seen, or there is nothing to see. */
export function useHappening(happening: readonly GameEvent[] = nothing, onShown: () => void, view: Throne): Shown {
  const [progress, setProgress] = useState<{ readonly of: readonly GameEvent[]; readonly at: number }>({
    of: nothing,
    at: 0,
  });
  const beats = useMemo(
    () => (happening.length === 0 || !wantsMotion() ? [] : beatsOf(happening, view)),
    [happening, view],
  );
  const at = progress.of === happening ? progress.at : 0;
  const beat = beats[at];
  const next = useCallback(() => setProgress({ of: happening, at: at + 1 }), [happening, at]);

  useEffect(() => {
    if (happening.length === 0) return;
    if (beat === undefined) {
      onShown();
      return;
    }
    // Journeys end by themselves; should the page be hidden meanwhile, they are not waited for without end.
    const timer = setTimeout(next, beat.journeys === undefined ? beat.lasts : beat.lasts * 8);
    return () => clearTimeout(timer);
  }, [happening, beat, next, onShown]);

  const skip = useCallback(() => {
    if (happening.length > 0) setProgress({ of: happening, at: Number.POSITIVE_INFINITY });
  }, [happening]);
  return { beat, onArrived: next, skip };
}
