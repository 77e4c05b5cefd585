import { explain, type Refusal } from "@weirwood/kernel";
import { useDeckWords } from "../deck-words.ts";

/** Whoever pastes something else than a deck need not read every line of it. */
const MOST = 20;

/** Nothing of a text was read that is longer than a deck can be. */
export const isTooLong = ([first]: readonly Refusal[]): boolean => first?.rule === "kernel.malformed";

/** What cannot be understood of a text, each with its line. */
export function ProblemList({ problems }: { readonly problems: readonly Refusal[] }) {
  const { book, text } = useDeckWords();
  if (isTooLong(problems)) return <p>{text.import.tooLong}</p>;
  const left = problems.length - MOST;
  return (
    <>
      <ul className="deck-problems">
        {problems.slice(0, MOST).map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          <li key={at}>{explain(book, problem)}</li>
        ))}
      </ul>
      {left > 0 && <p>{text.import.more(left)}</p>}
    </>
  );
}
