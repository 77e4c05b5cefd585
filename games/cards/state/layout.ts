import { AskSections, LayoutSizes, layoutOfWords, namedRowsIn, type Pile, pilesIn, rowsIn } from "@weirwood/kernel";
import { abilityNames } from "../compiled/abilities.ts";
import { bindingNames } from "../compiled/bindings.ts";
import { iconIds, MOST_SEATS, phaseIds, seatIds, traitIds } from "../data/names.ts";
import { cardIds } from "../pool/index.ts";
import { causeIds, happeningIds } from "../words/index.ts";

/**
 * Where everything lies in a state: one flat row of 16-bit words, every one of which this table gives a name. What is
 * hidden lies in piles of card numbers and has no identity; a card gets a *body*, a row, when it enters play or is being
 * played, and loses it when the window ends.
 */
export type Cards = Uint16Array;

/** Cells a seat: the largest deck that may be played, its plots, House card and agendas. */
const ROOM = 104;
export const BODIES_OF_SEAT = 112;
export const bodyNames: readonly string[] = Array.from(
  { length: MOST_SEATS * BODIES_OF_SEAT },
  (_, body) => `b${body}`,
);

const flag = { isFlag: true };
const seat = { values: seatIds };
const body = { values: bodyNames };
const card = { values: cardIds };
const ability = { values: abilityNames };

const statusIds = [
  "kneeling",
  "face-down",
  "duplicate",
  "agenda",
  "leaving",
  "revealed",
  "played",
  "bypassed",
  "str-changed",
] as const;
/** Bits of a body's status. A `leaving` one is moribund: `destination` says where it goes when the window ends. */
export const [KNEELING, FACE_DOWN, DUPLICATE, AGENDA, LEAVING, REVEALED, PLAYED, BYPASSED, STR_CHANGED] = [
  1, 2, 4, 8, 16, 32, 64, 128, 256,
];

export const destinationIds = [
  "dead",
  "discard",
  "hand",
  "deck-top",
  "deck-bottom",
  "deck-shuffled",
  "shadows",
  "aside",
  "used",
] as const;

export const [TO_DEAD, TO_DISCARD, TO_HAND, TO_TOP, TO_BOTTOM, TO_SHUFFLED, TO_SHADOWS, TO_ASIDE, TO_USED] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];

export const roleIds = ["attacking", "defending"] as const;
export const [ATTACKING, DEFENDING] = [0, 1];

/** The steps that the rules themselves take; each is a window of its own. */
export const frameworkIds = [
  "phase-begins",
  "phase-ends",
  "choose-plots",
  "reveal-plots",
  "titles",
  "draw",
  "turn-begins",
  "income",
  "attackers",
  "defenders",
  "resolution",
  "dominance",
  "stand",
  "tax",
  "round-ends",
] as const;
export type FrameworkId = (typeof frameworkIds)[number];

export const pollKinds = ["action", "save", "response"] as const;
export const [ACTION_POLL, SAVE_POLL, RESPONSE_POLL] = [0, 1, 2];

/** How an ability came to be resolved. */
export const howIds = ["action", "response", "save", "passive", "replacement"] as const;
export const [AS_ACTION, AS_RESPONSE, AS_SAVE, AS_PASSIVE, AS_REPLACEMENT] = [0, 1, 2, 3, 4];

export const askKinds = [
  "deck",
  "mulligan",
  "place",
  "plot",
  "first",
  "title",
  "action",
  "save",
  "response",
  "order",
  "challenge",
  "attackers",
  "stealth",
  "defenders",
  "target",
  "pay",
  "choice",
  "number",
  "name",
  "redirect",
] as const;
export type AskKind = (typeof askKinds)[number];

export const untilIds = ["challenge", "phase", "round", "game", "attached"] as const;
const scopeIds = ["occurrence", "challenge", "phase", "round", "game", "segment"] as const;
export const [PER_OCCURRENCE, PER_CHALLENGE, PER_PHASE, PER_ROUND, PER_GAME, PER_SEGMENT] = [0, 1, 2, 3, 4, 5];
export const endingIds = ["power", "last", "rounds", "draw"] as const;

