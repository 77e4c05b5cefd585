import type { GameEvent, JsonMap } from "@weirwood/kernel";
import type { LogEntry } from "@weirwood/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { TableView } from "../session/table-session.ts";
import { type Item, inLine, itemsOf, type Tale } from "./playback-line.ts";
import type { Moment, StageShape, Telling } from "./telling.ts";
import { LINGER, type WatchedAgain, watchAgain } from "./watched-again.ts";

/**
 * What the board shows runs a little behind what the client knows: every change is told, one telling after the other,
 * at the reader's pace, so that the reader sees how it came about. Great moments wait for the reader; nothing in line is lost.
 */
export interface Played {
  /** What the board shows, and the number of the last update in it. */
  readonly view: JsonMap | undefined;
  readonly number: number;
  /** What is being told; undefined when the board is up to date. */
  readonly telling: Tale | undefined;
  /** What the board animates. */
  readonly happening: readonly GameEvent[];
  /** Of a moment: the step that plays, whether its last one is over, and how large it is seen. */
  readonly step: number;
  readonly isOver: boolean;
  readonly shape: StageShape;
  /** A moment that the reader sees in full is still to come: what is asked would give it away. */
  readonly isStageAhead: boolean;
  /** Which of the stretch is being told, and how many there are. */
  readonly at: number;
  readonly of: number;
  readonly isPaused: boolean;
  /** What is new, but for what is told on a stage: for those who do not see it. */
  readonly news: readonly GameEvent[];
  /** How many entries the reader had missed when the table was opened or looked at again. */
  readonly missed: number;
  /** The last entry that the reader had seen before that. */
  readonly leftAt: number;
}

export interface Playback {
  readonly played: StoreApi<Played>;
  /** Ends what is being told, or the step that plays, and goes on. */
  next(): void;
  /** To the end state of the moment that plays; from there, and from anything else, on. */
  skipMoment(): void;
  /** The telling before this one once more. */
  back(): void;
  pause(isPaused: boolean): void;
  reshape(shape: StageShape): void;
  /** Moments of the past that play once more, beside the game. */
  readonly watched: Pick<WatchedAgain, "again" | "next" | "skip" | "reshape">;
  /** Moments of the past once more, in the corner; what is told meanwhile goes on. */
  playAgain(moments: readonly Moment[]): void;
  /** On to the present. */
  skip(): void;
  /** Somebody looks again, or looks away. */
  look(isLooking: boolean): void;
  close(): void;
}

export interface PlaybackOptions {
  /** The last entry that the reader has seen on an earlier visit; nothing where this is the first one. */
  readonly seen: number | undefined;
  /** What a second lasts at the reader's pace; zero: everything is shown at once. */
  readonly pace: () => number;
  /** Whether nothing is to move: then steps of a moment wait for the reader, and the rest is shown at once. */
  readonly isStill: () => boolean;
  /** What a change tells, from one view to the next. */
  readonly tell: (events: readonly GameEvent[], before: JsonMap | undefined, after: JsonMap) => readonly Telling[];
  /** How large the reader sees a moment, whether they only look on; undefined: not at all. */
  readonly shapeOf: (moment: Moment) => StageShape | undefined;
  readonly isLookingOn: (moment: Moment) => boolean;
  readonly after: (milliseconds: number, act: () => void) => () => void;
}

/** How many tellings can be gone back to. */
const LONGEST_PAST = 20;

const idle = { telling: undefined, happening: [], step: 0, isOver: false, isStageAhead: false, at: 0, of: 0 };

export const nothingPlayed: Played = {
  ...idle,
  view: undefined,
  number: 0,
  shape: "full",
  isPaused: false,
  news: [],
  missed: 0,
  leftAt: 0,
};

