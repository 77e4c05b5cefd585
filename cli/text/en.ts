import { help } from "./en-help.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const didYouMean = (meant: readonly string[]): string => (meant.length === 0 ? "" : `; did you mean ${orList(meant)}?`);

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words[words.length - 1]}`;
}

type Named = { readonly [bot: string]: string | undefined };

/** Everything that the command says by itself, in English. What the game says is in its phrasebook. */
export const en = {
  help,
  errors: {
    prefix: "weirwood:",
    internal: (message: string) => `this should not have happened: ${message} (--debug shows where)`,
    noCommand: "which command? See weirwood --help",
    unknownCommand: (name: string, meant: readonly string[]) =>
      `there is no command “${name}”${didYouMean(meant) || "; see weirwood --help"}`,
    unknownOption: (name: string, meant: readonly string[]) => `there is no option ${name}${didYouMean(meant)}`,
    missingArgument: (name: string) => `the argument ${name.toUpperCase()} is missing; see --help`,
    optionNeedsValue: (option: string) => `${option} needs a value`,
    tooManyArguments: "there are more arguments than this command takes; see --help",
    otherArguments: (message: string) => `these arguments cannot be understood (${message})`,
  },
  files: {
    missing: (path: string) => `there is no file ${path}`,
    isFolder: (path: string) => `${path} is a folder; a file is wanted`,
    tooLarge: (path: string, megabytes: number) => `${path} is larger than ${megabytes} MB`,
    binary: (path: string) => `${path} is not a text file`,
    unreadable: (path: string, code: string) => `${path} cannot be read (${code})`,
    cannotWrite: (path: string, code: string) => `${path} cannot be written (${code})`,
  },
  arguments: {
    number: (option: string, text: string, least: number, most: number) =>
      `${option} takes a whole number from ${least} to ${most}, not “${text}”`,
    word: (option: string, word: string, known: readonly string[], meant: readonly string[]) =>
      `${option} takes ${orList(known)}, not “${word}”${didYouMean(meant)}`,
    known: (option: string, known: readonly string[], meant: readonly string[]) =>
      `${option} takes ${known.join(", ")}${didYouMean(meant)}`,
    noBots: (known: readonly string[]) => `--bots takes names among ${known.join(", ")}`,
    refused: (sentence: string, rule: string) => `${sentence} (${rule})`,
    notJson: (option: string, file: string) => `${option}: ${file} is not JSON`,
    recordsNeedOut: "--records needs --out, a folder to write them to",
    tooManyBots: (bots: number, players: number) => `${bots} bots cannot share ${players} seats`,
    tooMany: (option: string, named: number, seats: number) => `${option} names ${named}, but there are ${seats} seats`,
    absentSeat: (seat: string, players: number) => `${seat} does not take part with ${players} players`,
    whichGame: (known: readonly string[]) => `which game? There is ${orList(known)}`,
    fixedByRecord: (option: string) => `with --resume the record decides; ${option} cannot be chosen again`,
  },
  playedWith: (what: string) => `Played with: ${what}.`,
  progress: {
    games: "games",
    passes: "passes",
    decisions: "decisions",
    stretches: "measurements",
    steps: "steps",
    line: (done: string, total: string, unit: string, speed: string, left: string) =>
      `${done}/${total} ${unit} · ${speed}/s${left}`,
    left: (seconds: number) => {
      const minutes = Math.floor(seconds / 60);
      return ` · ${minutes > 0 ? `${minutes} min ` : ""}${Math.ceil(seconds % 60)} s left`;
    },
  },
  sim: {
    title: (games: string, players: number, bots: string, seed: string) =>
      `${games} games of ${players} players, bots: ${bots}, seed ${seed}`,
    each: (games: string, choice: string, bots: string, seed: string) =>
      `${games} games for each value of “${choice}”, bots: ${bots}, seed ${seed}`,
    brought: (words: string) => `Brought to the seats: ${words}`,
    pairs: (games: string, pairs: number, bots: string, seed: string) =>
      `${games} games for each of ${pairs} pairs, bots: ${bots}, seed ${seed}`,
    against: "against",
    books: (decisions: string, exceptions: string, violations: string, audit: string) =>
      `${decisions} decisions, ${exceptions} exceptions, ${violations} broken laws (${audit})`,
    audits: {
      every: "every decision checked",
      sample: "one decision in 16 checked, and every end",
      none: "nothing checked",
    },
    seat: "Seat",
    bot: "Bot",
    seats: "seats",
    wins: "wins",
    share: "share",
    interval: "95 % interval",
    par: "par",
    shared: (games: number) => `${plural(games, "game was", "games were")} shared, and counted for each winner.`,
    perGame: "Per game",
    mean: "mean",
    median: "median",
    least: "least",
    most: "most",
    turns: "turns",
    decisions: "decisions",
    endings: "Decided by",
    curve: (measure: string) => `${measure}, mean at the end of each turn`,
    turn: "turn",
    speed: (seconds: string, speed: string, jobs: number) =>
      `${seconds} s, ${speed} games a second on ${plural(jobs, "thread", "threads")}`,
    thinking: (means: string) => `Thought about a decision, mean: ${means}`,
    written: (folder: string) => `Written to ${folder}: summary.json, summary.txt, plots.`,
    problems: { exception: "exception", violation: "broken law" },
    problem: (kind: string, game: number, seed: string, decision: number, message: string) =>
      `${kind} in game ${game} (seed “${seed}”), decision ${decision}: ${message}`,
    again: (command: string) => `See the first again with: ${command}`,
    broken: (broken: number, games: number) => `${broken} of ${plural(games, "game", "games")} went wrong`,
  },
  train: {
    noCraft: (game: string) => `nobody looks ahead in ${game}: there is nothing to learn`,
    title: (games: string, positions: string) => `Learned from ${games} games with ${positions} positions.`,
    apart: "How well it foretells games that were held apart:",
    round: "round",
    all: "all",
    positions: "positions",
    loss: "loss",
    blind: "blind guess",
    hits: "likeliest won",
    written: (file: string, kilobytes: string) => `Written to ${file} (${kilobytes} KB).`,
    tooLarge: (kilobytes: string, most: number) =>
      `the weights would take ${kilobytes} KB, more than ${most}: fewer features or fewer hidden units (--hidden) take less`,
    noFolder: (folder: string) =>
      `there is no folder ${folder} here: start the command in the clone’s own folder, or name a file with --out`,
    fits: (game: string) => `The weights of ${game} were learned by the rules and features as they are.`,
    changed: (game: string, command: string) =>
      `rules or features of ${game} have changed since its weights were learned; learn them anew: ${command}`,
  },
  farm: {
    badAddress: (url: string) => `a farm is at an address such as redis://host:6379, not “${url}”`,
    noRedis: (address: string, reason: string) => `no Redis answers at ${address} (${reason})`,
    lost: (address: string) => `Redis at ${address} does not answer; trying again …`,
    back: "… and back.",
    ready: (jobs: number, build: string) => `Ready: ${plural(jobs, "thread", "threads")}, build ${build}.`,
    done: (shifts: number) => `${plural(shifts, "shift was", "shifts were")} done.`,
    nobody: (address: string) => `Nobody works at this farm yet; waiting. Elsewhere: weirwood farm ${address}`,
    stranger: (host: string, theirs: string, ours: string) =>
      `A worker on ${host} is another build (${theirs}; here ${ours}): it is given nothing to do.`,
    failed: (host: string, message: string) => `a shift went wrong on ${host}: ${message}`,
  },
  plots: {
    winsBySeat: (games: string) => `Games won by each seat (${games} games)`,
    winsByBot: (games: string) => `Games won by each bot (${games} games)`,
    whiskers: "Whiskers: 95 % interval. Broken line: par.",
    turn: "end of turn",
    mean: "mean",
  },
  scenario: {
    none: (paths: string) => `there is no scenario in ${paths}`,
    notYaml: (file: string, line: number, problem: string) => `${file}, line ${line}: ${problem}`,
    notPlain: "this is not plain data: too deep, too large, or with values that are none",
    notMap: "a scenario is a map",
    unknownGame: (game: string, known: readonly string[]) => `no game is called “${game}”; there is ${orList(known)}`,
    count: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
    failing: (failed: number, files: readonly string[]) =>
      `${plural(failed, "scenario fails", "scenarios fail")}: ${files.join(", ")}`,
    expected: "expected",
    actual: "actual  ",
  },
  rules: {
    unknown: (given: string, meant: readonly string[]) => `there is no rule “${given}”${didYouMean(meant)}`,
    uncovered: (missing: number, rules: number, scenarios: number) =>
      missing === 0
        ? `All ${rules} rules are covered by ${plural(scenarios, "scenario", "scenarios")}.`
        : `${missing} of ${rules} rules are covered by none of ${plural(scenarios, "scenario", "scenarios")}.`,
  },
  document: {
    title: (game: string) => `# The rules of ${game}`,
    intro: (game: string, rules: number) =>
      `All ${rules} rules that the game knows, in our own words, in the order of play. Refusals and log lines cite them by id. ` +
      "Where the documents are silent or disagree, a ruling says what we chose and why.\n\n" +
      `This file is made by \`./weirwood rules ${game} --document --lang en > docs/rules/${game}.en.md\`; the sentences live in \`games/${game}/text/\`.`,
    ruling: "Ruling:",
  },
  replay: {
    unknownGame: (path: string, game: string, known: readonly string[]) =>
      `${path} is a record of “${game}”; only ${orList(known)} can be replayed here`,
    notPossible: (seat: string, notation: string, sentence: string) =>
      `“${seat} ${notation}” is not possible here: ${sentence}`,
    broken: (path: string, line: number, problem: string, rule: string) =>
      `${path}, line ${line}: ${problem} (${rule})`,
    noTurn: (turn: number, first: number, last: number) =>
      first === last
        ? `this record has only turn ${last}, and no turn ${turn}`
        : `this record goes from turn ${first} to turn ${last}; there is no turn ${turn}`,
    verified: (path: string, decisions: string, turns: number) =>
      `${path} is sound: ${decisions} decisions, ${plural(turns, "turn", "turns")}, every checksum and the final position verified.`,
    stepHelp: (looks: readonly string[]) =>
      ["Enter next decision", "b back", "t N to turn N", "j to the next mark", ...looks, "q quit"].join(" · "),
    turnBegins: (turn: number) => (turn === 0 ? "Before the first turn." : `Turn ${turn} begins.`),
    noMark: "no mark follows",
    place: (at: number, last: number) => `${at}/${last}`,
  },
  dice: {
    fair: "The dice are fair: the server’s seed has the hash that it showed before the game, and the dice come from that seed and every seat’s nonce. Compare with what you were shown then:",
    nonces: "The nonces that the seats gave:",
    practice: "Practice: the dice came from an open seed, which anybody may have known. They prove nothing.",
    notFair: (path: string, problem: string) => `${path}: the dice are not fair: ${problem}`,
    problems: {
      missing: (header: string) => `the record has no line “${header}”`,
      twice: (header: string) => `the record has more than one line “${header}”`,
      unreadable: (header: string) => `the line “${header}” is not as a server writes it`,
      hash: (_: string) => "the server’s seed does not have the hash that the record says was shown before the game",
      count: (_: string) => "there is not one nonce for each seat",
      seed: (_: string) => "the dice of the record do not come from the server’s seed and these nonces",
    },
  },
  analyse: {
    title: (file: string, judged: string, decisions: string) =>
      `${file}: ${judged} of ${decisions} decisions had something to choose, and were judged by what their seat could know.`,
    unfinished: "The game is not over: this is how it stands.",
    chances: "Chance to win, from the beginning to the end",
    blunders: "The decisions that cost most",
    noBlunders: "No decision cost much.",
    place: (turn: number, decision: number) => `Turn ${turn}, decision ${decision}`,
    cost: (points: string, before: string, after: string) =>
      `cost ${points} points of its chance to win: ${after} instead of ${before}`,
    answered: (answer: string) => `answered: ${answer}`,
    better: (answer: string) => `better:   ${answer}`,
  },
  ask: {
    more: (count: number) => `… and ${plural(count, "more answer", "more answers")}`,
  },
  play: {
    welcome: (game: string) => `A game of ${game}.`,
    seats: (seats: string) => `At the table: ${seats}.`,
    firstHelp:
      "Type help for what you can do, Tab to complete, hint for advice, counsel for more of it, quit to leave.",
    person: "person",
    you: "you",
    asked: ":",
    curtain: (seat: string) => `The keyboard goes to ${seat}.`,
    pressEnter: "Others look away, then press Enter: ",
    hint: (bot: string, decision: string) => `The bot ${bot} would say: ${decision}`,
    manyOptions: "Too many answers to list; some of them:",
    nothingRefused: "Nothing was refused. Try: why DECISION",
    wouldBeLegal: "That is legal here.",
    stranger: (word: string, meant: readonly string[]) =>
      `“${word}” is no word of the notation${didYouMean(meant) || "."}`,
    numberAlone: (number: string) => `${number} is an answer by itself: nothing stands behind it.`,
    noNumber: (number: string, count: number) =>
      count === 1
        ? `There is no answer ${number}: the only one is #1.`
        : `There is no answer ${number}: they go from #1 to #${count}.`,
    help: [
      "Answer in the form shown above. The verb may be left out, and #3 gives the third answer that is listed. Besides decisions you may type:",
    ],
    offerRecord: "Keep this game? A file name, or Enter to let it go: ",
    saved: (game: string, path: string, isOver: boolean) =>
      isOver
        ? `Kept in ${path}. See it again with:\n  weirwood replay ${path}`
        : `Kept in ${path}. Go on with:\n  weirwood play ${game} --resume ${path}`,
    left: (decisions: number) => `You leave the table after ${plural(decisions, "decision", "decisions")}.`,
    won: (seats: string, winners: number) =>
      winners === 1 ? `${seats} wins the game.` : `${seats} share the victory.`,
  },
  counsel: {
    notHere: "Counsel is for those who play alone against bots.",
    same: "It comes to much the same as the others.",
    why: (gains: string, losses: string) =>
      gains === ""
        ? `Against it, in points of chance: ${losses}.`
        : `For it, in points of chance: ${gains}${losses === "" ? "" : `; against it: ${losses}`}.`,
  },
  /** Bots as people are offered them. */
  levels: {
    title: "Opponents:",
    names: { greedy: "Squire", squire: "Squire", steward: "Steward", maester: "Maester" } as Named,
    words: { greedy: "easy", squire: "easy", steward: "fair", maester: "hard" } as Named,
    strength: (wins: number, par: number) =>
      wins === par
        ? `the others are measured by it; among its equals it wins ${par} of 100 games`
        : `wins ${wins} of 100 games ${par === 50 ? "against a steward" : "among stewards"}; an equal would win ${par}`,
  },
  /** What may be looked at in games that bring no words of their own. */
  looks: { table: { word: "table", takes: "", does: "the whole table" } },
  /** Words at the prompt besides decisions and looks; the English ones work in any language. */
  commands: {
    help: { word: "help", takes: "", does: "this" },
    log: { word: "log", takes: "[N]", does: "what happened, with the rules behind it" },
    options: { word: "options", takes: "", does: "what you may answer" },
    why: { word: "why", takes: "DECISION", does: "why it is refused; alone: the last refusal" },
    rule: { word: "rule", takes: "ID", does: "read a rule" },
    hint: { word: "hint", takes: "", does: "what a bot would do" },
    counsel: { word: "counsel", takes: "", does: "the best answers, everybody’s chances, and why" },
    quit: { word: "quit", takes: "", does: "leave; the game can be kept" },
  },
  bench: {
    title: (rounds: number) => `Medians of ${rounds} rounds, one core, the usual table if nothing else is said`,
    noBench: (game: string) => `nothing is measured of ${game}`,
    ratios: "How many times as fast",
    bar: (bar: string) => `the bar is ${bar}`,
    perSecond: "a second",
    busy: (percent: string) => `The machine was busy: this process had a processor ${percent} % of the time.`,
    server: {
      ratios: "How many times better than its bar; and how a late decision’s cost compares with an early one’s",
      title: (tables: string, sockets: string) => `A server with ${tables} tables and ${sockets} connections`,
      names: {
        "decisions-per-cpu-second": "decisions for each second of the server’s processor, as fast as can be",
        "decisions-per-cpu-second-paced": "the same at a walking pace",
        "decisions-per-second": "decisions, as fast as can be",
        pace: "decisions at a walking pace, while latency is measured",
        "server-share": "the server’s part of a processor then",
        "client-share": "the clients’ part of a processor then",
        "server-waiting": "the time in which it had work, but others had the processor",
        "latency-p50": "from sending until all players have it, median",
        "latency-p99": "from sending until all players have it, 99 of 100",
        "latency-p99-fast": "the same, as fast as can be",
        "table-memory": "memory of a table in the midst of its game, without connections",
        "table-resident": "the same, as the system sees it",
        "socket-memory": "memory of a connection",
        "bytes-per-decision": "bytes of a decision to all players, before compression",
        "reconnect-bytes": "bytes of coming back after 1,000 decisions, compressed",
        "reconnect-server-time": "the server’s processor for coming back",
        "reconnect-time": "coming back, until everything is there",
        "early-decision": "the server’s processor for answers given again, around the 20th decision",
        "late-decision": "the same just before the 2,000th decision",
        lateOverEarly: "cost of answers just before the 2,000th decision over that around the 20th",
        "cold-start": "from starting the command on an empty folder until it listens",
      },
    },
    web: {
      title: "The browser client at a table with everything on, in the midst of its game",
      names: {
        script: "script of a first visit, as sent",
        worker: "besides, what bots think with, in a worker",
        "map-and-art": "map and art of a first visit, as sent",
        styles: "styles of a first visit, as sent",
        "first-input": "the page’s processor until the first question can be answered",
        "pan-script": "script for each picture while the full board is dragged",
        "pan-layouts": "layouts of the page in the meantime, at worst",
        "pan-pictures": "pictures in the meantime",
        "view-arrives": "the page’s processor when a view arrives",
        "view-arrives-worst": "the same, at worst",
      },
      missed: (name: string) => `Misses its bar: ${name}.`,
      noClient: "the browser client has not been built (npm run build)",
      noBrowser: "Chromium is missing: install the package chromium",
      noDriver: "playwright-core is missing: it is a development dependency (npm ci)",
    },
    noChess: "chess.js is missing: it is a development dependency (npm ci)",
    noBoardgameIo: "boardgame.io is not installed, so nothing is compared with it (npm ci --prefix cli/bench/others)",
    names: {
      overChess: "decisions, legal answers listed, over chess.js moves",
      overChessSampled: "decisions, answers sampled, over chess.js moves",
      overChessEveryAnswer: "decisions, every answer written out, over chess.js moves",
      overBoardgameIo: "decisions, legal answers listed, over boardgame.io moves",
      allVariantsOverBase: "games with everything on over usual ones",
      decisions: "decisions, legal answers listed",
      games: "games, legal answers listed",
      "sampled-decisions": "decisions, answers sampled",
      "sampled-games": "games, answers sampled",
      "every-answer-decisions": "decisions, every legal answer written out",
      "every-answer-answers": "legal answers written out",
      "all-variants-decisions": "everything on: decisions, legal answers listed",
      "all-variants-games": "everything on: games, legal answers listed",
      "all-variants-sampled-games": "everything on: games, answers sampled",
      "chess.js-moves": "chess.js: moves, legal moves listed",
      "chess.js-answers": "chess.js: legal moves written out",
      "boardgame.io-moves": "boardgame.io: moves of noughts and crosses",
      "new-game": "setting up a game",
      copy: "copying a state into a kept one",
      clone: "a fresh clone of a state",
      "all-variants-clone": "everything on: a fresh clone of a state",
      view: "a seat’s view",
      "view-and-imagine": "a view, and a state imagined from it",
      check: "checking an answer",
      "parse-and-print": "reading and printing an answer’s notation",
      audit: "auditing the books",
      "to-json": "writing a state as JSON",
      state: "a state in memory",
      "state-json-median": "a state as JSON, median",
      "state-json-largest": "a state as JSON, largest",
      "all-variants-state-json-largest": "everything on: a state as JSON, largest",
      "record-median": "a whole game’s record, median",
      "record-largest": "a whole game’s record, largest",
    },
  },
  serve: {
    listening: (address: string) => `Weirwood listens at ${address}`,
    stopping: "Finishing what was begun …",
    stopped: "Stopped.",
    dataElsewhere: "--data cannot be used together with DATABASE_URL: the data are in that database",
    badConfiguration: (problems: string) => `the configuration cannot be used: ${problems}`,
    portTaken: (port: number) => `port ${port} is taken: another program listens there (--port chooses another)`,
    cannotListen: (port: number, code: string) => `this program may not listen at port ${port} (${code})`,
    folderInUse: (folder: string) => `another server is running on the data folder ${folder}`,
    badData: (folder: string, reason: string) => `the data folder ${folder} cannot be used: ${reason}`,
    damaged: (folder: string) =>
      `the database in ${folder} is damaged: move the files weirwood.db* away and restore a backup`,
    empty: (folder: string) =>
      `weirwood.db in ${folder} has lost all its data: move the files weirwood.db* away and restore a backup`,
  },
  remote: {
    badAddress: (text: string) => `--server takes an address such as https://war.example, not “${text}”`,
    unreachable: (server: string, reason: string) => `no server answers at ${server} (${reason})`,
    lost: "the connection to the server was lost",
    refused: (sentence: string, rule: string) => `the server refuses: ${sentence} (${rule})`,
  },
  bot: {
    noToken: "a token is missing: --token, or the variable WEIRWOOD_TOKEN",
    badToken: "this is not a token: they have letters, digits, _ and - only",
    noTable: "--table takes a table’s id, of 16 to 32 letters, digits, _ and -",
    cannotStart: (program: string, code: string) => `${program} cannot be started (${code})`,
    ended: (program: string, code: string) => `${program} ended before the game did (${code})`,
    tableOver: "the game at this table is over",
    noSeat: "there is no free seat at this table",
    otherSeat: (seat: number) => `you sit at this table already, in seat ${seat}`,
    seatLost: "the seat belongs to somebody else now",
    unknownGame: (game: string, known: readonly string[]) =>
      `“${game}” is played there; this command knows ${orList(known)} only`,
    otherRules: (theirs: number, ours: number) =>
      `the table plays under rules version ${theirs}, this command knows version ${ours}: use the server’s own`,
    seated: (title: string, seat: number, seats: number) => `At the table “${title}”, in seat ${seat} of ${seats}.`,
    lost: "The connection was lost; trying again …",
    back: "… and back.",
    over: (seat: string, won: boolean, rule: string) =>
      `The game is over: ${seat} ${won ? "has won" : "has not won"} (${rule}).`,
    count: (decisions: number, refused: number, sampled: number) =>
      `${plural(decisions, "decision", "decisions")}, ${plural(refused, "refusal", "refusals")}, ${sampled} taken from the sample.`,
  },
  backup: {
    nothing: (folder: string) => `there is nothing to back up in ${folder}`,
    written: (file: string, size: string) => `Everything is in ${file} (${size} MB).`,
    restored: (file: string, folder: string) => `The data in ${folder} are as they were in ${file}.`,
    kept: (file: string) => `What was there before is in ${file}.`,
    notOverwritten: (file: string) => `${file} is there already and is no backup: it is not replaced`,
    noBackup: (file: string) => `${file} is no backup`,
    otherDatabase: (tool: string) =>
      `the data are in PostgreSQL (DATABASE_URL), which has tools of its own: use ${tool}`,
    failed: (reason: string) => `that did not succeed: ${reason}`,
  },
};
