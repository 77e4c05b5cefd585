import { gainedNumber } from "../compiled/abilities.ts";
import {
  bitOf,
  crestIds,
  houseIds,
  iconIds,
  keywordIds,
  MOST_SEATS,
  NONE,
  phaseIds,
  traitIds,
  typeIds,
} from "../data/names.ts";
import { amountOf } from "../rules/amounts.ts";
import type { Context } from "../rules/context.ts";
import { countRole } from "../rules/roles.ts";
import { type Body, bodiesEnd, cardOf, countersOn, faces, isFaceDown, isTaken, roleOf } from "../state/bodies.ts";
import { BODY_WORDS, type Cards, PHASE } from "../state/layout.ts";
import { BODIES_OF_SEAT } from "../state/refs.ts";
import { type Modifier, verbIds } from "../words/index.ts";
import { printedType, printInto } from "./prints.ts";
import * as reads from "./reads.ts";
import { applyToTable, clearSeats, writeSeats } from "./seat-sums.ts";
import {
  BLANK,
  BLANK_TRAITS,
  CANNOT,
  CREST_SHIFT,
  DEFEND_SHIFT,
  DIES,
  FLAGS,
  GOES,
  HAS_CHOICE_BAN,
  HAS_GAINED,
  HAS_IMMUNITY,
  HAS_TOLL,
  HOUSE_SHIFT,
  KEYWORDS,
  KINDS,
  KNEELING_ATTACK,
  KNEELING_DEFEND,
  MARKS,
  NO_KNEEL_ATTACK,
  NO_KNEEL_DEFEND,
  NOT_COUNTED,
  NOT_SAVED_AT_ZERO,
  RAW_STR,
  SPENDABLE,
  STR,
  SYMBOLS,
  TRAITS,
  TYPED,
  wordsOf,
  ZERO,
} from "./words.ts";

/**
 * The sums of one pass of `derive`. They lie in rows of this module and not in the state: nothing is made here that outlives a
 * derivation. Only bodies that some text speaks of have sums; all others are what they print, which is most of them.
 */

const MOST = MOST_SEATS * BODIES_OF_SEAT;
const spokenOf = new Uint16Array(MOST);
const isSpokenOf = new Uint8Array(MOST);
let spokenOfCount = 0;

const words = new Uint16Array(MOST * BODY_WORDS);
const base = new Int32Array(MOST);
const plus = new Int32Array(MOST);
const less = new Int32Array(MOST);
/** Icons, keywords, traits and the like are counted where one is given or taken: 16 counts for each word of them. */
const slotOf: readonly number[] = Array.from({ length: BODY_WORDS }, (_, word) =>
  word === MARKS ? 0 : word === KEYWORDS ? 1 : word >= TRAITS ? 2 + word - TRAITS : NONE,
);
const SLOTS = 2 + BODY_WORDS - TRAITS;
const counts = new Int8Array(MOST * SLOTS * 16);
const isCounted = new Uint8Array(MOST * SLOTS);

/** Forgets everything, and writes what is printed and nothing else. */
export function printOver(game: Cards): void {
  for (let i = 0; i < spokenOfCount; i++) isSpokenOf[spokenOf[i]] = 0;
  spokenOfCount = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const at = wordsOf(body);
    printInto(game, body, 0, game, at);
    const counters = isFaceDown(game, body) ? 0 : countersOn(game, body);
    const sum = game[at + STR] + counters + opposing(game, body, game[at + KEYWORDS]);
    game[at + STR] = sum;
    game[at + RAW_STR] = sum + ZERO;
  }
  clearSeats(game);
  writeSeats(game);
}

export function beginPass(game: Cards): void {
  for (let i = 0; i < spokenOfCount; i++) begin(game, spokenOf[i]);
  clearSeats(game);
}

/** The sums of a body begin with what it prints, as far as it was not blank after the pass before. */
function begin(game: Cards, body: Body): void {
  const at = body * BODY_WORDS;
  printInto(game, body, game[wordsOf(body) + KINDS], words, at);
  base[body] = words[at + STR];
  plus[body] = isFaceDown(game, body) ? 0 : countersOn(game, body);
  less[body] = 0;
  for (let slot = body * SLOTS; slot < (body + 1) * SLOTS; slot++) isCounted[slot] = 0;
}

