import { AskSections, layoutOfWords, namedRowsIn, pilesIn, rowsIn } from "@weirwood/kernel";
import { copyOfUsed, LayoutSizes, rowsBesideIn, sharedPilesIn } from "@weirwood/kernel/large-states";
import { abilityNames } from "../compiled/abilities.ts";
import { bindingNames } from "../compiled/bindings.ts";
import { iconIds, MOST_SEATS, phaseIds, seatIds, traitIds } from "../data/names.ts";
import { cardIds } from "../pool/index.ts";
import { causeIds, happeningIds } from "../words/index.ts";
import {
  type AskKind,
  askKinds,
  challengeFlagIds,
  cycleKinds,
  destinationIds,
  endingIds,
  frameworkIds,
  howIds,
  pollKinds,
  roleIds,
  scopeIds,
  statusIds,
  untilIds,
} from "./ids.ts";
import { BODIES_OF_SEAT, bodyNames, pileNames, plainNames, sourceNames } from "./refs.ts";

export * from "./ids.ts";

/**
 * Where everything lies in a state: one flat row of 16-bit words, every one of which this table gives a name. What is
 * hidden lies in piles of card numbers and has no identity; a card gets a *body*, a row, when it enters play or is being
 * played, and loses it when the window ends.
 */
export type Cards = Uint16Array;

/** Rows of each table that lie beside those of the others: few decisions have more of any. */
const NEAR_ROWS = 16;

/** Cells a seat: the largest deck that may be played, its plots, House card and agendas. */
export const ROOM = 104;

const flag = { isFlag: true };
const seat = { values: seatIds };
const body = { values: bodyNames };
const card = { values: cardIds };
const ability = { values: abilityNames };

/** Words of the derived cache for each body, and for each seat. `derived/` says what each holds. */
export const BODY_WORDS = 9 + Math.ceil(traitIds.length / 16);
export const SEAT_WORDS = 21;
const GAME_WORDS = 6;

/** Tables of which there are mostly few rows; their counts lie at the beginning of a state. */
function manyRowsIn(table: ReturnType<typeof layoutOfWords>, seats: number) {
  return rowsBesideIn(table, NEAR_ROWS, {
    happenings: {
      most: (BODIES_OF_SEAT + 16) * seats,
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
    },
    uses: {
      most: 64 * seats,
      fields: { scope: { values: scopeIds }, on: {}, source: body, card, seat, ability, times: {} },
    },
    pending: {
      most: 64 * seats,
      fields: { level: {}, source: body, card, ability, on: { blank: 65_535 }, seat, target: body },
    },
    threats: {
      most: BODIES_OF_SEAT * seats,
      fields: { level: {}, subject: body, how: {}, flags: {} },
    },
    bound: {
      // All that is on the table may be named at once, in the order in which it leaves.
      most: (BODIES_OF_SEAT + 64) * seats,
      fields: {
        level: {},
        name: { values: bindingNames },
        what: { values: plainNames },
        /** Where the card lies that is meant. */
        pile: { values: pileNames },
        number: { blank: 65_535 },
      },
    },
    lasting: {
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
    },
    fought: {
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
    },
    /** Challenges that texts demand or offer as the next, in the order in which they do. */
    owed: {
      most: MOST_OWED,
      fields: { seat, type: { values: iconIds }, isDemanded: flag, isUnopposedOnly: flag },
    },
    /** What one player has done in this segment of actions, and what he had before each of them: loops (2.7). */
    cycle: {
      most: 32,
      fields: {
        kind: { values: cycleKinds },
        seat,
        ability,
        source: body,
        x: { blank: 65_535 },
        on: { blank: 65_535 },
        what: { values: plainNames },
        pile: { values: pileNames },
        mark: {},
        more: {},
        gold: {},
        hand: {},
        power: {},
      },
    },
    lost: {
      most: BODIES_OF_SEAT * seats,
      fields: { card, seat, pile: { values: destinationIds } },
    },
  });
}

/** Everything whose place does not depend on the number of seats. */
function headIn(table: ReturnType<typeof layoutOfWords>, seats: number) {
  const bySeat = { keys: [seatIds] };
  return {
    SEATS: table.section("seats"),
    // Whatever a copy asks for first lies together: where bodies end, and how many rows there are of each kind.
    GAME_DERIVED: table.derived(GAME_WORDS),
    rows: manyRowsIn(table, seats),
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
    HOUSE: table.section("house", { ...bySeat, values: bodyNames }),
    PLOT: table.section("plot", { ...bySeat, values: bodyNames }),
    TITLE: table.section("title", { ...bySeat, values: bodyNames }),
    /** A second title, which a text gives. */
    SECOND_TITLE: table.section("second-title", { ...bySeat, values: bodyNames }),
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
    /** What kind of claim it is, and whom it brings something: that of the challenge and its winner, unless a text says so. */
    CLAIM_TYPE: table.section("challenge.claim-type", { values: iconIds }),
    GAINER: table.section("challenge.gainer", seat),
    CH_FLAGS: table.section("challenge.flags", { values: challengeFlagIds, isSet: true }),
    /** A challenge that a text has called and that has not begun. */
    CALLED_TYPE: table.section("called.type", { values: iconIds }),
    CALLED_BY: table.section("called.by", seat),
    CALLED_AGAINST: table.section("called.against", seat),
    /** The claim that one player's text takes from it, and the margin from which it counts as unopposed. */
    UNOPPOSED_BY: table.section("challenge.unopposed-by", { blank: 65_535 }),
  };
}

