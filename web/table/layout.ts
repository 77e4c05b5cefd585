/** Which parts of a table are shown, where there is not room for all. Pure: the hook beside it keeps the state. */

import type { Width } from "./use-width.ts";

/** How far the sheet of a phone is up: the button that sends, as much as it needs, or the whole height. */
export type SheetHeight = "peek" | "half" | "full";
export type SideTab = "log" | "talk" | "notes";
export type PhoneTab = "board" | "seats" | "ask" | "log" | "talk";

export interface LayoutState {
  /** Below the question on a laptop. */
  readonly tab: SideTab;
  /** Whether the tab has half of the column, also while the question could use it. */
  readonly isTabRaised: boolean;
  /** The only part that a phone shows; held across it has the board beside it. */
  readonly phoneTab: PhoneTab;
  readonly sheet: SheetHeight;
  /** The list of seats over a tablet's board. */
  readonly isDrawerOpen: boolean;
  /** Talk over the whole table. */
  readonly isTalkLarge: boolean;
}

export const firstLayout: LayoutState = {
  tab: "log",
  isTabRaised: false,
  phoneTab: "board",
  sheet: "half",
  isDrawerOpen: false,
  isTalkLarge: false,
};

/** A question comes up by itself, and so does the end; without either the board has the room. */
export const restingSheet = (isAsked: boolean, isOver: boolean): SheetHeight => (isAsked || isOver ? "half" : "peek");

/** Another question is open, or none any more: on a phone the board comes back, unless the question is being read. */
export function withQuestion(layout: LayoutState, resting: SheetHeight, isAsked: boolean): LayoutState {
  const phoneTab = isAsked && layout.phoneTab !== "ask" ? "board" : layout.phoneTab;
  return { ...layout, sheet: resting, phoneTab, isTabRaised: layout.isTabRaised && !isAsked };
}

/** Whether the tab takes from the question's room: not where it stands in another column, though it was raised before. */
export const isRaisedBelow = ({ isTabRaised }: LayoutState, width: Width): boolean => isTabRaised && width !== "wide";

/** A tab that was chosen below the question; chosen again, it gives the room back. */
export const withTab = (layout: LayoutState, tab: SideTab): LayoutState => ({
  ...layout,
  tab,
  isTabRaised: layout.tab !== tab || !layout.isTabRaised,
});

/** A part that was chosen at the foot of a phone. */
export function withPhoneTab(layout: LayoutState, phoneTab: PhoneTab, resting: SheetHeight): LayoutState {
  if (phoneTab === "ask") return { ...layout, phoneTab, sheet: "full" };
  return { ...layout, phoneTab, ...(phoneTab === "board" && { sheet: resting }) };
}

/** The list of seats, wherever this width has it. */
export const withSeatsShown = (layout: LayoutState): LayoutState => ({
  ...layout,
  phoneTab: "seats",
  isDrawerOpen: true,
});

/** Log or talk, wherever this width has them. */
export const withPartShown = (layout: LayoutState, part: "log" | "talk"): LayoutState => ({
  ...layout,
  tab: part,
  isTabRaised: true,
  phoneTab: part,
});
