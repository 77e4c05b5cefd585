import { counted } from "../../../../text/counted.ts";

/** Cards of the Westeros decks in a few words. */
const events: { readonly [event: string]: string } = {
  supply: "Every house counts its barrels again.",
  mustering: "Every castle raises new units.",
  "last-days-of-summer": "Nothing happens.",
  "winter-is-coming": "The deck is shuffled, a new card is drawn.",
  "clash-of-kings": "All three tracks are bid for anew.",
  "game-of-thrones": "Every crown pays one power.",
  "wildling-attack": "The free folk come over the Wall.",
  "sea-of-storms": "No Raid orders this turn.",
  "feast-for-crows": "No Consolidate Power this turn.",
  "rains-of-autumn": "Supporting footmen add nothing.",
  "storm-of-swords": "No Defense orders this turn.",
};

/** Beside the board of Throne: houses, tracks, cards, decks. */
export const side = {
  events,
  houses: "Houses, in turn order",
  castles: (held: number, needed: number) => `${held}/${needed} castles to win`,
  supply: (level: number) => `Supply ${level}`,
  supplyTitle: "Supply",
  nextSupply: (level: number) => `Barrels held now: ${level}`,
  power: (power: number) => `${power} power`,
  inHand: "in hand",
  cards: (cards: number) => counted(cards, "card in hand", "cards in hand"),
  used: "Used:",
  units: (units: number) => counted(units, "unit", "units"),
  orders: "Orders on the map",
  singles: (orders: number) => counted(orders, "single-use order left", "single-use orders left"),
  bot: "bot",
  influence: "Influence",
  holds: (house: string, token: string) => `${house} holds ${token}.`,
  bladeUsed: "It has been used this turn.",
  wildlings: "Wildlings",
  threat: (threat: number, most: number) => `Wildling threat ${threat} of ${most}`,
  turns: "Turns",
  turnOf: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  cardsOfTurn: "Cards of this turn",
  noCards: "The first turn has none.",
  toCome: "To come, the next first",
  bound: (house: string) => `${house} is bound by the Lion’s Ruse.`,
  deck: (deck: string, cards: number) => `Deck ${deck}: ${counted(cards, "card face down", "cards face down")}`,
  seen: "Gone under it since it was shuffled:",
};
