import type { CardsText } from "./en.ts";
import { asks } from "./fr/asks.ts";
import { board } from "./fr/board.ts";
import { card } from "./fr/card.ts";
import { frame } from "./fr/frame.ts";
import { telling } from "./fr/telling.ts";

/** The same in French. */
export const text: CardsText = { asks, board, card, frame, telling };
