import type { GameListing } from "../listing.ts";

const players = {
  en: { one: "one", two: "two", three: "three", four: "four", five: "five", six: "six" },
  fr: { one: "un", two: "deux", three: "trois", four: "quatre", five: "cinq", six: "six" },
};

/** One ready-made deck of every House, those for a first game first. */
const decks: { readonly [id: string]: { readonly house: string; readonly en: string; readonly fr: string } } = {
  "winter-guard": { house: "stark", en: "Winter Guard", fr: "La Garde de l’hiver" },
  "hear-them-roar": { house: "lannister", en: "Hear Them Roar", fr: "Écoutez-les rugir" },
  "ours-is-the-fury": { house: "baratheon", en: "Ours Is the Fury", fr: "Nôtre est la fureur" },
  "fire-and-blood": { house: "targaryen", en: "Fire and Blood", fr: "Feu et sang" },
  "sun-and-spear": { house: "martell", en: "Sun and Spear", fr: "Soleil et lance" },
  "what-is-dead": { house: "greyjoy", en: "What Is Dead", fr: "Ce qui est mort" },
};

export const listing: GameListing = {
  name: "cards",
  title: { en: "Cards", fr: "Cards" },
  seat: { en: "Player", fr: "Joueur" },
  ownSeat: { en: "Your seat", fr: "Votre place" },
  round: { en: "round", fr: "tour" },
  invitation: { en: "Pick a deck and play", fr: "Choisissez un deck et jouez" },
  symbol: "cards/hidden-card",
  usualPlayers: 2,
  usualSeats: ["one", "two"],
  usualSeat: "one",
  openings: {
    title: { en: "Your deck", fr: "Votre deck" },
    ids: Object.keys(decks),
    answer: (id) => `deck ${id}`,
  },
  seatTitle: (seat, language) =>
    decks[seat]?.[language] ??
    `${language === "en" ? "Player" : "Joueur"} ${(players[language] as { readonly [seat: string]: string })[seat] ?? seat}`,
  seatSymbol: (seat) => (seat in decks ? `cards/shield-${decks[seat].house}` : "shield-neutral"),
  seatColour: (seat) => (seat in decks ? `var(--${decks[seat].house}-line)` : "var(--ink)"),
};
