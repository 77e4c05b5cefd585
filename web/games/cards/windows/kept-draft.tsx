import { seatIds } from "@weirwood/cards/questions";
import { reasonOf } from "../../../table/ask/asking.ts";
import { Why } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { useDesk } from "../desk/desk.ts";
import { fateOf, keepDraft, useDraft } from "./drafts.ts";
import { momentOf } from "./moment.ts";

/** What the reader meant to do when somebody else came first: it can be sent again as it is, or says why not. */
export function KeptDraft() {
  const desk = useDesk();
  const { text, words, view, seat, table, ask, told } = desk;
  const draft = useDraft();
  if (draft === undefined) return null;
  const fate = fateOf(draft, { table, seat, ask: ask.id, at: momentOf(view), told });
  if (typeof fate === "string") return null;
  const { draft: said } = text.asks;
  const refusal = desk.why(draft.answer);
  const first = seatIds.indexOf(fate.first as (typeof seatIds)[number]);
  return (
    <div className="cards-draft">
      <Icon name="cards/draft" size={28} />
      <div>
        <b>{said.title}</b>
        <p className="muted">
          {draft.words} {first < 0 ? said.another : said.first(words.seat(view, first))}
        </p>
        {refusal !== undefined && <Why reason={reasonOf(words.book, refusal)} />}
        <div className="send-row">
          {refusal === undefined && (
            <button type="button" className="btn" onClick={() => desk.send(draft.answer)}>
              {said.again}
            </button>
          )}
          <button type="button" className="btn ghost" onClick={() => keepDraft(undefined)}>
            {said.drop}
          </button>
        </div>
      </div>
    </div>
  );
}
