import { counted } from "../counted.ts";
import type { friends as english } from "../en/friends.ts";

export const friends: typeof english = {
  elapsed: {
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} h`,
    days: (count) => counted(count, "jour", "jours", "fr"),
    justNow: "à l’instant",
    yesterday: (time) => `hier, ${time}`,
    day: (date) => `le ${date}`,
  },
  states: {
    ready: "prêt",
    done: "a joué",
    choosing: "réfléchit",
    next: (seat) => `après ${seat}`,
    away: "absent",
    regent: "régent",
    resigned: "a abandonné",
  },

  waiting: {
    title: (now, then) => (then === undefined ? `On attend ${now}` : `On attend ${now}, puis ${then}`),
    bots: "Les robots jouent",
    botsThink: (names, count) => `${names} ${count === 1 ? "réfléchit" : "réfléchissent"}…`,
    nobody: "En attente",
    since: (time) => `depuis ${time}`,
    for: (time) => `depuis ${time}`,
    atTable: "à la table en ce moment",
    after: (seat) => `après ${seat}`,
    done: (count) => (count === 1 ? "a terminé." : "ont terminé."),
    botsMove: (count) => (count === 1 ? "un robot, joue aussitôt." : "des robots, jouent aussitôt."),
    tellMe: "Me prévenir quand c’est à moi",
  },

  nudge: {
    act: "Relancer",
    who: (seat) => `Relancer ${seat}`,
    in: (time) => `dans ${time}`,
    inWho: (seat, time) => `On pourra relancer ${seat} dans ${time}`,
    nudged: (time) => `relance ${time}`,
    done: "Relancé",
    you: (by) => `${by} vous rappelle que les autres vous attendent.`,
  },

  votes: {
    regent: {
      title: (seat) => `Un régent pour ${seat} ?`,
      away: (person, time) =>
        time === undefined ? `${person} n’est pas là.` : `${person} n’est pas là depuis ${time}.`,
      explain: (needed, voters, seat, person) =>
        `Avec ${needed} voix sur ${voters}, un robot joue ${seat}, jusqu’à ce que ${person} reprenne la place.`,
      yes: "Un régent continue",
      no: "On attend",
      call: "Demander un régent",
      callWho: (seat) => `Demander à la table un régent pour ${seat}`,
    },
    inFavour: "oui",
    against: "non",
    open: "à voter",
    you: "vous",
    count: (inFavour, needed) => `${inFavour} sur ${needed}`,
    until: (time) => `ouvert encore ${time}`,
    explain: {
      live: "Qui est seul ne décide pour personne. Une partie nulle ou une pause demande l’accord de tous les présents ; une fin aussi, ou celui de plus de la moitié dès que quelqu’un est absent depuis cinq minutes ; et toujours deux voix au moins, et la moitié de tous ceux qui jouent. Qui vient d’être remplacé par un régent compte encore parmi eux.",
      slow: "Tous ceux qui jouent sont prévenus et ont un jour pour répondre ; la question est réglée plus tôt si tous se sont prononcés. Au bout d’un jour, on n’attend plus ceux qui ne sont pas venus depuis un jour ; mais il faut l’accord de la moitié de tous ceux qui jouent.",
    },
  },

  room: {
    explain: "La partie peut commencer quand toutes les places sont prises et que chacun est prêt.",
    explainFill: (bot) =>
      `La partie peut commencer dès que les présents sont prêts. Les places encore libres sont alors prises par des robots (${bot}).`,
  },

  lot: {
    title: (seat) => `Le sort vous a donné ${seat}`,
    chosen: (seat) => `Vous jouez ${seat}`,
    home: "Vos pièces portent votre couleur.",
    go: "Compris",
  },

  givenAway: (seat, person) =>
    person === undefined
      ? `La table a donné votre place, ${seat}, à quelqu’un d’autre. Vous pouvez continuer à regarder.`
      : `La table a donné votre place, ${seat}, à ${person}. Vous pouvez continuer à regarder.`,

  noSuchTable: "Aucune table à cette adresse. Le lien est peut-être incomplet : demandez-le à nouveau.",

  notSent: (question) => `Pas encore envoyée : votre réponse à « ${question} ». Elle est gardée et sera envoyée.`,

  continue: {
    waitingFor: (seats) => `on attend ${seats}`,
  },

  publish: {
    title: "Publier cette partie ?",
    explain:
      "Le lien marche pour tout le monde une fois la partie sur le serveur. Qui a le lien peut revoir toute la partie ; elle contient les coups et les places, et aucun nom que le vôtre.",
    yes: "Publier et copier le lien",
    no: "La garder pour moi",
    copied: "Publiée ; le lien est copié.",
  },
};
