const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The front page, tables to browse, and the dialog that sets one up. */
export const lobby = {
  title: "The wars of Westeros, at your table",
  lead: (invitation: string) => `No account, no rulebook. ${invitation}; the board shows what you can do and why.`,
  game: "Game",
  bots: { steward: "Steward", greedy: "Greedy", random: "Random" } as { readonly [name: string]: string | undefined },
  playNow: "Play now against bots",
  playWithFriends: "Play with friends",
  onOneScreen: "Several people, one screen",
  onOneScreenAbout: "Pass one tablet round; a curtain falls between two seats",

  joinByLink: "Join by link",
  link: "Link or number of a table",
  join: "Join",
  noLink: "This is no link to a table.",

  openTables: "Open tables",
  noOpenTables: "No table is open at the moment.",
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

  running: "Being played",

  continue: "Continue",
  yourMove: "Your move",
  finishedMine: "Your finished games",

  newHere: "New here?",
  firstGame: "Guided first game",
  firstGameAbout: "The first ten minutes, with hints",
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
