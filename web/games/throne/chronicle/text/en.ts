/** What the log of Throne says of many events at once, and how its games end: loaded with either. */

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

/** What the log says of many events at once, and of a battle. */
const log = {
  orders: "All orders are revealed",
  supply: "Supply is counted",
  muster: "Mustering",
  /** Supply by house: `Stark 3, Tyrell 4`. */
  level: (house: string, level: number) => `${house} ${level}`,
  auctionLed: (house: string) => `${house} leads`,
  auctionOpen: "bids are in",
  income: "Crowns pay power",
  power: (count: number) => `+${count}`,
  wildlings: "The wildlings attack",
  watchHeld: "The Watch holds",
  watchLost: "The Wall is breached",
  against: (one: number, other: number) => `${one} : ${other}`,
  consolidate: "Power is consolidated",
  battle: (attacker: string, defender: string, area: string) => `${attacker} against ${defender}, ${area}`,
  holds: (house: string, area: string) => `${house} holds ${area}`,
  takes: (house: string, area: string) => `${house} takes ${area}`,
  reasons: {
    "no-units": "Nobody is left on the other side.",
    blade: "With the blade.",
    tie: "A tie, won by Fiefdoms.",
    "blade tie": "The blade, and the tie.",
  },
  battlesHeld: (count: number) => (count === 1 ? "an attack beaten back" : `${count} attacks beaten back`),
  playAgain: "Watch it again",
};

/** How a game of Throne ended. */
const end = {
  winsTheThrone: (house: string) => `${house} wins the throne`,
  shareTheThrone: (houses: string) => `${houses} share the throne`,
  lastCastle: (count: number, area: string, turn: number) =>
    `${numbers[count] ?? count} castles. The last was ${area}, taken in turn ${turn}.`,
  lastCastleFrom: (count: number, area: string, house: string, turn: number) =>
    `${numbers[count] ?? count} castles. The last was ${area}, taken from ${house} in turn ${turn}.`,
  took: (house: string, areas: string) => `${house} took ${areas}.`,
  evenFight: (area: string) => `An even fight: ${area}`,
  closeFight: (area: string) => `A close fight: ${area}`,
  wallHolds: (by: number) => (by === 0 ? "The Wall just holds" : `The Wall holds by ${by}`),
  wallFalls: "The Wall is breached",
  falls: (area: string) => `${area} falls`,
};

export const text = { log, end };

export type ChronicleText = typeof text;
