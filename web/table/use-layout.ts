import { type RefObject, useEffect, useRef, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { useText } from "../text/use-text.ts";
import { attention } from "./attention.ts";
import { useFrameWords } from "./frame-words.ts";
import {
  firstLayout,
  isRaisedBelow,
  type LayoutState,
  type PhoneTab,
  restingSheet,
  type SideTab,
  withPartShown,
  withPhoneTab,
  withQuestion,
  withSeatsShown,
  withTab,
} from "./layout.ts";
import type { TableModel } from "./use-table-model.ts";
import { useWidth, type Width } from "./use-width.ts";

export interface Layout extends LayoutState {
  readonly width: Width;
  /** Whether the list of seats is a drawer over the board. */
  readonly isDrawer: boolean;
  readonly isSideShown: boolean;
  /** The list of seats, to put the keyboard there. */
  readonly seats: RefObject<HTMLElement | null>;
  change(changes: Partial<LayoutState>): void;
  chooseTab(tab: SideTab): void;
  choosePhoneTab(tab: PhoneTab): void;
}

/** A phone has the list of seats in a tab; wider screens have a column for it, or for what a game says above the board. */
const hasDrawer = (width: Width, hasStrip: boolean): boolean =>
  width === "tablet" || (hasStrip && (width === "laptop" || width === "wide"));

function isSideShown({ phoneTab, isDrawerOpen }: LayoutState, width: Width, isDrawer: boolean): boolean {
  if (width === "phone" || width === "low") return phoneTab === "seats";
  return !isDrawer || isDrawerOpen;
}

/** What of a table is shown at this width, and the keys that change it. */
export function useLayout({ client, ask, isAwaited, game, gameView, seat }: TableModel): Layout {
  const text = useText().table.keys;
  const words = useFrameWords(client);
  const width = useWidth();
  const isDrawer = hasDrawer(width, client.Strip !== undefined);
  const [layout, setLayout] = useState(firstLayout);
  const seats = useRef<HTMLElement>(null);
  const askId = ask?.id;
  const hasVote = gameView.status?.votes.some(({ open }) => open.includes(seat)) === true;
  const isAsked = askId !== undefined || isAwaited;
  const resting = restingSheet(isAsked || hasVote, gameView.status?.state === "finished");
  useEffect(() => {
    // Once for each question, and when the last is answered.
    void askId;
    setLayout((now) => withQuestion(now, resting, isAsked));
  }, [askId, isAsked, resting]);
  // A place that the log leads to is on the board, which a phone hides behind the log.
  useEffect(
    () =>
      attention.subscribe(({ looked }, before) => {
        if (looked !== before.looked) setLayout((now) => ({ ...now, phoneTab: "board" }));
      }),
    [],
  );
  const showSeats = (): void => {
    setLayout(withSeatsShown);
    seats.current?.focus();
  };
  useKeys([
    { key: "h", label: words.seats, act: showSeats },
    { key: "l", label: text.log, act: () => setLayout((now) => withPartShown(now, "log")) },
    ...(game.talk === undefined
      ? []
      : [{ key: "t", label: text.talk, act: () => setLayout((now) => withPartShown(now, "talk")) }]),
  ]);
  return {
    ...layout,
    isTabRaised: isRaisedBelow(layout, width),
    width,
    isDrawer,
    isSideShown: isSideShown(layout, width, isDrawer),
    seats,
    change: (changes) => setLayout((now) => ({ ...now, ...changes })),
    chooseTab: (tab) => setLayout((now) => withTab(now, tab)),
    choosePhoneTab: (tab) => setLayout((now) => withPhoneTab(now, tab, resting)),
  };
}
