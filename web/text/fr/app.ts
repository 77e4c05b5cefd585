import type { app as english } from "../en/app.ts";

export const app: typeof english = {
  name: "Weirwood",
  skipToPage: "Aller à la page",
  pages: "Pages",
  menu: "Menu",
  play: "Jouer",
  replays: "Parties passées",
  rules: "Règles",
  learn: "Apprendre",
  close: "Fermer",
  cancel: "Annuler",
  nothingHere: "Il n’y a pas de page à cette adresse.",
  toStart: "Revenir au début",
  loading: "Chargement…",
  brokenPage: "Cette page s’est interrompue.",
  reload: "La recharger",
  outdated: "Le serveur propose une version plus récente de cette page.",
  unreachable: "Le serveur ne répond pas. Rien n’a été changé.",
  nothingChanged: "Rien n’a été changé.",
  copied: "Copié",
  copy: "Copier",
};
