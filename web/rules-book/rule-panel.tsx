import { useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { ruleAddress, useRuleBook } from "./book.ts";
import { RuleParagraph } from "./rule-paragraph.tsx";
import "./rule-panel.css";

const RELATED = 4;

interface RulePanelProps {
  readonly game: string;
  /** The id of the rule. */
  readonly rule: string;
  readonly onClose: () => void;
}

/** The rule behind a log line, a refusal or a greyed button, over whatever was being done; nothing there is lost. */
export function RulePanel({ game, rule, onClose }: RulePanelProps) {
  const text = useText().rules;
  const book = useRuleBook(game);
  /** The rules that were followed from the first one. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const id = trail.at(-1) ?? rule;
  const found = book?.rule(id);
  const related = found?.chapter === undefined ? [] : (book?.index.related(id, RELATED) ?? []);
  return (
    <Dialog title={found?.chapter?.title ?? text.panelTitle} onClose={onClose} className="rule-panel">
      <div aria-live="polite">
        {found === undefined ? <p>{text.unknown(id)}</p> : <RuleParagraph game={game} rule={found.rule} />}
      </div>
      {related.length > 0 && (
        <section>
          <h3>{text.seeAlso}</h3>
          <ul className="related">
            {related.map((other) => (
              <li key={other.id}>
                <button type="button" onClick={() => setTrail([...trail, other.id])}>
                  <code>{other.id}</code>
                  <span>{other.rule}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="row wrap">
        {trail.length > 0 && (
          <button type="button" className="btn" onClick={() => setTrail(trail.slice(0, -1))}>
            <Icon name="ui-undo" />
            {text.back}
          </button>
        )}
        <a href={ruleAddress(game, id)} className="btn" target="_blank" rel="noreferrer">
          <Icon name="ui-book" />
          {text.openBook}
        </a>
      </p>
    </Dialog>
  );
}
