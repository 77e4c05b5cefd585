/** What is asked before the first round; loaded with the first of these questions. */
export const text = {
  deck: {
    title: "Choose your deck",
    lead: "In secret. Changeable until everybody has one.",
    ready: "Ready-made decks",
    first: "For a first game",
    own: "Your decks",
    noOwn: "Decks that you build are kept in this browser, and lie here.",
    build: "Open the deck builder",
    paste: "Paste a list",
    pasteLabel: "A deck as a text: House, plots and cards, one a line",
    read: "Read it",
    pasted: "Your list",
    cards: (draws: number, plots: number) => `${draws} cards, ${plots} plots`,
    illegal: "not legal",
    reasons: "Why it is not legal",
    take: "Play this deck",
    takeThis: "Play this deck instead",
    taken: "This is your deck",
    none: "Press a deck to look at it.",
    plots: "Plots",
    agenda: "Agenda",
  },
  mulligan: {
    title: "Keep this hand?",
    lead: "Once you may shuffle it back and draw seven others.",
    look: "Touch a card to read it; later, keep your finger on it.",
    keep: "Keep it",
    other: "Draw another",
    kept: "You keep it. Changeable until everybody has said.",
    changed: "You draw another. Changeable until everybody has said.",
    hand: "Your first hand",
  },
  place: {
    title: "Place your first cards",
    lead: (most: number) => `Characters and locations for up to ${most} gold, in secret. Then you draw up to seven.`,
    hand: "Your first hand",
    cost: (cost: number, most: number) => `${cost} of ${most} gold`,
    send: (count: number) => (count === 0 ? "Place nothing" : `Place ${count} ${count === 1 ? "card" : "cards"}`),
    left: (could: number) =>
      `Place nothing? ${could === 1 ? "One card" : `${could} cards`} of this hand could be in play from the start.`,
    more: (gold: number, could: number) =>
      `${gold === 0 ? "Place no more?" : `Leave ${gold} gold unspent?`} ${could === 1 ? "One more card" : `${could} more cards`} of this hand could be placed.`,
    anyway: (count: number) => `Place only ${count} ${count === 1 ? "card" : "cards"}`,
    placed: "Placed. Changeable until everybody has.",
    chosen: "placed",
    put: (card: string, cost: number) => `${card}, ${cost} gold`,
    again: "Take all back",
  },
};

/** The same keys, and the same parameters, in every language. */
export type SetupText = typeof text;
