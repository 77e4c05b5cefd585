import { Suspense, useMemo, useRef, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo, type RouteParameters, useHash } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { GameScope } from "../games/game-scope.tsx";
import { GameSwitch } from "../games/game-switch.tsx";
import { type GlossaryPart, useGlossary } from "../games/glossaries.ts";
import { titleOf } from "../games/index.ts";
import { rulePictureOf } from "../games/rule-pictures.ts";
import { useText } from "../text/use-text.ts";
import { type RuleBook, useRuleBook } from "./book.ts";
import { Chapters, useExamples } from "./chapters.tsx";
import { SearchField } from "./search-field.tsx";
import { TryIt } from "./try-it.tsx";
import "./rule.css";
import "./rules-page.css";

/** The rules of a game in the page: chapters, a search, and the glossary that the game brings. */
export function RulesPage({ game }: RouteParameters) {
  const text = useText();
  const book = useRuleBook(game);
  const glossary = useGlossary(game);
  if (book === null) return <p className="panel alone">{text.rules.unknownGame}</p>;
  return book === undefined || glossary === undefined ? <Loading /> : <OpenBook book={book} glossary={glossary} />;
}

interface OpenBookProps {
  readonly book: RuleBook;
  readonly glossary: readonly GlossaryPart[];
}

function OpenBook({ book, glossary }: OpenBookProps) {
  const text = useText().rules;
  const language = useSettings((settings) => settings.language);
  const hash = useHash();
  const [query, setQuery] = useState("");
  const [showsContents, setShowsContents] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const title = text.title(titleOf(book.game, language));
  usePageTitle(title);
  const part = glossary.find(({ id }) => id === hash);
  const show = (id: string): void => goTo(`/rules/${book.game}${id === "" ? "" : `#${id}`}`);
  useKeys([{ key: "/", label: text.search, act: () => field.current?.focus() }]);
  const search = (wanted: string): void => {
    setQuery(wanted);
    if (part !== undefined) show("");
  };
  const leaveContents = (): void => {
    setQuery("");
    setShowsContents(false);
  };
  return (
    <div className="rules-book">
      <aside>
        <search className="row">
          <SearchField ref={field} query={query} onSearch={search} />
          <button
            type="button"
            className="btn square contents-button"
            aria-label={text.contents}
            aria-expanded={showsContents}
            onClick={() => {
              if (part !== undefined) show("");
              setShowsContents(!showsContents);
            }}
          >
            <Icon name="ui-menu" />
          </button>
        </search>
        <nav aria-label={text.contents}>
          <ul className="parts">
            {[{ id: "", title: () => text.rules }, ...glossary].map(({ id, title: titleIn }) => (
              <li key={id}>
                <button type="button" aria-current={id === (part?.id ?? "") || undefined} onClick={() => show(id)}>
                  {titleIn(language)}
                </button>
              </li>
            ))}
          </ul>
          {part === undefined && (
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
        <GameSwitch game={book.game} to={(other) => `/rules/${other}`} />
        <h1>{part === undefined ? title : part.title(language)}</h1>
        {part === undefined ? (
          <Chapters book={book} query={query} target={hash} />
        ) : (
          <Suspense>
            <GameScope game={book.game}>
              <part.Part />
            </GameScope>
          </Suspense>
        )}
      </article>
      {part === undefined && <Also book={book} target={hash} />}
    </div>
  );
}

const RELATED = 8;

/** Beside a rule that was opened: others that speak of the same things. Before one is: rules that can be tried out. */
function Also({ book, target }: { readonly book: RuleBook; readonly target: string }) {
  const text = useText().rules;
  const related = useMemo(() => book.index.related(target, RELATED), [book, target]);
  const Picture = rulePictureOf(book.game);
  if (related.length === 0) return <ToTry book={book} />;
  return (
    <aside className="also" aria-label={text.seeAlso}>
      {Picture !== undefined && (
        <Suspense>
          <GameScope game={book.game}>
            <Picture rule={target} />
          </GameScope>
        </Suspense>
      )}
      <h2>{text.seeAlso}</h2>
      <ul className="related">
        {related.map(({ id, rule }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{book.rule(id)?.chapter?.title}</b>
              <span>{rule}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Of each chapter a rule with an example that can be laid on a practice table. */
function ToTry({ book }: { readonly book: RuleBook }) {
  const text = useText().rules;
  const examples = useExamples(book.game);
  const tryable = book.chapters.flatMap(({ part, title, rules }) => {
    const rule = rules.find(({ id }) => examples.has(id));
    const example = rule && examples.get(rule.id);
    return rule === undefined || example === undefined ? [] : [{ part, title, rule, example }];
  });
  if (tryable.length === 0) return null;
  return (
    <aside className="also" aria-label={text.toTry}>
      <h2>{text.toTry}</h2>
      <p className="muted">{text.toTryAbout}</p>
      <ul className="to-try">
        {tryable.map(({ part, title, rule, example }) => (
          <li key={part}>
            <a href={`#${rule.id}`}>{title}</a>
            <TryIt game={book.game} rule={rule.id} example={example} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