export function makePlayback(tableView: StoreApi<TableView>, options: PlaybackOptions): Playback {
  const { seen, pace, isStill, after } = options;
  const watched = watchAgain(options);
  const played = createStore<Played>(() => ({ ...nothingPlayed, leftAt: seen ?? 0 }));
  let line: readonly Item[] = [];
  let past: readonly Item[] = [];
  let current: Item | undefined;
  /** What has been said of changes that are not over. */
  const told = new Set<GameEvent>();
  let isLooking = true;
  let cancel: (() => void) | undefined;

  const now = (): Played => played.getState();
  const isAtOnce = (): boolean => pace() === 0;

  /** Whether a moment in line will open a stage. */
  const isStageAhead = (): boolean =>
    !isAtOnce() && line.some(({ telling }) => telling?.moment && options.shapeOf(telling.moment) === "full");

  function wait(milliseconds: number, act: () => void): void {
    cancel?.();
    cancel = now().isPaused ? undefined : after(milliseconds * pace(), act);
  }

  /** Sees to it that what is being told ends by itself, where it does. */
  function tick(): void {
    const { telling, step, isOver, isPaused, shape } = now();
    cancel?.();
    if (telling === undefined || isPaused) return;
    const { moment } = telling;
    if (moment === undefined) wait(telling.lasts, next);
    else if (isOver) {
      // In the corner it holds nobody back, whoever it is about.
      if (options.isLookingOn(moment) || shape === "corner") cancel = after(LINGER, next);
    } else if (!isStill()) wait(moment.steps[step].lasts, next);
  }

  /** Shows the next in line; with nothing left, the present. */
  function advance(): void {
    for (;;) {
      const [item, ...rest] = line;
      line = rest;
      current = item;
      if (item === undefined) {
        cancel?.();
        played.setState(idle);
        return;
      }
      const { view, number, telling } = item;
      if (telling === undefined) {
        const news = item.news.filter((event) => !told.has(event));
        played.setState({ view, number, ...(news.length > 0 && { news }) });
        for (const event of item.news) told.delete(event);
        continue;
      }
      const { moment } = telling;
      const shape = moment && options.shapeOf(moment);
      if (moment !== undefined && (shape === undefined || isAtOnce())) continue;
      if (moment === undefined && (isAtOnce() || isStill())) continue;
      for (const event of telling.events) told.add(event);
      // Where nothing moves there is nothing to look on at but the end.
      const isOver = moment !== undefined && isStill() && options.isLookingOn(moment);
      // One stage at a time, and the game's comes first.
      if (moment !== undefined) watched.stop();
      played.setState({
        ...{ view, number, telling, isOver, step: isOver ? moment.steps.length - 1 : 0 },
        ...(moment === undefined ? { happening: telling.events, news: telling.events } : { happening: [] }),
        ...(shape !== undefined && { shape }),
        at: now().at + 1,
        of: now().at + 1 + rest.filter((one) => one.telling !== undefined).length,
        isStageAhead: isStageAhead(),
      });
      tick();
      return;
    }
  }

  function next(): void {
    const { telling, step, isOver } = now();
    const steps = telling?.moment?.steps.length ?? 0;
    if (steps > 0 && !isOver) {
      if (step + 1 < steps) played.setState({ step: step + 1 });
      else played.setState({ isOver: true });
      tick();
      return;
    }
    if (current?.telling !== undefined) past = [...past, current].slice(-LONGEST_PAST);
    advance();
  }

  function skipMoment(): void {
    const { telling, isOver } = now();
    const steps = telling?.moment?.steps.length ?? 0;
    if (steps > 0 && !isOver) {
      played.setState({ step: steps - 1, isOver: true });
      tick();
    } else next();
  }

  /** Seen large, a moment begins anew; put away where nothing moves, it is over, for nobody leads through it there. */
  function reshape(shape: StageShape): void {
    const steps = now().telling?.moment?.steps.length ?? 0;
    if (shape === "full") played.setState({ shape, step: 0, isOver: false });
    else played.setState({ shape, ...(isStill() && steps > 0 && { step: steps - 1, isOver: true }) });
    tick();
  }

  function back(): void {
    const before = past.at(-1);
    if (before === undefined) return;
    past = past.slice(0, -1);
    line = [before, ...(current === undefined ? [] : [current]), ...line];
    played.setState({ at: Math.max(0, now().at - 2) });
    advance();
  }

  function skip(): void {
    const last = line.at(-1);
    line = [];
    if (last !== undefined) played.setState({ view: last.view, number: last.number });
    current = undefined;
    cancel?.();
    played.setState(idle);
  }

  function enqueue(items: readonly Item[]): void {
    line = inLine([...line, ...items]);
    if (!isLooking) return;
    const { telling, at } = now();
    if (telling === undefined) advance();
    else {
      const of = at + line.filter((one) => one.telling !== undefined).length;
      played.setState({ of, isStageAhead: isStageAhead() });
    }
  }

  function take({ view, number, log }: TableView): void {
    if (view === undefined) return;
    const latest = line.at(-1) ?? now();
    if (view === latest.view) return;
    const isFirst = latest.view === undefined;
    const from = isFirst ? (seen ?? number) : latest.number;
    // A number that goes back is another game or another pair of eyes: there is nothing to tell between the two.
    if (number < latest.number) {
      past = [];
      line = [];
      current = undefined;
      cancel?.();
      played.setState({ ...idle, view, number, news: [] });
      return;
    }
    const events = number > from ? eventsAfter(log, from) : [];
    if (isFirst) played.setState({ missed: log.filter((entry) => entry.number > from).length, leftAt: from });
    const tellings = events.length === 0 ? [] : options.tell(events, latest.view, view);
    enqueue(itemsOf({ before: latest, after: { view, number }, events, tellings }));
  }

  function look(isLookingNow: boolean): void {
    if (isLooking === isLookingNow) return;
    isLooking = isLookingNow;
    if (!isLooking) {
      cancel?.();
      return;
    }
    const { number: leftAt, telling } = now();
    if (line.length > 0) {
      const missed = tableView.getState().log.filter((entry) => entry.number > leftAt).length;
      played.setState({ missed, leftAt });
    }
    if (telling === undefined) advance();
    else tick();
  }

  take(tableView.getState());
  const stop = tableView.subscribe(take);
  return {
    ...{ played, next, skipMoment, back, skip, look },
    pause(isPaused) {
      played.setState({ isPaused });
      tick();
    },
    reshape,
    ...{ watched, playAgain: watched.play },
    close() {
      stop();
      watched.stop();
      cancel?.();
    },
  };
}

const eventsAfter = (log: readonly LogEntry[], number: number): GameEvent[] =>
  log.filter((entry) => entry.number > number).flatMap(({ events }) => events as GameEvent[]);
