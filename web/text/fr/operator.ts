import { frenchName } from "@weirwood/kernel";
import type { operator as english } from "../en/operator.ts";

export const operator: typeof english = {
  title: "Signalements",
  onlyOperators: "Cette page est pour les opérateurs.",
  open: "Ouverts",
  settled: "Réglés",
  none: "Il n’y a pas de signalement ici.",
  by: (name) => `signalé par ${name}`,
  byNobody: "signalé par une personne partie depuis",
  byServer: "signalé par le serveur : les règles ont échoué à cette table",
  about: (name) => `À propos ${frenchName("de", name)}`,
  table: "Voir la table",
  message: "Le message",
  hidden: "retiré",
  settle: "Régler",
  hide: "Retirer le message",
  rename: "Donner un autre nom",
  newName: "Nouveau nom",
  block: "Suspendre",
  days: "Jours (0 : laisser revenir)",
  reason: "Raison",
  close: "Fermer la table",
  reopen: "Faire reprendre la table",
  done: "Fait",
  go: "Valider",
};
