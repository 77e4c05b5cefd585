import { AskSections, layoutOfBytes, namedRowsIn, pilesIn, rowsIn } from "@weirwood/kernel";
import {
  CARDS_OF_HOUSE,
  cardIds,
  commanderIds,
  figureIds,
  skirmishCardIds,
  UNITS,
  UNITS_OF_HOUSE,
  unitNames,
} from "../data/ids.ts";
import { houseIds, rankIds, symbolIds, zoneOfMoraleIds } from "../data/names.ts";
import { unitTypeIds } from "../data/units.ts";
import { boardIds, DIRECTIONS, directionIds, HEXES, hexNames } from "../field/hexes.ts";
import { terrainIds, tokenIds } from "../field/terrain.ts";
import { objectiveKinds, preparationIds, scoreKinds, scoreTimes, zoneIds } from "../plans/plan.ts";

/** Where everything lies in a state: one flat row of bytes, every one of which this table gives a name. */
export type Battle = Uint8Array;

const table = layoutOfBytes();
const flag = { isFlag: true };
const house = { values: houseIds };
const hex = { values: hexNames };
const unit = { values: unitNames };
const figure = { values: figureIds };

// The table as it was chosen.
export const SEAT_HOUSE = table.section("seats", { length: 2, values: houseIds });
export const DIRECTIONAL = table.section("directional-retreat", flag);
export const RANGE_BY_DISTANCE = table.section("range-by-distance", flag);

// The battle as its plan set it up.
export const BOARD = table.section("board", { values: boardIds });
export const ROUNDS = table.section("rounds");
export const ORDER_VALUE = table.section("order-value", { keys: [houseIds] });
export const COMMAND_VALUE = table.section("command-value", { keys: [houseIds] });
export const MOMENTUM = table.section("momentum", house);
/** Whose end of the morale track is Rout. */
export const ROUT = table.section("rout", { keys: [houseIds], isFlag: true });
export const DIRECTION = table.section("directions", { length: DIRECTIONS, values: directionIds });
export const GENERAL = table.section("generals", { keys: [houseIds], values: figureIds });
/** The only token that can be set on fire, where the plan says so. */
export const SCORCH_ONLY = table.section("scorch-only", { values: tokenIds });
/** Who may enter the zone `crossing`, and leave the field from the zone `way-out`. */
export const CROSSING_HOUSE = table.section("crossing", house);
export const EXIT_HOUSE = table.section("exit", house);
export const scores = rowsIn(table, "scores", {
  most: 16,
  fields: {
    houses: { values: houseIds, isSet: true },
    when: { values: scoreTimes },
    points: {},
    for: { values: scoreKinds },
    /** What is counted, by the kind: a figure, an objective kind, a token, a terrain, a zone, a House; 255: any. */
    what: { blank: 255 },
    /** Where a fire counts, whether `what` is a token rather than a terrain. */
    "is-token": flag,
    each: { blank: 1 },
  },
});
export const wins = rowsIn(table, "wins", {
  most: 6,
  fields: {
    houses: { values: houseIds, isSet: true },
    instant: flag,
    /** How many objectives at least; 255: no matter, 254: all. */
    objectives: { blank: 255 },
    kind: { values: objectiveKinds },
    morale: { values: zoneOfMoraleIds },
    "or-better": flag,
    general: flag,
    /** Points at least; 255: no matter. */
    points: { blank: 255 },
    "otherwise-loses": flag,
  },
});

// The round and the turn.
export const ROUND = table.section("round");
/** Who has the advantage this round. */
export const FIRST = table.section("first", house);
/** Whose turn it is. */
export const ACTIVE = table.section("active", house);
export const PASSED = table.section("passed", { values: houseIds, isSet: true });
/** Where the marker stands: 0 to 10 on Stark's segment, 11 the start, 12 to 22 on Lannister's. See `rules/morale.ts`. */
const spaces = Array.from({ length: 11 }, (_, space) => space + 1);
export const moraleSpaces: readonly string[] = [
  ...spaces.map((space) => `stark-${space}`).reverse(),
  "start",
  ...spaces.map((space) => `lannister-${space}`),
];
export const MORALE_MARKER = table.section("morale", { values: moraleSpaces });
export const POINTS = table.section("points", { keys: [houseIds] });
/** Units of each House that were eliminated, and that left the field. */
export const LOST = table.section("lost", { keys: [houseIds] });
export const LEFT = table.section("left", { keys: [houseIds] });
/** Tokens of each kind that fire has taken away. */
export const BURNT = table.section("burnt", { keys: [tokenIds] });

