import type { Refused, TableStatus } from "@weirwood/protocol";
import { lazy, Suspense, useMemo, useState } from "react";
import { useStore } from "zustand";
import { goTo } from "../app/router.ts";
import { TopBar } from "../app/top-bar.tsx";
import { Icon } from "../art/icon.tsx";
import { loadPicture } from "../games/index.ts";
import { botName } from "../lobby/levels.ts";
import { requireSignIn } from "../people/require-sign-in.ts";
import { newKey } from "../session/live.ts";
import type { TableSession } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { type Act, Chair } from "./chair.tsx";
import { ChanceFacts } from "./chance-panel.tsx";
import { ConnectionStrip } from "./connection-strip.tsx";
import { InviteLink } from "./invite-link.tsx";
import { RefusedNote } from "./refused-note.tsx";
import { readerOf } from "./seat-names.ts";
import { TableOptions } from "./table-options.tsx";
import { Talk } from "./talk.tsx";
import { useWidth } from "./use-width.ts";
import "./table.css";
import "./waiting-room.css";

/** A table before its game: chairs, who is ready, the link for friends, and how it will be played. */
export function WaitingRoom({ session }: { readonly session: TableSession }) {
  const text = useText();
  const tableView = useStore(session.tableView);
  const [refused, setRefused] = useState<Refused>();
  const [removed, setRemoved] = useState("");
  const { status } = tableView;
  if (status === undefined) return null;
  const seat = readerOf(status);
  const act: Act = async (route, parts) => {
    // Whoever only looked on so far needs a name to sit down.
    const isStranger = status.seat === undefined && !status.isHost;
    if (isStranger && !(await requireSignIn())) return false;
    const why = await session.arrange?.call(route, parts);
    setRefused(why);
    return why === undefined;
  };
  const own = status.seats[seat];
  return (
    <div className="room">
      <TopBar>
        <span className="sep no-phone" aria-hidden />
        <h1 className="title">{status.title}</h1>
      </TopBar>
      <ConnectionStrip tableView={tableView} />
      <main>
        <section className="panel chairs">
          <header>
            <h2>{text.table.people}</h2>
          </header>
          <p className="muted">
            {status.fillWith === undefined
              ? text.friends.room.explain
              : text.friends.room.explainFill(botName(status.fillWith, text))}
          </p>
          <ul>
            {status.seats.map((one) => (
              <Chair key={one.seat} one={one} status={status} here={tableView.here} act={act} onRemoved={setRemoved} />
            ))}
          </ul>
          <p role="status" className="faint xs">
            {removed !== "" && text.table.room.removed(removed)}
          </p>
          <RefusedNote refused={refused} />
          <footer>
            {own !== undefined && <ReadyButton isReady={own.isReady} act={act} />}
            {status.isHost && <StartButton status={status} act={act} />}
            {own !== undefined && (
              <button type="button" className="btn ghost" onClick={() => act("leaveTable")}>
                {text.table.room.getUp}
              </button>
            )}
            {status.isHost && (
              <button type="button" className="btn ghost" onClick={async () => (await act("closeTable")) && goTo("/")}>
                <Icon name="ui-trash" />
                {text.table.room.close}
              </button>
            )}
          </footer>
          {own !== undefined && !status.isHost && <p className="faint xs">{text.table.room.waitForHost}</p>}
        </section>
        <div className="room-beside">
          {status.invite !== undefined && (
            <section className="panel room-invite">
              <h2>{text.table.invite.title}</h2>
              <p>{text.table.room.invited}</p>
              <InviteLink table={status.id} invite={status.invite} title={status.title} />
              <p className="faint xs">{status.isPublic ? text.table.room.public : text.table.room.private}</p>
            </section>
          )}
          <section className="panel room-how">
            <h2>{text.table.options}</h2>
            {status.isPractice && <p>{text.table.room.practice}</p>}
            <TableOptions status={status} />
            <details>
              <summary>{text.table.chance.title}</summary>
              <p className="muted">{text.table.room.nonce}</p>
              <div className="chance-panel">
                <ChanceFacts status={status} />
              </div>
            </details>
          </section>
          <GamePicture game={status.game} />
        </div>
        {session.talk !== undefined && (
          <section className="panel room-talk">
            <Talk
              talk={session.talk}
              tableView={tableView}
              shape="narrow"
              seat={seat}
              status={status}
              game={undefined}
            />
          </section>
        )}
      </main>
    </div>
  );
}

/** What will be played, where a screen has the room for it. Decoration. */
function GamePicture({ game }: { readonly game: string }) {
  const width = useWidth();
  const Picture = useMemo(() => lazy(() => loadPicture(game).then((found) => ({ default: found }))), [game]);
  if (width !== "laptop" && width !== "wide") return null;
  return (
    <div className="room-picture" data-game={game} aria-hidden>
      <Suspense>
        <Picture />
      </Suspense>
    </div>
  );
}

/** Being ready adds a number of one's own to chance: nobody, the server included, can choose alone what is drawn. */
function ReadyButton({ isReady, act }: { readonly isReady: boolean; readonly act: Act }) {
  const text = useText().table.room;
  return (
    <button
      type="button"
      className={isReady ? "btn" : "btn primary"}
      onClick={() => (isReady ? act("notReady") : act("ready", { body: { nonce: newKey() } }))}
    >
      <Icon name={isReady ? "ui-x" : "ui-check"} />
      {isReady ? text.notReady : text.ready}
    </button>
  );
}

function StartButton({ status, act }: { readonly status: TableStatus; readonly act: Act }) {
  const text = useText().table.room;
  const isFull =
    status.fillWith !== undefined || status.seats.every(({ person, bot }) => person !== undefined || bot !== undefined);
  const isReady = isFull && status.seats.every(({ person, isReady: one }) => person === undefined || one);
  return (
    <button
      type="button"
      className={isReady ? "btn primary" : "btn"}
      aria-disabled={!isReady}
      title={isReady ? undefined : text.startWhy}
      onClick={() => isReady && act("startTable")}
    >
      <Icon name="ui-play" />
      {text.start}
    </button>
  );
}
