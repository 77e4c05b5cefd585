/** The help pages, in English. */
export const help = {
  about: [
    "The tabletop wars of Westeros in your terminal, with every rule right.",
    'Play against bots or with friends at one keyboard, ask "why not?" of any refused move, let bots play thousands of games, replay and verify records, run rulebook examples.',
  ].join("\n\n"),
  examples: `
Examples:
  weirwood play throne             play against bots
  weirwood rules throne pillage    read a rule
  weirwood help sim                everything about one command

Exit codes: 0 all is well · 1 something failed (a scenario, a record, a broken law)
            2 bad arguments or unreadable files · 130 ended by Ctrl-C`,
  titles: {
    "Usage:": "Usage:",
    "Arguments:": "Arguments:",
    "Options:": "Options:",
    "Commands:": "Commands:",
  } as { readonly [title: string]: string },
  byDefault: (value: string) => `(default: ${value})`,
  version: "say which version this is",
  helpOption: "show this help",
  helpCommand: "show the help of a command",
  lang: "speak English or French: en, fr (else from LC_ALL, LC_MESSAGES, LANG)",
  json: "print one JSON object for scripts; everything for people goes to stderr or is left out",
  debug: "show where an error came from",
  game: (names: readonly string[]) => `which game: ${names.join(", ")}`,
  anyGame: "GAME",
  optionsOfGames: (command: string) => `\n\nEvery game has options of its own: weirwood ${command} GAME --help`,
  /** Flags that are made from a game's form. */
  form: {
    count: (label: string, least: number, most: number) => `${label}: ${least} to ${most}`,
    choice: (label: string, values: readonly string[]) => `${label}: ${values.join(", ")}`,
    list: (label: string, values: readonly string[]) => `${label}, a list of: ${values.join(", ")}`,
    bySeat: (label: string, values: readonly string[]) => `${label} by seat, a list of: ${values.join(", ")}`,
    all: (flag: string) => `everything that ${flag} takes and the other options allow`,
    no: (label: string) => `not: ${label}`,
    group: (words: readonly string[]) => `any of: ${words.join(", ")}`,
  },
  play: {
    summary: "play in the terminal, against bots or hot-seat",
    about: [
      "Play in the terminal, alone against bots or with several people at one keyboard.",
      'You are shown the table, your cards, and what is asked of you. Answer in notation; Tab completes it, "options" lists answers, "why DECISION" explains a refusal by its rule, "help" shows the rest.',
    ].join("\n\n"),
    seat: "seats that people take, by name or counted from 1; repeat or list them (default: one person)",
    anyBots: "who fills the other seats, dealt round; none: people only",
    bots: (names: readonly string[], usual: string) =>
      `who fills the other seats: ${names.join(", ")}, dealt round; none: people only (default: ${usual})`,
    seed: "any text: the same seed gives the same dice",
    record: "keep the game in this file, saved at every decision",
    resume: "go on with a game from its record, and keep it there",
    examples: (game: string) => `
Examples:
  weirwood play ${game}                          one person against bots
  weirwood play ${game} --bots none              people only, at one keyboard
  weirwood play ${game} --record evening.weir    keep the game ...
  weirwood play ${game} --resume evening.weir    ... and go on with it tomorrow`,
  },
  sim: {
    summary: "let bots play many games, and count",
    about: [
      "Let bots play many games on all cores, and count: wins with 95 % intervals, lengths, and what each seat has at the end of each turn.",
      "Bots are dealt round the seats, one name filling all, and move on by one seat every game. The same seed gives the same summary, however many threads share the work. A broken law or an exception is reported with its seed and decision number, and makes the command fail.",
    ].join("\n\n"),
    games: "how many games",
    anyBots: "one name for all seats, or a list dealt round them",
    bots: (names: readonly string[]) => `${names.join(", ")}: one name for all seats, or a list dealt round them`,
    seed: "any text; each game’s seed is made from it and the game’s number",
    out: "a folder for summary.json, summary.txt, plots (SVG) and records",
    fixedSeats: "every game has the same bots in the same seats",
    records: "write every game as a record into OUT/games",
    audit: "how often laws are checked: every decision, sample (one in 16, and the end), none",
    jobs: "how many threads (default: as many as there are cores)",
    farm: "let “weirwood farm” processes do the work, on any machines, by way of this Redis (redis://host:6379)",
    only: "play just this game of the simulation, counted from 0: to see a broken one again",
    examples: (game: string) => `
Examples:
  weirwood sim ${game} --games 1000 --seed 7 --out results
  weirwood sim ${game} --games 100000 --bots random --audit every
  weirwood sim ${game} --games 1000 --seed 7 --only 123 --records --out one`,
  },
  train: {
    summary: "let a game’s maester learn what positions are worth",
    about: [
      "Let bots play games, and learn from them each seat’s chance to win: the weights by which a game’s maester judges positions, in a file that is kept with the sources.",
      "Of ten games one is held apart: on those it is told how wrong the chances are, round by round. The same seed gives the same file, however many threads share the work.",
    ].join("\n\n"),
    games: "how many games (default: as the game says)",
    seed: "any text; each game’s seed is made from it and the game’s number",
    hidden: "hidden units of the network (default: as the game says)",
    passes: "how often all games are gone through (default: as the game says)",
    out: "the file to write (default: bots/GAME/maester/weights.ts)",
    check: "learn nothing: say whether rules or features changed since the weights were learned; fails if they did",
    examples: `
Examples:
  weirwood train throne
  weirwood train throne --games 500 --passes 4 --out weights.ts
  weirwood train throne --check`,
  },
  farm: {
    summary: "work for sim, train and analyse on other machines",
    about: [
      "Do the work of other machines: whoever calls sim, train or analyse with --farm and the same Redis is helped by as many of these processes as there are.",
      "The result is the same to the byte as without a farm. What a killed process had in hand is done again by another. A process that is another build of the program is given nothing to do, and the asker is told. Ctrl-C finishes what was begun; twice ends at once.",
    ].join("\n\n"),
    redis: "where Redis is: redis://host:6379, with a user and a password if it has one",
    examples: `
Examples:
  weirwood farm redis://farm.example:6379
  weirwood farm redis://farm.example:6379 --jobs 2
  weirwood sim throne --games 100000 --farm redis://farm.example:6379`,
  },
  replay: {
    summary: "verify a record, print it, step through it",
    about: [
      "Verify a record, every decision and checksum of it, and print what happened.",
      "A record that was tampered with fails with the line and the reason.",
    ].join("\n\n"),
    file: "a record (.weir), or - for stdin",
    turn: "show the table at the beginning of a turn, and that turn’s log",
    step: "step through it: Enter next, b back, t N to a turn, j to the next mark, m table, q quit",
    events: "show each decision, and the rule behind each line",
    quiet: "only verify",
    verify: "check that the dice were fair, too: the server’s seed, the hash it promised, every seat’s nonce",
    examples: `
Examples:
  weirwood replay evening.weir
  weirwood replay evening.weir --turn 4 --events
  weirwood replay evening.weir --step
  weirwood replay --quiet evening.weir && echo sound
  weirwood replay --quiet --verify evening.weir`,
  },
  analyse: {
    summary: "judge a game: chances through it, and the decisions that cost most",
    about: [
      "Judge a game from its record: each seat’s chance to win from the beginning to the end, and the decisions that cost most, with what would have been better.",
      "Every decision is judged by what its seat could know, looking ahead as the game’s maester does; the same record gives the same report. A game that is not over is judged as far as it went.",
    ].join("\n\n"),
    seat: "only decisions of these seats, by name or counted from 1",
    examples: `
Examples:
  weirwood analyse evening.weir
  weirwood analyse evening.weir --seat stark
  weirwood analyse evening.weir --json > analysis.json`,
  },
  scenario: {
    summary: "run scenarios: rulebook examples, your own, anybody’s",
    about: [
      "Run scenarios: YAML files with a position, decisions, and what must then hold (docs/games).",
      'A failure shows what was expected and what was found. A file may hold several scenarios, divided by "---".',
    ].join("\n\n"),
    paths: "YAML files, folders of them, or - for stdin",
    quiet: "show only what fails",
    examples: `
Examples:
  weirwood scenario games/throne/scenarios
  weirwood scenario my-question.yaml
  weirwood scenario --json games/throne/scenarios > results.json`,
  },
  rules: {
    summary: "read a rule, or the whole book",
    about: "Read a rule by its id, as refusals and log lines cite it, or all of them by chapter.",
    id: "a rule’s id, or its last part where that is clear; or a chapter: raid, march, retreat",
    uncovered: "list the rules that no scenario of the game covers; fails if there are any",
    document: "print the whole book as Markdown (docs/rules is made so)",
    examples: `
Examples:
  weirwood rules throne throne.raid.pillage
  weirwood rules throne pillage --lang fr
  weirwood rules throne raid
  weirwood rules throne --uncovered`,
  },
  bench: {
    summary: "measure speed and size, beside well-known engines",
    about: [
      "Measure speed and size on one core, beside chess.js in the same run, and beside boardgame.io where it is installed.",
      "Ratios come first: machines differ, ratios hardly do. All figures are medians of repeated runs.",
      "“bench server” starts a server and plays at many tables on this machine: decisions for each second of its processor, latency, memory, bytes, reconnecting, starting. It takes some minutes.",
      "“bench web” opens the browser client in Chromium: weights, and from traces the processor until the first input, while the board is dragged, and when a view arrives.",
    ].join("\n\n"),
    what: "what to measure: engine, server, web",
    tables: "(server) how many tables (default: 500; with --quick 50)",
    pace: "(server) decisions a second while latency is measured (default: 700)",
    profile: "(server) a folder for a CPU profile of the server, for Chrome’s tools",
    quick: "fewer and shorter runs: rougher figures in a few seconds",
    examples: `
Examples:
  weirwood bench
  weirwood bench --quick --json
  weirwood bench server --game throne
  weirwood bench server --game throne --tables 100 --pace 300
  weirwood bench web --game throne`,
  },
  serve: {
    summary: "start the server",
    about: [
      "Start the server: tables for people and bots, live or over weeks, for browsers and programs.",
      "It needs nothing but a folder for its data. With DATABASE_URL (PostgreSQL) and REDIS_URL it is one node of many. What else the environment may say is in docs/hosting.md. SIGTERM or Ctrl-C ends it when what was begun is done.",
    ].join("\n\n"),
    port: "where to listen (else PORT, else 8080); 0: any that is free",
    data: "the folder for the data (else WEIRWOOD_DATA, else ./data)",
    examples: `
Examples:
  weirwood serve
  weirwood serve --port 9000 --data /var/lib/weirwood`,
  },
  bot: {
    summary: "let a program of yours play at a server’s table",
    about: [
      "Let a program of yours play at a server’s table, written in any language: it is asked in lines of JSON on stdin and answers in lines of notation on stdout.",
      "Each question has the view of its seat, the answers where they are few, and one legal answer as a sample; a refusal is told with its rule, and may be answered again. A connection that breaks is taken up again. docs/bots has an example.",
    ].join("\n\n"),
    program: "the program and its arguments, best after --",
    server: "where the server is",
    token: "an API token of the player (else from WEIRWOOD_TOKEN)",
    table: "the table’s id",
    seat: "which seat to take, counted from 1 (else one’s own, or the first that is free)",
    invite: "the invitation to a private table",
    examples: `
Examples:
  weirwood bot --table b1F9s0QvHn3kTz7e -- python3 docs/bots/example.py
  weirwood bot --server https://war.example --token SECRET --table ID --seat 2 -- ./mybot`,
  },
  backup: {
    summary: "write all of a server’s data into one file",
    about: [
      "Write all of a server’s data into one file, as they are at this moment, whether or not the server is running.",
      "An older backup of the same name is replaced when the new one is complete. Data in PostgreSQL are backed up with pg_dump.",
    ].join("\n\n"),
    file: "where to write it",
    examples: `
Examples:
  weirwood backup weirwood.backup
  weirwood backup --data /var/lib/weirwood /backups/monday.backup`,
  },
  restore: {
    summary: "put a server’s data back as they were in a backup",
    about: [
      "Put a server’s data back as they were in a backup, whether or not the server is running; a running one goes on with them, and everybody sees the tables as they are now.",
      "What was there before is kept in the data folder, as a backup of its own. Data in PostgreSQL are restored with pg_restore.",
    ].join("\n\n"),
    file: "the backup",
    noKeep: "do not keep what was there before",
    examples: `
Examples:
  weirwood restore weirwood.backup
  weirwood restore --data /var/lib/weirwood /backups/monday.backup`,
  },
};
