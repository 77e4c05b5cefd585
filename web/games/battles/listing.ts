import type { GameListing } from "../listing.ts";

const houses = ["stark", "lannister"];

export const listing: GameListing = {
  name: "battles",
  title: { en: "Battles", fr: "Battles" },
  seat: { en: "House", fr: "Maison" },
  ownSeat: { en: "Your House", fr: "Votre maison" },
  round: { en: "round", fr: "round" },
  invitation: { en: "Pick a side and play", fr: "Choisissez un camp et jouez" },
  symbol: "battles/cavalry",
  usualPlayers: 2,
  usualSeats: houses,
  usualSeat: "stark",
  seatTitle: (seat) => seat.charAt(0).toUpperCase() + seat.slice(1),
  seatSymbol: (seat) => (houses.includes(seat) ? `battles/shield-${seat}` : "shield-neutral"),
  seatColour: (seat) => (houses.includes(seat) ? `var(--${seat}-line)` : "var(--ink)"),
};
