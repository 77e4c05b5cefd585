import type { layoutOfWords } from "@weirwood/kernel";
import { rowsBesideIn } from "@weirwood/kernel/large-states";
import { abilityNames } from "../compiled/abilities.ts";
import { bindingNames } from "../compiled/bindings.ts";
import { iconIds, phaseIds, seatIds, traitIds } from "../data/names.ts";
import { cardIds } from "../pool/index.ts";
import { causeIds, happeningIds } from "../words/index.ts";
import {
  askKinds,
  challengeFlagIds,
  cycleKinds,
  destinationIds,
  endingIds,
  frameworkIds,
  howIds,
  pollKinds,
  scopeIds,
  untilIds,
} from "./ids.ts";
import { BODIES_OF_SEAT, bodyNames, pileNames, plainNames, sourceNames } from "./refs.ts";

/** What a state says of the round and of the challenge, what is written down in rows, and the procedures in progress. */

type SectionTable = ReturnType<typeof layoutOfWords>;

/** Rows of each table that lie beside those of the others: few decisions have more of any. */
const NEAR_ROWS = 16;

const flag = { isFlag: true };
export const seat = { values: seatIds };
export const body = { values: bodyNames };
export const card = { values: cardIds };
const ability = { values: abilityNames };

/** Words of the derived cache for each body, and for each seat. `derived/` says what each holds. */
export const BODY_WORDS = 9 + Math.ceil(traitIds.length / 16);
export const SEAT_WORDS = 21;
const GAME_WORDS = 6;

/** Tables of which there are mostly few rows; their counts lie at the beginning of a state. */
function manyRowsIn(table: SectionTable, seats: number) {
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
export function headIn(table: SectionTable, seats: number) {
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

export const kept = { ability, source: { values: sourceNames }, x: { blank: 65_535 }, on: { blank: 65_535 } };

export function framesIn(table: SectionTable) {
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
