import type { AreaFacts } from "./areas.ts";

/**
 * The south as the six-player overlay redraws it (throne.martell.map). Everything further north is as on the base map.
 * Most of it is reconstructed: replace the tables when a better source turns up.
 */

/** Seas and lands that exist on the overlay only. */
export const newSeas: readonly string[] = ["east-summer-sea", "west-summer-sea"];
export const newLands: readonly string[] = ["princes-pass", "salt-shore", "the-boneway", "three-towers"];

/** The sea that the overlay splits in two. */
export const removedArea = "summer-sea";

/** Printed facts of areas that are new or differ. */
export const redrawnAreas: readonly AreaFacts[] = [
  { id: "dornish-marches", supply: 0, crowns: 1, castle: "none", garrison: 0 },
  { id: "oldtown", supply: 0, crowns: 0, castle: "stronghold", garrison: 0 },
  { id: "princes-pass", supply: 1, crowns: 1, castle: "none", garrison: 0 },
  { id: "salt-shore", supply: 1, crowns: 0, castle: "none", garrison: 0 },
  { id: "starfall", supply: 1, crowns: 0, castle: "city", garrison: 0 },
  { id: "sunspear", supply: 1, crowns: 1, castle: "stronghold", garrison: 0 },
  { id: "the-boneway", supply: 0, crowns: 1, castle: "none", garrison: 0 },
  { id: "three-towers", supply: 1, crowns: 0, castle: "none", garrison: 0 },
  { id: "yronwood", supply: 0, crowns: 0, castle: "city", garrison: 0 },
];

/** All neighbours of each area whose borders are redrawn; base borders between two other areas stay. */
export const redrawnBorders: { readonly [area: string]: readonly string[] } = {
  highgarden: ["dornish-marches", "oldtown", "redwyne-straights", "searoad-marches", "the-reach", "west-summer-sea"],
  oldtown: ["dornish-marches", "highgarden", "redwyne-straights", "three-towers"],
  "the-reach": [
    "blackwater",
    "dornish-marches",
    "highgarden",
    "kings-landing",
    "kingswood",
    "searoad-marches",
    "the-boneway",
  ],
  "dornish-marches": ["highgarden", "oldtown", "princes-pass", "the-boneway", "the-reach", "three-towers"],
  "three-towers": ["dornish-marches", "oldtown", "princes-pass", "redwyne-straights", "west-summer-sea"],
  "princes-pass": ["dornish-marches", "starfall", "the-boneway", "three-towers", "yronwood"],
  "the-boneway": [
    "dornish-marches",
    "kingswood",
    "princes-pass",
    "sea-of-dorne",
    "storms-end",
    "the-reach",
    "yronwood",
  ],
  "storms-end": ["east-summer-sea", "kingswood", "sea-of-dorne", "shipbreaker-bay", "the-boneway"],
  kingswood: ["blackwater-bay", "kings-landing", "shipbreaker-bay", "storms-end", "the-boneway", "the-reach"],
  starfall: ["east-summer-sea", "princes-pass", "salt-shore", "west-summer-sea", "yronwood"],
  yronwood: ["princes-pass", "salt-shore", "sea-of-dorne", "starfall", "sunspear", "the-boneway"],
  "salt-shore": ["east-summer-sea", "starfall", "sunspear", "yronwood"],
  sunspear: ["east-summer-sea", "salt-shore", "sea-of-dorne", "yronwood"],
  "the-arbor": ["redwyne-straights", "west-summer-sea"],
  "west-summer-sea": [
    "east-summer-sea",
    "highgarden",
    "redwyne-straights",
    "searoad-marches",
    "starfall",
    "sunset-sea",
    "the-arbor",
    "three-towers",
  ],
  "east-summer-sea": [
    "salt-shore",
    "sea-of-dorne",
    "shipbreaker-bay",
    "starfall",
    "storms-end",
    "sunspear",
    "west-summer-sea",
  ],
  "redwyne-straights": ["highgarden", "oldtown", "the-arbor", "three-towers", "west-summer-sea"],
  "sea-of-dorne": ["east-summer-sea", "storms-end", "sunspear", "the-boneway", "yronwood"],
  "shipbreaker-bay": [
    "blackwater-bay",
    "crackclaw-point",
    "dragonstone",
    "east-summer-sea",
    "kingswood",
    "narrow-sea",
    "storms-end",
  ],
  "sunset-sea": ["bay-of-ice", "flints-finger", "golden-sound", "ironmans-bay", "searoad-marches", "west-summer-sea"],
};

/** Rivers of the overlay without a crossing. */
export const redrawnRivers: readonly (readonly [string, string])[] = [["starfall", "three-towers"]];
