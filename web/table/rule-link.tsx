import { useContext } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { AskingContext } from "./ask/asking.ts";

interface RuleLinkProps {
  readonly rule: string;
  readonly onOpen: (rule: string) => void;
  /** Only its picture. */
  readonly isShort?: boolean;
}

/**
 * The rule behind a line, by the short form of its id, and beside a question with the place of the printed rules that it follows,
 * where the game names one (`names.source`); a press opens what it says.
 */
export function RuleLink({ rule, onOpen, isShort = false }: RuleLinkProps) {
  const text = useText().table.ask;
  const source = useContext(AskingContext)?.book.names.source?.[rule];
  const also = source === undefined || isShort ? "" : ` · ${source}`;
  const label = text.ruleNamed(rule) + also;
  return (
    <button type="button" className="rule rule-button" aria-label={label} onClick={() => onOpen(rule)}>
      <Icon name="ui-book" />
      {!isShort && shortRule(rule) + also}
    </button>
  );
}

/** Within a table everybody knows which game is meant. */
const shortRule = (rule: string): string => rule.split(".").slice(1).join(".") || rule;
