import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useBackCloses } from "../app/back-closes.ts";
import { useKeys } from "../app/keys.ts";
import { Loading } from "../app/loading.tsx";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { type RuleBook, ruleAddress, useRuleBook } from "./book.ts";
import { ChapterSection, FoundRules, useExamples } from "./chapters.tsx";
import { SearchField } from "./search-field.tsx";
import "./rule.css";
import "./rules-drawer.css";

interface RulesDrawerProps {
  readonly game: string;
  /** The id of the rule to be read; empty for the contents. */
  readonly rule: string;
  readonly onClose: () => void;
}

/** A phone has no room beside the table: there the book lies over it. */
const narrow = "(max-width: 860px)";

/** The rules book beside the table: whatever was being done there goes on, and nothing of it is lost. */
export function RulesDrawer({ game, rule, onClose }: RulesDrawerProps) {
  const text = useText();
  const book = useRuleBook(game);
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);
  useKeys([{ key: "Escape", label: text.app.close, act: onClose }]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    // In front of a battle or an auction it has to be in front of their dialog.
    const isInFront = matchMedia(narrow).matches || document.querySelector("dialog:modal") !== null;
    if (isInFront) shown?.showModal();
    else shown?.show();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="rules-drawer"
      aria-label={text.rules.rules}
      onClose={(event) => event.target === dialog.current && !dialog.current.open && onClose()}
    >
      {book === undefined && <Loading />}
      {book === null && <p>{text.rules.unknownGame}</p>}
      {book && <OpenBook key={rule} book={book} rule={rule} onClose={onClose} />}
    </dialog>
  );
}

interface OpenBookProps {
  readonly book: RuleBook;
  readonly rule: string;
  readonly onClose: () => void;
}

function OpenBook({ book, rule, onClose }: OpenBookProps) {
  const text = useText();
  /** The pages that were opened from the first one; the empty one is the contents. */
  const [trail, setTrail] = useState<readonly string[]>([rule]);
  const [query, setQuery] = useState("");
  const now = trail.at(-1) ?? "";
  const isFirst = trail.length === 1 && query === "";
  const back = (): void => (query === "" ? setTrail(trail.slice(0, -1)) : setQuery(""));
  return (
    <>
      <div className="drawer-head">
        {!isFirst && (
          <button type="button" className="btn ghost square" aria-label={text.rules.back} onClick={back}>
            <Icon name="ui-undo" />
          </button>
        )}
        <h2 className="grow">{book.rule(now)?.chapter?.title ?? text.rules.rules}</h2>
        <a
          href={ruleAddress(book.game, now)}
          className="btn ghost square"
          target="_blank"
          rel="noreferrer"
          aria-label={text.rules.openBook}
        >
          <Icon name="ui-link" />
        </a>
        <button type="button" className="btn ghost square" aria-label={text.app.close} onClick={onClose}>
          <Icon name="ui-x" />
        </button>
      </div>
      <SearchField query={query} onSearch={setQuery} />
      <div className="rules-drawer-body">
        <DrawerBody book={book} rule={now} query={query} onOpen={(id) => setTrail([...trail, id])} />
      </div>
    </>
  );
}

interface BodyProps {
  readonly book: RuleBook;
  readonly rule: string;
  readonly query: string;
  readonly onOpen: (rule: string) => void;
}

/** What was searched for, the chapter of a rule with the rule marked in it, or the contents. */
function DrawerBody({ book, rule, query, onOpen }: BodyProps) {
  const text = useText().rules;
  const examples = useExamples(book.game);
  const found = book.rule(rule);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = rule === "" ? null : body.current?.querySelector(`[id="${CSS.escape(rule)}"]`);
    target?.scrollIntoView({ block: "center" });
  }, [rule]);
  if (query.trim() !== "") return <FoundRules book={book} query={query.trim()} examples={examples} />;
  if (found?.chapter !== undefined) {
    return (
      <div ref={body}>
        <ChapterSection game={book.game} chapter={found.chapter} target={rule} examples={examples} />
        <Related book={book} rule={rule} onOpen={onOpen} />
      </div>
    );
  }
  return (
    <>
      {rule !== "" && <p>{found?.rule.rule ?? text.unknown(rule)}</p>}
      <ol className="drawer-contents">
        {book.chapters.map(({ part, title, rules }) => (
          <li key={part}>
            <button type="button" onClick={() => onOpen(rules[0].id)}>
              {title}
              <span className="num faint">{rules.length}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const RELATED = 4;

function Related({ book, rule, onOpen }: Pick<BodyProps, "book" | "rule" | "onOpen">) {
  const text = useText().rules;
  const related = book.index.related(rule, RELATED);
  return (
    <section>
      <h3>{text.seeAlso}</h3>
      <ul className="related">
        {related.map(({ id, rule: sentence }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <b>{book.rule(id)?.chapter?.title}</b>
              <span>{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
