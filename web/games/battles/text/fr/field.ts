import type { BattlesText } from "../en.ts";

export const field: BattlesText["field"] = {
  title: "Champ de bataille",
  states: {
    legal: "peut être choisie",
    selected: "choisie",
    danger: "menacée",
    blocked: "impossible",
    told: "il en est question",
  },
  figures: (left, whole) => `${left} sur ${whole}`,
  ledBy: (commander) => `commandant : ${commander}`,
  spent: "n’est plus activable",
  engaged: (hex) => `engagée avec ${hex}`,
  devastated: (terrain) => `${terrain}, case dévastée`,
  fire: (level) => `feu ${level}`,
  fort: (tokens) => `pions d’ordre : ${tokens}`,
  objective: (name, owner) => (owner === undefined ? `${name}, à personne` : `${name}, tenu par ${owner}`),
  faceDown: "face cachée",
  falseFace: "(faux)",
};
