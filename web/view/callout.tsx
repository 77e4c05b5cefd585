import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Camera } from "./camera.ts";
import type { Box } from "./plane.ts";

export interface CalloutProps {
  readonly camera: Camera;
  /** What it is about, in units of the map. It is never covered. */
  readonly about: Box;
  readonly className?: string;
  readonly role?: string;
  readonly children: ReactNode;
}

const GAP = 10;

/** A note beside a part of the map, on the side with the most room; it follows the map by a transform. */
export function Callout({ camera, about, className, role, children }: CalloutProps) {
  const note = useRef<HTMLDivElement>(null);
  const { left, top, right, bottom } = about;

  useLayoutEffect(() => {
    const element = note.current;
    if (element === null) return;
    const place = (): void => {
      const { x, y, scale } = camera.frame();
      const box = {
        left: left * scale + x,
        top: top * scale + y,
        right: right * scale + x,
        bottom: bottom * scale + y,
      };
      const [across, down] = beside(box, camera.screen(), element.offsetWidth, element.offsetHeight);
      element.style.transform = `translate(${Math.round(across)}px,${Math.round(down)}px)`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    const forget = camera.watch(place);
    return () => {
      sizes.disconnect();
      forget();
    };
  }, [camera, left, top, right, bottom]);

  return (
    <div ref={note} className={className === undefined ? "callout" : `callout ${className}`} role={role} data-still>
      {children}
    </div>
  );
}

/** Where a note of some size goes: right, left, below or above the box, wherever most of it can be seen. */
export function beside(
  box: Box,
  screen: { readonly width: number; readonly height: number },
  width: number,
  height: number,
): readonly [x: number, y: number] {
  const within = (value: number, length: number, room: number): number =>
    Math.max(GAP, Math.min(value, room - length - GAP));
  const middleX = within((box.left + box.right - width) / 2, width, screen.width);
  const middleY = within((box.top + box.bottom - height) / 2, height, screen.height);
  const sides: readonly (readonly [room: number, x: number, y: number])[] = [
    [screen.width - box.right - width, box.right + GAP, middleY],
    [box.left - width, box.left - width - GAP, middleY],
    [screen.height - box.bottom - height, middleX, box.bottom + GAP],
    [box.top - height, middleX, box.top - height - GAP],
  ];
  const [room, x, y] = sides.reduce((one, other) => (other[0] > one[0] ? other : one));
  // No side has room for it: it stays on the screen, over whatever is there.
  return room >= GAP ? [x, y] : [within(x, width, screen.width), within(y, height, screen.height)];
}
