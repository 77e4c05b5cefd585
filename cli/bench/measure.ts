import { performance } from "node:perf_hooks";

/** What one call of a piece of work has done. */
export interface Counted {
  /** What the figure counts: decisions, moves, copies. */
  readonly units: number;
  /** Legal answers that were written out on the way. */
  readonly answers: number;
}

export type Work = () => Counted;

/** One timed stretch of a piece of work. */
export interface Stretch {
  readonly unitsPerSecond: number;
  readonly answersPerSecond: number;
  /** Calls a second: whole games, where a call plays one. */
  readonly callsPerSecond: number;
  /** How much of the time the process really had a processor; under 1 where the machine was busy with others. */
  readonly share: number;
}

/** Does the work again and again for at least so long. */
function stretch(work: Work, milliseconds: number): Stretch {
  let units = 0;
  let answers = 0;
  let calls = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    const done = work();
    units += done.units;
    answers += done.answers;
    calls++;
    elapsed = performance.now() - started;
  }
  const used = process.cpuUsage(cpu);
  const seconds = elapsed / 1000;
  return {
    unitsPerSecond: units / seconds,
    answersPerSecond: answers / seconds,
    callsPerSecond: calls / seconds,
    share: Math.min(1, (used.user + used.system) / 1_000_000 / seconds),
  };
}

/** How long to measure: how often, how long each time, and how long to warm up before. */
export interface Rounds {
  readonly count: number;
  readonly milliseconds: number;
  readonly warmUp: number;
}

/**
 * Every piece of work in turn, round after round, so that a machine that is busy for a while slows all of them; the first
 * round only warms up. Answers the stretches of each piece of work: none for one that cannot be done here.
 */
export function rounds<Name extends string>(
  works: { readonly [name in Name]: Work | undefined },
  { count, milliseconds, warmUp }: Rounds,
  onStretch: () => void,
): { readonly [name in Name]: readonly Stretch[] } {
  const names = Object.keys(works) as Name[];
  const stretches = Object.fromEntries(names.map((name) => [name, []])) as unknown as { [name in Name]: Stretch[] };
  for (let round = 0; round <= count; round++) {
    for (const name of names) {
      const work = works[name];
      if (work === undefined) continue;
      const one = stretch(work, round === 0 ? warmUp : milliseconds);
      if (round > 0) stretches[name].push(one);
      onStretch();
    }
  }
  return stretches;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of what one did over what the other did in the same round; decisions, unless something else is counted. */
export function ratioOf(
  one: readonly Stretch[],
  other: readonly Stretch[],
  counted: (stretch: Stretch) => number = ({ unitsPerSecond }) => unitsPerSecond,
): number {
  return median(one.map((stretch, round) => counted(stretch) / counted(other[round])));
}
