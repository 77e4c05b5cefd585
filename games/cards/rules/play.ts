import { OutOfRoom, seatedInOrder, stepsGame } from "@weirwood/kernel";
import type { CardsDecision } from "../decisions.ts";
import { derive } from "../derived/derive.ts";
import { type AskKind, ask, type Cards, frames, placesOf } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import { challengeStep, endDeserted } from "./challenge.ts";
import { challengeCourse } from "./challenge-course.ts";
import { choice, chooseStep } from "./choice.ts";
import { isOver } from "./elimination.ts";
import { type Played, timesStep } from "./loops.ts";
import { orderStep, passives } from "./passives.ts";
import { phase, round } from "./phases.ts";
import { poll, pollRound } from "./poll.ts";
import { resolve } from "./resolve.ts";
import { settleAll } from "./settling.ts";
import { deckStep, mulliganStep, placeStep, plotStep, setUp } from "./setup.ts";
import type { CardsEvent, Procedure, Step, TellRule } from "./step.ts";
import { checkVictory, endByRounds } from "./victory.ts";
import { window } from "./window.ts";

/** The rulebook's table of contents: which procedure goes on, and which step answers which ask. */

const { kinds } = frames;

const procedureOf: readonly Procedure[] = Object.assign([] as Procedure[], {
  [kinds["set-up"]]: setUp,
  [kinds.round]: round,
  [kinds.phase]: phase,
  [kinds.challenge]: challengeCourse,
  [kinds.window]: window,
  [kinds.resolve]: resolve,
  [kinds.poll]: poll,
  [kinds.passives]: passives,
  [kinds.choice]: choice,
});

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
  number: timesStep(() => played),
  name: chooseStep,
  redirect: chooseStep,
  stack: chooseStep,
};

/** What is set right at once: derived values, control, attachments, a challenge without participants, victory. */
function keepUp(game: Cards, tell?: TellRule): void {
  if (ask.isOpen(game)) return;
  settleAll(game, tell);
  if (endDeserted(game, tell)) settleAll(game, tell);
  checkVictory(game, tell);
  if (!isOver(game)) return;
  frames.clear(game);
}

const played: Played = stepsGame<Cards, CardsDecision, CardsEvent, AskKind>({
  kinds: ask.kinds,
  // Each step only ever meets the decisions of its own ask.
  steps: steps as unknown as { readonly [kind in AskKind]: Step },
  ask,
  seating: seatedInOrder(seatsIn),
  isOver,
  procedure: (game) => procedureOf[frames.kind(game)],
  keepUp,
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
      ask.close(game);
      frames.clear(game);
      derive(game);
      endByRounds(game, tell as TellRule | undefined);
    }
  },
};