const kept = { ability, source: { values: sourceNames }, x: { blank: 65_535 }, on: { blank: 65_535 } };

function framesIn(table: ReturnType<typeof layoutOfWords>) {
  return table.frames("frames", {
    deepest: 28,
    kinds: {
      "set-up": { steps: ["decks", "deal", "mulligan", "place", "begin"] },
      round: { steps: ["phases", "end"], registers: { place: {} } },
      /**
       * `entry` of the phase's chart; `from`: whose turn was the first; `turns`: how many players have had theirs; `inner`:
       * entry of the turn's own chart.
       */
      phase: { registers: { entry: {}, from: seat, turns: {}, inner: {} } },
      challenge: { steps: ["attackers", "before", "defenders", "after", "resolution"] },
      window: {
        steps: ["declare", "save", "execute", "passives", "responses", "end", "closed"],
        registers: {
          framework: { values: frameworkIds },
          actor: seat,
          gathered: {},
          /** How far the framework step is in asking. */
          place: {},
          cancelled: flag,
          /** How many have been asked, or passed over, for the order of what leaves: by player and place. */
          asked: {},
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

/** The most challenges that are owed or offered at once. */
export const MOST_OWED = 24;

function tableFor(seats: number) {
  const table = layoutOfWords();
  const { rows, GAME_DERIVED: gameWords } = headIn(table, seats);
  const ask = new AskSections<Cards, AskKind>(table, { kinds: askKinds, players: seatIds });
  const answers = namedRowsIn(table, "answers", { keys: seatIds, fields: kept, sight: "own" });
  const keptPlot = table.section("kept.plot", { keys: [seatIds], values: cardIds, sight: "own" });
  /** Whose plots it is one of, where players had exchanged theirs before they chose. */
  const keptFrom = table.section("kept.from", { keys: [seatIds], values: seatIds });
  const keptWord = table.section("kept.word", { keys: [seatIds], values: ["no", "yes"], sight: "own" });
  const frames = framesIn(table);
  const dice = table.dice("dice");
  const seatWords = table.derived(MOST_SEATS * SEAT_WORDS);
  const names = bodyNames.slice(0, seats * BODIES_OF_SEAT);
  // In the same cells for any number of players, because everything asks for them; and each with its derived words, so that
  // what is used ends with the last of them.
  const bodies = namedRowsIn(table, "bodies", {
    keys: names,
    derived: BODY_WORDS,
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
      /** Of attachments that give control of one card: how many had come there before it. */
      elders: {},
    },
  });
  const owners = seatIds.slice(0, seats);
  const rest = table.size;
  const faceDown = rowsIn(table, "face-down", { most: 16 * seats, fields: { body, card }, sight: "closed" });
  const list = pilesIn(table, "list", owners, { values: cardIds, room: ROOM + 32, sight: "own", isSorted: true });
  const piles = sharedPilesIn(table, "piles", owners, {
    values: cardIds,
    room: ROOM + 48,
    piles: {
      hand: { sight: "own", isSorted: true },
      dead: {},
      discard: {},
      shadows: { sight: "own", isSorted: true },
      plots: { sight: "own", isSorted: true },
      used: {},
      aside: {},
      /** What each places at set-up, until all have. */
      placed: { sight: "own", isSorted: true },
      deck: { sight: "closed" },
    },
  });
  rows.place(table);
  const copy: (from: Cards, into: Cards) => void = copyOfUsed([
    { from: 0, end: (game) => bodies.row(game[gameWords]) },
    { from: rest, end: rows.end },
  ]);
  return {
    copy,
    table,
    ask,
    answers,
    keptPlot,
    keptFrom,
    keptWord,
    frames,
    dice,
    seatWords,
    bodies,
    piles: { ...piles, list },
    faceDown,
    ...rows.tables,
  };
}

type Table = ReturnType<typeof tableFor>;
export type Made = Omit<Table, "table"> & { readonly layout: ReturnType<Table["table"]["seal"]> };

/**
 * How hidden things are shown on a condition, derived cells computed, and states from outside examined: said by `view.ts`,
 * `derived/` and `soundness/` when they load.
 */
export const hooks: {
  problem: (state: Cards) => string | undefined;
  derive: (state: Cards) => void;
  reveal: (state: Cards, seen: Cards, owner: number) => void;
} = { problem: () => undefined, derive: () => {}, reveal: () => {} };

function madeFor(seats: number): Made {
  const { table, ...made } = tableFor(seats);
  const layout = table.seal({
    problem: (state) => hooks.problem(state),
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
  GAME_DERIVED,
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
  HOUSE,
  PLOT,
  SECOND_TITLE,
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
  CLAIM_TYPE,
  GAINER,
  CH_FLAGS,
  UNOPPOSED_BY,
  CALLED_TYPE,
  CALLED_BY,
  CALLED_AGAINST,
} = headIn(layoutOfWords(), 2);
export const ask = any.ask;
export const answers = any.answers;
export const KEPT_PLOT = any.keptPlot;
export const KEPT_FROM = any.keptFrom;
export const KEPT_WORD = any.keptWord;
export const frames: ProcedureFrames = any.frames;
export const DICE = any.dice;
export const bodies = any.bodies;
/** Derived words of the game and of seats; those of bodies lie behind the fields of each. */
export const SEAT_DERIVED = any.seatWords;
