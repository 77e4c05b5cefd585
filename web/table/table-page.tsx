import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import type { RouteParameters } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { TopBar } from "../app/top-bar.tsx";
import { titleOf } from "../games/index.ts";
import { useClient } from "../games/use-client.ts";
import { isTableId } from "../lobby/tables.ts";
import { useSignIn } from "../people/me.ts";
import { call } from "../session/api.ts";
import { afterTime, liveConnection } from "../session/live.ts";
import { unreachable } from "../session/refused.ts";
import { openRemoteTable } from "../session/remote-session.ts";
import type { TableSession } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { inviteTo } from "./invites.ts";
import { TableFrame } from "./table-frame.tsx";

const WaitingRoom = lazy(() => import("./waiting-room.tsx").then((found) => ({ default: found.WaitingRoom })));

/** A table on the server: the room where people gather, then the game. */
export function TablePage({ id }: RouteParameters) {
  const text = useText();
  // A link that was cut short: no server needs to be asked.
  return isTableId(id) ? <KnownTablePage id={id} /> : <NoTable why={text.friends.noSuchTable} />;
}

function KnownTablePage({ id }: { readonly id: string }) {
  const text = useText().table;
  const session = useRemoteTable(id);
  const who = useSignIn(({ is }) => is);
  if (session !== undefined) return <RemoteTable session={session} />;
  return <Loading words={who === "away" ? text.lost : text.connecting} />;
}

/** Opens the table once it is known who the reader is: somebody with a name, or a visitor, who only looks on. */
function useRemoteTable(table: string): TableSession | undefined {
  const me = useSignIn(({ is, me }) => me?.id ?? (is === "signed-out" ? "a visitor" : undefined));
  const [session, setSession] = useState<TableSession>();
  useEffect(() => {
    if (me === undefined) return;
    const opened = openRemoteTable({
      connection: liveConnection(),
      call,
      table,
      invite: inviteTo(table),
      now: Date.now,
      after: afterTime,
      unreachable,
    });
    setSession(opened);
    return () => {
      setSession(undefined);
      opened.close();
    };
  }, [table, me]);
  return session;
}

function RemoteTable({ session }: { readonly session: TableSession }) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const status = useStore(session.tableView, (tableView) => tableView.status);
  const hasView = useStore(session.tableView, (tableView) => tableView.view !== undefined);
  const problem = useStore(session.tableView, (tableView) => tableView.problem);
  const client = useClient(status?.game);
  usePageTitle(status?.title);
  if (problem !== undefined && status === undefined) {
    return <NoTable why={problem.rule === "table.unknown" ? text.friends.noSuchTable : problem.sentence} />;
  }
  if (status === undefined) return <Loading words={text.table.connecting} />;
  if (client === null) return <NoTable why={text.app.noBoard(titleOf(status.game, language))} />;
  if (status.state === "open") {
    return (
      <Suspense fallback={<Loading words={text.table.connecting} />}>
        <WaitingRoom session={session} />
      </Suspense>
    );
  }
  if (!hasView && status.state === "closed")
    return <NoTable why={text.table.finished.agreed[status.result?.rule ?? "table.closed"] ?? ""} />;
  if (client === undefined || !hasView) return <Loading words={text.table.connecting} />;
  return <TableFrame session={session} client={client} />;
}

/** A word to whoever is not at the table, or not yet: under the bar of every page. */
function OutsideTable({ role, children }: { readonly role?: "alert"; readonly children: ReactNode }) {
  return (
    <>
      <TopBar />
      <section className="panel alone" role={role}>
        {children}
      </section>
    </>
  );
}

function NoTable({ why }: { readonly why: string }) {
  const text = useText();
  return (
    <OutsideTable role="alert">
      <h1>{text.table.noTable}</h1>
      <p>{why}</p>
      <div className="row wrap">
        <button type="button" className="btn" onClick={() => location.reload()}>
          {text.app.reload}
        </button>
        <Link to="/" className="btn ghost">
          {text.table.finished.lobby}
        </Link>
      </div>
    </OutsideTable>
  );
}
