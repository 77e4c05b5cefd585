import type { Area } from "@weirwood/throne/questions";
import { create } from "zustand";

/** What a hint speaks of on the map: an area of the reader's, and where its units could go. */
export interface SpokenOf {
  readonly from: Area;
  readonly to: readonly Area[];
}

/** The board lights what the hint that is shown speaks of. */
export const useSpokenOf = create<{ readonly now: SpokenOf | undefined }>(() => ({ now: undefined }));

/** Lights it, until what is returned is called. */
function speakOf(now: SpokenOf): () => void {
  useSpokenOf.setState({ now });
  return () => {
    if (useSpokenOf.getState().now === now) useSpokenOf.setState({ now: undefined });
  };
}

const lights = new Map<string, () => () => void>();

/** A light on an area and where it leads. The same areas have the same light: a hint that is made anew does not blink. */
export function litBy(from: Area, to: readonly Area[]): () => () => void {
  const key = [from, ...to].join();
  const light = lights.get(key) ?? (() => speakOf({ from, to }));
  lights.set(key, light);
  return light;
}
