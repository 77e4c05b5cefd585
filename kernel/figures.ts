/** A number as it is printed, in either language: what is less than none bears a minus sign, not a hyphen. */
export const inFigures = (count: number): string => withMinus(String(count));

/** What is added or taken away: `+2`, `−1`, and `0` without a sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : inFigures(change));

/** The same of a number that is written already, as `Intl.NumberFormat` does. */
export const withMinus = (figures: string): string => figures.replace("-", "−");
