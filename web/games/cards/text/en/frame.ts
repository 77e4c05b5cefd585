const round = (now: number, last?: number): string => (last === undefined ? `Round ${now}` : `Round ${now} of ${last}`);

/** What the frame leaves to the game to name. */
export const frame = {
  seats: "Players",
  ownSeat: "Your cards",
  round,
  board: "Table",
  ask: "Asked",
};
