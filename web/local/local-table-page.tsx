import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import type { RouteParameters } from "../app/router.ts";
import { TopBar } from "../app/top-bar.tsx";
import { useClient } from "../games/use-client.ts";
import { openedGame } from "../learn/hint-memory.ts";
import type { GameClient } from "../table/game-client.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { usePhrasebook } from "../table/use-phrasebook.ts";
import { useText } from "../text/use-text.ts";
import type { LocalSession } from "./local-session.ts";
import { LocalTools } from "./local-tools.tsx";
import { sitDown } from "./seated-sessions.ts";

/** A session for as long as the page is there; another one when the address changes. */
export function useLocalSession(id: string, isShared: boolean): LocalSession | undefined {
  const [seated, setSeated] = useState<{ readonly id: string; readonly session: LocalSession }>();
  useEffect(() => {
    const session = sitDown(id, isShared);
    setSeated({ id, session });
    return () => {
      setSeated(undefined);
      session.close();
    };
  }, [id, isShared]);
  // Until the next session is there, the table that was left must not be taken for it.
  return seated?.id === id ? seated.session : undefined;
}

/** A game against bots, in the same frame as any other; in somebody's first one, hints. */
export function PracticeTablePage({ id }: RouteParameters) {
  const session = useLocalSession(id, false);
  useEffect(() => openedGame(id), [id]);
  return session === undefined ? <Loading /> : <LocalTable session={session} />;
}

interface LocalTableProps {
  readonly session: LocalSession;
  /** Over the board: a curtain between two seats. */
  readonly children?: ReactNode;
}

/** A table in this browser once its game is there; before that, and where there is none, what is the matter. */
export function LocalTable({ session, children }: LocalTableProps) {
  const text = useText().local.table;
  const connection = useStore(session.tableView, (tableView) => tableView.connection);
  const game = useStore(session.controls, ({ table }) => table?.game);
  const isKept = useStore(session.controls, (controls) => controls.isKept);
  const client = useClient(game);
  const problem = connection === "closed" ? text.gone : connection === "lost" ? text.broken : undefined;
  if (problem !== undefined) return <NoTable words={problem} />;
  if (client === undefined || client === null || connection === "connecting") return <Loading words={text.opening} />;
  return (
    <Seated session={session} client={client}>
      {!isKept && (
        <p className="notice-bar" role="status">
          {text.notKept}
        </p>
      )}
      {children}
    </Seated>
  );
}

function Seated({ session, client, children }: LocalTableProps & { readonly client: GameClient }) {
  const book = usePhrasebook(client);
  const bar = useMemo(() => <LocalTools session={session} book={book} />, [session, book]);
  return (
    <TableFrame session={session} client={client} bar={bar}>
      {children}
    </TableFrame>
  );
}

function NoTable({ words }: { readonly words: string }) {
  const text = useText().local.table;
  return (
    <>
      <TopBar />
      <main className="panel alone">
        <p>{words}</p>
        <Link to="/practice" className="btn">
          {text.toChoice}
        </Link>
      </main>
    </>
  );
}
