import { type Body, FIELDS, rowOf } from "../state/bodies.ts";
import { type Cards, GAME_DERIVED, SEAT_DERIVED, SEAT_WORDS } from "../state/layout.ts";
import type { SetNumber, SummedNumber } from "../words/index.ts";
import { ALWAYS, ANYTHING } from "./facts.ts";

/**
 * What follows from the position: STR, icons, keywords, what is forbidden, the numbers of each player. A cache: never
 * written, compared or sent; `derive` computes it anew whenever it is dirty.
 */

// Words of a body.
export const [STR, RAW_STR, MARKS, KINDS, KEYWORDS, CANNOT, FLAGS, TYPED, SYMBOLS, TRAITS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
/** MARKS: icons in bits 0–2, crests 3–7, Houses 8–13. */
export const [CREST_SHIFT, HOUSE_SHIFT] = [3, 8];
/** KINDS: types in bits 0–8, then what is true of its text. */
export const [BLANK, BLANK_TRAITS, HAS_IMMUNITY, HAS_CHOICE_BAN, HAS_GAINED, HAS_TOLL] = [
  512, 1024, 2048, 4096, 8192, 16384,
];
/** FLAGS. */
export const [NOT_COUNTED, DIES, GOES, NOT_SAVED_AT_ZERO, SPENDABLE] = [1, 2, 4, 8, 16];
export const [NO_KNEEL_ATTACK, NO_KNEEL_DEFEND] = [6, 9];
/** Declared though it kneels. */
export const [KNEELING_ATTACK, KNEELING_DEFEND] = [4096, 8192];
/** TYPED: may not attack in a challenge of a type, bits 0–2; may not defend, 3–5. */
export const DEFEND_SHIFT = 3;
/** Behind the bans of attacking and defending: power on a player's characters does not count. */
export const POWER_IGNORED = 64;
export const ZERO = 32_768;

export const wordsOf = (body: Body): number => rowOf(body) + FIELDS;
export const word = (game: Cards, body: Body, index: number): number => game[wordsOf(body) + index];

export const strOf = (game: Cards, body: Body): number => word(game, body, STR);
export const rawStrOf = (game: Cards, body: Body): number => word(game, body, RAW_STR) - ZERO;
export const hasType = (game: Cards, body: Body, bit: number): boolean => (word(game, body, KINDS) & bit) !== 0;
export const hasKeyword = (game: Cards, body: Body, bit: number): boolean => (word(game, body, KEYWORDS) & bit) !== 0;
export const isForbidden = (game: Cards, body: Body, bit: number): boolean => (word(game, body, CANNOT) & bit) !== 0;
export const hasFlag = (game: Cards, body: Body, bit: number): boolean => (word(game, body, FLAGS) & bit) !== 0;
export const isBlanked = (game: Cards, body: Body): boolean => (word(game, body, KINDS) & BLANK) !== 0;
export const goldSymbols = (game: Cards, body: Body): number => word(game, body, SYMBOLS) & 15;
export const influenceOf = (game: Cards, body: Body): number => (word(game, body, SYMBOLS) >> 4) & 15;
export const initiativeSymbols = (game: Cards, body: Body): number => (word(game, body, SYMBOLS) >> 8) & 15;
export const hasTrait = (game: Cards, body: Body, trait: number): boolean =>
  ((word(game, body, TRAITS + (trait >> 4)) >> (trait & 15)) & 1) === 1;

// Words of the game. The first is where bodies end.
export const [ENDS, SEASONS, GAME_FLAGS, DIRTY, SIGHTED, LOOKED_AT] = [0, 1, 2, 3, 4, 5];
export const [OPENS_PLOTS_CHOSEN, SKIPS_TAXATION, SKIPS_STANDING, ONLY_PLOTS_GIVE] = [1, 2, 4, 8];
/** Types whose abilities nobody may trigger, above the flags. */
export const NO_TRIGGERING_SHIFT = 6;
export const gameWord = (game: Cards, index: number): number => game[GAME_DERIVED + index];

/** SIGHTED: what some body in play is or has, or some player has, so that nobody looks for it in vain. */
export const [DUPLICATES, GAINED_TEXTS, STANDING_CLAUSES, ELIMINATING_TEXTS, TEXTS_OF_CHANGES] = [1, 2, 4, 8, 16];
export const [OTHERS_CARDS, ATTACHED, SPENDABLE_GOLD, CHANGED_COSTS, ENOUGH_POWER] = [32, 64, 128, 256, 512];
export const isSighted = (game: Cards, what: number): boolean => (gameWord(game, SIGHTED) & what) !== 0;

/** What a change leaves to do: derive anew, and then look at who controls what and at attachments. */
export const STALE = 1;
const UNSETTLED = 2;

/** Something changed on which derived words may depend: anything at all, or facts that `facts.ts` names. */
export const touch = (game: Cards, facts: number = ANYTHING): void => {
  if ((facts & (game[GAME_DERIVED + LOOKED_AT] | ALWAYS)) !== 0) game[GAME_DERIVED + DIRTY] = STALE | UNSETTLED;
};

/** The numbers of the game where no text changes them; claim and initiative are what the plot prints. */
export const usualNumbers: { readonly [name in SummedNumber]: number } = {
  income: 0,
  initiative: 0,
  claim: 0,
  "draw-count": 2,
  "draw-cap": 3,
  "power-to-win": 15,
  penalty: 2,
  "dominance-str": 0,
  "dominance-power": 1,
  "unopposed-power": 1,
  "renown-power": 1,
  "set-up-hand": 7,
  "set-up-gold": 5,
  "shadows-gold": 2,
};
export const summedNumbers = Object.keys(usualNumbers) as readonly SummedNumber[];

// Words of a seat: its power, numbers that are set (NONE: by nothing), sets of bits, and sums from ZERO.
type SeatWord = "power" | SetNumber | "bans" | "free-of-penalty" | "house-power-only" | "more-challenges";
const seatWords: readonly (SeatWord | SummedNumber)[] = [
  "power",
  "plot-income",
  "income-cap",
  "bans",
  "free-of-penalty",
  "house-power-only",
  "more-challenges",
  ...summedNumbers,
];
/** Where each word of a seat lies. */
export const seatPlaces = Object.fromEntries(seatWords.map((name, place) => [name, place])) as {
  readonly [name in SeatWord | SummedNumber]: number;
};
export const seatWord = (game: Cards, seat: number, name: SeatWord): number =>
  game[SEAT_DERIVED + seat * SEAT_WORDS + seatPlaces[name]];
/** A number of the game, as texts have made it for a player. */
export const seatNumber = (game: Cards, seat: number, name: SummedNumber): number =>
  game[SEAT_DERIVED + seat * SEAT_WORDS + seatPlaces[name]] - ZERO;
