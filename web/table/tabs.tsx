import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Icon } from "../art/icon.tsx";
import type { SymbolName } from "../art/symbol-names.ts";
import { useText } from "../text/use-text.ts";
import { useFrameWords } from "./frame-words.ts";
import type { GameClient } from "./game-client.ts";
import type { PhoneTab } from "./layout.ts";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: SymbolName;
  /** A number beside the label: what is unread, unless the label of the number says otherwise. */
  readonly badge?: number;
  readonly badgeLabel?: string;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** Tabs over one place. Arrows go from one to the next. */
export function Tabs<Id extends string>({ tabs, chosen, onChoose }: TabsProps<Id>) {
  const id = useId();
  const text = useText().table;
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const step = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length];
    onChoose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className="table-tabs">
      <div className="tabs" role="tablist" onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}-content`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            <Icon name={tab.icon} />
            <span className="tab-name">{tab.label}</span>
            {tab.badge !== undefined && tab.badge > 0 && (
              <span className="badge" role="img" aria-label={tab.badgeLabel ?? text.talk.unread(tab.badge)}>
                {tab.badge}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}-content`}
        className="tab-content"
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, by keyboard too.
        tabIndex={0}
        aria-labelledby={`${id}-${shown.id}`}
      >
        {shown.content}
      </div>
    </div>
  );
}

interface TabBarProps {
  readonly client: Pick<GameClient, "words" | "tabSymbols">;
  readonly chosen: PhoneTab;
  readonly onChoose: (tab: PhoneTab) => void;
  readonly unread: number;
  readonly hasTalk: boolean;
  readonly isAsked: boolean;
  /** The board stands beside whatever is chosen, and needs no tab. */
  readonly isBoardShown: boolean;
}

const symbols: { readonly [tab in PhoneTab]: SymbolName } = {
  board: "ui-map",
  seats: "ui-users",
  ask: "ui-pencil",
  log: "ui-log",
  talk: "ui-talk",
};

/** On a phone: the parts of the table, at the thumb; held across, above the part that is shown. */
export function TabBar({ client, chosen, onChoose, unread, hasTalk, isAsked, isBoardShown }: TabBarProps) {
  const text = useText().table;
  const words = useFrameWords(client);
  const names = { ...text.tabs, board: words.board, seats: words.seats, ask: words.ask };
  const shown: readonly PhoneTab[] = [
    ...(isBoardShown ? (["ask", "seats"] as const) : (["board", "seats", "ask"] as const)),
    "log",
    ...(hasTalk ? (["talk"] as const) : []),
  ];
  const current = isBoardShown && chosen === "board" ? "ask" : chosen;
  return (
    <nav className="tab-bar" aria-label={text.sheetTitle}>
      {shown.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === current ? "page" : undefined}
          onClick={() => onChoose(tab)}
        >
          <Icon name={{ ...symbols, ...client.tabSymbols }[tab]} size={24} />
          {names[tab]}
          {tab === "talk" && unread > 0 && (
            <span className="badge" role="img" aria-label={text.talk.unread(unread)}>
              {unread}
            </span>
          )}
          {tab === "ask" && isAsked && <span className="tab-dot" role="img" aria-label={text.yourMove} />}
        </button>
      ))}
    </nav>
  );
}
