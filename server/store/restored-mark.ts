/** A restored backup leaves a row of this name in `house`, with a new value each time. */
export const RESTORED = "restored";

export const restoredMark = `select value from house where name = '${RESTORED}'`;
