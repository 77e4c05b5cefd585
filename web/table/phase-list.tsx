import type { Phrasebook } from "@weirwood/kernel";
import { useText } from "../text/use-text.ts";
import type { PhaseLevel } from "./game-client.ts";

interface PhaseListProps {
  /** From the outermost to the innermost. */
  readonly levels: readonly PhaseLevel[];
  readonly book: Phrasebook;
}

/** Where the game is: every level of it, with the current stage marked. */
export function PhaseList({ levels, book }: PhaseListProps) {
  const text = useText().table;
  return levels.map(({ id, of }, level) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: levels have no name of their own; how deep they lie is what stays.
    <ol key={level} className="phases" aria-label={text.phase}>
      {(of ?? (id === undefined ? [] : [id])).map((one) => (
        <li key={one} aria-current={one === id ? "step" : undefined}>
          {phaseTitle(book, one)}
        </li>
      ))}
    </ol>
  ));
}

const phaseTitle = (book: Phrasebook, id: string): string => book.names.phase?.[id] ?? id;

/** The same in a few words: `Challenges, Military`. Nothing where the game is between levels. */
export const whereWords = (levels: readonly PhaseLevel[], book: Phrasebook): string =>
  levels.flatMap(({ id }) => (id === undefined ? [] : [phaseTitle(book, id)])).join(", ");