/** Words of the derived cache for each body, and for each seat. `derived/` says what each holds. */
export const BODY_WORDS = 9 + Math.ceil(traitIds.length / 16);
export const SEAT_WORDS = 16;
const GAME_WORDS = 4;

/** Everything whose place does not depend on the number of seats. */
function headIn(table: ReturnType<typeof layoutOfWords>) {
  const bySeat = { keys: [seatIds] };
  return {
    SEATS: table.section("seats"),
    // The table as it was chosen.
    MELEE: table.section("melee", flag),
    ROUNDS: table.section("rounds"),
    GOLD_COUNTS: table.section("gold-counts", flag),

    // The round.
    ROUND: table.section("round"),
    PHASES: table.section("phases", { length: 12, values: phaseIds }),
    PHASE: table.section("phase", { values: phaseIds }),
    FIRST: table.section("first", seat),
    ACTIVE: table.section("active", seat),
    DOMINANT: table.section("dominant", seat),
    INITIATIVE: table.section("initiative", seat),
    OUT: table.section("out", { values: seatIds, isSet: true }),
    ENDING: table.section("ending", { values: endingIds }),
    WINNERS: table.section("winners", { values: seatIds, isSet: true }),

    // What each player has.
    GOLD: table.section("gold", bySeat),
    DRAWN: table.section("drawn", bySeat),
    LIMITED: table.section("limited", { ...bySeat, isFlag: true }),
    LIMITED_RESPONSE: table.section("limited-response", { ...bySeat, isFlag: true }),
    MADE: table.section("challenges", { keys: [seatIds, iconIds] }),
    EXTRA: table.section("more-challenges", { keys: [seatIds, iconIds] }),
    /** The type of challenge that must come next, which nobody wins if it is opposed. */
    OWED: table.section("owed", { ...bySeat, values: iconIds }),
    HOUSE: table.section("house", { ...bySeat, values: bodyNames }),
    PLOT: table.section("plot", { ...bySeat, values: bodyNames }),
    TITLE: table.section("title", { ...bySeat, values: bodyNames }),
    /** Whose plots a player reveals until the round ends, where two have swapped. */
    SWAPPED: table.section("swapped", { ...bySeat, values: seatIds }),

    // The challenge.
    CHALLENGE: table.section("challenge.type", { values: iconIds }),
    ATTACKER: table.section("challenge.attacker", seat),
    DEFENDER: table.section("challenge.defender", seat),
    /** Who meets the claim; the defender, unless somebody else does. */
    PAYER: table.section("challenge.payer", seat),
    CH_WINNER: table.section("challenge.winner", seat),
    CH_LOSER: table.section("challenge.loser", seat),
    MARGIN: table.section("challenge.margin"),
    CLAIM: table.section("challenge.claim"),
    CH_FLAGS: table.section("challenge.flags", {
      values: [
        "unopposed",
        "joust",
        "melee",
        "defended",
        "claim-cancelled",
        "resolved",
        "unopposed-only",
        "redirected",
        "over",
        "step-cancelled",
      ],
      isSet: true,
    }),
    /** The claim that one player's text takes from it, and the margin from which it counts as unopposed. */
    UNOPPOSED_BY: table.section("challenge.unopposed-by", { blank: 65_535 }),
  };
}

const kept = { ability, source: { values: [...bodyNames, ...cardIds] }, x: { blank: 65_535 }, on: { blank: 65_535 } };

