/** Completion of notation that is being typed. Case does not count, as nowhere in notation. */

/** Every answer that begins with the text, up to the end of its next word. */
export function completeFrom(answers: Iterable<string>, text: string): readonly string[] {
  const typed = text.toLowerCase();
  const start = text.lastIndexOf(" ") + 1;
  const completions = new Set<string>();
  for (const answer of answers) {
    if (!answer.toLowerCase().startsWith(typed)) continue;
    const end = answer.indexOf(" ", text.length);
    completions.add(text.slice(0, start) + answer.slice(start, end < 0 ? answer.length : end + 1));
  }
  return [...completions];
}

/** The text with its last word, which may be unfinished, replaced by each of the words that begin with it. */
export function completeWord(words: Iterable<string>, text: string): readonly string[] {
  const start = text.lastIndexOf(" ") + 1;
  const typed = text.slice(start).toLowerCase();
  const completions = new Set<string>();
  for (const word of words) if (word.toLowerCase().startsWith(typed)) completions.add(text.slice(0, start) + word);
  return [...completions];
}
