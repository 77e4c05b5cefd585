import type { Report } from "@weirwood/protocol";
import { useCallback, useEffect, useState } from "react";
import { EmptyNote } from "../app/empty-note.tsx";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { useSignIn } from "../people/me.ts";
import { call } from "../session/api.ts";
import { useText } from "../text/use-text.ts";
import { ReportCard } from "./report-card.tsx";
import "../people/people.css";

type State = "open" | "settled";

/** What people reported, and what an operator can do about it. */
export function OperatorPage() {
  const { operator: text, app } = useText();
  usePageTitle(text.title);
  const who = useSignIn();
  const [state, setState] = useState<State>("open");
  const [reports, setReports] = useState<readonly Report[]>();
  const isOperator = who.me?.role === "operator";
  const load = useCallback(async () => {
    const outcome = await call("reports", { query: { state } });
    if (outcome.is === "done") setReports(outcome.reply);
  }, [state]);
  useEffect(() => {
    if (isOperator) void load();
  }, [isOperator, load]);
  if (who.is === "asking") return <Loading />;
  if (!isOperator) {
    return (
      <section className="panel alone">
        <h1>{text.onlyOperators}</h1>
        <Link to="/" className="btn">
          {app.toStart}
        </Link>
      </section>
    );
  }
  return (
    <div className="my-page">
      <h1>{text.title}</h1>
      <div className="seg">
        {(["open", "settled"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === state} onClick={() => setState(one)}>
            {text[one]}
          </button>
        ))}
      </div>
      {reports === undefined ? (
        <Loading />
      ) : reports.length === 0 ? (
        <EmptyNote symbol="ui-check" words={text.none} />
      ) : (
        reports.map((report) => <ReportCard key={report.id} report={report} onDone={load} />)
      )}
    </div>
  );
}
