import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";

interface RuleLinkProps {
  readonly rule: string;
  readonly onOpen: (rule: string) => void;
  /** Only its picture. */
  readonly isShort?: boolean;
}

/** The rule behind a line, by the short form of its id; a press opens what it says. */
export function RuleLink({ rule, onOpen, isShort = false }: RuleLinkProps) {
  const text = useText().table.ask;
  return (
    <button type="button" className="rule rule-button" aria-label={text.ruleNamed(rule)} onClick={() => onOpen(rule)}>
      <Icon name="ui-book" />
      {!isShort && shortRule(rule)}
    </button>
  );
}

/** Within a table everybody knows which game is meant. */
const shortRule = (rule: string): string => rule.split(".").slice(1).join(".") || rule;
