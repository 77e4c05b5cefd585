import type { ChronicleText } from "./en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const log: ChronicleText["log"] = {
  rally: "Les deux Maisons se rallient",
  rallied: (house, tokens) => `${house} ${tokens}`,
  keep: "Ce qui est gardé, et ce qui ne l’est pas",
  fire: "Les feux",
  ordered: (commander, units) => (units === 0 ? commander : `${commander}, ${plural(units, "unité", "unités")}`),
  way: (from, to) => `${from} → ${to}`,
  attack: (attacker, target, hex) => `${attacker} contre ${target}, en ${hex}`,
  waiting: "Les dés sont jetés.",
  misses: "Personne ne tombe.",
  falls: (figures, left) =>
    `${plural(figures, "figurine tombe", "figurines tombent")}, ${plural(left, "reste", "restent")}.`,
  eliminated: "L’unité est éliminée.",
  captured: (commander) => `${commander} est capturé.`,
  holdsOut: (commander) => `${commander} tient bon.`,
  back: (hexes, hex) => `Retraite de ${plural(hexes, "case", "cases")}, en ${hex}.`,
  firm: "L’unité tient bon.",
  blocked: "Aucune retraite possible.",
  follows: (hex) => `L’attaquant suit en ${hex}.`,
  playAgain: "Revoir l’attaque",
  dice: (faces) => `Dés : ${faces.join(", ")}`,
  lost: (house, units) => `${house} perd ${plural(units, "unité", "unités")}`,
  takes: (house, hex) => `${house} prend ${hex}`,
  breaks: (house) => `rupture pour ${house}`,
  attacks: (attacks) => plural(attacks, "attaque", "attaques"),
};

const end: ChronicleText["end"] = {
  winsTheBattle: (house) => `${house} remporte la bataille`,
  figures: (own, other) => `Figurines restantes : ${own} contre ${other}.`,
  captured: (commanders) => `Capture : ${commanders}.`,
  eliminated: (house, units) => `${house} a éliminé ${plural(units, "unité", "unités")}.`,
  capture: (commander) => `${commander} aux mains de l’ennemi`,
  break: (house) => `Rupture pour ${house}`,
  rout: "La déroute",
  objective: (hex) => `${hex} est pris`,
  elimination: (unit) => `La fin d’une unité : ${unit}`,
  commit: (commander) => `${commander} se donne tout entier`,
};

export const text: ChronicleText = { log, end };
