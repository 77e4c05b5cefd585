import type { PlanProblem } from "@weirwood/battles/plans";
import { explain } from "@weirwood/kernel";
import { useBattleWords } from "../../words.ts";
import { useEditorText } from "../text/use-editor-text.ts";

/** What is wrong with a plan that was not opened: by line, where it came from a file, and field. */
export function ProblemList({ problems }: { readonly problems: readonly PlanProblem[] }) {
  const text = useEditorText();
  const { book } = useBattleWords();
  return (
    <ul className="problem-list">
      {problems.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
        <li key={at}>
          {problem.line > 0 && <b className="num">{text.file.line(problem.line)} </b>}
          {explain(book, problem)}
        </li>
      ))}
    </ul>
  );
}
