import type { Outcome, Rules } from "@weirwood/kernel";
import { houseIds } from "./data/names.ts";
import { type BattleDecision, notation } from "./decisions.ts";
import { measures } from "./measures.ts";
import { notable, roundBegunBy } from "./moments.ts";
import { isOver } from "./rules/ending.ts";
import { play } from "./rules/play.ts";
import { type Battle, ENDING, endings, ROUND, SEAT_HOUSE, states, WINNER } from "./state/layout.ts";
import { hasSecrets, imagine, view } from "./view.ts";

export type { BattleDecision } from "./decisions.ts";
export type { Battle } from "./state/layout.ts";

/** What is needed before a battle begins, and by nobody who sits at one. */
type Beforehand = "form" | "readOptions" | "seats" | "tags" | "brief" | "setup";

/** A battle as it is played. `rules.ts` adds how one begins, which takes all plans and what checks them. */
export const battles = {
  name: "battles",
  rulesVersion: 2,

  seatsOf: () => 2,
  seatName: (game, seat) => houseIds[game[SEAT_HOUSE + seat]],

  ...play,
  round: (game) => game[ROUND],
  roundBegunBy,
  notable,
  measures,

  ...states.rules,
  view,
  hasSecrets,
  imagine,

  outcome(game): Outcome | undefined {
    if (!isOver(game)) return undefined;
    const winner = game[SEAT_HOUSE] === game[WINNER] ? 0 : 1;
    return { winners: [winner], rule: endings[game[ENDING]] };
  },

  // Positions are written as before. What differs is what is asked: nothing of who has nothing to keep, for one.
  upgrade: (plain) => plain,
  ...notation.rules(play.options),
} satisfies Omit<Rules<Battle, BattleDecision, never>, Beforehand>;
