/** The great houses and their start cards (throne.setup.start). */

export type UnitCounts = { readonly footmen?: number; readonly knights?: number; readonly ships?: number };

export interface HouseFacts {
  readonly id: string;
  /** The area that bears the house's printed shield. */
  readonly home: string;
  readonly units: { readonly [area: string]: UnitCounts };
  /** Places on the influence tracks with five houses, 1 being the best. */
  readonly ironThrone: number;
  readonly fiefdoms: number;
  /** With the official erratum, and as printed before it (throne.setup.kings-court-erratum). */
  readonly kingsCourt: number;
  readonly kingsCourtPrinted: number;
  /** Places with six houses: Iron Throne, Fiefdoms, King's Court (throne.martell.tracks; reconstructed). */
  readonly ofSix: readonly [ironThrone: number, fiefdoms: number, kingsCourt: number];
}

export const houses: readonly HouseFacts[] = [
  {
    id: "stark",
    home: "winterfell",
    units: { winterfell: { knights: 1, footmen: 1 }, "white-harbor": { footmen: 1 }, "shivering-sea": { ships: 1 } },
    ironThrone: 3,
    fiefdoms: 3,
    kingsCourt: 2,
    kingsCourtPrinted: 2,
    ofSix: [3, 4, 2],
  },
  {
    id: "greyjoy",
    home: "pyke",
    units: { pyke: { knights: 1, footmen: 1 }, "greywater-watch": { footmen: 1 }, "ironmans-bay": { ships: 2 } },
    ironThrone: 5,
    fiefdoms: 1,
    kingsCourt: 5,
    kingsCourtPrinted: 4,
    ofSix: [5, 1, 6],
  },
  {
    id: "lannister",
    home: "lannisport",
    units: { lannisport: { knights: 1, footmen: 1 }, "stoney-sept": { footmen: 1 }, "golden-sound": { ships: 1 } },
    ironThrone: 2,
    fiefdoms: 5,
    kingsCourt: 1,
    kingsCourtPrinted: 1,
    ofSix: [2, 6, 1],
  },
  {
    id: "baratheon",
    home: "dragonstone",
    units: { dragonstone: { knights: 1, footmen: 1 }, kingswood: { footmen: 1 }, "shipbreaker-bay": { ships: 2 } },
    ironThrone: 1,
    fiefdoms: 4,
    kingsCourt: 3,
    kingsCourtPrinted: 3,
    ofSix: [1, 5, 4],
  },
  {
    id: "tyrell",
    home: "highgarden",
    units: {
      highgarden: { knights: 1, footmen: 1 },
      "dornish-marches": { footmen: 1 },
      "redwyne-straights": { ships: 1 },
    },
    ironThrone: 4,
    fiefdoms: 2,
    kingsCourt: 4,
    kingsCourtPrinted: 5,
    ofSix: [6, 2, 5],
  },
  {
    id: "martell",
    home: "sunspear",
    units: { sunspear: { knights: 1, footmen: 1 }, "salt-shore": { footmen: 1 }, "sea-of-dorne": { ships: 1 } },
    // Martell has no place at a table of fewer than six.
    ironThrone: 6,
    fiefdoms: 6,
    kingsCourt: 6,
    kingsCourtPrinted: 6,
    ofSix: [4, 3, 3],
  },
];

/** Which houses play, by the number of players (throne.setup.absent-houses). */
export const housesInPlay: { readonly [players: number]: readonly string[] } = {
  3: ["stark", "lannister", "baratheon"],
  4: ["stark", "lannister", "baratheon", "tyrell"],
  5: ["stark", "greyjoy", "lannister", "baratheon", "tyrell"],
  6: ["stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"],
};
