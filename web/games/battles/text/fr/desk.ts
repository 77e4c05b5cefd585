import type { BattlesText } from "../en.ts";

export const desk: BattlesText["desk"] = {
  frame: {
    seats: "Maisons",
    ownSeat: "Votre maison",
    ask: "Ordres",
    round: (now, last) => (last === undefined ? `Round ${now}` : `Round ${now} sur ${last}`),
  },
  takeBack: "Revenir sur la dernière étape",
  placed: {
    title: "Vos pièces sont en place",
    lead: "Vous pouvez encore reprendre la dernière.",
    end: "Les laisser là",
  },
  done: {
    title: "Votre tour est terminé",
    lead: "Vous pouvez encore revenir sur la dernière étape.",
    end: "Terminer le tour",
  },
  keys: {
    send: "Envoyer la réponse",
    takeBack: "Revenir en arrière",
    zone: "Zone de contrôle",
    next: "Case suivante qui vous attend",
    previous: "Case précédente qui vous attend",
  },
  held: (steps) =>
    steps === 1
      ? "1 étape n’est pas encore envoyée : vous pouvez revenir dessus."
      : `${steps} étapes ne sont pas encore envoyées : vous pouvez revenir dessus.`,
};
