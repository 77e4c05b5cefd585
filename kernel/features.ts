import type { Seat } from "./game.ts";

/** One number a seat about a position, from which its chance to win is judged. It may read what is hidden: worlds are imagined. */
export interface Feature<Survey> {
  readonly id: string;
  /** What it speaks of (`castles`, `armies`), under whose name it is told to people: in the phrasebook's names, under `part`. */
  readonly part: string;
  of(survey: Survey, seat: Seat): number;
}

/** What a game knows to say in numbers about a position. */
export interface Features<State> {
  /** By feature. */
  readonly ids: readonly string[];
  readonly parts: readonly string[];
  /** Writes a row of numbers for every seat, one row after the other. */
  read(state: State, seats: number, into: Float64Array): void;
}

/** Features over a survey: what several of them need to know is found out once for all seats. */
export function featuresOf<State, Survey>(
  survey: (state: State) => Survey,
  list: readonly Feature<Survey>[],
): Features<State> {
  return {
    ids: list.map(({ id }) => id),
    parts: list.map(({ part }) => part),
    read(state, seats, into) {
      const found = survey(state);
      let at = 0;
      for (let seat = 0; seat < seats; seat++) for (const feature of list) into[at++] = feature.of(found, seat);
    },
  };
}
