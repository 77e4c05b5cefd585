const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What only Throne says in the terminal, in English. */
export const en = {
  variants: (names: string) => `Variants: ${names}.`,
  board: {
    turn: (turn: number, threat: number) => `Turn ${turn} of 10 · wildling threat ${threat} of 12`,
    cards: (cards: string) => `Westeros cards: ${cards}`,
    season: (card: string) => `In force this turn: ${card}`,
    bound: (house: string) => `Bound by the Lion’s Ruse: ${house}`,
    columnsNow: "Open Westeros cards, this turn’s first:",
    columnsNext: "Open Westeros cards, the next turn’s first:",
    throne: "Throne",
    fiefs: "Fiefs",
    court: "Court",
    supply: "Supply",
    power: "Power",
    castles: "Castles",
    hand: "Cards",
    singles: "1×\u00a0single-use\u00a0orders\u00a0left",
    tokens: "♛ Iron Throne  † Valyrian steel blade (‡ used)  ¶ raven  ★ starred orders",
    legend: "♜ stronghold  ♖ city  ● supply  ♛ crown  ≈ sea · F footman  K knight  S ship",
    /** For the variants that bring them. */
    moreSigns: { ports: "⌂\u00a0port", forts: "▦\u00a0fortification", siege: "E\u00a0siege\u00a0engine" },
    neighbours: (area: string) => `Next to ${area}:`,
    routed: (units: string) => `(${units} routed)`,
    token: "token",
    garrison: (strength: number) => `garrison ${strength}`,
    home: "(home)",
    port: "(port)",
    blocked: "blocked",
    hiddenSingle: "(single-use order)",
  },
  regions: {
    north: "The North",
    riverlands: "The Iron Islands and the Riverlands",
    vale: "The Vale",
    westerlands: "The Westerlands",
    crownlands: "The Crownlands and the Stormlands",
    reach: "The Reach",
    dorne: "Dorne",
  },
  hand: {
    title: (cards: number) => plural(cards, "card in hand", "cards in hand"),
    used: (cards: string) => `used: ${cards}`,
    singles: (orders: string) => `single-use orders left: ${orders}`,
    noSingles: "none",
    icons: (swords: number, forts: number) =>
      [
        swords > 0 ? plural(swords, "sword", "swords") : "",
        forts > 0 ? plural(forts, "fortification", "fortifications") : "",
      ]
        .filter((text) => text !== "")
        .join(", "),
  },
  battle: {
    garrison: (strength: number) => `the garrison (${strength})`,
    heading: (attacker: string, against: string, from: string, area: string) =>
      `${attacker} against ${against}: ${from} → ${area}`,
    attacker: "attacker",
    defender: "defender",
    parts: { units: "units", order: "order", support: "support", card: "card", fort: "fortification", blade: "blade" },
  },
  /** How each kind of decision is written. */
  forms: {
    orders: "orders AREA ORDER, AREA ORDER, …",
    raven: "raven AREA ORDER  or  raven none",
    raid: "raid FROM > TARGET  or, to take it away unused,  raid FROM > none",
    march: "march FROM: 1K 2F > AREA, 1F > AREA  and maybe  + token  or, unused,  march FROM: none",
    support: "support AREA attacker, AREA defender, AREA none",
    accept: "accept AREA, AREA  or  accept none",
    card: "card NAME",
    "take-back": "take-back NAME  or  take-back none",
    "discard-card": "discard-card NAME  or  discard-card none",
    "replace-card": "replace-card NAME  or  replace-card none",
    "remove-order": "remove-order AREA  or, for a single-use order,  remove-order AREA single  or  remove-order none",
    blade: "blade yes  or  blade no",
    control: "control yes  or  control no",
    "make-knight": "make-knight yes  or  make-knight no",
    casualties: "casualties 1K 1F",
    retreat: "retreat AREA  or, with losses on the way,  retreat AREA, lose 1F",
    disband: "disband AREA 1F, AREA 1K 1S",
    muster:
      "muster CASTLE: 1K, 1F, 1U, 1S > SEA; CASTLE: 2F  or  muster none  (points: K 2, F 1, S 1, U 1: a footman becomes a knight)",
    bid: "bid 3",
    spend: "spend 2",
    single: "single AREA ORDER  or  single none",
    consolidate: "consolidate AREA power  or  consolidate AREA fort",
    "use-muster": "use-muster AREA: 1K, 1F, 1S > SEA  or, without effect,  use-muster AREA: none",
    "use-caravan": "use-caravan AREA",
    "use-forced-march":
      "use-forced-march TO: 1K 1F FROM, 1F FROM + token  or, without effect,  use-forced-march TO: none",
    "use-iron-fleet": "use-iron-fleet FROM > AREA, AREA  or, without effect,  use-iron-fleet FROM > none",
    "use-young-wolf":
      "use-young-wolf FROM: 1K 2F > AREA  and maybe  + token  or, without effect,  use-young-wolf FROM: none",
    "use-highgarden":
      "use-highgarden FROM: CARD > 2 HOUSE, 1 HOUSE  (power from each)  or, without effect,  use-highgarden FROM: none",
    "use-scorpion": "use-scorpion FROM > CARD, CARD  or, without effect,  use-scorpion FROM > none",
    "use-lion": "use-lion FROM > HOUSE  or, without effect,  use-lion FROM > none",
    "use-rhllor": "use-rhllor FROM > AREA  or, without effect,  use-rhllor FROM > none",
    capture: "capture 2",
    "three-cards": "three-cards NAME, NAME, NAME",
    demote: "demote iron-throne  or  fiefdoms  or  kings-court",
    "take-token": "take-token fiefdoms  or  take-token kings-court  or  take-token none",
    "knight-in": "knight-in AREA  or  knight-in none",
    ties: "ties HOUSE > HOUSE, HOUSE > HOUSE",
    name: "name HOUSE",
  },
  ask: {
    stars: (stars: number) => `You may place ${plural(stars, "starred order", "starred orders")} (*).`,
    everyArea: "Every area with units takes an order while you have a token for it.",
    tokens: (tokens: string) => `Tokens: ${tokens}.`,
    musterPoints: (area: string, points: number) => `${area}: ${plural(points, "point", "points")}`,
    musterEngines:
      "Siege engines: 1E costs 2 points; 1R, if the table allows it, costs 1 and makes one of a footman in the castle.",
    singles: (orders: string) => `You have left: ${orders}.`,
    single: (order: string, area: string) => `Your single-use order: ${order} in ${area}.`,
    port: (port: string) => `You take over ${port}.`,
    supply: (level: number) => `Your supply is ${level} now; your armies:`,
    power: (power: number) => `You have ${power} power.`,
  },
  play: {
    welcome: (castles: number) => `Throne: ten turns, hidden orders, ${castles} cities or strongholds to win.`,
    hint: (decision: string) => `A steward would say: ${decision}`,
    noHouse: (word: string) => `No house at this table is called “${word}”.`,
  },
  sim: {
    house: "House",
    battles: "battles",
    wins: (games: string) => `Games won by each house (${games} games)`,
  },
  help: {
    examples: {
      play: `
Examples:
  weirwood play throne                                one person against four stewards
  weirwood play throne --house stark --bots random    as Stark against random bots
  weirwood play throne --players 3 --bots none        three people at one keyboard
  weirwood play throne --house stark,tyrell           two people, three stewards
  weirwood play throne --variants ports,crowned       with ports and crowned cards
  weirwood play throne --players 6 --all-variants     six houses, everything on
  weirwood play throne --record evening.weir          keep the game ...
  weirwood play throne --resume evening.weir          ... and go on with it tomorrow`,
      sim: `
Examples:
  weirwood sim throne --games 1000 --bots random,steward --seed 7 --out results
  weirwood sim throne --games 400 --bots steward,random,random,random,random
  weirwood sim throne --games 100000 --bots random --audit every
  weirwood sim throne --games 1000 --players 6 --all-variants
  weirwood sim throne --games 1000 --bots steward --seed 7 --only 123 --records --out one`,
    },
    seat: {
      flag: "house",
      help: "houses that people play; repeat or list them (default: one person, house by lot)",
    },
  },
  commands: {
    map: { word: "map", takes: "[AREA]", does: "the whole table, or an area and its neighbours" },
    houses: { word: "houses", takes: "", does: "tracks, supply, power" },
    hand: { word: "hand", takes: "[HOUSE]", does: "your cards, or another house’s" },
  },
};
