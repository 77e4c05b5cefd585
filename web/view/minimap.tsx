import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Camera } from "./camera.ts";
import { centredOn, held, seenIn, wholeMap } from "./frame.ts";

/** Pixels of the small map for one unit of the map. */
const SMALL = 0.092;

/** The whole map in small, with a frame around what is seen. Hidden while everything is. Pressing or dragging goes there. */
export function Minimap({ camera, children }: { readonly camera: Camera; readonly children: ReactNode }) {
  const { left, top, right, bottom } = camera.map;
  const box = useRef<HTMLDivElement>(null);
  const seenFrame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    let [lastWidth, lastHeight] = [0, 0];
    const look = (): void => {
      const [outer, inner] = [box.current, seenFrame.current];
      if (outer === null || inner === null) return;
      const isWhole = camera.frame().scale <= wholeMap(camera.screen(), camera.map).scale * 1.05;
      if (outer.hidden !== isWhole) outer.hidden = isWhole;
      const seen = seenIn(camera.frame(), camera.screen());
      const [x, y] = [Math.max(left, seen.left), Math.max(top, seen.top)];
      const width = Math.round((Math.min(right, seen.right) - x) * SMALL);
      const height = Math.round((Math.min(bottom, seen.bottom) - y) * SMALL);
      // While the map is dragged only this transform changes, and nothing is laid out anew.
      inner.style.transform = `translate3d(${(x - left) * SMALL}px,${(y - top) * SMALL}px,0)`;
      if (width === lastWidth && height === lastHeight) return;
      [lastWidth, lastHeight] = [width, height];
      inner.style.width = `${width}px`;
      inner.style.height = `${height}px`;
    };
    look();
    return camera.watch(look);
  }, [camera, left, top, right, bottom]);

  const go = (event: PointerEvent): void => {
    if (event.buttons !== 1 || box.current === null) return;
    const area = box.current.getBoundingClientRect();
    const x = left + (event.clientX - area.left) / SMALL;
    const y = top + (event.clientY - area.top) / SMALL;
    camera.show(held(centredOn(camera.screen(), [x, y], camera.frame().scale), camera.screen(), camera.map));
  };

  return (
    // For the eye and the hand only: whoever uses keys or a screen reader moves from area to area.
    <div className="minimap" ref={box} hidden data-still aria-hidden="true" onPointerDown={go} onPointerMove={go}>
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        width={(right - left) * SMALL}
        height={(bottom - top) * SMALL}
      >
        {children}
      </svg>
      <div ref={seenFrame} className="minimap-frame" />
    </div>
  );
}
