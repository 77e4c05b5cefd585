import { houseIds } from "./names.ts";

/** Commander figures, five a House; some have two cards, of which a battle uses one. */
export const figureIds = [
  "eddard",
  "greatjon",
  "maege",
  "rickard",
  "robb",
  "addam",
  "gregor",
  "jaime",
  "kevan",
  "tywin",
] as const;
export type FigureId = (typeof figureIds)[number];
/** A commander figure, by its number: the first five are Stark's. */
export type Figure = number;
export const FIGURES_OF_HOUSE = 5;

/** Commander cards: the figure, and where it has two, which of them. */
export const commanderIds = [
  "eddard",
  "greatjon",
  "greatjon-of-last-hearth",
  "maege",
  "rickard",
  "robb-young-wolf",
  "robb-king",
  "addam",
  "gregor-mountain",
  "gregor-reaver",
  "jaime-kingslayer",
  "jaime-kingsguard",
  "kevan",
  "tywin",
] as const;
export type CommanderId = (typeof commanderIds)[number];

export const CARDS_OF_HOUSE = 35;
export const BASIC_CARDS = 10;
const letters = ["sl", "ll"];

/** Command cards as they are numbered: `sl01` to `sl35`, `ll01` to `ll35`; the first ten of each House are basic. */
export const cardIds: readonly string[] = houseIds.flatMap((_, house) =>
  Array.from({ length: CARDS_OF_HOUSE }, (_card, card) => `${letters[house]}${String(card + 1).padStart(2, "0")}`),
);

/** The most units that a House can have. */
export const UNITS_OF_HOUSE = 20;
export const UNITS = houseIds.length * UNITS_OF_HOUSE;
/** Units are numbered through the battle: `s1` to `s20`, `l1` to `l20`. */
export const unitNames: readonly string[] = houseIds.flatMap((id) =>
  Array.from({ length: UNITS_OF_HOUSE }, (_, place) => `${id[0]}${place + 1}`),
);
/** A unit, by its number. */
export type Unit = number;

/** Skirmish set-up cards, eight a House. */
export const SKIRMISH_CARDS_OF_HOUSE = 8;
export const skirmishCardIds: readonly string[] = ["ss", "ls"].flatMap((prefix) =>
  Array.from({ length: SKIRMISH_CARDS_OF_HOUSE }, (_, card) => `${prefix}${card + 1}`),
);
