import { useLayoutEffect, useState } from "react";
import type { Camera } from "./camera.ts";
import { type Zoom, zoomOf } from "./frame.ts";

/** Most screens open near. */
const opening: readonly Zoom[] = ["near"];

/** The zooms that have been looked at so far: what nobody has zoomed to need not be drawn yet, and what was drawn stays. */
export function useShownZooms(camera: Camera): readonly Zoom[] {
  const [zooms, setZooms] = useState(opening);
  useLayoutEffect(() => {
    const shown = new Set(opening);
    return camera.watch(() => {
      const zoom = zoomOf(camera.frame().scale);
      if (shown.has(zoom)) return;
      shown.add(zoom);
      setZooms([...shown]);
    });
  }, [camera]);
  return zooms;
}
