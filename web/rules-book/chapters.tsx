import type { Chapter, Rule } from "@weirwood/kernel";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { examplesOf } from "../games/examples.ts";
import { useText } from "../text/use-text.ts";
import type { RuleBook } from "./book.ts";
import { RuleParagraph } from "./rule-paragraph.tsx";
import type { Hit } from "./search.ts";
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
  return <FoundRules book={book} query={wanted} examples={examples} />;
}

interface FoundProps {
  readonly book: RuleBook;
  readonly query: string;
  readonly examples: Examples;
}

/** The rules that a search finds, best first, those of one chapter together under its title. */
export function FoundRules({ book, query, examples }: FoundProps) {
  const text = useText().rules;
  const hits = useMemo(() => book.index.find(query), [book, query]);
  const marked = book.index.meant(query);
  return (
    <>
      <p className="lead" role="status">
        {hits.length === 0 ? text.foundNone : text.found(hits.length)}
      </p>
      {byChapter(hits).map(({ chapter, rules }) => (
        <section key={chapter.part} className="panel found">
          <h2>{chapter.title}</h2>
          <ol className="found-rules">
            {rules.map((rule) => (
              <li key={rule.id}>
                <RuleParagraph game={book.game} rule={rule} query={marked}>
                  <Trial game={book.game} rule={rule.id} examples={examples} />
                </RuleParagraph>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** Chapters in the order of their best rule. */
function byChapter(hits: readonly Hit[]): readonly { readonly chapter: Chapter; readonly rules: readonly Rule[] }[] {
  const chapters = new Map<Chapter, Rule[]>();
  for (const { chapter, rule } of hits) chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  return Array.from(chapters, ([chapter, rules]) => ({ chapter, rules }));
}

interface ChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly target: string;
  readonly examples: Examples;
}

/** A chapter: its title, and its rules, the one that is looked for marked. */
export function ChapterSection({ game, chapter: { part, title, rules }, target, examples }: ChapterProps) {
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
export function useExamples(game: string): Examples {
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
