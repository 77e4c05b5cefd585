import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "../view/plane.ts";

/** The size that a drawing has on the page: it is drawn at that size, not scaled to it, so that letters keep theirs. */
export function useDrawnSize(element: RefObject<Element | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const drawn = element.current;
    if (drawn === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const [width, height] = [Math.round(contentRect.width), Math.round(contentRect.height)];
      if (width > 0 && height > 0)
        setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    });
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
