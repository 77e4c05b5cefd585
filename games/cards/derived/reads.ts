import type { Ability, Modifier } from "../words/index.ts";

/**
 * Which derived words a constant text looks at, so that it is known when nothing that changed is looked at by anybody: then
 * another pass would change nothing.
 */
export const [STR, MARKS, TYPES, BLANKS, IMMUNITY, KEYWORDS, TRAITS, SYMBOLS, OF_SEATS, OF_GAME] = [
  1, 2, 4, 8, 16, 32, 64, 128, 256, 512,
];

/** What each word of a selector, an amount or a condition looks at; a word that is not here looks at the position alone. */
const readBy: { readonly [word: string]: number } = {
  str: STR,
  strOf: STR,
  sumOfStr: STR,
  icon: MARKS,
  noIcon: MARKS,
  crest: MARKS,
  notCrest: MARKS,
  hasCrest: MARKS,
  house: MARKS,
  notHouse: MARKS,
  keyword: KEYWORDS,
  limited: KEYWORDS,
  trait: TRAITS,
  notTrait: TRAITS,
  gives: SYMBOLS,
  claimOf: OF_SEATS,
  plotGoldOf: OF_SEATS,
  season: OF_GAME,
};

/** What a piece of text looks at, and everything inside it. */
function readsIn(text: unknown): number {
  if (typeof text !== "object" || text === null) return 0;
  return Object.entries(text).reduce((set, [word, inner]) => set | (readBy[word] ?? 0) | readsIn(inner), 0);
}

type Constant = Extract<Ability, { kind: "constant" }>;

/** Every text speaks only while it is not blank, every selector looks at types, and who is immune to a text ignores it. */
export const readsOf = ({ on, while: condition, mods }: Constant): number =>
  BLANKS |
  TYPES |
  (on === "self" ? 0 : IMMUNITY) |
  readsIn(on) |
  readsIn(condition) |
  mods.reduce((set, mod) => set | readsOfModifier(mod), 0);

/** What a modifier counts; what it gives to others is not looked at here. */
export const readsOfModifier = (mod: Modifier): number =>
  ("by" in mod ? readsIn(mod.by) : 0) | ("set" in mod ? readsIn(mod.set) : 0);
