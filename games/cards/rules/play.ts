import { OutOfRoom, type PlayedBySteps, seatedInOrder, stepsGame } from "@weirwood/kernel";
import type { CardsDecision } from "../decisions.ts";
import { type AskKind, ask, type Cards, frames, placesOf } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import { challengeStep } from "./challenge.ts";
import { chooseStep } from "./choice.ts";
import { course } from "./course.ts";
import { isOver } from "./elimination.ts";
import { timesStep } from "./loops.ts";
import { orderStep } from "./passives.ts";
import { pollRound } from "./poll.ts";
import { deckStep, mulliganStep, placeStep, plotStep } from "./setup.ts";
import type { CardsEvent, Step, TellRule } from "./step.ts";

/** The rulebook's table of contents: which step answers which ask. `procedures.ts` has the rest of it: which procedure goes on. */

const steps = {
  deck: deckStep,
  mulligan: mulliganStep,
  place: placeStep,
  plot: plotStep,
  first: chooseStep,
  title: chooseStep,
  action: pollRound,
  save: pollRound,
  response: pollRound,
  order: orderStep,
  challenge: challengeStep,
  attackers: chooseStep,
  stealth: chooseStep,
  defenders: chooseStep,
  target: chooseStep,
  pay: chooseStep,
  choice: chooseStep,
  number: timesStep,
  name: chooseStep,
  redirect: chooseStep,
  stack: chooseStep,
};

type Played = PlayedBySteps<Cards, CardsDecision, CardsEvent>;

export const played: Played = stepsGame<Cards, CardsDecision, CardsEvent, AskKind>({
  kinds: ask.kinds,
  // Each step only ever meets the decisions of its own ask.
  steps: steps as unknown as { readonly [kind in AskKind]: Step },
  ask,
  seating: seatedInOrder(seatsIn),
  isOver,
  procedure: (game) => course.procedures[frames.kind(game)],
  keepUp: (game, tell) => course.keepUp(game, tell),
});
export const { proceed } = played;

/** The state before the decision that is being carried out, by its length. */
const before = new Map<number, Cards>();

/**
 * No game that began at a table comes near to filling one of a state's tables; a position that somebody has made up may. The decision
 * that finds no room is then the last: the game ends as its last round would.
 */
export const play: Played["rules"] = {
  ...played.rules,
  apply(game, seat, answer, tell) {
    const kept = before.get(game.length) ?? game.slice();
    before.set(game.length, kept);
    placesOf(game).copy(game, kept);
    try {
      played.rules.apply(game, seat, answer, tell);
    } catch (reason) {
      if (!(reason instanceof OutOfRoom)) throw reason;
      placesOf(game).copy(kept, game);
      course.endFull(game, tell as TellRule | undefined);
    }
  },
};
