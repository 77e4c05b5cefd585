import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Camera } from "./camera.ts";
import type { Box, Size } from "./plane.ts";

export interface CalloutProps {
  readonly camera: Camera;
  /** What it is about, in units of the map. It is never covered. */
  readonly about: Box;
  /** What else should rather not be covered. */
  readonly avoid?: readonly Box[];
  readonly className?: string;
  readonly role?: string;
  readonly children: ReactNode;
}

const GAP = 10;
const nothing: readonly Box[] = [];

/** A note beside a part of the map, on the side with the most room; it follows the map by a transform. */
export function Callout({ camera, about, avoid = nothing, className, role, children }: CalloutProps) {
  const note = useRef<HTMLDivElement>(null);
  const { left, top, right, bottom } = about;

  useLayoutEffect(() => {
    const element = note.current;
    if (element === null) return;
    const place = (): void => {
      const { x, y, scale } = camera.frame();
      const onScreen = (box: Box): Box => ({
        left: box.left * scale + x,
        top: box.top * scale + y,
        right: box.right * scale + x,
        bottom: box.bottom * scale + y,
      });
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const [across, down] = beside(onScreen({ left, top, right, bottom }), camera.screen(), size, avoid.map(onScreen));
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
  }, [camera, left, top, right, bottom, avoid]);

  return (
    <div ref={note} className={className === undefined ? "callout" : `callout ${className}`} role={role} data-still>
      {children}
    </div>
  );
}

/**
 * Where a note of some size goes: right, left, below or above the box, along its beginning, middle or end; where it covers
 * least of what it should not, and of such places where there is most room.
 */
export function beside(
  box: Box,
  screen: Size,
  { width, height }: Size,
  avoid: readonly Box[] = nothing,
): readonly [x: number, y: number] {
  const within = (value: number, length: number, room: number): number =>
    Math.max(GAP, Math.min(value, room - length - GAP));
  const along = (start: number, end: number, length: number, room: number): number[] =>
    [(start + end - length) / 2, start, end - length].map((value) => within(value, length, room));
  const across = along(box.left, box.right, width, screen.width);
  const down = along(box.top, box.bottom, height, screen.height);
  const places: readonly (readonly [room: number, x: number, y: number])[] = [
    ...down.map((y) => [screen.width - box.right - width, box.right + GAP, y] as const),
    ...down.map((y) => [box.left - width, box.left - width - GAP, y] as const),
    ...across.map((x) => [screen.height - box.bottom - height, x, box.bottom + GAP] as const),
    ...across.map((x) => [box.top - height, x, box.top - height - GAP] as const),
  ];
  const covered = ([, x, y]: readonly [number, number, number]): number =>
    avoid.reduce((sum, one) => sum + overlap(one, { left: x, top: y, right: x + width, bottom: y + height }), 0);
  const free = places.filter(([room]) => room >= GAP);
  // No side has room for it: it stays on the screen, over whatever is there.
  if (free.length === 0) {
    const [, x, y] = places.reduce((one, other) => (other[0] > one[0] ? other : one));
    return [within(x, width, screen.width), within(y, height, screen.height)];
  }
  const [, x, y] = free.reduce((one, other) => {
    const less = covered(one) - covered(other);
    return less > 0 || (less === 0 && other[0] > one[0]) ? other : one;
  });
  return [x, y];
}

/** How much of two boxes is the same. */
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
