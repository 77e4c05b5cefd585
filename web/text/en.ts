import { app } from "./en/app.ts";
import { board } from "./en/board.ts";
import { glossary } from "./en/glossary.ts";
import { keys } from "./en/keys.ts";
import { local } from "./en/local.ts";
import { map } from "./en/map.ts";
import { people } from "./en/people.ts";
import { rules } from "./en/rules.ts";
import { settings } from "./en/settings.ts";
import { table } from "./en/table.ts";

/** Everything the client says in English; the games' own words are in their phrasebooks. */
export const en = { app, board, glossary, keys, local, map, people, rules, settings, table };

/** A catalogue: the same keys, and the same parameters, in every language. */
export type Text = typeof en;
