import { type RefObject, useEffect, useRef, useState } from "react";
import { useKeys } from "../app/keys.ts";
import { useText } from "../text/use-text.ts";
import { attention } from "./attention.ts";
import { useFrameWords } from "./frame-words.ts";
import {
  firstLayout,
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
  readonly isSideShown: boolean;
  /** The list of seats, to put the keyboard there. */
  readonly seats: RefObject<HTMLElement | null>;
  change(changes: Partial<LayoutState>): void;
  chooseTab(tab: SideTab): void;
  choosePhoneTab(tab: PhoneTab): void;
}

function isSideShown({ phoneTab, isDrawerOpen }: LayoutState, width: Width): boolean {
  if (width === "phone" || width === "low") return phoneTab === "seats";
  return width !== "tablet" || isDrawerOpen;
}

/** What of a table is shown at this width, and the keys that change it. */
export function useLayout({ client, ask, isAwaited, game, gameView, seat }: TableModel): Layout {
  const text = useText().table.keys;
  const words = useFrameWords(client);
  const width = useWidth();
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
    width,
    isSideShown: isSideShown(layout, width),
    seats,
    change: (changes) => setLayout((now) => ({ ...now, ...changes })),
    chooseTab: (tab) => setLayout((now) => withTab(now, tab)),
    choosePhoneTab: (tab) => setLayout((now) => withPhoneTab(now, tab, resting)),
  };
}
