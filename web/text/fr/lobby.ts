import { frenchName } from "@weirwood/kernel";
import type { lobby as english } from "../en/lobby.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${Math.abs(count) < 2 ? one : many}`;

export const lobby: typeof english = {
  title: "Les guerres de Westeros, à votre table",
  lead: (invitation) =>
    `${invitation}. Le plateau montre ce que vous pouvez faire, et pourquoi. Sans compte, sans règles à lire.`,
  game: "Jeu",
  bots: { greedy: "Écuyer", squire: "Écuyer", steward: "Intendant", maester: "Mestre", random: "Hasard" },
  botsTogether: { greedy: "les Écuyers", squire: "les Écuyers", steward: "les Intendants", maester: "les Mestres" },
  botLevels: { greedy: "facile", squire: "facile", steward: "moyen", maester: "difficile" },
  botLevel: (bot, level) => `${bot} — ${level}`,
  botTexts: {
    greedy: "Prend ce qu’il peut atteindre et ne prévoit rien. Un bon premier adversaire.",
    squire: "A appris d’un intendant et en oublie le tiers. Un bon premier adversaire.",
    steward: "Prévoit son tour et défend ce qu’il a. Un adversaire honnête.",
    maester: "Regarde plus loin et pèse bien des réponses avant d’en donner une. Prend son temps et punit les fautes.",
  },
  botStrength: (wins, par) => {
    if (wins === par) return `Les autres se mesurent à lui : parmi ses égaux, il gagne ${par} parties sur 100.`;
    const others = par === 50 ? "contre un Intendant" : "contre des Intendants";
    return `${plural(wins, "victoire", "victoires")} sur 100 ${others} (${par} à force égale).`;
  },
  anyBots: "des robots",
  playAgainst: (seat, bots) => `Jouer ${seat} contre ${bots}`,
  otherChoices: "Choisir les joueurs, les robots et les variantes",
  levels: { 1: "facile", 2: "moyenne", 3: "difficile" },
  show: {
    about: "Les Intendants jouent celle-ci.",
    rest: "Une guerre que les Intendants se livrent entre eux.",
    play: "Lancer la partie",
    pause: "Pause",
    watch: "Regarder",
    watchAll: "Regarder toute la partie",
    ofTheDay: "La partie du jour",
    overnight: "Jouée cette nuit par les Intendants",
  },
  playWithFriends: "Jouer entre amis",
  onOneScreen: "À plusieurs sur un écran",
  onOneScreenAbout: "Passez-vous une tablette ; un rideau tombe entre deux places",

  joinByLink: "ou collez un lien :",
  link: "Lien ou numéro d’une table",
  join: "Rejoindre",
  noLink: "Ce n’est pas le lien d’une table.",

  openTables: "Tables ouvertes",
  noOpenTables: "Personne n’a encore ouvert de table ici.",
  noOpenTablesAbout: "Ouvrez la première : un lien fait venir vos amis, des robots prennent les places vides.",
  openTable: "Ouvrir une table",
  noMatch: "Aucune table ouverte ne correspond.",
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

  allOfThem: "Toutes",
  running: "En cours",

  otherWays: "Autres façons de jouer",
  continue: "Continuer",
  yourMove: "À vous",
  finishedMine: "Vos parties terminées",

  newHere: "Première visite ?",
  firstGame: "Première partie guidée",
  firstGameAbout: "Avec un conseil à chaque pas",
  rulesBook: "Les règles, avec recherche",
  rulesBookAbout: "Chaque interprétation a un nom et une raison",

  watch: "Revoir",
  finishedAbout: (players, round) => `Partie à ${players} joueurs, finie (${round})`,
  watchReplay: (title) => `Revoir « ${title} »`,

  create: {
    title: "Une nouvelle table",
    name: "Nom de la table",
    usualName: (name) => `Table ${frenchName("de", name)}`,
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
      tooLong: (length, most) => `Ce fichier a ${length} caractères ; pas plus de ${most} ne peuvent être pris.`,
    },
    go: "Créer la table",
  },
};
