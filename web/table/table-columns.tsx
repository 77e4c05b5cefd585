import { type Ask, ONLOOKER, type Phrasebook, type Seat } from "@weirwood/kernel";
import type { Refused } from "@weirwood/protocol";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { Icon } from "../art/icon.tsx";
import type { TableSession, TableView } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { BottomSheet, type SheetHeight } from "./bottom-sheet.tsx";
import { CommandLine } from "./command-line.tsx";
import { conversations, unreadIn } from "./conversations.ts";
import { useFrameWords } from "./frame-words.ts";
import type { GameClient } from "./game-client.ts";
import { Log } from "./log.tsx";
import { Notes } from "./notes.tsx";
import { PanelArea } from "./panel-area.tsx";
import { type PhoneTab, TabBar, Tabs } from "./tabs.tsx";
import { Talk } from "./talk.tsx";
import { TalkDialog } from "./talk-dialog.tsx";
import { useWidth } from "./use-width.ts";

export interface TableColumnsProps {
  readonly client: GameClient;
  readonly view: unknown;
  readonly book: Phrasebook;
  readonly seat: Seat;
  readonly seatName: (seat: Seat) => string;
  /** What is looked at: the game, or what is tried out in its place. */
  readonly session: TableSession;
  readonly tableView: TableView;
  /** The game itself: talk and the table's affairs. */
  readonly game: TableSession;
  readonly arranged: TableView;
  readonly ask: Ask | undefined;
  readonly draft: string | undefined;
  readonly refused: Refused | undefined;
  readonly isWhatIf: boolean;
  readonly upTo: number;
  readonly leftAt: number;
  readonly onDraft: (answer: string | undefined) => void;
  readonly onDecide: (answer: string) => void;
  readonly openRule: (rule: string) => void;
  readonly onAbout: () => void;
  readonly setSlot: (slot: HTMLElement | null) => void;
  readonly commandField: RefObject<HTMLInputElement | null>;
  readonly above: ReactNode;
  readonly side: ReactNode;
  readonly board: ReactNode;
  readonly strips: ReactNode;
}

type Tab = "log" | "talk" | "notes";

