import { counted } from "../counted.ts";
import type { Text } from "../en.ts";

/** Grands moments, légendes, et le rythme du récit. */
export const stage: Text["stage"] = {
  lookAtBoard: "Regarder le plateau",
  enlarge: "Voir en grand",
  showEvery: "tout montrer",
  skip: "Passer",
  goOn: "Continuer",
  pace: "Rythme",
  paces: { slow: "Lent", steady: "Posé", quick: "Rapide", instant: "Immédiat" },
  paceKey: (pace) => `Rythme : ${pace}`,
  caption: "Ce qui se passe",
  back: "Revenir en arrière",
  pause: "Pause",
  resume: "Reprendre le récit",
  next: "Suivant",
  at: (now, of) => `${now} sur ${of}`,
  follow: "Le plateau suit ce qui se passe",
  more: (count) => `${counted(count, "autre événement", "autres événements", "fr")}`,
};
