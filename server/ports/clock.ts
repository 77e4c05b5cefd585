/** What time it is, and being called when another time has come. Tests have one that they turn. */
export interface Clock {
  /** Whole milliseconds since 1970. Never runs backwards within a process, and knows nothing of jumps of the machine's clock. */
  now(): number;
  /** Calls once, not before the time, and never before this returns. A timer keeps no process from ending. */
  at(time: number, call: () => void): Timer;
}

export interface Timer {
  cancel(): void;
}
