import { explain } from "@weirwood/kernel";
import type { ReactNode } from "react";
import { Icon } from "../../../../art/icon.tsx";
import type { SymbolName } from "../../../../art/symbol-names.ts";
import { RuleLink } from "../../../../table/rule-link.tsx";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";

/** Everything that the rules say of the deck, each with its rule. */
export function Checks() {
  const { standing } = useBuilder();
  const { text, book } = useDeckWords();
  const { reasons, foreign } = standing;
  return (
    <section className="deck-checks" aria-label={text.checks.title}>
      <h2 className="visually-hidden">{text.checks.title}</h2>
      <ul aria-live="polite">
        {reasons.map((reason) => (
          <Check key={JSON.stringify(reason)} is="wrong" icon="ui-x" rule={reason.rule}>
            {explain(book, reason)}
          </Check>
        ))}
        {foreign > 0 && (
          <Check is="dear" icon="ui-warn" rule="cards.costs.penalty">
            {text.checks.foreign(foreign)}
          </Check>
        )}
        {reasons.length === 0 && (
          <Check is="fine" icon="ui-check" rule="cards.deck.least">
            {text.checks.fine}
          </Check>
        )}
      </ul>
    </section>
  );
}

interface CheckProps {
  readonly is: "wrong" | "dear" | "fine";
  readonly icon: SymbolName;
  readonly rule: string;
  readonly children: ReactNode;
}

function Check({ is, icon, rule, children }: CheckProps) {
  const { openRule } = useBuilder();
  return (
    <li data-is={is}>
      <Icon name={icon} size={16} />
      <span>
        <b>{children}</b> <RuleLink rule={rule} onOpen={openRule} />
      </span>
    </li>
  );
}
