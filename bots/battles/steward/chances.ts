/** What dice promise: so many rolled, so many sixteenths of a face each a hit, so many hits needed. */

const MOST_DICE = 10;
const MOST_NEEDED = 8;
const SIXTEENTHS = 16;

interface Promises {
  /** That at least so many hits come up. */
  readonly enough: Float64Array;
  /** How many come up on average where there are fewer. */
  readonly short: Float64Array;
}

const at = (dice: number, sixteenths: number, needed: number): number =>
  (dice * (SIXTEENTHS + 1) + sixteenths) * (MOST_NEEDED + 1) + needed;

const promises: Promises = (() => {
  const size = at(MOST_DICE + 1, 0, 0);
  const [enough, short] = [new Float64Array(size), new Float64Array(size)];
  for (let sixteenths = 0; sixteenths <= SIXTEENTHS; sixteenths++) {
    const hit = sixteenths / SIXTEENTHS;
    // The chances of each number of hits, one die after the other.
    let chances = [1];
    for (let dice = 0; dice <= MOST_DICE; dice++) {
      for (let needed = 0; needed <= MOST_NEEDED; needed++) {
        let [below, sum] = [0, 0];
        for (let hits = 0; hits < Math.min(needed, chances.length); hits++) {
          below += chances[hits];
          sum += hits * chances[hits];
        }
        enough[at(dice, sixteenths, needed)] = 1 - below;
        short[at(dice, sixteenths, needed)] = sum;
      }
      chances = Array.from(
        { length: chances.length + 1 },
        (_, hits) => (chances[hits] ?? 0) * (1 - hit) + (chances[hits - 1] ?? 0) * hit,
      );
    }
  }
  return { enough, short };
})();

const place = (dice: number, hit: number, needed: number): number =>
  at(
    Math.min(dice, MOST_DICE),
    Math.min(SIXTEENTHS, Math.max(0, Math.round(hit * SIXTEENTHS))),
    Math.min(needed, MOST_NEEDED),
  );

/** The chance of at least so many hits. */
export const chanceOfHits = (dice: number, hit: number, needed: number): number =>
  promises.enough[place(dice, hit, needed)];

/** The hits on average, those cases left out in which there are as many as needed or more. */
export const hitsShortOf = (dice: number, hit: number, needed: number): number =>
  promises.short[place(dice, hit, needed)];
