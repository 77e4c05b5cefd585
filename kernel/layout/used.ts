import type { Cells } from "./cells.ts";

/**
 * Cells from one place on, of which only those before an end are used: from there on, up to the next stretch, all is blank in
 * every state.
 */
export interface Stretch {
  readonly from: number;
  end(cells: Cells): number;
}

/**
 * Overwrites one state with another of the same layout. What is blank in both is left alone: a copy costs what a game has come to,
 * and not what it might.
 */
export function copyOfUsed(stretches: readonly Stretch[]): (from: Cells, into: Cells) => void {
  const ends = stretches.map(() => 0);
  return (from, into) => {
    if (from.length !== into.length) throw new RangeError(`${from.length} cells do not fit into ${into.length}`);
    // All ends are looked up before anything is copied: each may wait for memory, and so they wait together.
    for (let i = 0; i < stretches.length; i++) ends[i] = Math.max(stretches[i].end(from), stretches[i].end(into));
    for (let i = 0; i < stretches.length; i++) {
      const start = stretches[i].from;
      if (ends[i] > start) into.set(from.subarray(start, ends[i]), start);
    }
  };
}
