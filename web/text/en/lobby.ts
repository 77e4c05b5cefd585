const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

type Named = { readonly [bot: string]: string | undefined };

/** The front page, tables to browse, and the dialog that sets one up. */
export const lobby = {
  title: "The wars of Westeros, at your table",
  lead: (invitation: string) => `${invitation}. The board shows what you can do, and why. No account, no rulebook.`,
  game: "Game",
  bots: { greedy: "Squire", squire: "Squire", steward: "Steward", maester: "Maester", random: "Random" } as Named,
  /** Several of them, as opponents. */
  botsTogether: { greedy: "Squires", squire: "Squires", steward: "Stewards", maester: "Maesters" } as Named,
  /** How hard it is to play against them. */
  botLevels: { greedy: "easy", squire: "easy", steward: "fair", maester: "hard" } as Named,
  botLevel: (bot: string, level: string) => `${bot} — ${level}`,
  botTexts: {
    greedy: "Takes what it can reach and plans nothing. A good first opponent.",
    squire: "Has learned from a steward and forgets a third of it. A good first opponent.",
    steward: "Plans its turn and defends what it has. Fair company.",
    maester: "Looks ahead and weighs many answers before it gives one. Takes a moment, and punishes mistakes.",
  } as Named,
  /** How often a bot wins in measured games, where an equal of the others would win `par`. */
  botStrength: (wins: number, par: number) => {
    if (wins === par) return `The others are measured by it: among its equals it wins ${par} of 100 games.`;
    const others = par === 50 ? "against a steward" : "among stewards";
    return `Wins ${wins} of 100 games ${others}; an equal would win ${par}.`;
  },
  anyBots: "bots",
  playAgainst: (seat: string, bots: string) => `Play ${seat} against ${bots}`,
  otherChoices: "Choose players, bots and variants",
  levels: { 1: "gentle", 2: "fair", 3: "hard" },
  show: {
    about: "The Stewards play this one.",
    rest: "A war that the Stewards play among themselves.",
    play: "Let it play",
    pause: "Pause",
    watch: "Watch",
    watchAll: "Watch the whole game",
    ofTheDay: "Replay of the day",
    overnight: "Played overnight by the Stewards",
  },
  playWithFriends: "Play with friends",
  onOneScreen: "Several people, one screen",
  onOneScreenAbout: "Pass one tablet round; a curtain falls between two seats",

  joinByLink: "or paste a link:",
  link: "Link or number of a table",
  join: "Join",
  noLink: "This is no link to a table.",

  openTables: "Open tables",
  noOpenTables: "Nobody has opened a table here yet.",
  noOpenTablesAbout: "Open the first one: a link brings your friends, bots fill the empty seats.",
  openTable: "Open a table",
  noMatch: "No open table is like that.",
  newTable: "New table",
  away: "The server cannot be reached: tables with others are not shown. Playing against bots works all the same.",
  tryAgain: "Try again",
  sitDown: "Sit down",
  lookOn: "Look on",
  noBoard: "not in the browser yet",
  goOn: "Go on",
  seatsTaken: (taken: number, open: number) => `${plural(taken, "seat", "seats")} taken, ${open} open`,
  players: (count: number) => `${count} players`,
  practice: "practice",
  private: "by link",
  round: "round",
  waitingForPlayers: "waiting for players",

  filter: "Filter",
  filterText: "Search",
  anyClock: "Any pace",
  anyPlayers: "Any number",
  clocks: { none: "No clock", live: "Live", slow: "Over days" },
  clockWords: {
    none: "no clock",
    live: (minutes: number, increment: number) =>
      increment === 0 ? `live, ${minutes} min` : `live, ${minutes} min + ${increment} s`,
    slow: (hours: number) =>
      hours % 24 === 0 ? (hours === 24 ? "a move a day" : `${hours / 24} days a move`) : `${hours} h a move`,
  },

  allOfThem: "All of them",
  running: "Being played",

  otherWays: "Other ways to play",
  continue: "Continue",
  yourMove: "Your move",
  finishedMine: "Your finished games",

  newHere: "New here?",
  firstGame: "Guided first game",
  firstGameAbout: "With hints at every step",
  rulesBook: "The rules, searchable",
  rulesBookAbout: "Every ruling has an id and a reason",

  watch: "Watch",
  finishedAbout: (players: number, round: string) => `Replay · ${players} players · ended in ${round}`,
  watchReplay: (title: string) => `Watch “${title}”`,

  create: {
    title: "A new table",
    name: "Name of the table",
    usualName: (name: string) => `${name}’s table`,
    players: "Players",
    drawn: "Drawn by lot",
    chosen: "Chosen",
    seatOf: (seat: number) => `Seat ${seat}`,
    yourSeat: "your seat",
    more: "More choices",
    who: "Who may come",
    private: "Friends with the link",
    public: "Everybody",
    pace: "Pace",
    paceAbout: {
      none: "Nobody is hurried.",
      live: "Everybody has a stock of time, as with a chess clock. When it is used up, the prepared answer counts, or a regent decides.",
      slow: "Everybody has so long for each question. For games that last days or weeks.",
    },
    bank: "Minutes for each player",
    increment: "Seconds added",
    incrementEach: { answer: () => "for each answer", round: (round: string) => `for each ${round}` },
    hours: "Hours for each question",
    empty: "Empty chairs",
    emptyWait: "Wait until all are taken",
    emptyBots: (bot: string) => `Bots take them (${bot})`,
    onlookers: "Others may look on",
    delay: "How far behind they see it",
    delays: (seconds: number) =>
      seconds === 0 ? "at once" : seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`,
    practice: "Practice with an open seed",
    practiceAbout: "The seed of chance is known, so a game can be repeated. It counts in no statistics.",
    seed: "Seed",
    document: {
      open: "Choose a file",
      remove: (file: string) => `Do without ${file}`,
      notJson: "This file is not written in JSON.",
      tooLong: (length: number, most: number) =>
        `This file has ${length} characters; no more than ${most} can be taken.`,
    },
    go: "Set the table",
  },
};
