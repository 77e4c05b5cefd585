import type { Camera } from "./camera.ts";
import { moved, zoomedAt } from "./frame.ts";
import type { Point } from "./plane.ts";

/** What the hand does to the map: drag, pinch, wheel, double tap. Everything else is left to what lies under it. */

/** A hand that moves less than this means to press, not to drag. */
const STILL = 6;
const DOUBLE = 300;
const LONG = 400;

/**
 * Listens on an element until the returned function is called. `onLongPress` gets what a finger rested on; `onDoubleTap`
 * where one tapped twice, and comes closer there unless it is said otherwise.
 */
export function watchGestures(
  element: HTMLElement,
  camera: Camera,
  onLongPress: (target: Element) => void,
  onDoubleTap: (at: Point) => void = (at) => comeCloser(camera, at),
): () => void {
  const hands = new Map<number, Point>();
  let isDragging = false;
  let start: Point = [0, 0];
  let lastTap = { at: [0, 0] as Point, time: 0 };
  let longPress = 0;

  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const farther = ([x1, y1]: Point, [x2, y2]: Point): boolean => Math.hypot(x1 - x2, y1 - y2) > STILL;

  function down(event: PointerEvent): void {
    // A finger's drag ends without a click: what it was must not swallow the next press.
    if (hands.size === 0) isDragging = false;
    if (event.button !== 0 || (event.target as Element).closest("[data-still]") !== null) return;
    hands.set(event.pointerId, at(event));
    start = at(event);
    clearTimeout(longPress);
    if (event.pointerType === "mouse" || hands.size > 1) return;
    const target = event.target as Element;
    longPress = window.setTimeout(() => {
      // What follows is the end of a look, not a press.
      isDragging = true;
      onLongPress(target);
    }, LONG);
  }

  function move(event: PointerEvent): void {
    const before = hands.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    if (!isDragging && hands.size === 1) {
      if (!farther(start, now)) return;
      isDragging = true;
      clearTimeout(longPress);
    }
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    hands.set(event.pointerId, now);
    if (hands.size === 1) {
      camera.show(moved(camera.frame(), now[0] - before[0], now[1] - before[1], camera.screen(), camera.map));
      return;
    }
    pinch(event.pointerId, before, now);
  }

  function pinch(hand: number, before: Point, now: Point): void {
    isDragging = true;
    clearTimeout(longPress);
    const other = [...hands].find(([id]) => id !== hand)?.[1];
    if (other === undefined) return;
    const apart = (one: Point): number => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
    const middle = (one: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const [from, to] = [middle(before), middle(now)];
    const frame = moved(camera.frame(), to[0] - from[0], to[1] - from[1], camera.screen(), camera.map);
    camera.show(zoomedAt(frame, apart(now) / apart(before), to, camera.screen(), camera.map));
  }

  function up(event: PointerEvent): void {
    if (!hands.delete(event.pointerId)) return;
    clearTimeout(longPress);
    if (isDragging || event.pointerType === "mouse") return;
    const tap = { at: at(event), time: event.timeStamp };
    const isDouble = tap.time - lastTap.time < DOUBLE && !farther(tap.at, lastTap.at);
    lastTap = isDouble ? { at: [0, 0], time: 0 } : tap;
    if (!isDouble) return;
    isDragging = true;
    onDoubleTap(tap.at);
  }

  /** A click that ends a drag, a long press or a double tap is none. */
  function click(event: MouseEvent): void {
    if (!isDragging) return;
    isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    // Fingers spread on a touchpad come as a wheel with the control key, in finer steps.
    const speed = event.ctrlKey ? 0.012 : event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.0018;
    const turn = Math.max(-0.5, Math.min(0.5, -event.deltaY * speed));
    camera.show(zoomedAt(camera.frame(), Math.exp(turn), at(event), camera.screen(), camera.map));
  }

  const stillness = new AbortController();
  const options = { signal: stillness.signal };
  element.addEventListener("pointerdown", down, options);
  element.addEventListener("pointermove", move, options);
  element.addEventListener("pointerup", up, options);
  element.addEventListener("pointercancel", up, options);
  element.addEventListener("click", click, { ...options, capture: true });
  element.addEventListener("wheel", wheel, { ...options, passive: false });
  return () => {
    clearTimeout(longPress);
    stillness.abort();
  };
}

/** Zooms in around a point of the screen. */
export const comeCloser = (camera: Camera, at: Point): void =>
  camera.glideTo(zoomedAt(camera.frame(), 1.8, at, camera.screen(), camera.map));
