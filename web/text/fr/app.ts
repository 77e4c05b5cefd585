import type { app as english } from "../en/app.ts";

export const app: typeof english = {
  name: "Weirwood",
  skipToPage: "Aller à la page",
  play: "Jouer",
  lobbyTitle: "Les guerres de Westeros, à votre table",
  lobbyLead:
    "Ni compte ni livret. Choisissez une maison et jouez ; le plateau montre ce que vous pouvez faire, et pourquoi.",
  nothingHere: "Il n’y a pas de page à cette adresse.",
  toStart: "Revenir au début",
  loading: "Chargement…",
  brokenPage: "Cette page s’est interrompue.",
  reload: "La recharger",
};