// What each House has.
export const POOL = table.section("pool", { keys: [houseIds, symbolIds] });
/** Command tokens on the command board. */
export const COMMAND = table.section("command", { keys: [houseIds] });
export const commanders = namedRowsIn(table, "commanders", {
  keys: figureIds,
  fields: {
    card: { values: commanderIds },
    /** The unit that he leads; none when he is captured. */
    unit,
    /** Command tokens on his card. */
    tokens: {},
    "is-committed": flag,
    "is-captured": flag,
    /** He has used an ability that comes once a turn, or once a round. */
    "has-acted": flag,
    "has-spared": flag,
  },
});
export const decks = pilesIn(table, "decks", houseIds, { values: cardIds, room: CARDS_OF_HOUSE, sight: "closed" });
export const hands = pilesIn(table, "hands", houseIds, {
  values: cardIds,
  room: CARDS_OF_HOUSE,
  sight: "own",
  isSorted: true,
});
export const discards = pilesIn(table, "discards", houseIds, { values: cardIds, room: CARDS_OF_HOUSE });

// On the field.
export const TERRAIN = table.section("terrain", { keys: [hexNames], values: terrainIds });
export const TOKEN = table.section("tokens", { keys: [hexNames], values: tokenIds });
export const FIRE = table.section("fire", { keys: [hexNames] });
export const DEVASTATED = table.section("devastated", { keys: [hexNames], isFlag: true });
export const ZONES = table.section("zones", { keys: [hexNames], values: zoneIds, isSet: true });
export const objectives = rowsIn(table, "objectives", {
  most: 12,
  fields: { hex, kind: { values: objectiveKinds }, owner: house, "while-occupied": flag },
});

const orderedBy = ["first", "second", "token", "also"] as const;
/** By which command of the card a unit was ordered, or by a token, or along with one that was. */
export const [BY_FIRST, BY_SECOND, BY_TOKEN, BY_ALSO] = [0, 1, 2, 3];
/** How far a unit is that was ordered this turn: it may move, it may attack, it has attacked. */
const stageIds = ["to-move", "to-attack", "done"] as const;
export const [TO_MOVE, TO_ATTACK, DONE] = [0, 1, 2];

export const units = namedRowsIn(table, "units", {
  keys: unitNames,
  fields: {
    type: { values: unitTypeIds },
    rank: { values: rankIds },
    /** Figures left; 0 when the unit is eliminated or has left the field. */
    figures: {},
    hex,
    leader: figure,
    "is-spent": flag,
    /** The unit with which it is engaged, and whose token lies between them. */
    foe: unit,
    "foe-token": house,
    /** Scorch the Earth by the plan. */
    scorches: flag,
    // Until the round ends.
    stalwart: flag,
    toughness: {},
    /** The ability that is being carried out lets it still move without an order. */
    "may-ride": flag,
    // Until the turn ends.
    "ordered-by": { values: orderedBy },
    stage: { values: stageIds },
    /** Hexes that it has moved by its owner's will. */
    moved: {},
    "has-attacked": flag,
    "has-advanced": flag,
    "has-pursued": flag,
    /** It was made to retreat: whatever it was doing is over. */
    "was-driven": flag,
    /** It cannot counterattack this turn. */
    "is-cowed": flag,
  },
});

export const markerKinds = ["catapult", "edmure", "strategy", "archers", "catelyn"] as const;
export const [CATAPULT, EDMURE, STRATEGY, ARCHERS, CATELYN] = [0, 1, 2, 3, 4];
/** Tokens of special rules that lie on the field. What is on the face of a hidden one stands in `marker-faces`. */
export const MARKERS = 16;
export const markers = rowsIn(table, "markers", {
  most: MARKERS,
  fields: {
    kind: { values: markerKinds },
    hex,
    /** Who laid it, or may use or take it. */
    house,
    /** The colour of a catapult token. */
    rank: { values: rankIds },
    "is-shown": flag,
    /** Used this round, taken, or controlled by somebody. */
    "is-used": flag,
    owner: house,
    dice: {},
    range: {},
    /** The unit that takes Edmure along this turn. */
    carrier: unit,
  },
});
const faceIds = ["true", "false"] as const;
export const [TRUE_FACE, FALSE_FACE] = [0, 1];
export const MARKER_FACES = table.section("marker-faces", { length: MARKERS, values: faceIds, sight: "closed" });
export const preparations = rowsIn(table, "preparations", {
  most: 6,
  fields: {
    kind: { values: preparationIds },
    house,
    green: {},
    blue: {},
    red: {},
    dice: {},
    /** Tokens of each colour, or false faces. */
    count: {},
    zone: { values: zoneIds },
  },
});
/** Order tokens on the palisades before the first round. */
export const forts = rowsIn(table, "forts", { most: 16, fields: { hex, green: {}, blue: {}, red: {} } });

