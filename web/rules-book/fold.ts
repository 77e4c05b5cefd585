/** A text as a search sees it: small letters without accents, and where each of them stood. */
export interface Folded {
  readonly letters: string;
  /** For every letter, the place in the original text. */
  readonly places: readonly number[];
}

const ligatures: { readonly [letter: string]: string } = { œ: "oe", æ: "ae", "’": "'" };

/** `Épée valyriane` as `epee valyriane`: who types without accents finds as much as who types with them. */
export function fold(text: string): Folded {
  let letters = "";
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const plain = ligatures[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
    letters += plain;
    for (let unit = 0; unit < plain.length; unit++) places.push(at);
    at += letter.length;
  }
  return { letters, places };
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).letters.match(/[\p{L}\p{N}]+/gu) ?? [];
