import { ONLOOKER, type Seat } from "@weirwood/kernel";
import type { Refused } from "@weirwood/protocol";
import { lazy, Suspense, useRef, useState } from "react";
import { Icon } from "../art/icon.tsx";
import type { TableSession, TableView } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { NudgedNote } from "./nudged-note.tsx";
import { RefusedNote } from "./refused-note.tsx";
import { SeatNotice } from "./seat-notice.tsx";
import { useNewQuestion } from "./use-new-question.ts";
import type { TableModel } from "./use-table-model.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

const Votes = lazy(() => import("./votes.tsx").then((found) => ({ default: found.Votes })));
const FinishedPanel = lazy(() => import("./finished-panel.tsx").then((found) => ({ default: found.FinishedPanel })));

interface PanelAreaProps {
  readonly model: TableModel;
  readonly openRule: (rule: string) => void;
  /** Told where the board may draw its question. */
  readonly panelSlot: (element: HTMLElement | null) => void;
}

/** What is asked of the reader, or why nothing is: the game's own panel, or who is awaited, or how it ended. */
export function PanelArea({ model, openRule, panelSlot }: PanelAreaProps) {
  const { client, view, book, seat, seatName, tableView, game, gameView, ask, isAwaited, refused } = model;
  const text = useText().friends;
  const { status } = gameView;
  const isOver = status !== undefined && isEndShown(model);
  const { pending } = tableView;
  const area = useRef<HTMLDivElement>(null);
  const said = useNewQuestion(area, ask?.id, ask && book.names.ask?.[ask.kind], model.held.length > 0);
  const question = pending === undefined ? undefined : questionOf(model, pending.ask);
  return (
    <div ref={area} className="panel-area">
      <output className="visually-hidden">{said}</output>
      <SeatNotice model={model} />
      <NudgedNote model={model} />
      {game.arrange !== undefined && (
        <Suspense>
          <Votes model={model} arrange={game.arrange} />
        </Suspense>
      )}
      {status?.givenAway !== undefined && (
        <p className="why" role="status">
          <Icon name="ui-info" />
          <span>{text.givenAway(seatName(status.givenAway.seat), status.givenAway.person?.name)}</span>
        </p>
      )}
      {game.arrange !== undefined && !isOver && <RegentNote {...{ seat, status }} arrange={game.arrange} />}
      <RefusedNote refused={refused} openRule={openRule} />
      {question !== undefined && tableView.connection === "lost" && (
        <p className="why" role="status">
          <Icon name="hourglass" />
          <span>{text.notSent(question)}</span>
        </p>
      )}
      {!isOver && !isAwaited && <WaitingPanel model={model} />}
      <div ref={panelSlot} className="ask-slot" data-game={client.name} data-ask={ask?.id} />
      {isOver && (
        <Suspense>
          <FinishedPanel {...{ client, view, book, status, seat, seatName, openRule }} arrange={game.arrange} />
        </Suspense>
      )}
    </div>
  );
}

/** The end is said when the board has shown it. */
function isEndShown({ gameView, isWhatIf, isCaughtUp }: TableModel): boolean {
  const state = gameView.status?.state;
  return !isWhatIf && (state === "closed" || (state === "finished" && isCaughtUp));
}

/** What is asked, as the table says it, without its full stop. */
function questionOf({ tableView, book }: TableModel, ask: number): string {
  const kind = tableView.asks.find(({ id }) => id === ask)?.kind ?? "";
  return (book.names.ask[kind] ?? kind).replace(/\.$/, "");
}

interface RegentNoteProps {
  readonly seat: Seat;
  readonly status: TableView["status"];
  readonly arrange: NonNullable<TableSession["arrange"]>;
}

/** A regent plays the reader's seat: why, and the way back. */
function RegentNote({ seat, status, arrange }: RegentNoteProps) {
  const text = useText().table.waiting;
  const [refused, setRefused] = useState<Refused>();
  const own = seat === ONLOOKER ? undefined : status?.seats[seat];
  if (own === undefined || !own.hasRegent) return null;
  return (
    <section className="vote-card">
      <p>
        <Icon name="ui-bot" />
        {own.hasResigned ? text.resigned : text.regent}
      </p>
      {!own.hasResigned && (
        <button
          type="button"
          className="btn primary"
          onClick={async () => setRefused(await arrange.call("returnToSeat"))}
        >
          {text.takeBack}
        </button>
      )}
      <RefusedNote refused={refused} />
    </section>
  );
}
