import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Size } from "./plane.ts";

const unknown: Size = { width: 0, height: 0 };

/** How large an element is, now and whenever that changes; nothing before it has been measured. */
export function useSize(): readonly [RefObject<HTMLDivElement | null>, Size] {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unknown);
  useLayoutEffect(() => {
    if (place.current === null) return;
    const sizes = new ResizeObserver(([{ contentRect }]) =>
      setSize({ width: contentRect.width, height: contentRect.height }),
    );
    sizes.observe(place.current);
    return () => sizes.disconnect();
  }, []);
  return [place, size];
}
