import { legend } from "../legend/text/fr.ts";
import type { ThroneText } from "./en.ts";
import { board } from "./fr/board.ts";
import { play } from "./fr/play.ts";

/** What the client of Throne says at the table in French. */
export const text: ThroneText = { board, legend, play };
