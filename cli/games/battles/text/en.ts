const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What only Battles says in the terminal, in English. */
export const en = {
  options: (chosen: string) => `The battle: ${chosen}.`,
  board: {
    before: (rounds: number) => `Before the first of ${plural(rounds, "round", "rounds")}`,
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    turnOf: (house: string) => `${house}’s turn`,
    advantage: (house: string) => `advantage: ${house}`,
    morale: "Morale",
    points: "Points",
    pool: "Order tokens",
    command: "Command",
    hand: "Cards",
    deck: "Deck",
    lost: "Lost",
    passed: "passed",
    engaged: (pairs: string) => `Engaged, and whose token: ${pairs}`,
    objectives: (list: string) => `Objectives: ${list}`,
    tokens: (list: string) => `Tokens: ${list}`,
    forts: (list: string) => `Order tokens on palisades: ${list}`,
    nobody: "nobody",
  },
  commanders: {
    tokens: "tokens",
    ability: "commit ability",
    used: "used",
    unused: "unused",
    captured: "captured",
    values: (limit: number, capture: number) => `command limit ${limit}, capture ${capture}`,
    commit: (ability: string, isUsed: boolean) => `${isUsed ? "Used" : "Once"}: ${ability}`,
  },
  field: {
    legend:
      "A unit: kind, rank (g green, b blue, r red), figures, * commander. Under it: ground, fire, objective (o, or the letter of its House) or token (!), and how the unit is (> still to act, z spent, x engaged, X both).",
    beside: (hex: string) => `Beside ${hex}:`,
    devastated: "devastated",
    fire: (level: number) => `fire ${level}`,
    objective: (whose: string) => `objective: ${whose}`,
    figures: (figures: number) => plural(figures, "figure", "figures"),
    spent: "spent",
    engagedWith: (hex: string) => `engaged with ${hex}`,
  },
  hand: { title: (cards: number) => plural(cards, "command card", "command cards") },
  ask: {
    attack: (attacker: string, from: string, target: string, at: string) =>
      `${attacker}, ${from}, against ${target}, ${at}`,
    dice: (dice: string) => `Dice: ${dice}.`,
    promise: (hits: string, eliminated: string) => `${hits} hits on average, eliminated ${eliminated}`,
    hand: (cards: string) => `Your cards: ${cards}.`,
    commander: (card: string, name: string, value: number) => `${card}  ${name}, value ${value}`,
  },
  skirmish: {
    raid: "Every enemy unit that is eliminated is a point. Whoever has more points after round 6 wins, or drives the other’s morale to a rout before.",
    reward:
      "Every enemy unit that is eliminated is a point, and at the end of each round every objective that is held is another. Whoever has more points after round 5 wins.",
  },
  sight: {
    free: (from: string, to: string, range: number, distance: number) =>
      `${from} sees ${to}: ${plural(range, "hex", "hexes")} counted, distance ${distance}.`,
    blocked: (from: string, to: string, hexes: string) => `${from} does not see ${to}: in the way is ${hexes}.`,
  },
  odds: {
    noUnits: "There is no attack to weigh there: name the hex of a unit, and of an enemy.",
    heading: (attacker: string, target: string, dice: number) =>
      `${attacker} against ${target}: ${plural(dice, "die", "dice")}`,
    hits: "hits",
    retreats: "hexes of retreat",
    eliminated: (share: string, captured: string) => `eliminated ${share}, commander captured ${captured}`,
    expected: (hits: string, losses: string) => `on average ${hits} hits, ${losses} figures lost`,
  },
  /** How each kind of decision is written. */
  forms: {
    fortify: "fortify HEX RANK",
    breach: "breach HEX RANK SYMBOL  or, with any two dice,  breach HEX RANK SYMBOL SYMBOL",
    aim: "aim HEX RANK",
    hide: "hide HEX",
    pick: "pick CARD  or  pick CARD CARD  or  pick CARD CARD CARD",
    lay: "lay PIECE HEX",
    place: "place UNIT HEX",
    order: "order HEX SYMBOL  or, with two tokens alike,  order HEX SYMBOL pair",
    raise: "raise  (a morale token for one space of morale)",
    ready: "ready HEX  (a morale token, and one space of morale)",
    play: "play CARD COMMANDER first|second|both|ready-both  and maybe  before|after  for its tactic",
    commit: "commit COMMANDER",
    volley: "volley HEX TARGET",
    pass: "pass  (for the rest of the round)",
    declare: "declare HEX  or  declare nowhere",
    choose: "choose HEX  or  choose nowhere",
    "swap-token": "swap-token SYMBOL",
    "also-order": "also-order HEX  or  also-order nowhere",
    leave: "leave yes  or  leave no",
    carry: "carry yes  or  carry no",
    move: "move FROM TO  or, by the edge,  move FROM off",
    quench: "quench HEX",
    halt: "halt  (no more moves)",
    attack: "attack FROM TARGET  or, with a commander’s support,  attack FROM TARGET supported",
    hounds: "hounds FROM TARGET  or, as red by a card,  hounds FROM TARGET red",
    scorch: "scorch FROM HEX",
    douse: "douse FROM HEX",
    cease: "cease  (no more attacks)",
    parting: "parting yes  or  parting no",
    "use-commit": "use-commit yes  or  use-commit no",
    reroll: "reroll flank SYMBOL, reroll one SYMBOL, reroll card SYMBOL  or  reroll all",
    stand: "stand  (the dice are good as they are)",
    "swap-bearer": "swap-bearer HEX  or  swap-bearer nowhere",
    "stand-firm": "stand-firm yes  or  stand-firm no",
    retreat: "retreat HEX",
    follow: "follow HEX  or  follow nowhere",
    counter: "counter yes  or  counter no",
    again: "again HEX  or  again nowhere",
    keep: "keep CARD SYMBOL, with  nothing  for either",
    recover: "recover yes  or  recover no",
  },
  play: {
    welcome: "Battles: two Houses, their commanders, and a field of hexes.",
    hint: (decision: string) => `A steward would say: ${decision}`,
  },
  sim: {
    house: "House",
    attacks: "attacks",
    wins: (games: string) => `Battles won by each House (${games} games)`,
  },
  bench: { odds: "the exact odds of an attack" },
  help: {
    examples: {
      play: `
Examples:
  weirwood play battles                               Stark against a steward, on the Kingsroad
  weirwood play battles --plan wolf-raiders --house lannister
  weirwood play battles --plan raid --bots none       a skirmish of two people at one keyboard
  weirwood play battles --battle mine.json            a battle plan of your own
  weirwood play battles --record evening.weir         keep the game ...
  weirwood play battles --resume evening.weir         ... and go on with it tomorrow`,
      sim: `
Examples:
  weirwood sim battles --games 400 --bots steward,random --seed 7      every battle in turn
  weirwood sim battles --plan wolf-raiders --games 1000 --out results
  weirwood sim battles --plan kingsroad --games 1000 --seed 7 --only 123 --records --out one`,
    },
    seat: { flag: "house", help: "Houses that people play; repeat or list them (default: one person, the first)" },
  },
  commands: {
    map: { word: "map", takes: "[HEX]", does: "the whole table, or a hex and those beside it" },
    houses: { word: "houses", takes: "", does: "the round, morale, points, tokens" },
    commanders: { word: "commanders", takes: "", does: "what the commanders can do" },
    hand: { word: "hand", takes: "", does: "your command cards and what they say" },
    sight: { word: "sight", takes: "FROM TO", does: "whether archers see, how far, what is in the way" },
    odds: { word: "odds", takes: "FROM TO", does: "what an attack promises" },
  },
};
