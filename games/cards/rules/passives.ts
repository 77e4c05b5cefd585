import type { Answers } from "@weirwood/kernel";
import { abilities, own, shieldBehind } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import type { Answer } from "../decisions.ts";
import { verb } from "../decisions.ts";
import { strOf } from "../derived/words.ts";
import { refuse } from "../refusal.ts";
import { isLeaving, isTaken } from "../state/bodies.ts";
import { type Cards, frames } from "../state/layout.ts";
import type { Limit } from "../words/index.ts";
import { course } from "./course.ts";
import { waitingAt, waitingOf } from "./pending.ts";
import { isGoingElsewhere, isShielding } from "./replacements.ts";
import type { Step } from "./step.ts";
import { isExhausted } from "./uses.ts";

/** A terminal clause or a shield whose condition has gone, a card that is gone, or a text that was used as often as it may triggers nothing any more. */
export function isStillMeant(game: Cards, row: number): boolean {
  const waiting = waitingOf(game, row);
  const { ability, source } = waiting;
  if (source !== NONE && !isTaken(game, source)) return false;
  if (abilities[ability].kind === "replace" && isGoingElsewhere(game, waiting.on)) return false;
  const limit = limitOf(ability);
  if (limit !== undefined && isExhausted(game, limit, waiting)) return false;
  if (shieldBehind(ability) !== undefined) return isShielding(game, waiting);
  if (ability !== own["dies-at-zero"] && ability !== own["goes-at-zero"]) return true;
  return strOf(game, source) === 0 && !isLeaving(game, source);
}

export function limitOf(ability: number): Limit | undefined {
  const text = abilities[ability].ability;
  return text.kind === "constant" ? undefined : text.limit;
}

/** The first player names the next passive by its place among those that wait. */
export const orderStep: Step<Answer<"next">> = {
  ...verb.next,
  check(game, _seat, { place }) {
    return place < candidates(game).length
      ? undefined
      : refuse("cards.passives.order", { count: candidates(game).length });
  },
  apply(game, seat, answer, tell) {
    course.noteAnswer(game, seat, answer);
    course.take(game, candidates(game)[answer.place], tell);
  },
  options: (game): Answers<Answer<"next">> => candidates(game).map((_, place) => ({ kind: "next", place })),
  sample: (game, _seat, chance) => ({ kind: "next", place: chance.below(candidates(game).length) }),
  bounds: (game) => ({
    waiting: candidates(game).map((row) => {
      const { ability, source, target } = waitingOf(game, row);
      return { ability: abilities[ability].name, source, ...(target !== NONE && { target }) };
    }),
  }),
};

const candidates = (game: Cards): number[] =>
  waitingAt(game, frames.depth(game) - 1).filter((row) => isStillMeant(game, row));

/** What waits to be put in order. */
export const waitingPassives = (game: Cards): ReturnType<typeof waitingOf>[] =>
  candidates(game).map((row) => waitingOf(game, row));
