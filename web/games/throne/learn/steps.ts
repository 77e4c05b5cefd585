/** The steps of every turn, as the dots of a hint show them. */
export const steps = ["look", "orders", "ready", "march", "battle", "power"] as const;

/** The guided game lasts so many turns; what comes after it is told only where it is new. */
export const guidedTurns = 3;
