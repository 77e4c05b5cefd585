import { AskSections, layoutOfWords, namedRowsIn, pilesIn, rowsIn } from "@weirwood/kernel";
import { copyOfUsed, LayoutSizes, sharedPilesIn } from "@weirwood/kernel/large-states";
import { MOST_SEATS, seatIds } from "../data/names.ts";
import { cardIds } from "../pool/index.ts";
import { causeIds } from "../words/index.ts";
import { type AskKind, askKinds, destinationIds, roleIds, statusIds } from "./ids.ts";
import { BODIES_OF_SEAT, bodyNames } from "./refs.ts";
import { BODY_WORDS, body, card, framesIn, headIn, kept, type ProcedureFrames, SEAT_WORDS, seat } from "./sections.ts";

export * from "./ids.ts";
export { BODY_WORDS, MOST_OWED, type ProcedureFrames, SEAT_WORDS } from "./sections.ts";

/**
 * Where everything lies in a state: one flat row of 16-bit words, every one of which this table gives a name. What is
 * hidden lies in piles of card numbers and has no identity; a card gets a *body*, a row, when it enters play or is being
 * played, and loses it when the window ends.
 */
export type Cards = Uint16Array;

/** Cells a seat: the largest deck that may be played, its plots, House card and agendas. */
export const ROOM = 104;

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
