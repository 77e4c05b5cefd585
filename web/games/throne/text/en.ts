import { board } from "./en/board.ts";
import { glossary } from "./en/glossary.ts";
import { learn } from "./en/learn.ts";
import { play } from "./en/play.ts";

/** What the client of Throne says in English; the game's own words are in its phrasebook. */
export const text = { board, glossary, learn, play };

/** The same keys, and the same parameters, in every language. */
export type ThroneText = typeof text;
