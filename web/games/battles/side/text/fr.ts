import type { SheetsText, VictoryText } from "./en.ts";
import { legend } from "./legend.fr.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const victory: VictoryText = {
  title: "Round et victoire",
  either: "Chaque Maison",
  each: "Chaque Maison",
  rout: (winner, loser) => `${winner} gagne aussitôt si le marqueur atteint le bout du segment de ${loser}.`,
  wins: (who, isInstant, wishes) =>
    `${who} gagne ${isInstant ? "aussitôt" : "à la fin du dernier round"} avec ${wishes.join(" et ")}.`,
  otherwise: (other) => ` Sinon, ${other} gagne.`,
  holds: (least, kind) =>
    least === undefined
      ? kind === undefined
        ? "tous les objectifs"
        : `tous les objectifs de ce type : ${kind}`
      : `${plural(least, "objectif", "objectifs")}${kind === undefined ? "" : ` de ce type : ${kind}`}`,
  morale: (zone, isBetter) => `son moral ${zone} ou ${isBetter ? "mieux" : "pire"}`,
  general: (names) => `la capture du général ennemi (${names.join(", ")})`,
  hasPoints: (points) => plural(points, "point", "points"),
  heldNow: (held, least) => `en tient ${held} sur ${least}`,
  moraleNow: (zone) => `moral ${zone}`,
  generalNow: (isTaken) => (isTaken ? "le général est capturé" : "le général est libre"),
  pointsNow: (points, least) => `${points} sur ${plural(least, "point", "points")}`,
  when: { round: "à la fin de chaque round", end: "à la fin du dernier round", event: "aussitôt" },
  scores: (who, points, when, reason) => `${who} marque ${plural(points, "point", "points")} ${when} ${reason}.`,
  worthNow: (points) => `vaut ${plural(points, "point", "points")} à présent`,
  for: {
    eliminated: (each) => (each === 1 ? "par unité ennemie éliminée" : `par ${each} unités ennemies éliminées`),
    captured: (name) => (name === undefined ? "par commandant ennemi capturé" : `pour la capture de ${name}`),
    objective: (kind) => `par ${kind ?? "objectif"} en sa possession`,
    standing: (token) => `par pion encore debout : ${token}`,
    destroyed: (token) => `par pion brûlé : ${token}`,
    fire: (ground) => `par niveau de feu, sur ce terrain : ${ground}`,
    devastated: (terrain) => `par case dévastée : ${terrain}`,
    unitsIn: (each, zone) =>
      each === 1 ? `par unité présente dans cette zone : ${zone}` : `par ${each} unités dans cette zone : ${zone}`,
    enemyMorale: "si le moral ennemi est vert, deux fois s’il est jaune, trois fois s’il est rouge",
    edmure: (house, isWith) =>
      isWith ? `si Edmure est avec une unité ${house}` : `tant qu’Edmure n’est pas avec une unité ${house}`,
    prize: "pour la prise de Catelyn",
    left: (each) => (each === 1 ? "par unité sortie du terrain" : `par ${each} unités sorties du terrain`),
  },
  most: "Sinon, le plus grand total de points l’emporte à la fin du dernier round ; à égalité, le meilleur moral, puis l’ardeur.",
};

export const text: SheetsText = {
  legend,
  victory,
  morale: {
    title: "Moral et situation",
    back: "Retour au terrain",
    stands: (place) => `Le marqueur est toujours là où le round l’a trouvé : ${place}.`,
    moved: (from, to) => `Pendant ce round, le marqueur est passé d’une case à l’autre : ${from}, puis ${to}.`,
    gains: (house, spaces) => `${house} ${spaces > 0 ? "gagne" : "perd"} ${plural(Math.abs(spaces), "case", "cases")}`,
    why: "Pourquoi il a bougé",
    start: "départ",
    rout: "déroute",
    end: "fin",
    breaks: (house) => `Ruptures de ${house}`,
    breakAt: (zone, space) => `Rupture du ${zone}, en ${space}`,
    routAt: (space) => `Déroute, en ${space}`,
    endAt: (space) => `Le bout de la piste, en ${space}`,
    crossed: "Franchie.",
    away: (spaces) => `À ${plural(spaces, "case", "cases")}.`,
    recover: (house, zone) =>
      `Les cartes qui demandent « ${zone} ou pire » comptent à partir d’ici. Au Regroupement, ${house} peut ramener le marqueur sur cette case.`,
    routs: (house) => `La bataille prend fin aussitôt : ${house} est en déroute.`,
    stays: "Le marqueur y reste jusqu’à ce qu’il revienne en arrière.",
    round: (round) => `Round ${round}`,
    now: "en cours",
    units: "Unités · figurines",
    cards: "Main · pioche · défausse",
    captured: "Commandants capturés",
    none: "aucun",
    points: "Points",
    objectives: "Objectifs",
  },
};
