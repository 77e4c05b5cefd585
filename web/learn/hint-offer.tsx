import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { wantHints } from "./hint-memory.ts";
import "./learn.css";

/** Asked once, of somebody at a first table with people: shall hints show what to do? */
export function HintOffer({ table }: { readonly table: string }) {
  const text = useText().learn;
  return (
    <aside className="hint-offer" aria-label={text.hintsTitle}>
      <p>
        <Icon name="ui-hint" /> {text.offer}
      </p>
      <div className="row">
        <button type="button" className="btn primary" onClick={() => wantHints(table, true)}>
          {text.offerYes}
        </button>
        <button type="button" className="btn" onClick={() => wantHints(table, false)}>
          {text.offerNo}
        </button>
      </div>
    </aside>
  );
}
