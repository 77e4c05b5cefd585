import type { WagerText } from "./en.ts";

/** What the client of Raven's wager says in French. */
export const text: WagerText = {
  table: "La table",
  players: "Joueurs",
  seat: "Place",
  coins: "Pièces",
  hand: "Main",
  cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  leader: "mène",
  bank: (coins) => `Banque : ${coins}`,
  deck: (cards) => `Pioche : ${cards}`,
  discard: (cards) => `Défausse : ${cards}`,
  answers: "Vos réponses",
  nothing: "Rien",
  against: (card, seat) => `${card}, contre ${seat}`,
  send: "Envoyer",
  rounds: (now, last) => (last === undefined ? `Manche ${now}` : `Manche ${now} sur ${last}`),
};
