/** The steps of a round, as the dots of a hint show them. */
export const steps = ["set-up", "plot", "marshal", "challenge", "answer", "count"] as const;

/** The guided game lasts so many rounds; what comes after it is told only where it is new. */
export const guidedRounds = 2;

/** The two decks that are made for a first game: the reader's, which the first hint proposes, and the other. */
export const decks = { own: "winter-guard", other: "hear-them-roar" } as const;
