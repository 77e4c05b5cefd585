import type { ReactNode } from "react";
import { Icon } from "../../../../art/icon.tsx";
import type { SymbolName } from "../../../../art/symbol-names.ts";
import { type BuilderTab, useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";

const symbols: { readonly [tab in BuilderTab]: SymbolName } = {
  pool: "ui-search",
  deck: "ui-log",
  charts: "ui-chart",
  checks: "ui-warn",
  share: "ui-share",
};

/** On a phone: the parts of the builder, at the thumb. */
export function PhoneTabs() {
  const { tab, turnTo, deck, standing } = useBuilder();
  const { text } = useDeckWords();
  const mistakes = standing.reasons.length;
  const badges: { readonly [tab in BuilderTab]?: ReactNode } = {
    deck: <Badge count={deck.cards.length} />,
    checks: mistakes > 0 && <Badge count={mistakes} label={text.checks.mistakes(mistakes)} />,
  };
  return (
    <nav className="deck-tabs" aria-label={text.tabs.label}>
      {(Object.keys(symbols) as BuilderTab[]).map((id) => (
        <button key={id} type="button" aria-current={id === tab ? "page" : undefined} onClick={() => turnTo(id)}>
          <Icon name={symbols[id]} size={22} />
          {text.tabs[id]}
          {badges[id]}
        </button>
      ))}
    </nav>
  );
}

const Badge = ({ count, label }: { readonly count: number; readonly label?: string }) => (
  <span className="badge num" {...(label !== undefined && { role: "img", "aria-label": label })}>
    {count}
  </span>
);
