import { completeFrom } from "@weirwood/kernel";

/** What the terminal may put in place of the last word of a line: the words, and the part of the line they replace. */
export type Candidates = [words: string[], part: string];

/** Completions are whole texts; the terminal shows the last word of each. */
export function lastWords(completions: readonly string[], line: string): Candidates {
  const start = line.lastIndexOf(" ") + 1;
  return [completions.map((text) => text.slice(start)), line.slice(start)];
}

/** The next word of every text that begins with the line. */
export const candidatesFrom = (line: string, texts: readonly string[]): Candidates =>
  lastWords(completeFrom(texts, line), line);
