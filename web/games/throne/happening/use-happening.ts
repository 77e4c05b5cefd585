import type { GameEvent } from "@weirwood/kernel";
import type { Throne } from "@weirwood/throne/rules";
import { type RefObject, useEffect } from "react";
import type { Scene } from "../desk/scene.ts";

/** What was just told, shown on the map. */
export function useHappening(
  happening: readonly GameEvent[],
  onShown: () => void,
  _frame: RefObject<HTMLElement | null>,
  _view: Throne,
): Pick<Scene, "marks" | "arrows"> {
  useEffect(() => {
    if (happening.length > 0) onShown();
  }, [happening, onShown]);
  return {};
}
