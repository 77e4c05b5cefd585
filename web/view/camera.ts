import { around, between, centredOn, type Frame, fitting, held, middleOf, openingFrame, wholeMap } from "./frame.ts";
import type { Box, Point, Size } from "./plane.ts";

/**
 * The frame that is shown, outside of React: while the map moves nothing is rendered, listeners write a transform each.
 */
export interface Camera {
  readonly map: Box;
  frame(): Frame;
  screen(): Size;
  /** Changes the frame at once. */
  show(frame: Frame): void;
  /** Changes it over a moment, where motion is wanted. */
  glideTo(frame: Frame): void;
  /** Goes to a point of the map at a scale, and keeps it in the middle while the screen changes, until it is moved. */
  lookAt(point: Point, scale: (screen: Size) => number): void;
  /** Shows boxes of the map whole, beside so much room that is taken at the right, and keeps them so until it is moved. */
  fit(boxes: readonly Box[], taken: number): void;
  /** The screen has got another size; the first time, the map opens. */
  resize(screen: Size): void;
  /** Calls at most once a picture, after the frame or the screen changed. */
  watch(listener: () => void): () => void;
}

const GLIDE = 320;

/** What is looked at: the frame for it on a screen of this size, coming from another frame. */
interface Aim {
  readonly point: Point;
  readonly frame: (screen: Size, now: Frame) => Frame;
}

/** Whether things may glide: as the reader chose, or else as the system says. */
export function wantsMotion(): boolean {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === "reduced") return false;
  return chosen === "full" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function createCamera(map: Box, opensAround: Point): Camera {
  let screen: Size = { width: 0, height: 0 };
  let frame: Frame = { x: 0, y: 0, scale: 1 };
  let pending = 0;
  let glide = 0;
  /** What was last looked at, while nobody has moved the map since. */
  let aim: Aim | undefined;
  const listeners = new Set<() => void>();

  function tell(): void {
    if (pending !== 0) return;
    pending = requestAnimationFrame(() => {
      pending = 0;
      for (const listener of listeners) listener();
    });
  }

  function change(next: Frame): void {
    frame = next;
    tell();
  }

  function stop(): void {
    cancelAnimationFrame(glide);
    glide = 0;
  }

  function glideTowards(next: Frame): void {
    stop();
    if (!wantsMotion()) {
      change(next);
      return;
    }
    const from = frame;
    const started = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - started) / GLIDE);
      change(between(from, next, 1 - (1 - share) ** 3));
      if (share < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  }

  const aimed = (at: Aim): Frame => held(at.frame(screen, frame), screen, map);

  function aimAt(at: Aim): void {
    aim = at;
    // A map that has not opened yet opens there.
    if (screen.width > 0) glideTowards(aimed(at));
  }

  return {
    map,
    frame: () => frame,
    screen: () => screen,
    show(next) {
      aim = undefined;
      stop();
      change(next);
    },
    glideTo(next) {
      aim = undefined;
      glideTowards(next);
    },
    lookAt(point, scale) {
      aimAt({ point, frame: (size, now) => centredOn(size, point, Math.max(now.scale, scale(size))) });
    },
    fit(boxes, taken) {
      const box = around(boxes);
      aimAt({ point: middleOf(box), frame: (size) => fitting(size, box, taken) });
    },
    resize(next) {
      const isFirst = screen.width === 0;
      const wasWhole = !isFirst && frame.scale <= wholeMap(screen, map).scale * 1.001;
      screen = next;
      if (isFirst) change(openingFrame(next, map, aim?.point ?? opensAround));
      else if (wasWhole) change(wholeMap(next, map));
      else if (aim === undefined) change(held(frame, next, map));
      else {
        stop();
        change(aimed(aim));
      }
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
