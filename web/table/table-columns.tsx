import { ONLOOKER } from "@weirwood/kernel";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useKeys } from "../app/keys.ts";
import { Icon } from "../art/icon.tsx";
import { GameScope } from "../games/game-scope.tsx";
import { useText } from "../text/use-text.ts";
import { BottomSheet } from "./bottom-sheet.tsx";
import { CommandLine } from "./command-line.tsx";
import { conversations, unreadIn } from "./conversations.ts";
import { useFrameWords } from "./frame-words.ts";
import type { GameClient } from "./game-client.ts";
import type { SideTab } from "./layout.ts";
import { PanelArea } from "./panel-area.tsx";
import { SeatStrip } from "./seat-strip.tsx";
import { type Tab, TabBar, Tabs } from "./tabs.tsx";
import { type Layout, useLayout } from "./use-layout.ts";
import { useSideProps } from "./use-side-props.tsx";
import type { TableModel } from "./use-table-model.ts";

const Talk = lazy(() => import("./talk.tsx").then((found) => ({ default: found.Talk })));
const TalkDialog = lazy(() => import("./talk-dialog.tsx").then((found) => ({ default: found.TalkDialog })));
const Notes = lazy(() => import("./notes.tsx").then((found) => ({ default: found.Notes })));
const Log = lazy(() => import("./log/log.tsx").then((found) => ({ default: found.Log })));

export interface TableColumnsProps {
  readonly model: TableModel;
  /** Told where the board may draw its question. */
  readonly panelSlot: (element: HTMLElement | null) => void;
  readonly commandField: RefObject<HTMLInputElement | null>;
  readonly openRule: (rule: string) => void;
  readonly onAbout: () => void;
  readonly side: ReactNode;
  readonly board: ReactNode;
  readonly strips: ReactNode;
  /** Over the board: what happens, in a line at its foot or as a moment in its corner. */
  readonly caption: ReactNode;
  /** The board goes where something happens by itself. */
  readonly isSteered: boolean;
}

/** Where everything stands at a table, by the room that there is: four columns, three, two, or one part at a time. */
export function TableColumns(props: TableColumnsProps) {
  const { model, board, side, strips, caption, isSteered, onAbout, openRule } = props;
  const layout = useLayout(model);
  const { width, isDrawer, isTalkLarge, change } = layout;
  const parts = useParts(props, layout);
  return (
    <div
      className="columns"
      data-width={width}
      data-seats={isDrawer ? "drawer" : undefined}
      data-board={model.client.isBoardAcross && "across"}
    >
      <SeatsColumn {...{ model, layout, onAbout }}>{side}</SeatsColumn>
      <main className="table-middle">
        <div className="table-strips">{strips}</div>
        <SeatsAbove {...{ model, layout, openRule }} />
        <div className="board-place" data-steered={isSteered || undefined}>
          {board}
          {caption}
        </div>
      </main>
      {width === "phone" || width === "low" ? (
        <PhoneParts {...{ model, layout, parts }} />
      ) : (
        <AskColumn {...{ layout, parts }} />
      )}
      {width === "wide" && <FarColumn {...{ layout, parts }} />}
      {isTalkLarge && (
        <Suspense>
          <TalkDialog onClose={() => change({ isTalkLarge: false })}>{parts.talk("large")}</TalkDialog>
        </Suspense>
      )}
    </div>
  );
}

/** What stands in the columns, whichever they are. */
interface Parts {
  readonly panel: ReactNode;
  readonly commandLine: ReactNode;
  readonly log: ReactNode;
  readonly talk: (shape: "narrow" | "list" | "large") => ReactNode;
  /** Log, talk and notes as tabs, as far as this table has them. */
  readonly tabs: readonly Tab<SideTab>[];
  readonly unread: number;
}

function useParts(props: TableColumnsProps, layout: Layout): Parts {
  const { model, openRule, panelSlot, commandField } = props;
  const { client, view, seat, book, game, gameView, ask, draft, played } = model;
  const names = useText().table.tabs;
  const { status } = gameView;
  const unread = status === undefined ? 0 : unreadIn(conversations(status, gameView.channels, seat));
  const talk = (shape: "narrow" | "list" | "large"): ReactNode =>
    game.talk !== undefined &&
    status !== undefined && (
      <Suspense>
        <Talk
          talk={game.talk}
          tableView={gameView}
          shape={shape}
          onEnlarge={shape === "narrow" ? () => layout.change({ isTalkLarge: true }) : undefined}
          {...{ seat, status, game: { client, view } }}
        />
      </Suspense>
    );
  const log = (
    <Suspense fallback={<section className="table-log" aria-busy />}>
      <Log {...{ model, openRule }} upTo={played.number} leftAt={played.leftAt} />
    </Suspense>
  );
  const tabs: Tab<SideTab>[] = [{ id: "log", label: names.log, icon: "ui-log", content: log }];
  if (game.talk !== undefined) {
    tabs.push({ id: "talk", label: names.talk, icon: "ui-talk", badge: unread, content: talk("narrow") });
    if (seat !== ONLOOKER) {
      const notes = (
        <Suspense>
          <Notes talk={game.talk} />
        </Suspense>
      );
      tabs.push({ id: "notes", label: names.notes, icon: "ui-pencil", content: notes });
    }
  }
  return {
    panel: <PanelArea {...{ model, openRule, panelSlot }} />,
    commandLine: ask !== undefined && (
      <CommandLine
        {...{ client, view, seat, book, draft, openRule }}
        field={commandField}
        onDraft={model.keepDraft}
        onDecide={model.decide}
      />
    ),
    log,
    talk,
    tabs,
    unread,
  };
}

