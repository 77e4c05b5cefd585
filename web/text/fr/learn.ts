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
  step: (round, step, steps) => `${round} · étape ${step} sur ${steps}`,
  why: "Pourquoi ?",
  whyThis: "Pourquoi celui-ci ?",
  rule: "La règle",
  token: (token, left, isSuggested) =>
    `${token}, ${left === 0 ? "plus aucun" : `encore ${left}`}${isSuggested ? ", proposé" : ""}`,
  gotIt: "Compris",
  offer: "Votre première partie ici ? Des conseils peuvent vous montrer quoi faire, pas à pas.",
  offerYes: "Montrer les conseils",
  offerNo: "Non merci",
  noMore: "Plus aucun conseil",
  noMoreHow: "Vous pouvez les rétablir sous Apprendre.",
  close: "Fermer le conseil",
  none: "Ce jeu n’a pas de première partie guidée.",
};
