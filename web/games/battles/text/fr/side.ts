import type { BattlesText } from "../en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const side: BattlesText["side"] = {
  strip: "Commandants et moral",
  you: "vous",
  bot: "Jouée par un bot",
  passed: "a passé",
  points: (points) => plural(points, "point", "points"),
  objectives: (held, all) => `${held}/${plural(all, "objectif tenu", "objectifs tenus")}`,
  house: (name, parts) => [name, ...parts].join(", "),
  commander: (name, tokens, limit) => `${name} : ${tokens} sur ${plural(limit, "pion", "pions")} Commandement`,
  captured: (name) => `${name} : aux mains de l’ennemi`,
  showZone: "Montre la zone de contrôle.",
  morale: (place, zones) => `Moral : ${place}. ${zones.join(", ")}.`,
  openMorale: "Ouvre le moral et la situation.",
  skirmish: (title) => `Escarmouche : ${title}`,
  pool: "Pions Ordre",
  noTokens: "Plus de pion Ordre",
  command: "Pions Commandement",
  hand: "Cartes en main",
  deck: "Pioche",
  discards: "Défausse",
  units: "Unités sur le terrain",
  lost: "Unités perdues",
  figures: (figures) => plural(figures, "figurine", "figurines"),
  scored: "Points",
  held: "Objectifs",
  commanders: "Commandants",
  values: (limit, capture) =>
    `Porte ${plural(limit, "pion", "pions")}, capturé par ${plural(capture, "touche", "touches")}`,
  once: (ability) => `Une fois : ${ability}`,
  used: (ability) => `Utilisé : ${ability}`,
  waits: "attend à côté du terrain",
  isCaptured: "aux mains de l’ennemi",
};
