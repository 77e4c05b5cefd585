import type { Text } from "./en.ts";
import { app } from "./fr/app.ts";
import { end } from "./fr/end.ts";
import { friends } from "./fr/friends.ts";
import { keys } from "./fr/keys.ts";
import { learn } from "./fr/learn.ts";
import { lobby } from "./fr/lobby.ts";
import { local } from "./fr/local.ts";
import { operator } from "./fr/operator.ts";
import { people } from "./fr/people.ts";
import { replay } from "./fr/replay.ts";
import { rules } from "./fr/rules.ts";
import { settings } from "./fr/settings.ts";
import { stage } from "./fr/stage.ts";
import { statistics } from "./fr/statistics.ts";
import { table } from "./fr/table.ts";
import { view } from "./fr/view.ts";

/** Everything the client says in French. */
export const fr: Text = {
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