function framesIn(table: ReturnType<typeof layoutOfWords>) {
  return table.frames("frames", {
    deepest: 28,
    kinds: {
      "set-up": { steps: ["decks", "deal", "mulligan", "place", "begin"] },
      round: { steps: ["phases", "end"], registers: { place: {} } },
      /** `entry` of the phase's chart; `turns`: how many players have had theirs; `inner`: entry of the turn's own chart. */
      phase: { registers: { entry: {}, turns: {}, inner: {} } },
      window: {
        steps: ["declare", "save", "execute", "passives", "responses", "end"],
        registers: {
          framework: { values: frameworkIds },
          actor: seat,
          gathered: {},
          /** How far the framework step is in asking. */
          place: {},
          cancelled: flag,
        },
      },
      resolve: {
        steps: ["declare", "save", "execute", "passives", "end"],
        registers: {
          ability,
          how: { values: howIds },
          source: body,
          card,
          seat,
          x: {},
          on: { blank: 65_535 },
          pc: {},
          cancelled: flag,
          failed: flag,
          each: seat,
          place: {},
        },
      },
      poll: { registers: { kind: { values: pollKinds }, from: seat, segment: {} } },
      /** `kind` 1: replacements of what was just done. */
      passives: { registers: { kind: {} } },
      choice: {
        registers: {
          seat,
          kind: { values: askKinds },
          least: {},
          most: {},
          got: {},
          name: { values: bindingNames },
          op: {},
        },
      },
    },
  });
}

export type ProcedureFrames = ReturnType<typeof framesIn>;

function tableFor(seats: number) {
  const table = layoutOfWords();
  const head = headIn(table);
  const ask = new AskSections<Cards, AskKind>(table, { kinds: askKinds, players: seatIds });
  const answers = namedRowsIn(table, "answers", { keys: seatIds, fields: kept, sight: "own" });
  const keptPlot = table.section("kept.plot", { keys: [seatIds], values: cardIds, sight: "own" });
  const keptWord = table.section("kept.word", { keys: [seatIds], values: ["no", "yes"], sight: "own" });
  const frames = framesIn(table);
  const dice = table.dice("dice");
  const seatWords = table.derived(GAME_WORDS + MOST_SEATS * SEAT_WORDS);
  const names = bodyNames.slice(0, seats * BODIES_OF_SEAT);
  const bodies = namedRowsIn(table, "bodies", {
    keys: names,
    fields: {
      card,
      owner: seat,
      controller: seat,
      status: { values: statusIds, isSet: true },
      host: { values: bodyNames },
      power: {},
      gold: {},
      counters: {},
      destination: { values: destinationIds },
      role: { values: roleIds },
      /** Happenings of this window before it came. */
      since: {},
      x: {},
      cause: { values: causeIds },
    },
  });
  const bodyWords = table.derived(names.length * BODY_WORDS);
  const rows = {
    happenings: rowsIn(table, "happenings", {
      most: 96 * seats,
      fields: {
        kind: { values: happeningIds },
        subject: body,
        card,
        seat,
        by: seat,
        cause: { values: causeIds },
        other: body,
        amount: {},
      },
    }),
    uses: rowsIn(table, "uses", {
      most: 64 * seats,
      fields: { scope: { values: scopeIds }, on: {}, source: body, card, seat, ability, times: {} },
    }),
    pending: rowsIn(table, "pending", {
      most: 64 * seats,
      fields: { level: {}, source: body, card, ability, on: { blank: 65_535 }, seat },
    }),
    threats: rowsIn(table, "threats", { most: 64 * seats, fields: { level: {}, subject: body, how: {}, flags: {} } }),
    bound: rowsIn(table, "bound", {
      most: 64 * seats,
      fields: { level: {}, name: { values: bindingNames }, value: {} },
    }),
    lasting: rowsIn(table, "lasting", {
      most: 64 * seats,
      fields: {
        ability,
        /** Which word of the ability's program, and which of its modifiers. */
        op: {},
        mod: {},
        seat,
        source: body,
        subject: body,
        who: seat,
        /** What was counted when it began, 32768 being 0. */
        amount: { blank: 32_768 },
        until: { values: untilIds },
        uses: {},
      },
    }),
    fought: rowsIn(table, "fought", {
      most: 64,
      fields: {
        phase: {},
        type: { values: iconIds },
        attacker: seat,
        defender: seat,
        winner: seat,
        margin: {},
        unopposed: flag,
      },
    }),
    lost: rowsIn(table, "lost", { most: 64 * seats, fields: { card, seat, pile: { values: destinationIds } } }),
    faceDown: rowsIn(table, "face-down", { most: 16 * seats, fields: { body, card }, sight: "closed" }),
  };
  const owners = seatIds.slice(0, seats);
  const hidden = (name: string, room: number, sight: "own" | "closed" | "open", isSorted = false): readonly Pile[] =>
    pilesIn(table, name, owners, { values: cardIds, room, sight, isSorted });
  const piles = {
    deck: hidden("deck", ROOM, "closed"),
    hand: hidden("hand", ROOM, "own", true),
    discard: hidden("discard", ROOM, "open"),
    dead: hidden("dead", ROOM, "open"),
    shadows: hidden("shadows", ROOM, "own", true),
    plots: hidden("plots", 16, "own", true),
    used: hidden("used", 16, "open"),
    aside: hidden("aside", ROOM, "open"),
    list: hidden("list", ROOM + 24, "own", true),
    /** What each places at set-up, until all have. */
    placed: hidden("placed", 16, "own", true),
  };
  return { table, head, ask, answers, keptPlot, keptWord, frames, dice, seatWords, bodies, bodyWords, piles, ...rows };
}

