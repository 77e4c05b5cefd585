import { between, type Frame, held, openingFrame, wholeMap } from "./frame.ts";
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
  /** Goes to what an aim shows, and keeps it in sight while the screen changes, until it is moved. */
  lookAt(aim: Aim): void;
  /** The screen has got another size; the first time, the map opens. */
  resize(screen: Size): void;
  /** Calls at most once a picture, after the frame or the screen changed. */
  watch(listener: () => void): () => void;
}

const GLIDE = 320;

/** The frame that shows what is looked at on a screen, from the frame before. */
type Aim = (frame: Frame, screen: Size) => Frame;

/** Whether things may glide: as the reader chose, or else as the system says. */
export function wantsMotion(): boolean {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === "reduced") return false;
  return chosen === "full" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A camera over a map. It opens around a point, no further away than the map is easily read; or whole. */
export function createCamera(map: Box, opensAround: Point, opensWhole = false): Camera {
  let screen: Size = { width: 0, height: 0 };
  let frame: Frame = { x: 0, y: 0, scale: 1 };
  let pending = 0;
  let glide = 0;
  /** What was last looked at and from where, while nobody has moved the map since. */
  let looked: { readonly aim: Aim; readonly from: Frame } | undefined;
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

  return {
    map,
    frame: () => frame,
    screen: () => screen,
    show(next) {
      looked = undefined;
      stop();
      change(next);
    },
    glideTo(next) {
      looked = undefined;
      glideTowards(next);
    },
    lookAt(aim) {
      looked = { aim, from: frame };
      // A map that has not opened yet opens there.
      if (screen.width === 0) return;
      const next = aim(frame, screen);
      if (next !== frame) glideTowards(next);
    },
    resize(next) {
      const isFirst = screen.width === 0;
      const wasWhole = !isFirst && frame.scale <= wholeMap(screen, map).scale * 1.001;
      screen = next;
      if (isFirst) {
        const opened = openingFrame(next, map, opensAround, opensWhole);
        if (looked !== undefined) looked = { ...looked, from: opened };
        change(looked === undefined ? opened : looked.aim(opened, next));
      } else if (wasWhole) change(wholeMap(next, map));
      else if (looked === undefined) change(held(frame, next, map));
      else {
        stop();
        change(looked.aim(held(looked.from, next, map), next));
      }
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
