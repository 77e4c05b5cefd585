import type { GameEvent, JsonMap } from "@weirwood/kernel";
import type { LogEntry } from "@weirwood/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { TableView } from "../session/table-session.ts";

/**
 * What the board shows runs a little behind what the client knows: every change is handed over with its events, one
 * after the other, so that the reader sees how it came about. Whoever falls too far behind is brought up at once.
 */
export interface Played {
  /** What the board shows, and the number of the last update in it. */
  readonly view: JsonMap | undefined;
  readonly number: number;
  /** What is being told at the moment; empty when the board is up to date. */
  readonly happening: readonly GameEvent[];
  /** How many entries the reader had missed when the table was opened or looked at again. */
  readonly missed: number;
  /** The last entry that the reader had seen before that. */
  readonly leftAt: number;
}

export interface Playback {
  readonly played: StoreApi<Played>;
  /** The board has shown what was happening. */
  shown(): void;
  /** On to the present. */
  skip(): void;
  /** Somebody looks again, or looks away. */
  look(isLooking: boolean): void;
  close(): void;
}

export interface PlaybackOptions {
  /** The last entry that the reader has seen on an earlier visit; nothing where this is the first one. */
  readonly seen: number | undefined;
  /** Whether nothing is to move: then everything is shown at once. */
  readonly isStill: () => boolean;
  readonly after: (milliseconds: number, act: () => void) => () => void;
}

/** How long catching up may take before the rest is skipped. */
const PATIENCE = 6_000;

interface Step {
  readonly view: JsonMap;
  readonly number: number;
  readonly events: readonly GameEvent[];
}

export function makePlayback(tableView: StoreApi<TableView>, { seen, isStill, after }: PlaybackOptions): Playback {
  const played = createStore<Played>(() => ({
    view: undefined,
    number: 0,
    happening: [],
    missed: 0,
    leftAt: seen ?? 0,
  }));
  let steps: readonly Step[] = [];
  let isLooking = true;
  let cancelPatience: (() => void) | undefined;

  const eventsAfter = (log: readonly LogEntry[], number: number): GameEvent[] =>
    log.filter((entry) => entry.number > number).flatMap(({ events }) => events as GameEvent[]);

  function show({ view, number }: Step, happening: readonly GameEvent[] = []): void {
    played.setState({ view, number, happening });
    if (happening.length === 0 && steps.length === 0) {
      cancelPatience?.();
      cancelPatience = undefined;
    }
  }

  function skip(): void {
    const last = steps.at(-1);
    steps = [];
    if (last !== undefined) show(last);
    else played.setState({ happening: [] });
    cancelPatience?.();
    cancelPatience = undefined;
  }

  function next(): void {
    const [step, ...rest] = steps;
    if (step === undefined) {
      played.setState({ happening: [] });
      cancelPatience?.();
      cancelPatience = undefined;
      return;
    }
    steps = rest;
    show(step, step.events);
    if (step.events.length === 0 && rest.length > 0) next();
  }

  function enqueue(step: Step): void {
    steps = [...steps, step];
    if (!isLooking) return;
    cancelPatience ??= after(PATIENCE, skip);
    if (played.getState().happening.length === 0) next();
  }

  function take({ view, number, log }: TableView): void {
    if (view === undefined) return;
    const latest = steps.at(-1) ?? played.getState();
    if (view === latest.view) return;
    const isFirst = latest.view === undefined;
    const from = isFirst ? (seen ?? number) : latest.number;
    // A number that goes back is another game or another pair of eyes: there is nothing to tell between the two.
    const events = number > from ? eventsAfter(log, from) : [];
    if (isFirst) {
      const missed = log.filter((entry) => entry.number > from).length;
      played.setState({ missed, leftAt: from });
    }
    if (number < latest.number || ((isStill() || events.length === 0) && steps.length === 0 && !isBusy())) {
      steps = [];
      show({ view, number, events: [] });
    } else enqueue({ view, number, events: isStill() ? [] : events });
  }

  const isBusy = (): boolean => played.getState().happening.length > 0;

  function look(isLookingNow: boolean): void {
    if (isLooking === isLookingNow) return;
    isLooking = isLookingNow;
    if (!isLooking || steps.length === 0) return;
    // Everything that happened meanwhile is one step: only its end was ever seen here.
    const events = steps.flatMap((step) => step.events);
    const { number: leftAt } = played.getState();
    const missed = tableView.getState().log.filter((entry) => entry.number > leftAt).length;
    played.setState({ missed, leftAt });
    steps = [{ ...(steps.at(-1) as Step), events }];
    cancelPatience ??= after(PATIENCE, skip);
    next();
  }

  take(tableView.getState());
  const stop = tableView.subscribe(take);
  return {
    played,
    shown: next,
    skip,
    look,
    close() {
      stop();
      cancelPatience?.();
    },
  };
}
