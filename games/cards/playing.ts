import { completeFrom, type Outcome, type Rules } from "@weirwood/kernel";
import { MOST_SEATS, seatIds } from "./data/names.ts";
import { type CardsDecision, parse, print } from "./decisions.ts";
import "./derived/derive.ts";
import { measures } from "./measures.ts";
import { notable, roundBegunBy } from "./moments.ts";
import { isOver } from "./rules/elimination.ts";
import { play } from "./rules/play.ts";
import { type Cards, ENDING, endingIds, ROUND, states, WINNERS } from "./state/layout.ts";
import { seatsIn } from "./state/seats.ts";
import { hasSecrets, imagine, view } from "./view.ts";

export type { CardsDecision } from "./decisions.ts";
export type { Cards } from "./state/layout.ts";

/** What is needed before a game begins, and by nobody who sits at one. */
type Beforehand = "form" | "readOptions" | "seats" | "tags" | "brief" | "setup";

/** A game as it is played. `rules.ts` adds how one begins. */
export const cards = {
  name: "cards",
  rulesVersion: 1,

  seatsOf: seatsIn,
  seatName: (_game, seat) => seatIds[seat],

  ...play,
  round: (game) => Math.max(1, game[ROUND]),
  roundBegunBy,
  notable,
  measures,

  clone: states.clone,
  copy: states.copy,
  toJSON: states.toJSON,
  fromJSON: states.fromJSON,
  changes: states.changes,
  view,
  hasSecrets,
  imagine,

  outcome(game): Outcome | undefined {
    if (!isOver(game)) return undefined;
    const winners = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter(
      (seat) => ((game[WINNERS] >> seat) & 1) === 1,
    );
    return { winners, rule: `cards.victory.${endingIds[game[ENDING]]}` };
  },

  upgrade: (plain) => plain,
  print,
  parse,
  complete: (game, seat, text) => completeFrom(Array.from(play.options(game, seat) ?? [], print), text),
} satisfies Omit<Rules<Cards, CardsDecision, never>, Beforehand>;
