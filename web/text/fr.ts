import type { Text } from "./en.ts";
import { app } from "./fr/app.ts";
import { board } from "./fr/board.ts";
import { map } from "./fr/map.ts";
import { settings } from "./fr/settings.ts";

/** Everything the client says in French. */
export const fr: Text = { app, board, map, settings };
