import { legend } from "../legend/text/en.ts";
import { board } from "./en/board.ts";
import { play } from "./en/play.ts";

/** What the client of Throne says at the table in English; the game's own words are in its phrasebook. */
export const text = { board, legend, play };

/** The same keys, and the same parameters, in every language. */
export type ThroneText = typeof text;
