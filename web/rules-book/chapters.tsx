import type { Chapter } from "@weirwood/kernel";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { examplesOf } from "../games/examples.ts";
import { useText } from "../text/use-text.ts";
import type { RuleBook } from "./book.ts";
import { RuleParagraph } from "./rule-paragraph.tsx";
import { TryIt } from "./try-it.tsx";

interface ChaptersProps {
  readonly book: RuleBook;
  readonly query: string;
  /** The id of the rule that the address names. */
  readonly target: string;
}

/** All chapters, or while somebody searches, the rules that were found. */
export function Chapters({ book, query, target }: ChaptersProps) {
  const text = useText().rules;
  const wanted = useDeferredValue(query.trim());
  const hits = useMemo(() => book.index.find(wanted), [book, wanted]);
  const examples = useExamples(book.game);
  useEffect(() => {
    if (wanted === "") document.getElementById(target)?.scrollIntoView({ block: "center" });
  }, [target, wanted]);
  if (wanted === "") {
    return (
      <>
        <p className="lead">{text.lead}</p>
        {book.chapters.map((chapter) => (
          <ChapterSection key={chapter.part} game={book.game} chapter={chapter} target={target} examples={examples} />
        ))}
      </>
    );
  }
  return (
    <>
      <p className="lead" role="status">
        {hits.length === 0 ? text.foundNone : text.found(hits.length)}
      </p>
      {hits.map(({ rule, chapter }) => (
        <section key={rule.id} className="panel found">
          <p className="muted xs">{chapter.title}</p>
          <RuleParagraph game={book.game} rule={rule} query={book.index.meant(wanted)}>
            <Trial game={book.game} rule={rule.id} examples={examples} />
          </RuleParagraph>
        </section>
      ))}
    </>
  );
}

interface ChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly target: string;
  readonly examples: Examples;
}

function ChapterSection({ game, chapter: { part, title, rules }, target, examples }: ChapterProps) {
  return (
    <section className="panel chapter" aria-labelledby={`chapter-${part}`}>
      <h2 id={`chapter-${part}`}>{title}</h2>
      {rules.map((rule) => (
        <div key={rule.id} id={rule.id} className={rule.id === target ? "rule-entry target" : "rule-entry"}>
          <RuleParagraph game={game} rule={rule}>
            <Trial game={game} rule={rule.id} examples={examples} />
          </RuleParagraph>
        </div>
      ))}
    </section>
  );
}

type Examples = Awaited<ReturnType<typeof examplesOf>>;
const none: Examples = new Map();

/** Fetched once the book lies open: nobody waits for them in order to read. */
function useExamples(game: string): Examples {
  const [examples, setExamples] = useState(none);
  useEffect(() => {
    let isGone = false;
    examplesOf(game).then(
      (found) => !isGone && setExamples(found),
      // Without them the book is a book.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return examples;
}

function Trial({
  game,
  rule,
  examples,
}: {
  readonly game: string;
  readonly rule: string;
  readonly examples: Examples;
}) {
  const example = examples.get(rule);
  return example === undefined ? null : <TryIt game={game} rule={rule} example={example} />;
}
