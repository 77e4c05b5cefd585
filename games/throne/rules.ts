import type { Outcome, Rules } from "@weirwood/kernel";
import { complete } from "./completion.ts";
import type { ThroneDecision } from "./decisions.ts";
import { form } from "./form.ts";
import { measures } from "./measures.ts";
import { notable, roundBegunBy } from "./moments.ts";
import { parse, print } from "./notation/index.ts";
import { brief, readOptions, seats, tags } from "./options.ts";
import { play, proceed } from "./rules/play.ts";
import { setTable, type ThroneOptions } from "./rules/setup.ts";
import { bit } from "./state/asks.ts";
import { HOUSES, houseIds } from "./state/board.ts";
import { houseOfSeat, isOver, playersOf, seatOf } from "./state/flow.ts";
import { ENDING, endings, type Throne, TURN, WINNERS } from "./state/layout.ts";
import { states } from "./state/state.ts";
import { upgrade } from "./upgrade.ts";
import { hasSecrets, imagine, view } from "./view.ts";

export type { ThroneDecision } from "./decisions.ts";
export type { ThroneOptions } from "./rules/setup.ts";
export type { Throne } from "./state/layout.ts";

/** The 2003 board game for three to five houses, as it is played; `index.ts` completes it with books and audits. */
export const throne: Rules<Throne, ThroneDecision, ThroneOptions> = {
  name: "throne",
  rulesVersion: 3,
  recordsSince: 2,

  form,
  readOptions,
  seats,
  tags,
  brief,

  setup(options, seed) {
    const game = setTable(options, seed);
    proceed(game);
    return game;
  },

  seatsOf: playersOf,
  seatName: (game, seat) => houseIds[houseOfSeat(game, seat)],

  ...play,
  round: (game) => game[TURN],
  roundBegunBy,
  notable,
  measures,

  ...states.rules,
  view,
  hasSecrets,
  imagine,

  outcome(game): Outcome | undefined {
    if (!isOver(game)) return undefined;
    const winners: number[] = [];
    for (let house = 0; house < HOUSES; house++) if (game[WINNERS] & bit(house)) winners.push(seatOf(game, house));
    return { winners: winners.sort((a, b) => a - b), rule: endings[game[ENDING]] };
  },

  upgrade,
  print,
  parse,
  complete: (view, seat, text) => complete(throne, view, seat, text),
};
