import type { Outcome, Rules } from "@weirwood/kernel";
import { houseIds } from "./data/names.ts";
import { type BattleDecision, notation } from "./decisions.ts";
import { form } from "./form.ts";
import { measures } from "./measures.ts";
import { notable, roundBegunBy } from "./moments.ts";
import { type BattleOptions, brief, readOptions, seats, tags } from "./options.ts";
import { isOver } from "./rules/ending.ts";
import { play, proceed } from "./rules/play.ts";
import { setUpBattle } from "./rules/setup.ts";
import { type Battle, ENDING, endings, ROUND, SEAT_HOUSE, states, WINNER } from "./state/layout.ts";
import { hasSecrets, imagine, view } from "./view.ts";

export type { BattleDecision } from "./decisions.ts";
export type { BattleOptions } from "./options.ts";
export type { Battle } from "./state/layout.ts";

/** The hex wargame of two Houses, as it is played; `index.ts` completes it with books and audits. */
export const battles: Rules<Battle, BattleDecision, BattleOptions> = {
  name: "battles",
  rulesVersion: 1,

  form,
  readOptions,
  seats,
  tags,
  brief,

  setup(options, seed) {
    const game = setUpBattle(options, seed);
    proceed(game);
    return game;
  },

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

  upgrade: (plain) => plain,
  ...notation.rules(play.options),
};