// A skirmish before its first round.
export const SKIRMISH = table.section("skirmish", { values: ["raid", "reward"] });
/** Set-up cards that are back in the box. */
export const SETUP_USED = table.section("setup-used", {
  keys: [houseIds],
  isSet: true,
  membersOf: (_, place) => skirmishCardIds.slice(place * 8, place * 8 + 8),
});
export const PICKED = table.section("picked", {
  keys: [houseIds, ["1", "2", "3"]],
  values: skirmishCardIds,
  sight: "own",
});
export const pieceIds = ["forest", "hills", "building"] as const;
/** Terrain pieces that each House has still to place. Units that wait have figures and no hex. */
export const PIECES = table.section("pieces", { keys: [houseIds, pieceIds] });

// The card in play.
export const CARD = table.section("card.id", { values: cardIds });
export const CARD_LEADER = table.section("card.leader", figure);
/** Which of its commands are carried out. */
export const CARD_COMMANDS = table.section("card.commands", { values: ["first", "second"], isSet: true });
/** Whether a command to ready units comes before those to order. */
export const CARD_READY_FIRST = table.section("card.ready-first", flag);
export const CARD_TACTIC = table.section("card.tactic", { values: ["before", "after"] });
export const [BEFORE, AFTER] = [0, 1];
/** It has ordered or readied a unit. */
export const CARD_HAS_ACTED = table.section("card.has-acted", flag);
/** The modifier for one unit has been used. */
export const CARD_ONE_USED = table.section("card.one-used", flag);
/** Enemy units eliminated this turn, before the card was played too. */
export const CARD_KILLS = table.section("card.kills");

// What players keep at the end of a round, hidden until both have chosen.
export const KEPT_CARD = table.section("kept-card", { keys: [houseIds], values: cardIds, sight: "own" });
export const KEPT_TOKEN = table.section("kept-token", { keys: [houseIds], values: symbolIds, sight: "own" });

/** How an attack is made. */
export const attackWays = ["melee", "ranged", "hounds", "counter", "parting", "strike", "archers"] as const;
export const [MELEE, SHOT, HOUNDS, COUNTER, PARTING, STRIKE, GUN] = [0, 1, 2, 3, 4, 5, 6];

/** What carries out an effect: the tactic or a command of the card in play, or a commander who commits himself. */
export const effectSources = ["tactic", "command", "commit"] as const;
export const [BY_TACTIC, BY_COMMAND, BY_COMMIT] = [0, 1, 2];

const dice = { green: {}, blue: {}, red: {}, valor: {}, morale: {} };

