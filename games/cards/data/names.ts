/** Names that the rules know by number. A name's number is never stored: lists may grow anywhere. */

export const seatIds = ["one", "two", "three", "four", "five", "six"] as const;

export const MOST_SEATS = seatIds.length;

export const houseIds = ["stark", "lannister", "baratheon", "targaryen", "martell", "greyjoy"] as const;
export type HouseId = (typeof houseIds)[number];

export const iconIds = ["military", "intrigue", "power"] as const;
export type IconId = (typeof iconIds)[number];

export const crestIds = ["noble", "war", "holy", "learned", "shadow"] as const;
export type CrestId = (typeof crestIds)[number];

/** What a card can be; in play some are several at once. */
export const typeIds = [
  "character",
  "location",
  "attachment",
  "event",
  "plot",
  "house",
  "agenda",
  "title",
  "duplicate",
] as const;
export type TypeId = (typeof typeIds)[number];

/** Keywords without a number or exception of their own. */
export const keywordIds = [
  "stealth",
  "renown",
  "deadly",
  "deathbound",
  "no-attachments",
  "limited",
  "setup",
  "stalwart",
  "infamy",
  "vigilant",
  "vengeful",
  "intimidate",
  "ambush",
  "joust",
  "melee",
  "prized",
] as const;
export type KeywordId = (typeof keywordIds)[number];

export const traitIds = [
  "Ally",
  "Armor",
  "Army",
  "Asshai",
  "Bastard",
  "Boon",
  "Captain",
  "Condition",
  "Creature",
  "Decree",
  "Direwolf",
  "Dorne",
  "Dothraki",
  "Dragon",
  "Dragonstone",
  "Free Cities",
  "House Bolton",
  "House Clegane",
  "House Dayne",
  "House Harlaw",
  "House Tully",
  "House Tyrell",
  "Intrigue Gambit",
  "Iron Islands",
  "Ironborn",
  "Item",
  "King",
  "King's Landing",
  "Kingdom",
  "Kingsguard",
  "Knight",
  "Lady",
  "Lannisport",
  "Lord",
  "Maester",
  "Mercenary",
  "Military Battle",
  "Night's Watch",
  "Others",
  "Power Struggle",
  "Qartheen",
  "Queen",
  "Queensguard",
  "Raven",
  "Septon",
  "Skill",
  "Small Council",
  "Stronghold",
  "Title",
  "Treaty",
  "Unsullied",
  "Warship",
  "Weapon",
  "Westeros",
  "Wildling",
  "Winterfell",
] as const;
export type TraitId = (typeof traitIds)[number];

export const phaseIds = [
  "plot",
  "draw",
  "marshalling",
  "challenges",
  "dominance",
  "standing",
  "taxation",
  "epic",
] as const;
export type PhaseId = (typeof phaseIds)[number];

export const seasonIds = ["summer", "winter"] as const;
export type SeasonId = (typeof seasonIds)[number];

/** Where a card can be. `play` are bodies on the table; all others are piles of card numbers. */
export const zoneIds = ["play", "hand", "deck", "discard", "dead", "shadows", "plots", "used", "aside"] as const;
export type ZoneId = (typeof zoneIds)[number];

/** In a 16-bit cell: nothing, and in a view: what the viewer may not know. */
export const NONE = 65_535;
export const UNKNOWN = 65_534;

export const bitOf = (names: readonly string[], name: string): number => {
  const number = names.indexOf(name);
  if (number < 0) throw new Error(`no ${name} among ${names.join(", ")}`);
  return 1 << number;
};

/** Each name by its number. */
export const numbersOf = <Name extends string>(names: readonly Name[]): { readonly [name in Name]: number } =>
  Object.fromEntries(names.map((name, number) => [name, number])) as { readonly [name in Name]: number };

/** Each name by its bit in a set. */
export const bitsOf = <Name extends string>(names: readonly Name[]): { readonly [name in Name]: number } =>
  Object.fromEntries(names.map((name, number) => [name, 1 << number])) as { readonly [name in Name]: number };
