import type { Text } from "./en.ts";
import { app } from "./fr/app.ts";
import { board } from "./fr/board.ts";
import { glossary } from "./fr/glossary.ts";
import { map } from "./fr/map.ts";
import { rules } from "./fr/rules.ts";
import { settings } from "./fr/settings.ts";

/** Everything the client says in French. */
export const fr: Text = { app, board, glossary, map, rules, settings };
