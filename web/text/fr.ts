import type { Text } from "./en.ts";
import { app } from "./fr/app.ts";
import { board } from "./fr/board.ts";
import { glossary } from "./fr/glossary.ts";
import { keys } from "./fr/keys.ts";
import { local } from "./fr/local.ts";
import { map } from "./fr/map.ts";
import { people } from "./fr/people.ts";
import { rules } from "./fr/rules.ts";
import { settings } from "./fr/settings.ts";
import { table } from "./fr/table.ts";

/** Everything the client says in French. */
export const fr: Text = { app, board, glossary, keys, local, map, people, rules, settings, table };
