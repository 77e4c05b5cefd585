import { counted } from "../../../../text/counted.ts";
import type { text as english } from "./en.ts";

export const text: typeof english = {
  faceDown: "Les deux cartes sont posées, face cachée.",
  turnTogether: "On les retourne ensemble. Plus rien ne peut changer.",
  brings: (swords, towers) =>
    [
      ...(swords > 0 ? [`${counted(swords, "épée", "épées", "fr")} en cas de victoire`] : []),
      ...(towers > 0 ? [`${counted(towers, "tour", "tours", "fr")} en cas de défaite`] : []),
    ].join(", "),
  bringsNothing: "ni épée ni tour",
  mayDraw: (house) => `${house} peut tirer l’épée`,
  skip: "Passer au résultat",
  next: "Suite",
  toLosses: "Voir les pertes",
  goOn: "Continuer",
  fallen: (house) => `${house} perd`,
  nothingFalls: "Aucune perte",
  swords: (swords, towers) =>
    towers === 0
      ? `${counted(swords, "épée", "épées", "fr")}, et aucune tour`
      : `${counted(swords, "épée", "épées", "fr")} contre ${counted(towers, "tour", "tours", "fr")}`,
  goesBack: (house) => `${house} se replie`,
  noWayBack: "Personne ne se replie",
  nowhere: "Aucune retraite possible.",
  stays: "Ce qui reste",
  areaIs: (area, house) => `${area} : ${house}`,
  bladeRests: (turn) => `L’épée reste au fourreau jusqu’au tour ${turn}`,
  cardsPlayed: "Les deux cartes sont jouées",
  waits: {
    support: (house) => `${house} décide qui soutenir.`,
    accept: (house) => `${house} décide quelle aide accepter.`,
    cards: "On choisit les cartes.",
    blade: (house) => `${house} peut tirer l’épée.`,
    casualties: (house) => `${house} choisit ses pertes.`,
    retreat: (house) => `${house} choisit où se replier.`,
    control: (house) => `${house} peut laisser un blason derrière ses troupes.`,
    text: (house) => `${house} décide de l’effet de sa carte.`,
  },
};
