const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

/** How a game of Throne ended. */
export const end = {
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
