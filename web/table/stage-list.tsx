import type { Phrasebook } from "@weirwood/kernel";
import { useText } from "../text/use-text.ts";
import type { Stage } from "./game-client.ts";

interface StageListProps {
  /** From the outermost to the innermost. */
  readonly stages: readonly Stage[];
  readonly book: Phrasebook;
}

/** Where the game is: every level of it, with the current stage marked. */
export function StageList({ stages, book }: StageListProps) {
  const text = useText().table;
  return stages.map(({ id, of }, level) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: levels have no name of their own; how deep they lie is what stays.
    <ol key={level} className="phases" aria-label={text.phase}>
      {(of ?? (id === undefined ? [] : [id])).map((one) => (
        <li key={one} aria-current={one === id ? "step" : undefined}>
          {stageTitle(book, one)}
        </li>
      ))}
    </ol>
  ));
}

const stageTitle = (book: Phrasebook, id: string): string => book.names.phase?.[id] ?? id;

/** The same in a few words: `Challenges, Military`. Nothing where the game is between stages. */
export const whereWords = (stages: readonly Stage[], book: Phrasebook): string =>
  stages.flatMap(({ id }) => (id === undefined ? [] : [stageTitle(book, id)])).join(", ");