interface SeatsAboveProps extends Pick<TableColumnsProps, "model" | "openRule"> {
  readonly layout: Layout;
}

/** Above the board: what the game says of the seats in a line, or on a tablet what the frame does. */
function SeatsAbove({ model, layout, openRule }: SeatsAboveProps) {
  const onOpen = (): void => layout.change({ isDrawerOpen: true, phoneTab: "seats" });
  if (model.client.Strip !== undefined)
    return <GameStrip {...{ model, openRule, onOpen }} Strip={model.client.Strip} />;
  return layout.width === "tablet" && <SeatStrip {...{ model, onOpen }} />;
}

interface GameStripProps extends Pick<TableColumnsProps, "model" | "openRule"> {
  readonly Strip: NonNullable<GameClient["Strip"]>;
  readonly onOpen: () => void;
}

function GameStrip({ model, openRule, onOpen, Strip }: GameStripProps) {
  const props = useSideProps(model, openRule);
  return (
    <GameScope game={model.client.name}>
      <Strip {...props} told={model.told} onOpen={onOpen} />
    </GameScope>
  );
}

interface SeatsColumnProps extends Pick<TableColumnsProps, "model" | "onAbout"> {
  readonly layout: Layout;
  readonly children: ReactNode;
}

function SeatsColumn({ model, layout, onAbout, children }: SeatsColumnProps) {
  const text = useText();
  const words = useFrameWords(model.client);
  const { isDrawer, isSideShown, seats } = layout;
  return (
    <aside
      ref={seats}
      tabIndex={-1}
      className={isDrawer ? "table-left drawer" : "table-left"}
      aria-label={words.seats}
      hidden={!isSideShown}
    >
      {isDrawer && isSideShown && <ShutDrawer {...{ layout }} />}
      <h2 className="visually-hidden">{words.seats}</h2>
      {children}
      <button type="button" className="btn about" onClick={onAbout}>
        <Icon name="ui-info" />
        {text.table.aboutTable}
      </button>
    </aside>
  );
}

/** Closes the drawer, in which the keyboard is for as long as it is open. */
function ShutDrawer({ layout }: { readonly layout: Layout }) {
  const text = useText();
  const { seats } = layout;
  const shut = (): void => layout.change({ isDrawerOpen: false });
  useKeys([{ key: "Escape", label: text.app.close, act: shut }]);
  useEffect(() => {
    const before = document.activeElement;
    seats.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [seats]);
  return (
    <button type="button" className="btn ghost square shut" aria-label={text.app.close} onClick={shut}>
      <Icon name="ui-x" />
    </button>
  );
}

interface ColumnProps {
  readonly layout: Layout;
  readonly parts: Parts;
}

/** Beside the board: the open question, and below it the tabs where there is no column for them. */
function AskColumn({ layout, parts }: ColumnProps) {
  const text = useText().table;
  return (
    <aside className="table-right" aria-label={text.panel} data-raised={layout.isTabRaised || undefined}>
      {parts.panel}
      {layout.width !== "wide" && <Tabs tabs={parts.tabs} chosen={layout.tab} onChoose={layout.chooseTab} />}
      {parts.commandLine}
    </aside>
  );
}

/** On a wide screen: the log, and below it talk and notes. */
function FarColumn({ layout, parts }: ColumnProps) {
  const text = useText().table.tabs;
  const others = parts.tabs.filter(({ id }) => id !== "log");
  return (
    <aside className="table-far" aria-label={text.log}>
      <h2>
        <Icon name="ui-log" />
        {text.log}
      </h2>
      {parts.log}
      {others.length > 0 && (
        <Tabs
          tabs={others}
          chosen={layout.tab === "log" ? "talk" : layout.tab}
          onChoose={(tab) => layout.change({ tab })}
        />
      )}
    </aside>
  );
}

/**
 * On a phone: log and talk cover the board, the question is a sheet over it, and all are reached at the foot. Held across
 * there is no height for a sheet: the board stays, and beside it stands the question, or what covers it.
 */
function PhoneParts({ model, layout, parts }: ColumnProps & { readonly model: TableModel }) {
  const text = useText().table;
  const { phoneTab, sheet, change, width } = layout;
  const isAskHidden = phoneTab !== "board" && phoneTab !== "ask";
  const log = useRef<HTMLElement>(null);
  // The newest stands at the top.
  useEffect(() => {
    if (phoneTab === "log" && log.current !== null) log.current.scrollTop = 0;
  }, [phoneTab]);
  return (
    <>
      <section ref={log} className="phone-cover" hidden={phoneTab !== "log"}>
        {phoneTab === "log" && parts.log}
      </section>
      <section className="phone-cover" hidden={phoneTab !== "talk"}>
        {phoneTab === "talk" && parts.talk("list")}
      </section>
      {width === "low" ? (
        <aside className="table-right" aria-label={text.panel} hidden={isAskHidden}>
          {parts.panel}
        </aside>
      ) : (
        <div hidden={isAskHidden}>
          <BottomSheet height={sheet} onHeight={(height) => change({ sheet: height })} label={text.panel}>
            {parts.panel}
            {sheet === "full" && parts.commandLine}
          </BottomSheet>
        </div>
      )}
      <TabBar
        isBoardShown={width === "low"}
        client={model.client}
        chosen={phoneTab}
        onChoose={layout.choosePhoneTab}
        unread={parts.unread}
        hasTalk={model.game.talk !== undefined}
        isAsked={model.ask !== undefined || model.isAwaited}
      />
    </>
  );
}
