import { app } from "./en/app.ts";
import { end } from "./en/end.ts";
import { friends } from "./en/friends.ts";
import { keys } from "./en/keys.ts";
import { learn } from "./en/learn.ts";
import { lobby } from "./en/lobby.ts";
import { local } from "./en/local.ts";
import { operator } from "./en/operator.ts";
import { people } from "./en/people.ts";
import { replay } from "./en/replay.ts";
import { rules } from "./en/rules.ts";
import { settings } from "./en/settings.ts";
import { stage } from "./en/stage.ts";
import { statistics } from "./en/statistics.ts";
import { table } from "./en/table.ts";
import { view } from "./en/view.ts";

/** Everything the client says in English; the games' own words are in their phrasebooks. */
export const en = {
  app,
  end,
  friends,
  keys,
  learn,
  lobby,
  local,
  operator,
  people,
  replay,
  rules,
  settings,
  stage,
  statistics,
  table,
  view,
};

/** A catalogue: the same keys, and the same parameters, in every language. */
export type Text = typeof en;
