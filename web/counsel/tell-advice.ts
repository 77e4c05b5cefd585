import { type GameEvent, type Notable, narrate, type Phrasebook } from "@weirwood/kernel";
import type { AdvisedAnswer } from "./work-out.ts";

/** Lines that tell what an answer leads to. */
const LINES = 4;
/** Parts that are named on either side. */
const PARTS = 2;

/** What an answer leads to in a few sentences: what is worth a mark in a replay first, then what follows at once. */
export function linesOf(
  { does, leadsTo }: Pick<AdvisedAnswer, "does" | "leadsTo">,
  book: Phrasebook,
  notable: Notable,
): readonly string[] {
  const isNotable = ({ rule }: GameEvent): boolean => Object.hasOwn(notable, rule);
  const said = new Set(does.map((event) => narrate(book, event)));
  const sentences = [...leadsTo.filter(isNotable), ...leadsTo.filter((event) => !isNotable(event))].map((event) =>
    narrate(book, event),
  );
  const lines = new Set(sentences.filter((sentence) => sentence !== undefined && !said.has(sentence)));
  return [...lines].slice(0, LINES) as string[];
}

/** The parts that speak for an answer, and those that speak against it, by their titles. */
export function partsFor(
  { why }: Pick<AdvisedAnswer, "why">,
  book: Phrasebook,
  spoken: (names: readonly string[]) => string,
): { readonly better: string; readonly worse: string } {
  const titles = (isBetter: boolean): string =>
    spoken(
      why
        .filter(({ gain }) => gain > 0 === isBetter)
        .slice(0, PARTS)
        .map(({ part }) => book.names.part?.[part] ?? part),
    );
  return { better: titles(true), worse: titles(false) };
}
