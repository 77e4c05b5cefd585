import type { lobby as english } from "../en/lobby.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${Math.abs(count) < 2 ? one : many}`;

export const lobby: typeof english = {
  title: "Les guerres de Westeros, à votre table",
  lead: (invitation) => `Ni compte ni livret. ${invitation} ; le plateau montre ce que vous pouvez faire, et pourquoi.`,
  game: "Jeu",
  bots: { steward: "Intendant", greedy: "Avide", random: "Hasard" },
  playNow: "Jouer contre des robots",
  playWithFriends: "Jouer entre amis",
  onOneScreen: "À plusieurs sur un écran",
  onOneScreenAbout: "Passez-vous une tablette ; un rideau tombe entre deux places",

  joinByLink: "Rejoindre par un lien",
  link: "Lien ou numéro d’une table",
  join: "Rejoindre",
  noLink: "Ce n’est pas le lien d’une table.",

  openTables: "Tables ouvertes",
  noOpenTables: "Aucune table n’est ouverte en ce moment.",
  noMatch: "Aucune table ouverte n’est ainsi.",
  newTable: "Nouvelle table",
  away: "Le serveur ne répond pas : les tables des autres ne sont pas montrées. Jouer contre des robots fonctionne quand même.",
  tryAgain: "Réessayer",
  sitDown: "S’asseoir",
  lookOn: "Regarder",
  noBoard: "pas encore dans le navigateur",
  goOn: "Continuer",
  seatsTaken: (taken, open) => `${plural(taken, "place prise", "places prises")}, ${plural(open, "libre", "libres")}`,
  players: (count) => `${count} joueurs`,
  practice: "entraînement",
  private: "par lien",
  round: "manche",
  waitingForPlayers: "en attente de joueurs",

  filter: "Filtrer",
  filterText: "Chercher",
  anyClock: "Tous les rythmes",
  anyPlayers: "Tous les nombres",
  clocks: { none: "Sans horloge", live: "En direct", slow: "Sur plusieurs jours" },
  clockWords: {
    none: "sans horloge",
    live: (minutes, increment) =>
      increment === 0 ? `en direct, ${minutes} min` : `en direct, ${minutes} min + ${increment} s`,
    slow: (hours) =>
      hours % 24 === 0 ? (hours === 24 ? "un coup par jour" : `${hours / 24} jours par coup`) : `${hours} h par coup`,
  },

  running: "En cours",

  continue: "Continuer",
  yourMove: "À vous",
  finishedMine: "Vos parties terminées",

  newHere: "Première visite ?",
  firstGame: "Première partie guidée",
  firstGameAbout: "Les dix premières minutes, avec des conseils",
  rulesBook: "Les règles, avec recherche",
  rulesBookAbout: "Chaque interprétation a un nom et une raison",

  watch: "Revoir",
  finishedAbout: (players, round) => `Partie à ${players} joueurs, finie (${round})`,
  watchReplay: (title) => `Revoir « ${title} »`,

  create: {
    title: "Une nouvelle table",
    name: "Nom de la table",
    usualName: (name) => `Table de ${name}`,
    players: "Joueurs",
    drawn: "Tirées au sort",
    chosen: "Choisies",
    seatOf: (seat) => `Place ${seat}`,
    yourSeat: "votre place",
    more: "Autres choix",
    who: "Qui peut venir",
    private: "Les amis qui ont le lien",
    public: "Tout le monde",
    pace: "Rythme",
    paceAbout: {
      none: "Personne n’est pressé.",
      live: "Chacun a une réserve de temps, comme à la pendule d’échecs. Une fois épuisée, la réponse préparée compte, ou un régent décide.",
      slow: "Chacun dispose de ce temps pour chaque question. Pour des parties de plusieurs jours ou semaines.",
    },
    bank: "Minutes par joueur",
    increment: "Secondes ajoutées",
    incrementEach: { answer: () => "à chaque réponse", round: (round) => `à chaque ${round}` },
    hours: "Heures par question",
    empty: "Places vides",
    emptyWait: "Attendre qu’elles soient toutes prises",
    emptyBots: (bot) => `Des robots les prennent (${bot})`,
    onlookers: "D’autres peuvent regarder",
    delay: "Avec quel retard",
    delays: (seconds) => (seconds === 0 ? "aucun" : seconds < 120 ? `${seconds} secondes` : `${seconds / 60} minutes`),
    practice: "Entraînement à graine connue",
    practiceAbout:
      "La graine du hasard est connue : une partie peut être refaite. Elle ne compte dans aucune statistique.",
    seed: "Graine",
    document: {
      open: "Choisir un fichier",
      remove: (file) => `Se passer de ${file}`,
      notJson: "Ce fichier n’est pas écrit en JSON.",
      tooLong: (length, most) => `Ce fichier a ${length} caractères ; pas plus de ${most} ne peuvent être pris.`,
    },
    go: "Dresser la table",
  },
};
