import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";

/** The rule behind a line, by the short form of its id; a press opens what it says. */
export function RuleLink({ rule, onOpen }: { readonly rule: string; readonly onOpen: (rule: string) => void }) {
  const text = useText().table.log;
  return (
    <button type="button" className="rule" aria-label={text.rule(rule)} onClick={() => onOpen(rule)}>
      <Icon name="ui-book" />
      {shortRule(rule)}
    </button>
  );
}

/** Within a table everybody knows which game is meant. */
const shortRule = (rule: string): string => rule.split(".").slice(1).join(".") || rule;
