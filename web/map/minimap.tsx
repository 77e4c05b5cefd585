import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Camera } from "./camera.ts";
import { centredOn, held, seenIn, wholeMap } from "./frame.ts";

/** The whole map in small, with a frame around what is seen. Hidden while everything is. Pressing or dragging goes there. */
export function Minimap({ camera, children }: { readonly camera: Camera; readonly children: ReactNode }) {
  const { left, top, right, bottom } = camera.map;
  const box = useRef<HTMLDivElement>(null);
  const window = useRef<SVGRectElement>(null);

  useLayoutEffect(() => {
    const look = (): void => {
      const [outer, rectangle] = [box.current, window.current];
      if (outer === null || rectangle === null) return;
      const seen = seenIn(camera.frame(), camera.screen());
      const isWhole = camera.frame().scale <= wholeMap(camera.screen(), camera.map).scale * 1.05;
      if (outer.hidden !== isWhole) outer.hidden = isWhole;
      const [x, y] = [Math.max(left, seen.left), Math.max(top, seen.top)];
      rectangle.style.transform = `translate(${x}px,${y}px) scale(${(Math.min(right, seen.right) - x) / 100},${(Math.min(bottom, seen.bottom) - y) / 100})`;
    };
    look();
    return camera.watch(look);
  }, [camera, left, top, right, bottom]);

  const go = (event: PointerEvent): void => {
    if (event.buttons !== 1 || box.current === null) return;
    const area = box.current.getBoundingClientRect();
    const x = left + ((event.clientX - area.left) / area.width) * (right - left);
    const y = top + ((event.clientY - area.top) / area.height) * (bottom - top);
    camera.show(held(centredOn(camera.screen(), [x, y], camera.frame().scale), camera.screen(), camera.map));
  };

  return (
    // For the eye and the hand only: whoever uses keys or a screen reader moves from area to area.
    <div className="minimap" ref={box} hidden data-still aria-hidden="true" onPointerDown={go} onPointerMove={go}>
      <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`}>
        {children}
        <rect ref={window} className="minimap-window" width="100" height="100" />
      </svg>
    </div>
  );
}
