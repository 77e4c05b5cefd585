import type { Message, Refused } from "@weirwood/protocol";
import { type FormEvent, useId, useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Icon } from "../art/icon.tsx";
import { call } from "../session/api.ts";
import { refusalIn } from "../session/refused.ts";
import { useText } from "../text/use-text.ts";
import { RefusedNote } from "./refused-note.tsx";

/** What one can do about somebody else's message: hear them no more, or tell an operator. */
export function MessageMenu({ message, table }: { readonly message: Message; readonly table: string }) {
  const text = useText();
  const id = useId();
  const [isReporting, setIsReporting] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const { person } = message;
  if (person === undefined) return null;
  const mute = async (): Promise<void> => {
    const outcome = await call("mute", { params: { person: person.id } });
    setIsMuted(outcome.is === "done");
  };
  return (
    <>
      <button
        type="button"
        className="btn ghost message-more"
        aria-label={text.table.talk.more}
        popoverTarget={id}
        style={{ anchorName: `--${cssName(id)}` } as object}
      >
        <Icon name="ui-menu" size={16} />
      </button>
      <div id={id} popover="auto" className="menu at-anchor" style={{ positionAnchor: `--${cssName(id)}` } as object}>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={mute}>
          <Icon name="ui-x" />
          {text.table.talk.mute(person.name)}
        </button>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => setIsReporting(true)}>
          <Icon name="ui-warn" />
          {text.table.talk.report}
        </button>
      </div>
      {isMuted && (
        <span className="faint xs" role="status">
          {text.table.talk.muted(person.name)}
        </span>
      )}
      {isReporting && <ReportDialog message={message} table={table} onClose={() => setIsReporting(false)} />}
    </>
  );
}

const cssName = (id: string): string => id.replace(/\W/g, "");

interface ReportDialogProps {
  readonly message: Message;
  readonly table: string;
  readonly onClose: () => void;
}

function ReportDialog({ message, table, onClose }: ReportDialogProps) {
  const say = useText().table;
  const [why, setWhy] = useState("");
  const [outcome, setOutcome] = useState<"sent" | Refused>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (why.trim() === "") return;
    const sent = await call("report", { body: { table, message: message.id, text: why.trim() } });
    setOutcome(refusalIn(sent) ?? "sent");
  };
  return (
    <Dialog title={say.talk.reportTitle} onClose={onClose}>
      <blockquote>{message.text}</blockquote>
      {outcome === "sent" ? (
        <p role="status">{say.talk.reported}</p>
      ) : (
        <form className="field" onSubmit={send}>
          <label className="field">
            <span className="label">{say.talk.reportWhy}</span>
            <textarea rows={4} maxLength={2000} required value={why} onChange={(event) => setWhy(event.target.value)} />
          </label>
          <button type="submit" className="btn primary" aria-disabled={why.trim() === ""}>
            {say.talk.reportSend}
          </button>
          <RefusedNote refused={outcome} />
        </form>
      )}
    </Dialog>
  );
}
