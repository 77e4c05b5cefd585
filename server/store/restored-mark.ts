/** A restored backup leaves a row of this name in `server_values`, with a new value each time. */
export const RESTORED = "restored";

export const restoredMark = `select value from server_values where name = '${RESTORED}'`;
