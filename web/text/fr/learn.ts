import type { learn as english } from "../en/learn.ts";

export const learn: typeof english = {
  title: "Apprendre",
  hintsTitle: "Conseils",
  hintsOn: "Montrer des conseils dans ma première partie",
  hintsAgain: "Remontrer tous les conseils dans ma prochaine partie d’entraînement",
  hintsForgotten: "C’est fait : la prochaine partie d’entraînement les montre depuis le début.",
  rules: "Toutes les règles, avec recherche",
  practice: "S’entraîner sans conseils",
  hint: "Conseil",
  why: "Pourquoi ?",
  gotIt: "Compris",
  doIt: "Proposer quelque chose",
  doItDone: "Une proposition est sur le plateau. Changez-la à votre gré, puis envoyez-la.",
  noMore: "Plus aucun conseil",
  noMoreHow: "Vous pouvez les rétablir sous Apprendre.",
  close: "Fermer le conseil",
  none: "Ce jeu n’a pas de première partie guidée.",
};
