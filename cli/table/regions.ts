/** The map in the order in which it is read aloud, from north to south; each area once, seas after the land they wash. */
export const regions = {
  north: [
    "winterfell",
    "white-harbor",
    "moat-cailin",
    "flints-finger",
    "castle-black",
    "karhold",
    "the-stony-shore",
    "widows-watch",
    "greywater-watch",
    "bay-of-ice",
    "shivering-sea",
  ],
  riverlands: ["pyke", "seagard", "riverrun", "harrenhal", "the-twins", "ironmans-bay"],
  vale: ["the-eyrie", "the-fingers", "mountains-of-the-moon", "narrow-sea"],
  westerlands: ["lannisport", "stoney-sept", "searoad-marches", "golden-sound", "sunset-sea"],
  crownlands: [
    "kings-landing",
    "dragonstone",
    "crackclaw-point",
    "storms-end",
    "blackwater",
    "kingswood",
    "blackwater-bay",
    "shipbreaker-bay",
  ],
  reach: ["highgarden", "the-reach", "oldtown", "dornish-marches", "the-arbor", "redwyne-straights"],
  dorne: ["sunspear", "starfall", "yronwood", "sea-of-dorne", "summer-sea"],
} as const;

export type Region = keyof typeof regions;
