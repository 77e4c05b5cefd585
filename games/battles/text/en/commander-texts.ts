import type { CommanderId, FigureId } from "../../data/ids.ts";

/** What commanders are called and what their cards say. */

export const figureNames: { readonly [figure in FigureId]: string } = {
  eddard: "Eddard Stark",
  greatjon: "Greatjon Umber",
  maege: "Maege Mormont",
  rickard: "Rickard Karstark",
  robb: "Robb Stark",
  addam: "Addam Marbrand",
  gregor: "Gregor Clegane",
  jaime: "Jaime Lannister",
  kevan: "Kevan Lannister",
  tywin: "Tywin Lannister",
};

export const commanderNames: { readonly [commander in CommanderId]: string } = {
  eddard: "Eddard Stark, Lord of Winterfell",
  greatjon: "Greatjon Umber, the Greatjon",
  "greatjon-of-last-hearth": "Greatjon Umber, Lord of Last Hearth",
  maege: "Maege Mormont, Lady of Bear Island",
  rickard: "Rickard Karstark, Lord of Karhold",
  "robb-young-wolf": "Robb Stark, the Young Wolf",
  "robb-king": "Robb Stark, King in the North",
  addam: "Addam Marbrand, Warrior of Ashemark",
  "gregor-mountain": "Gregor Clegane, the Mountain",
  "gregor-reaver": "Gregor Clegane, the Reaver",
  "jaime-kingslayer": "Jaime Lannister, Kingslayer",
  "jaime-kingsguard": "Jaime Lannister, Knight of the Kingsguard",
  kevan: "Kevan Lannister, Trusted Captain",
  tywin: "Tywin Lannister, Lord of Casterly Rock",
};

/** As long as he leads his unit. */
export const unitAbilities: { readonly [commander in CommanderId]: string } = {
  eddard: "Friends next to his unit are Stalwart.",
  greatjon:
    "His unit rolls 1 more die when it attacks while Stark morale is green or worse, or a target that was already engaged with another unit.",
  "greatjon-of-last-hearth": "His unit has Toughness 1 while a friend stands next to it.",
  maege: "Her unit is Stalwart.",
  rickard: "When his unit eliminates an enemy unit, Stark gains 1 morale more.",
  "robb-young-wolf": "His unit rolls 1 more die when it flanks.",
  "robb-king": "When his unit is ordered it may first leave its engagement, and nobody strikes at it for it.",
  addam: "No terrain is an end to his unit’s movement, and fords cost it nothing.",
  "gregor-mountain": "His unit rolls 1 more die against infantry.",
  "gregor-reaver": "His unit has Scorch the Earth, and valor counts as green when it sets a fire.",
  "jaime-kingslayer": "His unit may roll 1 die of each of its attacks again.",
  "jaime-kingsguard": "His unit has Pursue 1 instead of Advance.",
  kevan:
    "Where his unit and a friend next to it are ordered in the same turn, his unit may give up its attack so that the friend rolls 2 more dice.",
  tywin: "Once a round, a morale token that readies a unit in his zone of control costs no morale.",
};

/** Once a battle; the card is then turned. */
export const commitAbilities: { readonly [commander in CommanderId]: string } = {
  eddard: "At the start of your turn: gain 2 morale and ready his unit.",
  greatjon: "When an attack of his unit is over, counterattack and all: it attacks an enemy unit next to it once more.",
  "greatjon-of-last-hearth":
    "When his unit is ordered with an order token: up to 2 ready infantry units next to it are ordered too.",
  maege: "When her unit or a friend next to it is attacked, after the roll: all morale results are ignored.",
  rickard: "At the start of your turn: ready all cavalry units in his zone of control, his own among them.",
  "robb-young-wolf":
    "When an attack of his unit is over: an enemy unit next to it is struck with 3 dice, without morale results or counterattack. The card is not turned if that eliminates it; once a turn at most.",
  "robb-king":
    "When an attack or counterattack would take a figure other than Robb from his unit: he changes places with the banner bearer of a friendly cavalry unit next to it, banners go with their bearers, and the hits are counted anew.",
  addam:
    "At the start of your turn: cavalry units in his zone of control that are not engaged may move up to 2 hexes each.",
  "gregor-mountain": "Before an attack of his unit is rolled: 2 more dice, and each morale result is a hit besides.",
  "gregor-reaver":
    "At the start of your turn: every fire within 3 hexes of him rises by 1 level, as far as the ground lets it.",
  "jaime-kingslayer":
    "When his unit attacks one that a commander leads, after the roll: each morale result is a hit instead.",
  "jaime-kingsguard": "At the start of your turn: ready his unit and 1 friend next to it.",
  kevan:
    "At the start of your turn: up to 3 infantry units in his zone of control have Toughness 1 until the round ends.",
  tywin: "At the start of your turn: draw 2 command cards.",
};
