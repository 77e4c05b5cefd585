import { bitOf, crestIds, houseIds, iconIds, keywordIds, NONE, traitIds, typeIds } from "../data/names.ts";
import { type Body, cardOf, faces, hostOf, isDuplicate, isFaceDown } from "../state/bodies.ts";
import { BODY_WORDS, type Cards } from "../state/layout.ts";
import type { Face } from "../words/index.ts";
import {
  BLANK,
  BLANK_TRAITS,
  CREST_SHIFT,
  HAS_IMMUNITY,
  HOUSE_SHIFT,
  KEYWORDS,
  KINDS,
  MARKS,
  STR,
  SYMBOLS,
  TRAITS,
} from "./words.ts";

/** What cards say themselves, as words of a body. */

const ATTACHMENT = bitOf(typeIds, "attachment");
const DUPLICATE_TYPE = bitOf(typeIds, "duplicate");
const ALL_BLANKS = BLANK | BLANK_TRAITS;

const setOf = (ids: readonly string[], names: readonly string[] = []): number =>
  names.reduce((set, name) => set | bitOf(ids, name), 0);

function wordsOfPrint(face: Face): Uint16Array {
  const words = new Uint16Array(BODY_WORDS);
  words[STR] = typeof face.str === "number" ? face.str : 0;
  words[MARKS] =
    setOf(iconIds, face.icons) |
    (setOf(crestIds, face.crests) << CREST_SHIFT) |
    (setOf(houseIds, face.house) << HOUSE_SHIFT);
  words[KINDS] = bitOf(typeIds, face.type) | (face.immune === undefined ? 0 : HAS_IMMUNITY);
  words[KEYWORDS] = setOf(keywordIds, face.keywords);
  words[SYMBOLS] = (face.gold ?? 0) | ((face.influence ?? 0) << 4) | ((face.initiative ?? 0) << 8);
  for (const trait of face.traits ?? []) {
    const number = traitIds.indexOf(trait);
    words[TRAITS + (number >> 4)] |= 1 << (number & 15);
  }
  return words;
}

const prints: readonly Uint16Array[] = faces.map(wordsOfPrint);

/** The type of a card by how it lies there, whatever texts make of it. */
export function printedType(game: Cards, body: Body): number {
  if (isFaceDown(game, body)) return ATTACHMENT;
  if (isDuplicate(game, body)) return DUPLICATE_TYPE;
  return hostOf(game, body) === NONE ? prints[cardOf(game, body)][KINDS] & ~HAS_IMMUNITY : ATTACHMENT;
}

/** Writes what a body prints to a place of some row, as far as it is not blank by these kinds. */
export function printInto(game: Cards, body: Body, kinds: number, row: Uint16Array, at: number): void {
  if (isFaceDown(game, body)) {
    for (let i = 0; i < BODY_WORDS; i++) row[at + i] = 0;
    row[at + KINDS] = ATTACHMENT;
    return;
  }
  const print = prints[cardOf(game, body)];
  for (let i = 0; i < BODY_WORDS; i++) row[at + i] = print[i];
  if (hostOf(game, body) !== NONE || isDuplicate(game, body))
    row[at + KINDS] = printedType(game, body) | (print[KINDS] & HAS_IMMUNITY);
  if ((kinds & ALL_BLANKS) === 0) return;
  if ((kinds & BLANK) !== 0) {
    row[at + KINDS] &= ~HAS_IMMUNITY;
    row[at + KEYWORDS] = 0;
    row[at + SYMBOLS] = 0;
  }
  if ((kinds & BLANK_TRAITS) !== 0) for (let i = TRAITS; i < BODY_WORDS; i++) row[at + i] = 0;
}
