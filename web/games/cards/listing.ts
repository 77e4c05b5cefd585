import type { GameListing } from "../listing.ts";

const players = {
  en: { one: "one", two: "two", three: "three", four: "four", five: "five", six: "six" },
  fr: { one: "un", two: "deux", three: "trois", four: "quatre", five: "cinq", six: "six" },
};

export const listing: GameListing = {
  name: "cards",
  title: { en: "Cards", fr: "Cards" },
  seat: { en: "Player", fr: "Joueur" },
  ownSeat: { en: "Your seat", fr: "Votre place" },
  round: { en: "round", fr: "round" },
  invitation: { en: "Pick a deck and play", fr: "Choisissez un deck et jouez" },
  symbol: "cards/hidden-card",
  usualPlayers: 2,
  usualSeats: ["one", "two"],
  usualSeat: "one",
  seatTitle: (seat, language) =>
    `${language === "en" ? "Player" : "Joueur"} ${(players[language] as { readonly [seat: string]: string })[seat] ?? seat}`,
  seatSymbol: () => "shield-neutral",
  seatColour: () => "var(--ink)",
};
