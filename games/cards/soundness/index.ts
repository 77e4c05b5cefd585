import { RefusedError, refuse } from "@weirwood/kernel";
import { audit } from "../audit.ts";
import { type Cards, frames, hooks, states } from "../state/layout.ts";
import { problemWithAnswers, problemWithAsk } from "./asks.ts";
import { problemWithFrames } from "./frames.ts";
import { isView, problemWithNames } from "./names.ts";
import { problemWithRows } from "./rows.ts";
import { problemWithBodies, problemWithChallenge, problemWithSeats } from "./table.ts";

/**
 * States that come from outside: each is refused by what is wrong with it, or can be played to its end. What is looked at later
 * relies on what was looked at before.
 */

const problemWithStructure = (game: Cards): string | undefined =>
  problemWithNames(game) ??
  problemWithBodies(game) ??
  problemWithSeats(game, isDealt(game)) ??
  problemWithChallenge(game) ??
  problemWithFrames(game) ??
  problemWithRows(game) ??
  problemWithAsk(game);

/** Decks are dealt after the first answers. */
function isDealt(game: Cards): boolean {
  const isSetUp = frames.kind(game) === frames.kinds["set-up"];
  return !isSetUp || frames.step(game) > frames.steps["set-up"].deal;
}

/** Why a state in which everything is derived could not be played on, or undefined. */
export const problemIn = (game: Cards): string | undefined => problemWithStructure(game) ?? problemWithAnswers(game);

// Nothing can be derived from a state that is not sound, and of a view the books are not all seen.
hooks.problem = (game) => problemWithStructure(game) ?? (isView(game) ? undefined : audit(game)[0]);

export function fromJSON(input: unknown): Cards {
  const game = states.fromJSON(input);
  const problem = isView(game) ? undefined : problemWithAnswers(game);
  if (problem !== undefined) throw new RefusedError(refuse("kernel.state", { problem }));
  return game;
}