/** Where the words of a body are gathered in this pass. */
function sumsOf(game: Cards, body: Body): number {
  if (isSpokenOf[body] === 0) {
    isSpokenOf[body] = 1;
    spokenOf[spokenOfCount++] = body;
    begin(game, body);
  }
  return body * BODY_WORDS;
}

/** One more, or one less, of what a bit of a word stands for. */
function count(game: Cards, body: Body, word: number, bit: number, by: number): void {
  const printed = words[sumsOf(game, body) + word];
  const slot = body * SLOTS + slotOf[word];
  if (isCounted[slot] === 0) {
    isCounted[slot] = 1;
    for (let i = 0; i < 16; i++) counts[slot * 16 + i] = (printed >> i) & 1;
  }
  counts[slot * 16 + bit] += by;
}

const addTrait = (game: Cards, body: Body, trait: number, by: number): void =>
  count(game, body, TRAITS + (trait >> 4), trait & 15, by);

/** A body is a character of this STR, with icons, keywords and traits besides its own. */
export function becomeCharacter(
  game: Cards,
  body: Body,
  str: number,
  { icons = [], keywords = [], traits = [] }: Pick<import("../words/index.ts").Face, "icons" | "keywords" | "traits">,
): void {
  words[sumsOf(game, body) + KINDS] |= CHARACTER;
  base[body] = str;
  for (const icon of icons) count(game, body, MARKS, iconIds.indexOf(icon), 1);
  for (const keyword of keywords) count(game, body, KEYWORDS, keywordIds.indexOf(keyword), 1);
  for (const trait of traits) giveTrait(game, body, trait);
}

export const giveTrait = (game: Cards, body: Body, trait: (typeof traitIds)[number]): void =>
  addTrait(game, body, traitIds.indexOf(trait), 1);

export function setBaseStr(game: Cards, body: Body, str: number): void {
  sumsOf(game, body);
  base[body] = str;
}

/** Gives or takes a set of keywords. */
export function addKeywords(game: Cards, body: Body, keywords: number, by: 1 | -1): void {
  for (let keyword = 0; keyword < keywordIds.length; keyword++)
    if (((keywords >> keyword) & 1) === 1) count(game, body, KEYWORDS, keyword, by);
}

const CHARACTER = bitOf(typeIds, "character");
const verbBit = (verb: (typeof verbIds)[number]): number => 1 << verbIds.indexOf(verb);

/** One modifier on one body. `amount`: what was counted when a lasting effect began. */
export function apply(context: Context, mod: Modifier, body: Body, amount: number | undefined): void {
  const { game } = context;
  const at = sumsOf(game, body);
  switch (mod.mod) {
    case "str":
    case "dominance-str": {
      if (mod.mod === "dominance-str" && game[PHASE] !== DOMINANCE) return;
      const by = amount ?? amountOf(context, mod.by);
      if (by > 0) plus[body] += by;
      else less[body] += by;
      return;
    }
    case "icon":
      count(game, body, MARKS, iconIds.indexOf(mod.icon), mod.by);
      return;
    case "crest":
      count(game, body, MARKS, CREST_SHIFT + crestIds.indexOf(mod.crest), mod.by);
      return;
    case "house":
      count(game, body, MARKS, HOUSE_SHIFT + houseIds.indexOf(mod.house), mod.by);
      return;
    case "keyword":
      count(game, body, KEYWORDS, keywordIds.indexOf(mod.keyword), mod.by);
      return;
    case "trait":
      addTrait(game, body, traitIds.indexOf(mod.trait), mod.by);
      return;
    case "blank":
      words[at + KINDS] |= mod.exceptTraits ? BLANK : BLANK | BLANK_TRAITS;
      return;
    case "immune":
      words[at + KINDS] |= HAS_IMMUNITY;
      return;
    case "cannot":
      if (mod.by !== undefined) words[at + KINDS] |= HAS_CHOICE_BAN;
      else if (mod.challenge !== undefined)
        words[at + TYPED] |= 1 << (iconIds.indexOf(mod.challenge) + (mod.verb === "defend" ? DEFEND_SHIFT : 0));
      else words[at + CANNOT] |= verbBit(mod.verb);
      return;
    case "no-kneel": {
      const shift = mod.to === "attack" ? NO_KNEEL_ATTACK : NO_KNEEL_DEFEND;
      words[at + FLAGS] |= (mod.challenge === undefined ? 7 : 1 << iconIds.indexOf(mod.challenge)) << shift;
      return;
    }
    case "declared-kneeling":
      words[at + FLAGS] |= mod.to === "attack" ? KNEELING_ATTACK : KNEELING_DEFEND;
      return;
    case "not-counted":
      words[at + FLAGS] |= NOT_COUNTED;
      return;
    case "dies-at-zero":
      words[at + FLAGS] |= (mod.how === "kill" ? DIES : GOES) | (mod.noSave ? NOT_SAVED_AT_ZERO : 0);
      return;
    case "spendable":
      words[at + FLAGS] |= SPENDABLE;
      return;
    case "gains":
      if (gainedNumber(mod.ability) !== NONE) words[at + KINDS] |= HAS_GAINED;
      return;
    case "toll":
      words[at + KINDS] |= HAS_TOLL;
      return;
    default:
      return;
  }
}

