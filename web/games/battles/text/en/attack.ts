const dice = (count: number): string => (count === 1 ? "1 die" : `${count} dice`);
const hexes = (count: number): string => (count === 1 ? "1 hex" : `${count} hexes`);

/** Moving and attacking: odds, lines of sight, and what each question of both says. */
export const attack = {
  odds: {
    why: (count: number) => `${dice(count)}, and why`,
    whyHounds: "The hounds’ dice, and why",
    answers: "What the target has against it",
    table: (rank: string) => `The ${rank} rank rolls`,
    blow: (commander: string) => `The blow of ${commander}`,
    hounds: "The first die gives the hounds’ rank",
    houndsNote: "Two, three or four dice; valor is one hit at once, morale one hex back.",
    houndsRank: (rank: string) => `Hounds of ${rank} rank, by the card`,
    limit: {
      own: (ground: string, most: number) => `From ${ground}: at most ${most}`,
      bows: (ground: string, most: number) => `Bows from a ${ground}: at most ${most}`,
      counter: (ground: string, most: number) => `Counterattack from a ${ground}: at most ${most}`,
      target: (ground: string, most: number) => `Target in ${ground}: at most ${most}`,
    },
    idle: {
      hills: "Not so here: the attacker stands on hills too.",
      lifted: "Not so here: a card or the commander lifts it.",
      "no-more": "Not so here: there are no more dice anyway.",
      lower: "Another limit is lower.",
    },
    added: { card: (name: string) => `Card: ${name}`, commander: (name: string) => name },
    unmet: "Its condition does not hold here.",
    support: "Support of a commander beside it",
    offBalance: {
      moved: "It has moved this turn.",
      still: "It has not moved.",
      ignored: "It has moved, but a card lifts this.",
    },
    least: "At least one die is rolled",
    sum: "Dice",
    none: "–",
    coverNone: (ground: string) => `None: ${ground} gives no cover.`,
    coverLost: "Lost: the engagement token beside it is its own.",
    ignores: (hits: number) => (hits === 1 ? "Ignores 1 hit." : `Ignores ${hits} hits.`),
    heavyArmor: (rank: string) => `It is hit by ${rank}.`,
    heavyRed: "It is hit by red, and never by valor.",
    flank: "Flanking",
    flanks: "The dice of one symbol may be rolled again; the odds count with it.",
    flanksNot: {
      melee: "Only a target that is engaged with another unit is flanked.",
      ranged: "Only hand to hand.",
    },
    stalwart: {
      kind: "It may ignore the first morale result.",
      commander: "Its commander makes it so: it may ignore the first morale result.",
      friends: "Two friends stand beside it: it may ignore the first morale result.",
      aura: "A commander beside it makes it so: it may ignore the first morale result.",
      card: "By a card: it may ignore the first morale result.",
      none: "It is not: it neither ignores morale nor strikes back.",
    },
    sides: (count: number) => `${count} in 8`,
    face: {
      hit: "hit",
      miss: "miss",
      bows: "not bows",
      foot: "not on foot",
      armor: "not heavy armor",
      back: "back",
      nothing: "nothing",
    },
    faceLabel: (symbol: string, count: number, does: string) => `${symbol}, ${count} in 8: ${does}`,
    /** A part of the bar; `to` is undefined for that many and more. */
    hits: (from: number, to: number | undefined) =>
      to === undefined
        ? `${from}+`
        : from !== to
          ? `${from}–${to}`
          : from === 0
            ? "0"
            : from === 1
              ? "1 hit"
              : `${from} hits`,
    chances: (parts: readonly string[]) => `Hits: ${parts.join(", ")}`,
    chance: (hits: string, percent: string, isOutcome: boolean) =>
      `${hits} ${percent}${isOutcome ? ", which was rolled" : ""}`,
    expected: "hits to expect",
    back: "falls back 1 or more",
    gone: (morale: number) => `unit is gone, +${morale} morale`,
    captured: (commander: string) => `${commander} is captured`,
    cornered: "It has no way back: a retreat that finds no room is a hit.",
    presumes: "Re-rolls and abilities that cards and commanders add are not counted.",
    counter: (count: number, hits: string) =>
      `If it stands, it may strike back: ${dice(count)}, ${hits} hits to expect.`,
    counterNot: "It is not Stalwart: it cannot strike back.",
    counterNever: "A ranged attack is never answered by a counterattack.",
    parting: (foe: string, count: number, hits: string) =>
      `It leaves its engagement: ${foe} may strike first, ${dice(count)}, ${hits} hits to expect.`,
  },
  unit: {
    /** `green rank · 3 of 4 figures`. */
    state: (rank: string, figures: number, strength: number) => `${rank} rank · ${figures} of ${strength} figures`,
    in: (unit: string, hex: string) => `${unit}, ${hex}`,
    list: (units: readonly string[]) => units.join("; "),
  },
  move: {
    choose: "Move your units",
    chooseLead: "Press a unit that glows, then the hex it is to go to.",
    free: "Move without orders",
    of: (unit: string) => `Where to with the ${unit}?`,
    lead: (attack: number, run: number) =>
      attack === run
        ? `Up to ${hexes(run)}, and it may still attack.`
        : `Up to ${hexes(attack)} and it may still attack, up to ${hexes(run)} and it may not.`,
    freeLead: (most: number) => `Up to ${hexes(most)}, by a card: it needs no orders.`,
    held: "It burns around this unit: it cannot move.",
    stay: "It can go nowhere.",
    canMove: "can move",
    isMoving: "is to move",
    reach: (count: number) => `can be reached, ${hexes(count)}`,
    mayAttack: "then it may attack",
    mayNotAttack: "then it may not attack",
    to: (hex: string) => `Go to ${hex}`,
    cost: (count: number) => hexes(count),
    counted: (count: number) => `counts as ${hexes(count)} moved`,
    off: "Leave the field",
    offNote: "It is out of the battle then, and its commander with it.",
    quench: "Put its own fire out",
    quenchNote: "All of the fire goes out; it does nothing else this turn.",
    send: (hex: string) => `Move to ${hex}`,
    sendNothing: "Choose a hex",
    halt: "No more moves",
    waiting: (units: string) => `Not moved yet: ${units}.`,
    road: "One more where all are road.",
    parting: (foe: string, count: number, hits: string) =>
      `It leaves its engagement: ${foe} may strike before it goes, ${dice(count)}, ${hits} hits to expect.`,
    legend: { attack: "may still attack", run: "may not attack" },
  },
  strike: {
    choose: "Attack with your units",
    chooseLead: "Press a unit that glows, then its target.",
    pursued: "Attack after the pursuit?",
    again: (commander: string) => `${commander} strikes again?`,
    by: (unit: string) => `Whom do the ${unit} attack?`,
    on: (unit: string, target: string) => `${unit} against ${target}`,
    scorch: (unit: string, hex: string) => `${unit}: set fire to ${hex}`,
    douse: (unit: string, hex: string) => `${unit}: fight the fire in ${hex}`,
    away: (count: number) => `${hexes(count)} away, in sight`,
    beside: "beside it",
    canAttack: "can attack",
    isAttacking: "is to attack",
    target: "can be attacked",
    isTarget: "is to be attacked",
    fire: "can be set on fire",
    douseHere: "the fire here can be fought",
    does: {
      attack: "Attack",
      shoot: "Shoot",
      supported: (count: number) => `Attack with support, ${dice(count)} more`,
      hounds: "Loose the hounds",
      houndsAs: (rank: string) => `Loose the hounds as ${rank}`,
      scorch: "Set fire",
      douse: "Fight the fire",
    },
    fires: {
      scorch: "Instead of an attack: the dice of its rank, and each green one is a level of fire.",
      douse: "Instead of an attack: one die. Green puts out level 1, blue 2, red 3, valor 4.",
    },
    targets: (count: number) => (count === 1 ? "1 target" : `${count} targets`),
    hits: (hits: string) => `${hits} hits to expect`,
    other: "Other target",
    sendNothing: "Choose a target",
    cease: "No more attacks",
    ceaseOnce: "Do not attack",
    ceaseLoses: (units: string) => `These have not attacked: ${units}.`,
    keys: { send: "Attack", other: "Other target" },
    ways: "How",
  },
  sight: {
    over: (units: string) => `Seen over ${units}: from hills, units do not block.`,
    blocked: (target: string, by: string) => `${target}: hidden by ${by}.`,
    blockers: (names: readonly string[]) => names.join(", "),
    unitIn: (unit: string, hex: string) => `${unit} in ${hex}`,
    groundIn: (ground: string, hex: string) => `${ground} in ${hex}`,
  },
};
