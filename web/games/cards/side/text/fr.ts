import type { SheetsText } from "./en.ts";
import { legend } from "./legend.fr.ts";

export const text: SheetsText = {
  legend,
  you: "vous",
  first: "Premier Joueur",
  plots: "Complots",
  now: "révélé",
  plotsLeft: (count) => (count < 2 ? `${count} complot encore à choisir` : `${count} complots encore à choisir`),
  noPlots: "Aucun complot n’a encore été révélé.",
  characters: (count) => (count < 2 ? `${count} personnage` : `${count} personnages`),
  locations: (count) => (count < 2 ? `${count} lieu` : `${count} lieux`),
};
