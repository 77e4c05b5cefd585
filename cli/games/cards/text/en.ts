const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What only Cards says in the terminal, in English. */
export const en = {
  options: (players: number, rounds: number) =>
    `${players === 2 ? "Two players" : `Melee of ${players} players`}; after ${rounds} rounds the most power wins.`,
  withoutGold: "Gold does not count for dominance.",
  board: {
    before: "Before the first round",
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    first: (player: string) => `first player: ${player}`,
    active: (player: string) => `active: ${player}`,
    challenge: (type: string, attacker: string, defender: string) => `${type}: ${attacker} against ${defender}`,
    power: (total: number, needed: number, house: number) => `power ${total} of ${needed} (House ${house})`,
    gold: (gold: number) => `gold ${gold}`,
    hand: (cards: number) => `hand ${cards}`,
    deck: (cards: number) => `deck ${cards}`,
    shadows: (cards: number) => `shadows ${cards}`,
    plots: (plots: number) => `plots ${plots}`,
    discard: (cards: number) => `discard ${cards}`,
    dead: (cards: number) => `dead ${cards}`,
    plot: (name: string, gold: number, initiative: number, claim: number) =>
      `Plot: ${name} (income ${gold}, initiative ${initiative}, claim ${claim})`,
    noPlot: "No plot revealed",
    title: (name: string) => `Title: ${name}`,
    agenda: (name: string) => `Agenda: ${name}`,
    out: "out of the game",
    characters: "Characters",
    locations: "Locations",
    others: "Other cards",
    powerOn: (power: number) => `${power} power`,
    goldOn: (gold: number) => `${gold} gold`,
    counters: (counters: number) => plural(counters, "counter", "counters"),
    duplicates: (count: number) => plural(count, "duplicate", "duplicates"),
    kneeling: "kneeling",
    attacking: "attacking",
    defending: "defending",
    leaving: "leaving",
    of: (player: string) => `of ${player}`,
    faceDown: "a card face down",
  },
  seats: { power: "Power", house: "House", gold: "Gold", hand: "Hand", characters: "Characters", deck: "Deck" },
  hand: {
    title: (cards: number) => plural(cards, "card", "cards"),
    cost: (gold: string) => `${gold} gold`,
    str: (str: string) => `STR ${str}`,
    plot: (gold: number, initiative: number, claim: number) => `gold ${gold}, initiative ${initiative}, claim ${claim}`,
  },
  piles: { discard: "Discard pile", dead: "Dead pile", used: "Used plots", empty: "empty" },
  card: {
    none: "name a card: its id, its title, or its row on the table",
    unique: "unique",
    only: "of this House only",
    income: (gold: string) => `${gold} income`,
    influence: (count: number) => `${count} influence`,
    initiative: (by: string) => `${by} initiative`,
  },
  ask: {
    by: (card: string, text: string) => `${card}: ${text}`,
    wanted: (least: number, most: number, chosen: number) =>
      most >= 99
        ? `any number, ${chosen} chosen so far`
        : `${least === most ? most : `${least} to ${most}`}, ${chosen} chosen so far`,
    /** What cards that are knelt have to give. */
    influence: (wanted: number, given: number) =>
      `${wanted} influence${given === 0 ? "" : `, ${given} of it from what is chosen`}`,
    danger: (cards: string) => `In danger: ${cards}.`,
    /** Which window it is, and whose turn. */
    timing: (where: string, active: string) => `${where}${active === "" ? "" : `; ${active} is active`}.`,
    next: (entry: string) => `next: ${entry}`,
    noneMade: "before the first challenge",
    made: (types: string) => `challenges made: ${types}`,
    /** What is being carried out, the oldest first; the question answers the last. */
    stack: (items: string) => `Carried out: ${items}.`,
    item: {
      play: "played",
      action: "action",
      response: "response",
      save: "save",
      cancel: "cancel",
      passive: "passive",
      replacement: "replacement",
    },
    targets: (cards: string) => `target ${cards}`,
    parts: (parts: readonly string[]) => parts.join("; "),
    saves: (card: string) => `for ${card}`,
    ahead: (parts: string) => `About to happen: ${parts}.`,
    claim: (count: number, type: string, payer: string) => `${payer} meets the claim of ${count}, ${type}`,
    unopposed: (power: number) => `${power} power for no opposition`,
    renown: (cards: string) => `renown of ${cards}`,
    about: (what: string) => `about ${what}`,
    hand: (cards: string) => `Your hand: ${cards}.`,
    play: (card: string) => `play ${card}`,
    more: (count: number) => `… and ${plural(count, "other answer", "other answers")}: “options” lists them`,
  },
  /** How each kind of decision is written. */
  forms: {
    deck: "deck NAME",
    list: "list CARD 3*CARD …  (a deck of your own)",
    mulligan: "mulligan yes  or  mulligan no",
    place: "place CARD CARD …  or  place  (nothing)",
    plot: "plot CARD",
    pass: "pass  (or Enter)",
    act: "act ABILITY SOURCE  or, to play a card from hand,  act play CARD",
    challenge: "challenge military|intrigue|power PLAYER",
    finish: "finish  (no more challenges)",
    choose: "choose CARD, PLAYER or WORD",
    done: "done  (no more)",
    next: "next NUMBER  (which comes next)",
    times: "times NUMBER  (how often the whole loop comes round)",
  },
  play: {
    welcome: "Cards: plots, challenges and the power of great Houses.",
    hint: (decision: string) => `A steward would say: ${decision}`,
  },
  sim: {
    player: "Player",
    challenges: "challenges",
    deaths: "characters killed",
    wins: (games: string) => `Games won by each player (${games} games)`,
  },
  decks: {
    title: "Deck",
    own: (names: readonly string[]) =>
      `your deck: ${names.join(", ")}, random, or a file with a list of your own; one for each person (else you are asked)`,
    bySeat:
      "decks of the players in their order, dealt round: names, random (another one every game) or files; mirrored: each of ours in turn, the same for both",
    summary: "decks: list ours, print one, check your own",
    list: { summary: "list the ready-made decks", about: "Lists the decks that come with the game." },
    deck: {
      summary: "print a ready-made deck as a text",
      about: "Prints a deck that comes with the game, as a text to begin with.",
      name: (names: readonly string[]) => `which: ${names.join(", ")}`,
    },
    check: {
      summary: "check a deck of your own",
      about:
        "Reads a deck and says everything that is wrong with it. How decks are written is in docs/games/cards/decks.md.",
      file: "a deck as a text; -: stdin",
      right: (file: string, cards: number) => `${file} is a deck of ${cards} cards.`,
      wrong: (file: string) => `${file} is no legal deck`,
    },
    first: "for a first game",
    examples: `
Examples:
  weirwood cards decks
  weirwood cards deck winter-guard > mine.txt
  weirwood cards check mine.txt`,
  },
  help: {
    examples: {
      play: `
Examples:
  weirwood play cards                                 one person against a steward
  weirwood play cards --deck winter-guard             with a deck by its name
  weirwood play cards --deck mine.txt                 with a deck of your own
  weirwood play cards --players 4 --decks wolf-pack,fire-and-blood
  weirwood play cards --bots none                     two people at one keyboard
  weirwood play cards --record evening.weir           keep the game ...
  weirwood play cards --resume evening.weir           ... and go on with it tomorrow`,
      sim: `
Examples:
  weirwood sim cards --games 20 --bots steward --seed 7            every pair of decks in turn
  weirwood sim cards --decks winter-guard,hear-them-roar --games 400 --bots steward,random
  weirwood sim cards --players 4 --games 100 --out results`,
    },
    seat: { flag: "player", help: "players that people are: one, two, …; repeat or list them (default: the first)" },
  },
  commands: {
    table: { word: "table", takes: "", does: "the whole table" },
    players: { word: "players", takes: "", does: "a row for each player: power, gold, cards" },
    hand: { word: "hand", takes: "", does: "your cards and what they say" },
    card: { word: "card", takes: "CARD", does: "what a card says" },
    piles: { word: "piles", takes: "", does: "discard and dead piles, used plots" },
  },
};
