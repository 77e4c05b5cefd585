import type { RuleText } from "@weirwood/kernel";

/** Setting up, the map, what is limited, and how a turn runs. */
export const setup = {
  "throne.setup.players": {
    rule: "Three, four or five players take part, each with one house; with House Martell, six.",
    no: "{players?One player|# players} cannot play: the game takes three, four or five, or six with House Martell.",
  },
  "throne.setup.houses": {
    rule: "Houses are dealt at random unless the table has agreed who plays which. With four players nobody plays Greyjoy; with three nobody plays Greyjoy or Tyrell. Martell plays only with six.",
    no: "Give every player a different house. Greyjoy needs at least five players, Tyrell at least four, Martell six.",
  },
  "throne.setup.start": {
    rule: "Each house starts with its seven cards in hand and the units of its start card on the map: a knight and a footman at home, a footman in a second land area, and one or two ships off its coast.",
  },
  "throne.setup.supply": {
    rule: "Each supply marker starts at the number of barrels the house holds: 1 for Stark and Baratheon, 2 for Lannister and Greyjoy, 3 for Tyrell.",
  },
  "throne.setup.power": {
    rule: "Every house starts with five power tokens and only ever receives tokens of its own. Power in hand lies open at all times.",
  },
  "throne.setup.first-tokens": {
    rule: "Whoever starts first on a track holds its token from the start: Baratheon the Iron Throne, Lannister the raven, and Greyjoy the blade (Tyrell with four players, Stark with three).",
  },
  "throne.setup.kings-court-erratum": {
    rule: "Greyjoy and Tyrell trade their printed starting places at the King’s Court: Tyrell is fourth, Greyjoy fifth. Tables may switch this off.",
    reason:
      "An official correction asks for it so that Greyjoy cannot fall upon Lannister so hard in the first turn; another official text only recommends it, so both ways are open. It matters with five players only.",
  },
  "throne.setup.absent-houses": {
    rule: "The starting units of a house nobody plays stand on the map as garrisons: a knight counts 2, a footman or a ship 1, added up for each area. They take no orders, support nobody and cannot be raided, and their home is nobody’s home.",
    reason:
      "The rules call them neutral forces like the printed garrisons, and a shield on the map means nothing without a house behind it.",
  },
  "throne.setup.tracks-close-up": {
    rule: "With three or four players the markers move up until no place on a track is empty. Stars and tokens go with the place now held.",
  },
  "throne.setup.garrisons": {
    rule: "Garrisons hold three areas at the start: King’s Landing with strength 5, The Eyrie with 6, Sunspear with 5.",
  },
  "throne.setup.decks": {
    rule: "The thirty Westeros cards form three decks, I, II and III, each shuffled and laid face down. The wildling threat starts at 0.",
  },
  "throne.turn.phases": {
    rule: "A game lasts ten turns at most. A turn has three phases: Westeros, planning and action; the action phase settles raids, then marches, then Consolidate Power.",
    log: "Turn {turn} begins.",
  },
  "throne.turn.first-turn": {
    rule: "The first turn has no Westeros phase; it opens with planning.",
  },
  "throne.turn.order-of-play": {
    rule: "Wherever houses act one after another, they follow the Iron Throne track from its first place to its last.",
  },
  "throne.map.land-and-sea": {
    rule: "Footmen and knights live on land, ships at sea. Neither ever enters, or fights in, the other’s areas.",
  },
  "throne.map.rivers": {
    rule: "A river parts the two areas on its banks: no march, retreat, raid or support crosses it, except at the bridges between The Twins and Seagard and between Crackclaw Point and The Mountains of the Moon. Ships may still carry troops from one bank to the other.",
    no: "A river without a bridge parts {from:area} from {to:area}; only troops on your own ships get across.",
  },
  "throne.map.islands": {
    rule: "Dragonstone, Pyke and The Arbor are land without a land neighbour: units come and go only on board their own ships, and ships cannot enter.",
  },
  "throne.map.north": {
    rule: "Nothing can enter the lands beyond the Wall.",
  },
  "throne.map.reconstructed": {
    rule: "Some data of this edition are pieced together: how many of each Westeros card there are and most of their mammoths, parts of the southern map and its symbols, the borders Crackclaw Point – Narrow Sea and Highgarden – Redwyne Straights, the river Oldtown – Starfall, and most starting places on the tracks. They live in tables that can be replaced.",
    reason:
      "The rulebooks do not print them, so they come from a hobbyist’s listing of the first edition, checked against every example in the rules and, where it is silent, filled in from the later edition.",
  },
  "throne.limits.power": {
    rule: "A house has twenty power tokens, in hand and on the map together. When none is left in the pool it gains no more, but the order or card that would have paid is spent all the same.",
  },
  "throne.limits.units": {
    rule: "A house has ten footmen, four knights and six ships. A lost unit goes back to stock and can be mustered again.",
  },
  "throne.limits.no-voluntary-removal": {
    rule: "No house may take its own units off the map by choice.",
  },
  "throne.ties.throne-holder": {
    rule: "The holder of the Iron Throne token settles every tie at will, its own included; only ties in battle are settled otherwise.",
  },
} as const satisfies Record<string, RuleText>;
