/** What the client of Raven's wager says in English; the game's own words are in its phrasebook. */
export const text = {
  table: "The table",
  players: "Players",
  seat: "Seat",
  coins: "Coins",
  hand: "Hand",
  cards: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
  leader: "leads",
  bank: (coins: number) => `Bank: ${coins}`,
  deck: (cards: number) => `Deck: ${cards}`,
  discard: (cards: number) => `Discarded: ${cards}`,
  answers: "Your answers",
  nothing: "Nothing",
  against: (card: string, seat: string) => `${card}, against ${seat}`,
  send: "Send",
  rounds: (now: number, last: number | undefined) => (last === undefined ? `Round ${now}` : `Round ${now} of ${last}`),
};

export type WagerText = typeof text;
