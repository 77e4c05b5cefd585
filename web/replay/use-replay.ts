import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { useRoundWord } from "../games/use-round-words.ts";
import { useText } from "../text/use-text.ts";
import { cursorIn, lastStep, queryFor, type ReplayCursor, seek, seekNews, seekTurn } from "./replay-cursor.ts";
import type { ReplaySummary } from "./replayed-game.ts";

export type Speed = 1 | 2 | 4;

/** How long a step is shown at the lowest speed, in milliseconds. */
const BEAT = 1400;

/** A replay that is being watched: where it is, and everything that moves it. */
export interface Replay {
  readonly cursor: ReplayCursor;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** Plays on by itself, or stops. At the end it begins again. */
  toggle(): void;
  goTo(at: number): void;
  stepBy(count: 1 | -1): void;
  turnBy(direction: 1 | -1): void;
  pause(): void;
  /** Looks through a seat's eyes, or sees everything. */
  lookThrough(reader: number): void;
}

/** Watches a replay, from the step that the address names; where it is linkable, the address follows. */
export function useReplay(summary: ReplaySummary, isLinkable: boolean): Replay {
  const [cursor, setCursor] = useState(() => cursorIn(summary, new URLSearchParams(location.search)));
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = lastStep(summary);

  // The address leads to the step that is shown, from the moment it is shown, without filling the history.
  useLayoutEffect(() => {
    if (!isLinkable) return;
    const query = queryFor(summary, cursor, new URLSearchParams(location.search));
    history.replaceState(history.state, "", `${location.pathname}?${query}`);
  }, [summary, cursor, isLinkable]);

  useEffect(() => {
    if (!isPlaying) return;
    if (cursor.at >= last) {
      setIsPlaying(false);
      return;
    }
    const timer = setTimeout(() => setCursor(seekNews(summary, cursor)), BEAT / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, cursor, last, summary]);

  const move = useCallback((to: (now: ReplayCursor) => ReplayCursor): void => {
    setIsPlaying(false);
    setCursor(to);
  }, []);
  return {
    cursor,
    last,
    isPlaying,
    speed,
    setSpeed,
    toggle() {
      if (cursor.at >= last) setCursor(seek(summary, cursor, 0));
      setIsPlaying(!isPlaying);
    },
    goTo: useCallback((at) => move((now) => seek(summary, now, at)), [move, summary]),
    stepBy: (count) => move((now) => seek(summary, now, now.at + count)),
    turnBy: (direction) => move((now) => seekTurn(summary, now, direction)),
    pause: () => setIsPlaying(false),
    lookThrough: (reader) => setCursor({ ...cursor, reader }),
  };
}

export function useReplayKeys({ isPlaying, last, toggle, goTo, stepBy, turnBy }: Replay, game: string): void {
  const text = useText().replay;
  const round = useRoundWord()(game);
  useKeys([
    { key: ",", label: text.back1, act: () => stepBy(-1) },
    { key: ".", label: text.on1, act: () => stepBy(1) },
    { key: "<", label: text.roundBack(round), act: () => turnBy(-1) },
    { key: ">", label: text.roundOn(round), act: () => turnBy(1) },
    { key: "k", label: isPlaying ? text.pause : text.play, act: toggle },
    { key: "Home", label: text.toStart, act: () => goTo(0) },
    { key: "End", label: text.toEnd, act: () => goTo(last) },
  ]);
}