type Table = ReturnType<typeof tableFor>;
export type Made = Omit<Table, "table" | "head"> & { readonly layout: ReturnType<Table["table"]["seal"]> };

/** How hidden things are shown on a condition, and derived cells computed: said by `view.ts` and `derived/` when they load. */
export const hooks: {
  derive: (state: Cards) => void;
  reveal: (state: Cards, seen: Cards, owner: number) => void;
} = { derive: () => {}, reveal: () => {} };

function madeFor(seats: number): Made {
  const { table, head: _, ...made } = tableFor(seats);
  const layout = table.seal({
    derive: (state) => hooks.derive(state),
    reveal: (state, seen, owner) => hooks.reveal(state, seen, owner),
  });
  return { ...made, layout };
}

const seatCounts = [2, 3, 4, 5, 6];
export const states = new LayoutSizes<Cards, Made>("seats", 0, seatCounts, madeFor);

/** By number of seats, for those in a hurry. */
const madeBySeats: readonly Made[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  seats < 2 ? (undefined as unknown as Made) : states.of(states.blank(seats)),
);
/** Where things lie in this state. */
export const placesOf = (game: Cards): Made => madeBySeats[game[0]];

const any = madeBySeats[2];
// The place of these is the same whatever the number of seats.
export const {
  SEATS,
  MELEE,
  ROUNDS,
  GOLD_COUNTS,
  ROUND,
  PHASES,
  PHASE,
  FIRST,
  ACTIVE,
  DOMINANT,
  INITIATIVE,
  OUT,
  ENDING,
  WINNERS,
  GOLD,
  DRAWN,
  LIMITED,
  LIMITED_RESPONSE,
  MADE,
  EXTRA,
  OWED,
  HOUSE,
  PLOT,
  TITLE,
  SWAPPED,
  CHALLENGE,
  ATTACKER,
  DEFENDER,
  PAYER,
  CH_WINNER,
  CH_LOSER,
  MARGIN,
  CLAIM,
  CH_FLAGS,
  UNOPPOSED_BY,
} = headIn(layoutOfWords());
export const ask = any.ask;
export const answers = any.answers;
export const KEPT_PLOT = any.keptPlot;
export const KEPT_WORD = any.keptWord;
export const frames: ProcedureFrames = any.frames;
export const DICE = any.dice;
export const bodies = any.bodies;
/** Derived words of the game and of seats; those of bodies lie elsewhere for each number of seats. */
export const GAME_DERIVED = any.seatWords;
export const SEAT_DERIVED = any.seatWords + GAME_WORDS;
export const bodyDerivedBySeats: readonly number[] = madeBySeats.map((made) => made?.bodyWords ?? 0);

export const [
  UNOPPOSED,
  JOUST,
  MELEE_TRAIT,
  DEFENDED,
  CLAIM_CANCELLED,
  RESOLVED,
  UNOPPOSED_ONLY,
  REDIRECTED,
  CHALLENGE_OVER,
] = [1, 2, 4, 8, 16, 32, 64, 128, 256];
