/**
 * The map in the order in which it is read aloud, from north to south; each area once, ports after their land and seas
 * after the land they wash. No table has them all: six players have another south, and only some have ports.
 */
export const regions = {
  north: [
    "winterfell",
    "port-of-winterfell",
    "white-harbor",
    "port-of-white-harbor",
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
  riverlands: ["pyke", "port-of-pyke", "seagard", "riverrun", "harrenhal", "the-twins", "ironmans-bay"],
  vale: ["the-eyrie", "the-fingers", "mountains-of-the-moon", "narrow-sea"],
  westerlands: ["lannisport", "port-of-lannisport", "stoney-sept", "searoad-marches", "golden-sound", "sunset-sea"],
  crownlands: [
    "kings-landing",
    "dragonstone",
    "port-of-dragonstone",
    "crackclaw-point",
    "storms-end",
    "port-of-storms-end",
    "blackwater",
    "kingswood",
    "blackwater-bay",
    "shipbreaker-bay",
  ],
  reach: [
    "highgarden",
    "the-reach",
    "oldtown",
    "port-of-oldtown",
    "dornish-marches",
    "three-towers",
    "the-arbor",
    "redwyne-straights",
    "west-summer-sea",
  ],
  dorne: [
    "sunspear",
    "port-of-sunspear",
    "starfall",
    "yronwood",
    "princes-pass",
    "the-boneway",
    "salt-shore",
    "sea-of-dorne",
    "summer-sea",
    "east-summer-sea",
  ],
} as const;

export type Region = keyof typeof regions;
