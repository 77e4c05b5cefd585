import type { Chapter } from "@weirwood/kernel";
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { usePageTitle } from "../app/page-title.ts";
import { goTo, type Openings, useHash } from "../app/router.ts";
import { Icon } from "../art/icon.tsx";
import { examplesOf } from "../games/examples.ts";
import { useText } from "../text/use-text.ts";
import { type RuleBook, useRuleBook } from "./book.ts";
import { RuleParagraph } from "./rule-paragraph.tsx";
import { TryIt } from "./try-it.tsx";
import "./rule-panel.css";
import "./rules-page.css";

const Glossary = lazy(() => import("./glossary.tsx").then(({ Glossary: found }) => ({ default: found })));

/** Parts of the book: the rules themselves, and pictures of everything in the box. */
const parts = ["rules", "cards", "areas", "pieces"] as const;
type Part = (typeof parts)[number];

/** The rules of a game in the page: chapters, a search, and pictures of cards, areas and pieces. */
export function RulesPage({ game }: Openings) {
  const text = useText();
  const book = useRuleBook(game);
  if (book === undefined) return <p className="panel alone">{text.rules.unknownGame}</p>;
  return <OpenBook book={book} />;
}

function OpenBook({ book }: { readonly book: RuleBook }) {
  const text = useText().rules;
  const hash = useHash();
  const [query, setQuery] = useState("");
  const [showsContents, setShowsContents] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const title = text.title(text.games[book.game] ?? book.game);
  usePageTitle(title);
  const part: Part = parts.find((one) => one === hash) ?? "rules";
  const show = (one: Part): void => goTo(`/rules/${book.game}${one === "rules" ? "" : `#${one}`}`);
  useKeys([{ key: "/", label: text.search, act: () => field.current?.focus() }]);
  const search = (wanted: string): void => {
    setQuery(wanted);
    if (part !== "rules") show("rules");
  };
  const leaveContents = (): void => {
    setQuery("");
    setShowsContents(false);
  };
  return (
    <div className="rules-book">
      <aside>
        <search className="row">
          <label className="search grow">
            <Icon name="ui-search" />
            <span className="visually-hidden">{text.search}</span>
            <input
              ref={field}
              type="search"
              value={query}
              placeholder={text.searchHint}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => search(event.target.value)}
            />
          </label>
          <button
            type="button"
            className="btn square contents-button"
            aria-label={text.contents}
            aria-expanded={showsContents}
            onClick={() => {
              if (part !== "rules") show("rules");
              setShowsContents(!showsContents);
            }}
          >
            <Icon name="ui-menu" />
          </button>
        </search>
        <nav aria-label={text.contents}>
          <ul className="parts">
            {parts.map((one) => (
              <li key={one}>
                <button type="button" aria-current={one === part || undefined} onClick={() => show(one)}>
                  {text.parts[one]}
                </button>
              </li>
            ))}
          </ul>
          {part === "rules" && (
            <ol className={showsContents ? "contents shown" : "contents"}>
              {book.chapters.map(({ part: chapter, title, rules }) => (
                <li key={chapter}>
                  <a href={`#${rules[0].id}`} onClick={leaveContents}>
                    <span>{title}</span>
                    <span className="num">{rules.length}</span>
                  </a>
                </li>
              ))}
            </ol>
          )}
        </nav>
      </aside>
      <article>
        <h1>{part === "rules" ? title : text.parts[part]}</h1>
        {part === "rules" ? (
          <Rules book={book} query={query} target={hash} />
        ) : (
          <Suspense>
            <Glossary part={part} />
          </Suspense>
        )}
      </article>
      {part === "rules" && <Also book={book} target={hash} />}
    </div>
  );
}

const RELATED = 8;

/** Beside a rule that was opened: others that speak of the same things. */
function Also({ book, target }: { readonly book: RuleBook; readonly target: string }) {
  const text = useText().rules;
  const related = useMemo(() => book.index.related(target, RELATED), [book, target]);
  if (related.length === 0) return null;
  return (
    <aside className="also" aria-label={text.seeAlso}>
      <h2>{text.seeAlso}</h2>
      <p>
        <code className="faint xs">{target}</code>
      </p>
      <ul className="related">
        {related.map(({ id, rule }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <code>{id}</code>
              <span>{rule}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface RulesProps {
  readonly book: RuleBook;
  readonly query: string;
  /** The id of the rule that the address names. */
  readonly target: string;
}

function Rules({ book, query, target }: RulesProps) {
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
          <RuleParagraph game={book.game} rule={rule} query={wanted}>
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
