import type { ReactNode } from "react";
import type { BoardProps } from "../table/game-client.ts";

const nothing = (): void => undefined;

/** What a frame hands to a board while nothing happens: a test says only what it is about. The panel is drawn beside it. */
export const restingBoard = {
  happening: [],
  told: [],
  pace: 1,
  isFollowing: false,
  onMoved: nothing,
  draft: undefined,
  onDraft: nothing,
  onDecide: nothing,
  isSending: false,
  held: [],
  takeBack: undefined,
  finish: undefined,
  isWhatIf: false,
  panel: (content: ReactNode) => <aside data-panel>{content}</aside>,
  tools: null,
  openRule: nothing,
} satisfies Partial<BoardProps<unknown>>;
