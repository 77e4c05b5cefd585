import { completeFrom, type Outcome, type Rules } from "@weirwood/kernel";
import { MOST_SEATS, seatIds } from "./data/names.ts";
import { type CardsDecision, parse, print } from "./decisions.ts";
import { readyIds } from "./decks/ready/titles.ts";
import "./derived/derive.ts";
import { measures } from "./measures.ts";
import { notable, roundBegunBy } from "./moments.ts";
import { isOver } from "./rules/elimination.ts";
import { play } from "./rules/play.ts";
import { type Cards, ENDING, endingIds, placesOf, pollKinds, ROUND, states, WINNERS } from "./state/layout.ts";
import { seatsIn } from "./state/seats.ts";
import { upgrade } from "./upgrade.ts";

export type { CardsDecision } from "./decisions.ts";
export type { Cards } from "./state/layout.ts";

/** Where answers are too many to list, a deck is asked for. */
const readyAnswers: readonly CardsDecision[] = readyIds.map((_, deck) => ({ kind: "deck", deck }));

/** What is needed before a game begins, and where it is kept; by nobody who sits at a table and is sent what he may see. */
type Elsewhere =
  | "form"
  | "readOptions"
  | "seats"
  | "tags"
  | "brief"
  | "setup"
  | "view"
  | "viewOfSuccessor"
  | "hasSecrets"
  | "imagine";

/**
 * A game as it is played. `rules.ts` adds how one begins, what each seat may see, that states from outside are examined, and
 * that cards may be named by their titles.
 */
export const cards = {
  name: "cards",
  rulesVersion: 2,

  seatsOf: seatsIn,
  seatName: (_game, seat) => seatIds[seat],

  ...play,
  round: (game) => Math.max(1, game[ROUND]),
  roundBegunBy,
  notable,
  measures,

  // Whoever is asked in secret whether he acts may say beforehand that he does not, and nothing else.
  mayStand: (kind, { kind: answer }) => answer === "pass" && (pollKinds as readonly string[]).includes(kind),

  clone: states.clone,
  copy: (from, into) => placesOf(from).copy(from, into),
  toJSON: states.toJSON,
  fromJSON: states.fromJSON,
  changes: states.changes,

  outcome(game): Outcome | undefined {
    if (!isOver(game)) return undefined;
    const winners = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter(
      (seat) => ((game[WINNERS] >> seat) & 1) === 1,
    );
    return { winners, rule: `cards.victory.${endingIds[game[ENDING]]}` };
  },

  upgrade,
  print,
  parse: (text: string, _game?: Cards, _seat?: number) => parse(text),
  complete: (game, seat, text) => completeFrom(Array.from(play.options(game, seat) ?? readyAnswers, print), text),
} satisfies Omit<Rules<Cards, CardsDecision, never>, Elsewhere>;
