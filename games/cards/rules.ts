import type { Rules } from "@weirwood/kernel";
import type { CardsDecision } from "./decisions.ts";
import "./decks/construction.ts";
import "./decks/ready/index.ts";
import { form } from "./form.ts";
import { parseIn } from "./naming.ts";
import { brief, type CardsOptions, readOptions, seats, tags } from "./options.ts";
import { cards as playing } from "./playing.ts";
import { proceed } from "./rules/play.ts";
import "./rules/procedures.ts";
import { setUpTable } from "./rules/setting-up.ts";
import { fromJSON } from "./soundness/index.ts";
import type { Cards } from "./state/layout.ts";
import { hasSecrets, imagine, view, viewOfSuccessor } from "./view.ts";

export type { CardsDecision } from "./decisions.ts";
export type { CardsOptions } from "./options.ts";
export type { Cards } from "./state/layout.ts";

/** The card game of two to six Houses, from its options to its end; `index.ts` completes it with books and audits. */
export const cards: Rules<Cards, CardsDecision, CardsOptions> = {
  ...playing,

  form,
  readOptions,
  seats,
  tags,
  brief,

  setup(options, seed) {
    const game = setUpTable(options, seed);
    proceed(game);
    return game;
  },

  fromJSON,
  view,
  viewOfSuccessor,
  hasSecrets,
  imagine,
  parse: parseIn,
};
