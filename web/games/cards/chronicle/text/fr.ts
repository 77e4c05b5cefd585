import type { ChronicleText } from "./en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const log: ChronicleText["log"] = {
  setup: "Les decks et les premières cartes",
  plots: "Les complots",
  first: (player) => `${player} commence`,
  draw: "On pioche",
  drawn: (player, cards) => `${player} ${cards}`,
  marshalling: (player) => `${player} recrute`,
  marshalled: (gold, cards) => `${plural(gold, "or", "ors")}, ${plural(cards, "carte", "cartes")}`,
  challenge: (type, attacker, defender) => `${capital(type)} : ${attacker} contre ${defender}`,
  underWay: "Le défi est en cours.",
  nobodyLeft: "Il a pris fin avant d’être compté.",
  wins: (player) => `${player} l’emporte.`,
  nobodyWins: "Personne ne l’emporte.",
  killed: (cards, count) => `${cards} ${count === 1 ? "meurt" : "meurent"}.`,
  discarded: (cards) => `Défausse de la main : ${cards}.`,
  power: (power) => `+${plural(power, "pouvoir", "pouvoirs")}.`,
  playAgain: "Revoir le résultat",
  challenges: (count) => plural(count, "défi remporté", "défis remportés"),
  deaths: (count) => plural(count, "personnage tué", "personnages tués"),
};

const window: ChronicleText["window"] = {
  nothing: "Rien ne s’y est encore passé.",
  steps: {
    declare: "Déclarer",
    save: "Sauver ou annuler",
    execute: "Exécuter",
    passives: "Effets passifs",
    responses: "Réponses",
    end: "Fin",
  },
};

const end: ChronicleText["end"] = {
  wins: (player) => `${player} remporte le jeu des trônes`,
  winsTogether: (players) => `${players} remportent le jeu des trônes`,
  power: (own, other) => `Pouvoir : ${own} contre ${other}.`,
  challengesWon: (player, count) => `${player} a remporté ${plural(count, "défi", "défis")}.`,
  gained: (player, power) => `${player} a gagné ${plural(power, "pouvoir", "pouvoirs")}.`,
  killed: (count) => `${plural(count, "personnage a été tué", "personnages ont été tués")}.`,
  greatest: (strength) => `Le plus grand défi : ${strength} de force`,
  firstDeath: (card) => `${card}, le premier mort`,
  cancelled: (card) => `Annulation : ${card}`,
  saved: (card) => `Sauvetage : ${card}`,
  out: (player) => `${player} est éliminé`,
};

export const text: ChronicleText = { log, window, end };
