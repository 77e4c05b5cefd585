import type { Rules } from "@weirwood/kernel";
import type { BattleDecision } from "./decisions.ts";
import { form } from "./form.ts";
import { type BattleOptions, brief, readOptions, seats, tags } from "./options.ts";
import { battles as playing } from "./playing.ts";
import { proceed } from "./rules/play.ts";
import { setUpBattle } from "./rules/setup.ts";
import type { Battle } from "./state/layout.ts";

export type { BattleDecision } from "./decisions.ts";
export type { BattleOptions } from "./options.ts";
export type { Battle } from "./state/layout.ts";

/** The hex wargame of two Houses, from its options to its end; `index.ts` completes it with books and audits. */
export const battles: Rules<Battle, BattleDecision, BattleOptions> = {
  ...playing,

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
};
