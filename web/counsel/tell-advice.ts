import { type GameEvent, type Notable, narrate, type Phrasebook } from "@weirwood/kernel";
import type { AdvisedAnswer } from "./work-out.ts";

/** Lines that tell what an answer leads to. */
const LINES = 4;
/** Parts that are named on either side. */
const PARTS = 2;

/** How much an event says to a reader: of a mark in a replay, of the reader's own, or of others. */
interface Weighed {
  readonly notable: Notable;
  isOwn(event: GameEvent): boolean;
}

/** What an answer leads to in a few sentences: what is worth a mark in a replay first, then what is about the reader. */
export function linesOf(
  { does, leadsTo }: Pick<AdvisedAnswer, "does" | "leadsTo">,
  book: Phrasebook,
  { notable, isOwn }: Weighed,
): readonly string[] {
  const weightOf = (event: GameEvent): number => (Object.hasOwn(notable, event.rule) ? 2 : isOwn(event) ? 1 : 0);
  const answer = does.map((event) => narrate(book, event)).find((sentence) => sentence !== undefined);
  const sentences = leadsTo
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap((event) => narrate(book, event) ?? [])
    .filter((sentence) => sentence !== answer);
  return [...new Set(sentences)].slice(0, LINES);
}

/** A title within a sentence. */
const small = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** The parts that speak for an answer, and those that speak against it, by their titles. */
export function partsFor(
  { why }: Pick<AdvisedAnswer, "why">,
  book: Phrasebook,
): { readonly better: string; readonly worse: string } {
  const titles = (isBetter: boolean): string =>
    why
      .filter(({ gain }) => gain > 0 === isBetter)
      .slice(0, PARTS)
      .map(({ part }) => small(book.names.part?.[part] ?? part))
      .join(", ");
  return { better: titles(true), worse: titles(false) };
}