/** Procedures in progress. */
export const procedures = table.frames("frames", {
  deepest: 12,
  kinds: {
    skirmish: {
      steps: ["commanders", "momentum", "units", "terrain", "place-commanders", "place-units", "begin"],
      registers: { place: {} },
    },
    preparing: { steps: ["begin", "breach"], registers: { row: {}, placed: {}, ...dice } },
    round: {
      steps: ["muster", "rally", "second-rally", "command", "burn", "score", "keep", "recover", "end"],
    },
    turn: { steps: ["begin", "act", "end"] },
    /** `command` and `select`: for which units are being declared; `count`: how many were, `chosen`: which one last. */
    card: {
      steps: ["before", "ready-first", "declare", "activate", "ready-last", "after", "end"],
      registers: { command: {}, select: {}, count: {}, chosen: unit },
    },
    /** `unit` and `to`: who is about to leave its engagement, and where it goes then. */
    activation: {
      steps: ["begin", "also", "leave", "move", "go", "attack", "end"],
      registers: { unit, to: { values: hexNames }, count: {} },
    },
    /** `unit` leaves an engagement with `foe`, which may strike. */
    parting: { steps: ["ask", "end"], registers: { unit, foe: unit } },
    attack: {
      steps: [
        "part",
        "engage",
        "commit",
        "roll",
        "reroll",
        "after-roll",
        "shield",
        "hits",
        "casualties",
        "morale",
        "retreat",
        "follow",
        "pursuit",
        "counter",
        "again",
        "end",
      ],
      registers: {
        attacker: unit,
        target: unit,
        way: { values: attackWays },
        /** The row of the archers' token that shoots. */
        marker: { blank: 255 },
        /** Dice besides those of the table: by support, by a commit ability. */
        "extra-dice": {},
        /** Where the target stood. */
        at: hex,
        flanks: flag,
        "was-engaged": flag,
        pursues: flag,
        /** The rank that a card gives to hounds. */
        "hounds-rank": { values: rankIds },
        "morale-hits": { values: ["besides", "instead"] },
        "ignores-morale": flag,
        "may-reroll": { values: ["flank", "one", "card", "all"], isSet: true },
        ...dice,
        "set-green": {},
        "set-blue": {},
        "set-red": {},
        "set-valor": {},
        "set-morale": {},
        hits: {},
        /** Hits beyond the figures that were there, and whether the target still stands. */
        left: {},
        retreats: {},
        "swap-asked": flag,
        /** The attacker has just pursued, and may attack again. */
        followed: flag,
      },
    },
    /** `left`: hits of the attack that found no figure; `direction`: the only one, where retreats are directional. */
    retreat: { registers: { unit, steps: {}, left: {}, by: unit, direction: { blank: 255 } } },
    /** `index`: which command of the card, or effect of the ability; `count`: units that were chosen. */
    effect: {
      steps: ["begin", "choose"],
      registers: { source: { values: effectSources }, figure, index: {}, count: {} },
    },
  },
});

export const askKinds = [
  "fortify",
  "breach",
  "aim",
  "hide",
  "pick",
  "place",
  "turn",
  "declare",
  "choose",
  "free-move",
  "swap-token",
  "also-order",
  "free-leave",
  "carry",
  "move",
  "attack",
  "parting",
  "commit",
  "reroll",
  "swap-bearer",
  "stand-firm",
  "retreat",
  "follow",
  "pursue-attack",
  "counter",
  "again",
  "keep",
  "recover",
] as const;
export type AskKind = (typeof askKinds)[number];
export const ask = new AskSections<Battle, AskKind>(table, { kinds: askKinds, players: houseIds });

// The end, and the dice.
export const endings = [
  "battles.victory.rout",
  "battles.victory.instant",
  "battles.victory.plan",
  "battles.victory.points",
  "battles.victory.tie-morale",
  "battles.victory.tie-momentum",
] as const;
export const WINNER = table.section("winner", house);
export const ENDING = table.section("ending", { values: endings });
export const DICE = table.dice("dice");

/** The unit in each hex: follows from where the units stand. */
export const OCCUPANT = table.derived(HEXES);
/** For each House, one more than the last unit that it has, or had: whoever goes through units need go no farther. */
export const UNITS_END = table.derived(houseIds.length);

export const states = table.seal({
  derive(state) {
    state.fill(255, OCCUPANT, OCCUPANT + HEXES);
    for (const side of houseIds.keys()) state[UNITS_END + side] = side * UNITS_OF_HOUSE;
    for (let one = 0; one < UNITS; one++) {
      if (state[units.row(one) + units.field.type] !== 255)
        state[UNITS_END + Math.trunc(one / UNITS_OF_HOUSE)] = one + 1;
      const at = state[units.row(one) + units.field.hex];
      if (at !== 255) state[OCCUPANT + at] = one;
    }
  },
  reveal(state, seen, owner) {
    for (let row = 0; row < markers.count(state); row++) {
      const at = markers.row(row);
      const isShown = state[at + markers.field["is-shown"]] === 1 || state[at + markers.field.house] === owner;
      if (isShown) seen[MARKER_FACES + row] = state[MARKER_FACES + row];
      else if (state[MARKER_FACES + row] !== 255) seen[MARKER_FACES + row] = 254;
    }
  },
});
