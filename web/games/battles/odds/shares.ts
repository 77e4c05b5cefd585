/** A part of the bar: so many hits, from few to many. */
export interface Share {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** A narrower part has no room for its number. */
const NARROW = 0.04;

/** The chances of each number of hits, the rare ones at either end together. They add up to what was given. */
export function sharesOf(hits: readonly number[]): readonly Share[] {
  const shares: Share[] = hits.map((chance, count) => ({ from: count, to: count, chance }));
  while (shares.length > 2 && (shares.at(-1) as Share).chance < NARROW) {
    const [few, many] = shares.splice(-2) as [Share, Share];
    shares.push(joined(few, many));
  }
  while (shares.length > 2 && shares[0].chance < NARROW) {
    const [few, many] = shares.splice(0, 2);
    shares.unshift(joined(few, many));
  }
  return shares.filter(({ chance }) => chance > 0);
}

const joined = (few: Share, many: Share): Share => ({
  from: few.from,
  to: many.to,
  chance: few.chance + many.chance,
});
