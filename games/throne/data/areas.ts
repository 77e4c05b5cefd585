/**
 * The areas of Westeros and their borders, as printed on the board of 2003. Seas come first, so that a set of seas fits
 * into one small number. Which of these data are reconstructed, and why, is told by rule `throne.map.reconstructed`.
 */

export type Castle = "none" | "city" | "stronghold";

export interface AreaFacts {
  readonly id: string;
  /** Barrels, crowns, and the castle printed in the area; seas have none. */
  readonly supply: number;
  readonly crowns: number;
  readonly castle: Castle;
  /** The strength of the neutral force that holds it at the start. */
  readonly garrison: number;
}

const sea = (id: string): AreaFacts => ({ id, supply: 0, crowns: 0, castle: "none", garrison: 0 });
const land = (id: string, supply: number, crowns: number, castle: Castle = "none", garrison = 0): AreaFacts => ({
  id,
  supply,
  crowns,
  castle,
  garrison,
});

export const seas: readonly AreaFacts[] = [
  sea("bay-of-ice"),
  sea("blackwater-bay"),
  sea("golden-sound"),
  sea("ironmans-bay"),
  sea("narrow-sea"),
  sea("redwyne-straights"),
  sea("sea-of-dorne"),
  sea("shipbreaker-bay"),
  sea("shivering-sea"),
  sea("summer-sea"),
  sea("sunset-sea"),
];

export const lands: readonly AreaFacts[] = [
  land("blackwater", 2, 0),
  land("castle-black", 0, 1),
  land("crackclaw-point", 0, 0, "city"),
  land("dornish-marches", 1, 0),
  land("dragonstone", 1, 1, "stronghold"),
  land("flints-finger", 0, 0, "city"),
  land("greywater-watch", 1, 0),
  land("harrenhal", 0, 1, "city"),
  land("highgarden", 2, 0, "stronghold"),
  land("karhold", 0, 1),
  land("kings-landing", 0, 2, "stronghold", 5),
  land("kingswood", 0, 1),
  land("lannisport", 2, 0, "stronghold"),
  land("moat-cailin", 0, 0, "city"),
  land("mountains-of-the-moon", 1, 0),
  land("oldtown", 0, 0, "city"),
  land("pyke", 1, 1, "stronghold"),
  land("riverrun", 1, 1, "stronghold"),
  land("seagard", 1, 1, "stronghold"),
  land("searoad-marches", 1, 0),
  land("starfall", 1, 0),
  land("stoney-sept", 0, 1),
  land("storms-end", 0, 0, "city"),
  land("sunspear", 1, 1, "city", 5),
  land("the-arbor", 0, 1),
  land("the-eyrie", 1, 1, "city", 6),
  land("the-fingers", 1, 0),
  land("the-reach", 0, 0, "city"),
  land("the-stony-shore", 1, 0),
  land("the-twins", 0, 1),
  land("white-harbor", 0, 0, "city"),
  land("widows-watch", 1, 0),
  land("winterfell", 1, 1, "stronghold"),
  land("yronwood", 0, 1),
];

/** Each border once; who shares a border may march, raid and support across it. */
export const borders: readonly (readonly [area: string, neighbours: readonly string[]])[] = [
  ["bay-of-ice", ["sunset-sea", "castle-black", "flints-finger", "greywater-watch", "the-stony-shore", "winterfell"]],
  ["blackwater-bay", ["shipbreaker-bay", "crackclaw-point", "kings-landing", "kingswood"]],
  ["golden-sound", ["ironmans-bay", "sunset-sea", "lannisport", "riverrun", "searoad-marches"]],
  ["ironmans-bay", ["sunset-sea", "flints-finger", "greywater-watch", "pyke", "riverrun", "seagard"]],
  [
    "narrow-sea",
    [
      "shipbreaker-bay",
      "shivering-sea",
      "crackclaw-point",
      "moat-cailin",
      "mountains-of-the-moon",
      "the-eyrie",
      "the-fingers",
      "the-twins",
      "white-harbor",
      "widows-watch",
    ],
  ],
  ["redwyne-straights", ["summer-sea", "sunset-sea", "highgarden", "oldtown", "starfall", "the-arbor", "yronwood"]],
  ["sea-of-dorne", ["shipbreaker-bay", "summer-sea", "dornish-marches", "storms-end", "sunspear", "yronwood"]],
  ["shipbreaker-bay", ["summer-sea", "crackclaw-point", "dragonstone", "kingswood", "storms-end"]],
  ["shivering-sea", ["castle-black", "karhold", "white-harbor", "widows-watch", "winterfell"]],
  ["summer-sea", ["sunspear", "yronwood"]],
  ["sunset-sea", ["flints-finger", "highgarden", "oldtown", "searoad-marches"]],
  ["blackwater", ["crackclaw-point", "harrenhal", "kings-landing", "searoad-marches", "stoney-sept", "the-reach"]],
  ["castle-black", ["karhold", "winterfell"]],
  ["crackclaw-point", ["harrenhal", "kings-landing", "mountains-of-the-moon"]],
  ["dornish-marches", ["highgarden", "kingswood", "oldtown", "starfall", "storms-end", "the-reach", "yronwood"]],
  ["flints-finger", ["greywater-watch"]],
  ["greywater-watch", ["moat-cailin", "seagard"]],
  ["harrenhal", ["riverrun", "stoney-sept"]],
  ["highgarden", ["oldtown", "searoad-marches", "the-reach"]],
  ["karhold", ["winterfell"]],
  ["kings-landing", ["kingswood", "the-reach"]],
  ["kingswood", ["storms-end", "the-reach"]],
  ["lannisport", ["riverrun", "searoad-marches", "stoney-sept"]],
  ["moat-cailin", ["seagard", "the-twins", "white-harbor", "winterfell"]],
  ["mountains-of-the-moon", ["the-eyrie", "the-fingers", "the-twins"]],
  ["riverrun", ["seagard", "stoney-sept"]],
  ["seagard", ["the-twins"]],
  ["searoad-marches", ["stoney-sept", "the-reach"]],
  ["starfall", ["yronwood"]],
  ["sunspear", ["yronwood"]],
  ["the-fingers", ["the-twins"]],
  ["the-stony-shore", ["winterfell"]],
  ["white-harbor", ["widows-watch", "winterfell"]],
];

/** River crossings: borders like any other, drawn as bridges. */
export const bridges: readonly (readonly [string, string])[] = [
  ["crackclaw-point", "mountains-of-the-moon"],
  ["seagard", "the-twins"],
];

/** Rivers without a crossing: the areas touch on the board and are no neighbours (throne.map.rivers). */
export const rivers: readonly (readonly [string, string])[] = [
  ["greywater-watch", "winterfell"],
  ["harrenhal", "mountains-of-the-moon"],
  ["mountains-of-the-moon", "riverrun"],
  ["oldtown", "starfall"],
];
