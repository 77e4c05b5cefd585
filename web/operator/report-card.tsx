import type { Report } from "@weirwood/protocol";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { TextField } from "../people/text-field.tsx";
import { type Request, useRequest } from "../people/use-request.ts";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { momentIn } from "../text/moments.ts";
import { useText } from "../text/use-text.ts";

interface ReportCardProps {
  readonly report: Report;
  /** Something was done about it: the list is to be looked at again. */
  readonly onDone: () => void;
}

/** One report: what it says, what it is about, and the means to do something. */
export function ReportCard({ report, onDone }: ReportCardProps) {
  const text = useText().operator;
  const language = useSettings((settings) => settings.language);
  const request = useRequest();
  const { id, by, about, table, message, isSettled, isFault } = report;
  const writer = isFault ? text.byServer : by === undefined ? text.byNobody : text.by(by.name);
  const at = momentIn(language, report.at, { dateStyle: "medium", timeStyle: "short" });
  const act: Request["ask"] = async (send) => {
    const reply = await request.ask(send);
    if (reply !== undefined) onDone();
    return reply;
  };
  return (
    <section className="panel">
      <h2>{about === undefined ? `#${id}` : text.about(about.name)}</h2>
      <p className="faint xs">
        {writer} · {at}
      </p>
      <blockquote>{report.text}</blockquote>
      {message !== undefined && (
        <p>
          <b>{text.message}:</b> {message.isHidden ? <i className="faint">{text.hidden}</i> : message.text}
        </p>
      )}
      <div className="row wrap">
        {table !== undefined && (
          <Link to={`/table/${table}`} className="btn ghost">
            <Icon name="ui-eye" />
            {text.table}
          </Link>
        )}
        {message !== undefined && !message.isHidden && (
          <button
            type="button"
            className="btn"
            onClick={() => act(() => call("hideMessage", { params: { id: message.id } }))}
          >
            {text.hide}
          </button>
        )}
        {isFault && table !== undefined && (
          <button type="button" className="btn" onClick={() => act(() => call("reopenTable", { params: { table } }))}>
            <Icon name="ui-play" />
            {text.reopen}
          </button>
        )}
        {!isSettled && (
          <button
            type="button"
            className="btn primary"
            onClick={() => act(() => call("settleReport", { params: { id } }))}
          >
            <Icon name="ui-check" />
            {text.settle}
          </button>
        )}
      </div>
      {about !== undefined && <PersonActions person={about.id} act={act} />}
      {table !== undefined && <CloseTable table={table} act={act} />}
      <RefusedNote refused={request.refused} />
    </section>
  );
}

interface ActionProps {
  readonly title: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** Something grave: opened first, then done. */
function Action({ title, onGo, children }: ActionProps) {
  const text = useText().operator;
  const go = (event: FormEvent): void => {
    event.preventDefault();
    onGo();
  };
  return (
    <details className="folded-form">
      <summary>{title}</summary>
      <form className="form" onSubmit={go}>
        {children}
        <button type="submit" className="btn danger">
          {text.go}
        </button>
      </form>
    </details>
  );
}

function PersonActions({ person, act }: { readonly person: string; readonly act: Request["ask"] }) {
  const text = useText().operator;
  const [name, setName] = useState("");
  const [days, setDays] = useState("7");
  const [reason, setReason] = useState("");
  const params = { person };
  return (
    <>
      <Action title={text.rename} onGo={() => act(() => call("renamePerson", { params, body: { name: name.trim() } }))}>
        <TextField label={text.newName} value={name} onChange={setName} maxLength={32} autoComplete="off" />
      </Action>
      <Action
        title={text.block}
        onGo={() => act(() => call("blockPerson", { params, body: { days: Number(days), reason } }))}
      >
        <TextField label={text.days} value={days} onChange={setDays} type="number" />
        <TextField label={text.reason} value={reason} onChange={setReason} maxLength={500} />
      </Action>
    </>
  );
}

function CloseTable({ table, act }: { readonly table: string; readonly act: Request["ask"] }) {
  const text = useText().operator;
  const [reason, setReason] = useState("");
  return (
    <Action title={text.close} onGo={() => act(() => call("closeAnyTable", { params: { table }, body: { reason } }))}>
      <TextField label={text.reason} value={reason} onChange={setReason} maxLength={500} />
    </Action>
  );
}
