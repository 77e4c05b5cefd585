import { explain, type Refusal } from "@weirwood/kernel";
import { useDeckWords } from "../deck-words.ts";

/** What cannot be understood of a text, each with its line. */
export function ProblemList({ problems }: { readonly problems: readonly Refusal[] }) {
  const { book } = useDeckWords();
  return (
    <ul className="deck-problems">
      {problems.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
        <li key={at}>{explain(book, problem)}</li>
      ))}
    </ul>
  );
}
