/** What the log says of many events at once, and of a battle. */
export const log = {
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
