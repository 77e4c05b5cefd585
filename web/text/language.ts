/** The languages that everything is said in. */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: unknown): word is Language => (languages as readonly unknown[]).includes(word);

/** The first language of the reader's list that we speak. */
export function preferredLanguage(list: readonly string[]): Language {
  for (const tag of list) {
    const word = tag.slice(0, 2).toLowerCase();
    if (isLanguage(word)) return word;
  }
  return "en";
}
