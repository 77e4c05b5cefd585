import type { ThroneText } from "./en.ts";
import { board } from "./fr/board.ts";
import { glossary } from "./fr/glossary.ts";
import { learn } from "./fr/learn.ts";
import { play } from "./fr/play.ts";

/** What the client of Throne says in French. */
export const text: ThroneText = { board, glossary, learn, play };
