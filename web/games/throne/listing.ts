import type { GameListing } from "../listing.ts";

/** Signs and colours for houses that the rules know; a stranger gets a plain shield. */
const houses = ["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"];

export const listing: GameListing = {
  name: "throne",
  title: { en: "Throne", fr: "Throne" },
  seat: { en: "House", fr: "Maison" },
  ownSeat: { en: "Your house", fr: "Votre maison" },
  round: { en: "turn", fr: "tour" },
  invitation: { en: "Pick a house and play", fr: "Choisissez une maison et jouez" },
  symbol: "throne/iron-throne",
  usualPlayers: 5,
  usualSeats: houses.slice(0, 5),
  usualSeat: "stark",
  seatTitle: (seat) => seat.charAt(0).toUpperCase() + seat.slice(1),
  seatSymbol: (seat) => (houses.includes(seat) ? `throne/shield-${seat}` : "shield-neutral"),
  seatColour: (seat) => (houses.includes(seat) ? `var(--${seat}-line)` : "var(--ink)"),
};
