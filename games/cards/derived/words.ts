import type { Body } from "../state/bodies.ts";
import { BODY_WORDS, bodyDerivedBySeats, type Cards, GAME_DERIVED, SEAT_DERIVED, SEAT_WORDS } from "../state/layout.ts";

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
export const [NOT_COUNTED, POWER_IGNORED, DIES, GOES, NOT_SAVED_AT_ZERO, SPENDABLE] = [1, 2, 4, 8, 16, 32];
export const [NO_KNEEL_ATTACK, NO_KNEEL_DEFEND] = [6, 9];
/** Declared though it kneels. */
export const [KNEELING_ATTACK, KNEELING_DEFEND] = [4096, 8192];
/** TYPED: may not attack in a challenge of a type, bits 0–2; may not defend, 3–5. */
export const DEFEND_SHIFT = 3;
export const ZERO = 32_768;

export const wordsOf = (game: Cards, body: Body): number => bodyDerivedBySeats[game[0]] + body * BODY_WORDS;
export const word = (game: Cards, body: Body, index: number): number => game[wordsOf(game, body) + index];

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
export const [ENDS, SEASONS, GAME_FLAGS, DIRTY] = [0, 1, 2, 3];
export const [OPENS_PLOTS_CHOSEN, SKIPS_TAXATION, SKIPS_STANDING, ONLY_PLOTS_GIVE] = [1, 2, 4, 8];
/** Types whose abilities nobody may trigger, above the flags. */
export const NO_TRIGGERING_SHIFT = 6;
export const gameWord = (game: Cards, index: number): number => game[GAME_DERIVED + index];

/** Something changed on which derived words may depend. */
export const touch = (game: Cards): void => {
  game[GAME_DERIVED + DIRTY] = 1;
};

// Words of a seat; sums count from ZERO.
export const seatNumbers = [
  "power",
  "power-to-win",
  "claim",
  "income",
  "plot-income",
  "initiative",
  "draw-count",
  "draw-cap",
  "unopposed-power",
  "dominance-str",
  "hand-limit",
  "bans",
  "free-of-penalty",
  "house-power-only",
  "more-challenges",
  "renown-power",
] as const;
export type SeatWord = (typeof seatNumbers)[number];
const places = Object.fromEntries(seatNumbers.map((name, place) => [name, place])) as {
  readonly [name in SeatWord]: number;
};
export const seatWord = (game: Cards, seat: number, name: SeatWord): number =>
  game[SEAT_DERIVED + seat * SEAT_WORDS + places[name]];
export const setSeatWord = (game: Cards, seat: number, name: SeatWord, value: number): void => {
  game[SEAT_DERIVED + seat * SEAT_WORDS + places[name]] = value;
};
