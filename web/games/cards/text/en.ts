import { asks } from "./en/asks.ts";
import { board } from "./en/board.ts";
import { card } from "./en/card.ts";
import { frame } from "./en/frame.ts";
import { telling } from "./en/telling.ts";

/** What the client of Cards says at the table in English; the game's own words are in its phrasebook. */
export const text = { asks, board, card, frame, telling };

/** The same keys, and the same parameters, in every language. */
export type CardsText = typeof text;