const DOMINANCE = phaseIds.indexOf("dominance");

const PLOT_TYPE = bitOf(typeIds, "plot");

export function applyToGame(game: Cards, mod: Modifier): void {
  if (mod.mod === "plots-blank") blankPlots(game, mod.exceptTitled);
  else applyToTable(mod);
}

function blankPlots(game: Cards, exceptTitled: string | undefined): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (
      isTaken(game, body) &&
      printedType(game, body) === PLOT_TYPE &&
      faces[cardOf(game, body)].title !== exceptTitled
    )
      words[sumsOf(game, body) + KINDS] |= BLANK | BLANK_TRAITS;
}

/** Writes the sums as words; what of it is otherwise than before, in the words of `reads.ts`. */
export function writeSums(game: Cards): number {
  let changed = 0;
  for (let i = 0; i < spokenOfCount; i++) changed |= writeBody(game, spokenOf[i]);
  return changed | writeSeats(game);
}

const LOSE_STR = verbBit("lose-str");
const [ALL_TYPES, ALL_BLANKS] = [(1 << typeIds.length) - 1, BLANK | BLANK_TRAITS];

function writeBody(game: Cards, body: Body): number {
  const from = body * BODY_WORDS;
  for (let word = 0; word < BODY_WORDS; word++) {
    const slot = body * SLOTS + slotOf[word];
    if (slotOf[word] !== NONE && isCounted[slot] === 1) words[from + word] = positive(slot * 16);
  }
  const isSteady = (words[from + CANNOT] & LOSE_STR) !== 0;
  // What cannot be lowered is not lowered by another base either: until it is written here, the word is what is printed.
  const [ground, fall] = isSteady ? [Math.max(base[body], words[from + STR]), 0] : [base[body], less[body]];
  const sum = ground + plus[body] + fall + opposing(game, body, words[from + KEYWORDS]);
  words[from + STR] = Math.max(0, sum);
  words[from + RAW_STR] = sum + ZERO;
  const at = wordsOf(body);
  let changed = 0;
  for (let word = 0; word < BODY_WORDS; word++) {
    const difference = game[at + word] ^ words[from + word];
    if (difference === 0) continue;
    game[at + word] = words[from + word];
    changed |= word === KINDS ? changeOfKinds(difference) : readAs[word];
  }
  return changed;
}

const changeOfKinds = (difference: number): number =>
  ((difference & ALL_TYPES) === 0 ? 0 : reads.TYPES) |
  ((difference & ALL_BLANKS) === 0 ? 0 : reads.BLANKS) |
  ((difference & HAS_IMMUNITY) === 0 ? 0 : reads.IMMUNITY);

/** As what each word of a body is read by constant texts; 0 where none does. */
const readAs: readonly number[] = Array.from({ length: BODY_WORDS }, (_, word) => {
  if (word >= TRAITS) return reads.TRAITS;
  return { [STR]: reads.STR, [MARKS]: reads.MARKS, [KEYWORDS]: reads.KEYWORDS, [SYMBOLS]: reads.SYMBOLS }[word] ?? 0;
});

/** Which of 16 counts are above 0, a bit each. */
function positive(from: number): number {
  let set = 0;
  for (let i = 0; i < 16; i++) if (counts[from + i] > 0) set |= 1 << i;
  return set;
}

const MELEE = bitOf(keywordIds, "melee");

/** The keyword melee: 1 STR for each participant of the other side. */
function opposing(game: Cards, body: Body, keywords: number): number {
  if ((keywords & MELEE) === 0) return 0;
  const role = roleOf(game, body);
  return role === NONE ? 0 : countRole(game, 1 - role);
}
