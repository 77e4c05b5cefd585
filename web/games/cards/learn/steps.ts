/** The steps of a round, as the dots of a hint show them. */
export const steps = ["set-up", "plot", "marshal", "challenge", "answer", "count"] as const;

/** The guided game lasts so many rounds; what comes after it is told only where it is new. */
export const guidedRounds = 2;
