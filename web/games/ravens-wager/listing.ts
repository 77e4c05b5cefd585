import type { GameListing } from "../listing.ts";

const seats = {
  ash: { en: "Ash", fr: "Frêne" },
  birch: { en: "Birch", fr: "Bouleau" },
  cedar: { en: "Cedar", fr: "Cèdre" },
  dogwood: { en: "Dogwood", fr: "Cornouiller" },
};

const isSeat = (seat: string): seat is keyof typeof seats => Object.hasOwn(seats, seat);

/** The kernel's testing game: shown where a server offers it, and to players nowhere. */
export const listing: GameListing = {
  name: "ravens-wager",
  title: { en: "Raven’s wager", fr: "La mise du corbeau" },
  seat: { en: "Seat", fr: "Place" },
  ownSeat: { en: "Your seat", fr: "Votre place" },
  round: { en: "round", fr: "manche" },
  invitation: { en: "Pick a seat and play", fr: "Choisissez une place et jouez" },
  symbol: "ravens-wager/raven",
  usualPlayers: 3,
  usualSeats: ["ash", "birch", "cedar"],
  usualSeat: "ash",
  seatTitle: (seat, language) => (isSeat(seat) ? seats[seat][language] : seat),
  seatSymbol: (seat) => (isSeat(seat) ? `ravens-wager/${seat}` : "shield-neutral"),
  seatColour: (seat) => (isSeat(seat) ? `var(--${seat})` : "var(--ink)"),
};
