import type { Rule } from "@weirwood/kernel";
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { ruleAddress } from "./book.ts";
import { pieces } from "./search.ts";

/** One rule: its sentence, its id, and the reason where it is a ruling of ours. */
export function RuleParagraph({ game, rule, query = "", children }: RuleParagraphProps) {
  const text = useText().rules;
  return (
    <>
      <p className="rule-sentence">
        <Marked text={rule.rule} query={query} />
      </p>
      {rule.reason !== undefined && (
        <p className="rule-reason">
          <b>{text.ruling}</b> <Marked text={rule.reason} query={query} />
        </p>
      )}
      <div className="rule-foot">
        <RuleLink game={game} id={rule.id} />
        {children}
      </div>
    </>
  );
}

interface RuleParagraphProps {
  readonly game: string;
  readonly rule: Rule;
  /** Words to be marked. */
  readonly query?: string;
  /** Beside its id. */
  readonly children?: ReactNode;
}

/** The id of a rule; pressing it copies the link that leads here. */
function RuleLink({ game, id }: { readonly game: string; readonly id: string }) {
  const text = useText().rules;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const address = ruleAddress(game, id);
    history.replaceState(history.state, "", location.pathname.startsWith("/rules/") ? address : location.href);
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2000);
    } catch {
      // Not allowed to write there: on its own page the address bar shows the link.
    }
  };
  return (
    <button type="button" className="rule-id" aria-label={text.copyLink(id)} onClick={copy}>
      <code>{id.replace(`${game}.`, "")}</code>
      <Icon name={isCopied ? "ui-check" : "ui-link"} size={16} />
      <span className="copied" role="status">
        {isCopied && text.copied}
      </span>
    </button>
  );
}

/** A text in which searched words are marked. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return pieces(text, query).map(({ text: piece, isHit, at }) =>
    isHit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );
}
