import type { Cards } from "@weirwood/cards/playing";
import type { HintFinder } from "../../../learn/guide.ts";
import { askHint } from "./ask-hints.ts";
import { lessonFor } from "./lessons.ts";
import { hintMoment, isForced } from "./moment.ts";
import { guidedRounds } from "./steps.ts";

/**
 * The hint whose moment it is. In the rounds of the guided game every question has one; after them, only what is met for
 * the first time.
 */
export const findHint: HintFinder<Cards> = (plain, seen) => {
  const moment = hintMoment(plain);
  if (moment.ask === undefined || isForced(moment)) return undefined;
  return lessonFor(moment, seen) ?? askHint(moment, seen, moment.round <= guidedRounds);
};
