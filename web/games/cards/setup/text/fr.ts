import type { SetupText } from "./en.ts";

/** Ce qui est demandé avant le premier tour. */
export const text: SetupText = {
  deck: {
    title: "Choisissez votre deck",
    lead: "En secret. Vous pouvez changer tant que tout le monde n’a pas le sien.",
    ready: "Decks prêts à jouer",
    first: "Pour une première partie",
    own: "Vos decks",
    noOwn: "Les decks que vous construisez sont gardés dans ce navigateur et se trouvent ici.",
    build: "Ouvrir l’atelier de decks",
    paste: "Coller une liste",
    pasteLabel: "Un deck sous forme de texte : Maison, complots et cartes, une par ligne",
    read: "Lire",
    pasted: "Votre liste",
    cards: (draws, plots) => `${draws} cartes, ${plots} complots`,
    illegal: "non conforme",
    reasons: "Pourquoi il n’est pas conforme",
    take: "Jouer ce deck",
    takeThis: "Jouer plutôt ce deck",
    taken: "C’est votre deck",
    none: "Touchez un deck pour le regarder.",
    plots: "Complots",
    agenda: "Agenda",
  },
  mulligan: {
    title: "Garder cette main ?",
    lead: "Une seule fois, vous pouvez la remélanger et en piocher sept autres.",
    look: "Touchez une carte pour la lire ; plus tard, gardez le doigt dessus.",
    keep: "La garder",
    other: "En piocher une autre",
    kept: "Vous la gardez. Vous pouvez changer tant que tout le monde n’a pas répondu.",
    changed: "Vous en piochez une autre. Vous pouvez changer tant que tout le monde n’a pas répondu.",
    hand: "Votre première main",
  },
  place: {
    title: "Placez vos premières cartes",
    lead: (most) => `Des personnages et des lieux pour ${most} ors au plus, en secret. Puis vous piochez jusqu’à sept.`,
    hand: "Votre première main",
    cost: (cost, most) => `${cost} ${cost < 2 ? "or" : "ors"} sur ${most}`,
    send: (count) => (count === 0 ? "Ne rien placer" : `Placer ${count} ${count === 1 ? "carte" : "cartes"}`),
    left: (could) =>
      `Ne rien placer ? ${could === 1 ? "Une carte de cette main pourrait" : `${could} cartes de cette main pourraient`} être en jeu dès le départ.`,
    more: (gold, could) =>
      `${gold === 0 ? "N’en placer pas plus ?" : `Garder ${gold} ${gold < 2 ? "or non dépensé" : "ors non dépensés"} ?`} ${could === 1 ? "Une carte de cette main pourrait" : `${could} cartes de cette main pourraient`} encore être ${could === 1 ? "placée" : "placées"}.`,
    anyway: (count) => `Ne placer que ${count} ${count === 1 ? "carte" : "cartes"}`,
    placed: "C’est placé. Vous pouvez changer tant que tout le monde n’a pas fini.",
    chosen: "placée",
    put: (card, cost) => `${card}, ${cost} ${cost < 2 ? "or" : "ors"}`,
    again: "Tout reprendre",
  },
};