/** Where everything stands at a table, by the room that there is: four columns, three, two, or one with a sheet. */
export function TableColumns(props: TableColumnsProps) {
  const { client, view, book, seat, session, tableView, game, arranged, ask, openRule, board, side, strips } = props;
  const text = useText();
  const words = useFrameWords(client);
  const width = useWidth();
  const [tab, setTab] = useState<Tab>("log");
  const [phoneTab, setPhoneTab] = useState<PhoneTab>("board");
  const [sheetHeight, setSheetHeight] = useState<SheetHeight>("half");
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isTalkLarge, setIsTalkLarge] = useState(false);
  const seats = useRef<HTMLElement>(null);
  const askId = ask?.id;
  const isOver = arranged.status?.state === "finished";
  // A new question comes up by itself, and so does the end; without either the board has the room.
  const restingHeight = askId !== undefined || isOver ? "half" : "peek";
  useEffect(() => {
    setSheetHeight(restingHeight);
    if (askId !== undefined) setPhoneTab((now) => (now === "ask" ? now : "board"));
  }, [askId, restingHeight]);
  const goToPhoneTab = (chosen: PhoneTab): void => {
    setPhoneTab(chosen);
    if (chosen === "ask") setSheetHeight("full");
    else if (chosen === "board") setSheetHeight(restingHeight);
  };
  useKeys([
    {
      key: "h",
      label: words.seats,
      act: () => {
        setPhoneTab("seats");
        setIsDrawerOpen(true);
        seats.current?.focus();
      },
    },
    {
      key: "l",
      label: text.table.keys.log,
      act: () => {
        setTab("log");
        setPhoneTab("log");
      },
    },
    ...(game.talk === undefined
      ? []
      : [
          {
            key: "t",
            label: text.table.keys.talk,
            act: () => {
              setTab("talk");
              setPhoneTab("talk");
            },
          },
        ]),
  ]);

  const { status } = arranged;
  const people = status === undefined ? undefined : { seat, status, game: { client, view } };
  const unread = status === undefined ? 0 : unreadIn(conversations(status, arranged.channels, seat));
  const talk = (shape: "narrow" | "list" | "large"): ReactNode =>
    game.talk !== undefined &&
    people !== undefined && (
      <Talk
        talk={game.talk}
        tableView={arranged}
        shape={shape}
        onEnlarge={shape === "narrow" ? () => setIsTalkLarge(true) : undefined}
        {...people}
      />
    );
  const log = <Log {...{ session, client, tableView, openRule }} upTo={props.upTo} leftAt={props.leftAt} />;
  const notes = game.talk !== undefined && seat !== ONLOOKER && <Notes talk={game.talk} />;
  const panel = <PanelArea {...props} />;
  const commandLine = ask !== undefined && (
    <CommandLine
      {...{ client, view, seat, book, openRule }}
      field={props.commandField}
      draft={props.draft}
      onDraft={props.onDraft}
      onDecide={props.onDecide}
    />
  );
  const tabs = (
    <Tabs
      tabs={[
        { id: "log", label: text.table.tabs.log, icon: "ui-log", content: log },
        ...(game.talk === undefined
          ? []
          : [
              {
                id: "talk",
                label: text.table.tabs.talk,
                icon: "ui-talk",
                badge: unread,
                content: talk("narrow"),
              } as const,
            ]),
        ...(notes === false
          ? []
          : [{ id: "notes", label: text.table.tabs.notes, icon: "ui-pencil", content: notes } as const]),
      ]}
      chosen={tab}
      onChoose={setTab}
    />
  );
  const about = (
    <button type="button" className="btn about" onClick={props.onAbout}>
      <Icon name="ui-info" />
      {text.table.aboutTable}
    </button>
  );
  const isPhone = width === "phone";
  const isSideShown = isPhone ? phoneTab === "seats" : width !== "tablet" || isDrawerOpen;

  return (
    <div className="columns" data-width={width}>
      <aside
        ref={seats}
        tabIndex={-1}
        className={width === "tablet" ? "table-left drawer" : "table-left"}
        aria-label={words.seats}
        hidden={!isSideShown}
      >
        {width === "tablet" && (
          <button
            type="button"
            className="btn ghost square shut"
            aria-label={text.app.close}
            onClick={() => setIsDrawerOpen(false)}
          >
            <Icon name="ui-x" />
          </button>
        )}
        <h2 className="visually-hidden">{words.seats}</h2>
        {side}
        {about}
      </aside>
      <main className="table-middle">
        {width === "tablet" && (
          <SeatStrip {...{ client, view, seat, status, tableView }} onOpen={() => setIsDrawerOpen(true)} />
        )}
        <div className="table-strips">{strips}</div>
        <div className="board-place">{board}</div>
      </main>
      {isPhone ? (
        <>
          <section className="phone-cover" hidden={phoneTab !== "log"}>
            {log}
          </section>
          <section className="phone-cover" hidden={phoneTab !== "talk"}>
            {phoneTab === "talk" && talk("list")}
          </section>
          <div hidden={phoneTab !== "board" && phoneTab !== "ask"}>
            <BottomSheet height={sheetHeight} onHeight={setSheetHeight} label={text.table.panel}>
              {panel}
              {sheetHeight === "full" && commandLine}
            </BottomSheet>
          </div>
          <TabBar
            client={client}
            chosen={phoneTab}
            onChoose={goToPhoneTab}
            unread={unread}
            hasTalk={game.talk !== undefined}
            isAsked={ask !== undefined}
          />
        </>
      ) : (
        <aside className="table-right" aria-label={text.table.panel}>
          {panel}
          {width !== "wide" && tabs}
          {commandLine}
        </aside>
      )}
      {width === "wide" && (
        <aside className="table-far" aria-label={text.table.tabs.log}>
          <h2>
            <Icon name="ui-log" />
            {text.table.tabs.log}
          </h2>
          {log}
          {game.talk !== undefined && (
            <Tabs
              tabs={[
                { id: "talk", label: text.table.tabs.talk, icon: "ui-talk", badge: unread, content: talk("narrow") },
                ...(notes === false
                  ? []
                  : [{ id: "notes", label: text.table.tabs.notes, icon: "ui-pencil", content: notes } as const]),
              ]}
              chosen={tab === "log" ? "talk" : tab}
              onChoose={setTab}
            />
          )}
        </aside>
      )}
      {isTalkLarge && <TalkDialog onClose={() => setIsTalkLarge(false)}>{talk("large")}</TalkDialog>}
    </div>
  );
}

interface SeatStripProps {
  readonly client: GameClient;
  readonly view: unknown;
  readonly seat: Seat;
  readonly status: TableView["status"];
  readonly tableView: TableView;
  readonly onOpen: () => void;
}

/** On a tablet: everybody's device above the board; a press opens the whole list. */
function SeatStrip({ client, view, seat, status, tableView, onOpen }: SeatStripProps) {
  const words = useFrameWords(client);
  const awaited = new Set(tableView.asks.flatMap(({ seats }) => seats));
  return (
    <button type="button" className="seat-strip" aria-label={words.seats} onClick={onOpen}>
      <Icon name="ui-menu" size={22} />
      {status?.seats.map((one) => (
        <span key={one.seat} className={one.seat === seat ? "own" : undefined} data-awaited={awaited.has(one.seat)}>
          <client.SeatMark view={view} seat={one.seat} size={32} />
        </span>
      ))}
    </button>
  );
}
