import { createStore, type StoreApi } from "zustand/vanilla";
import type { Moment, StageShape } from "./telling.ts";

/** A moment of the past that is watched once more, and how far it is. */
export interface Again {
  readonly moment: Moment | undefined;
  readonly step: number;
  readonly isOver: boolean;
  readonly shape: StageShape;
}

export interface WatchedAgain {
  readonly again: StoreApi<Again>;
  /** One after the other, in the corner, from the beginning. */
  play(moments: readonly Moment[]): void;
  next(): void;
  /** To the end of what plays; from there, on. */
  skip(): void;
  reshape(shape: StageShape): void;
  stop(): void;
}

interface Options {
  readonly pace: () => number;
  readonly isStill: () => boolean;
  readonly after: (milliseconds: number, act: () => void) => () => void;
}

/** How long what is over stays in the corner. */
export const LINGER = 4_000;

export const nothingAgain: Again = { moment: undefined, step: 0, isOver: false, shape: "corner" };

/** Plays moments of the past beside the game: nothing of it waits for them, and they go by themselves unless they are seen large. */
export function watchAgain({ pace, isStill, after }: Options): WatchedAgain {
  const again = createStore<Again>(() => nothingAgain);
  let moments: readonly Moment[] = [];
  let place = 0;
  let cancel: (() => void) | undefined;

  function begin(at: number): void {
    place = at;
    const moment = moments[at];
    if (moment === undefined) {
      stop();
      return;
    }
    // In the corner nobody leads from step to step: where nothing moves, its end is shown.
    const isOver = isStill() && again.getState().shape === "corner";
    again.setState({ moment, isOver, step: isOver ? moment.steps.length - 1 : 0 });
    tick();
  }

  function tick(): void {
    const { moment, step, isOver, shape } = again.getState();
    cancel?.();
    if (moment === undefined) return;
    if (isOver) cancel = shape === "corner" ? after(LINGER, next) : undefined;
    else if (!isStill()) cancel = after(moment.steps[step].lasts * (pace() || 1), next);
  }

  function next(): void {
    const { moment, step, isOver } = again.getState();
    if (moment === undefined || isOver) {
      begin(place + 1);
      return;
    }
    again.setState(step + 1 < moment.steps.length ? { step: step + 1 } : { isOver: true });
    tick();
  }

  function skip(): void {
    const { moment, isOver } = again.getState();
    if (moment === undefined || isOver) {
      next();
      return;
    }
    again.setState({ step: moment.steps.length - 1, isOver: true });
    tick();
  }

  function stop(): void {
    cancel?.();
    moments = [];
    again.setState(nothingAgain);
  }

  return {
    ...{ again, next, skip, stop },
    play(wanted) {
      stop();
      moments = wanted;
      begin(0);
    },
    reshape(shape) {
      again.setState({ shape });
      // Whoever wants to see it large wants to see all of it.
      if (shape === "full") begin(0);
      else tick();
    },
  };
}
