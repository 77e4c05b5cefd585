import { own } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { NONE, phaseIds } from "../data/names.ts";
import { settle } from "../derived/derive.ts";
import * as facts from "../derived/facts.ts";
import { GAME_FLAGS, gameWord, OPENS_PLOTS_CHOSEN, SKIPS_STANDING, SKIPS_TAXATION, touch } from "../derived/words.ts";
import {
  ACTIVE,
  AS_ACTION,
  ask,
  askKinds,
  type Cards,
  EXTRA,
  FIRST,
  frames,
  MADE,
  MELEE,
  PHASE,
  PHASES,
  placesOf,
  ROUND,
  ROUNDS,
  UNOPPOSED_BY,
} from "../state/layout.ts";
import { cardOfRef } from "../state/refs.ts";
import { isOut, seatsIn } from "../state/seats.ts";
import { PLOTS_CHOSEN } from "./acts.ts";
import { beginResolve } from "./beginning.ts";
import { challengesOpen } from "./challenge.ts";
import { beginCalled, beginCourse } from "./challenge-course.ts";
import { chartOf, phasesOfRound } from "./charts.ts";
import { boundTo, unbind } from "./context.ts";
import { finishTurn } from "./declaring.ts";
import { PHASE_OVER } from "./frames.ts";
import { SHADOWS } from "./framework-choices.ts";
import { beginActions, beginStep } from "./segments.ts";
import type { Procedure, TellRule } from "./step.ts";
import { endByRounds } from "./victory.ts";

/** The round: seven phases as a list in the state, each by its chart of steps and segments of actions. */

const at = frames.registers.phase;
const { kinds, steps, registers } = frames;

export function beginRounds(game: Cards): void {
  frames.push(game, kinds.round);
  game[ROUND] = 0;
}

/** One phase after the other; then the round ends, and the next begins. */
export const round: Procedure = (game, tell) => {
  if (frames.step(game) === steps.round.end) {
    frames.setStep(game, steps.round.phases);
    frames.set(game, registers.round.place, 0);
    if (game[ROUND] >= game[ROUNDS]) endByRounds(game, tell);
    return;
  }
  const place = frames.get(game, registers.round.place);
  if (place === 0) beginRound(game, tell);
  frames.set(game, registers.round.place, place + 1);
  const phase = place < 12 ? game[PHASES + place] : NONE;
  if (phase === NONE) {
    frames.setStep(game, steps.round.end);
    beginStep(game, "round-ends");
    return;
  }
  if (isSkipped(game, phase)) {
    tell?.({ rule: "cards.round.skipped", phase: phaseIds[phase] });
    return;
  }
  game[PHASE] = phase;
  // Some texts hold in one phase alone.
  touch(game, facts.PHASES);
  settle(game);
  frames.push(game, kinds.phase);
};

function isSkipped(game: Cards, phase: number): boolean {
  const flags = gameWord(game, GAME_FLAGS);
  if (phaseIds[phase] === "taxation") return (flags & SKIPS_TAXATION) !== 0;
  return phaseIds[phase] === "standing" && (flags & SKIPS_STANDING) !== 0;
}

function beginRound(game: Cards, tell?: TellRule): void {
  game[ROUND]++;
  for (let i = 0; i < 12; i++) game[PHASES + i] = i < phasesOfRound.length ? phaseIds.indexOf(phasesOfRound[i]) : NONE;
  tell?.({ rule: "cards.round.begins", round: game[ROUND] });
}

/** The next entry of the chart. */
export const phase: Procedure = (game, tell) => {
  if (beginCalled(game, tell)) return;
  const chart = chartOf(phaseIds[game[PHASE]]);
  const place = frames.get(game, at.entry);
  // A text may end a phase: only its end is left.
  if (place === PHASE_OVER) leaveTurns(game);
  const entry = place === PHASE_OVER ? chart[chart.length - 1] : chart[place];
  if (entry === undefined) {
    frames.pop(game);
    return;
  }
  if ("shadows" in entry) {
    bringOut(game, tell);
    return;
  }
  if ("turns" in entry) {
    turn(game, entry.turns);
    return;
  }
  frames.set(game, at.entry, place === PHASE_OVER ? chart.length : place + 1);
  if ("step" in entry) {
    if (entry.melee && game[MELEE] === 0) return;
    beginStep(game, entry.step);
    return;
  }
  if (entry.actions === "plots-chosen") {
    if ((gameWord(game, GAME_FLAGS) & OPENS_PLOTS_CHOSEN) !== 0) beginActions(game, PLOTS_CHOSEN);
    return;
  }
  beginActions(game);
};

/** Whatever turn was going on is over. */
function leaveTurns(game: Cards): void {
  frames.set(game, at.turns, 0);
  frames.set(game, at.inner, 0);
  game[ACTIVE] = NONE;
  forgetChallenges(game);
}

const FOUND = bindingNumber("found");

/** Asks everybody who has a card in shadows, one after the other; what comes out is an action of its own. */
function bringOut(game: Cards, tell?: TellRule): void {
  const level = frames.depth(game) - 1;
  const inner = frames.get(game, at.inner);
  if (inner === 0) frames.set(game, at.from, game[FIRST]);
  // Whoever is eliminated in between keeps his place in the order.
  const order = Array.from(
    { length: seatsIn(game) },
    (_, place) => (frames.get(game, at.from) + place) % seatsIn(game),
  );
  const [ref] = boundTo(game, level, FOUND);
  if (ref !== undefined) {
    unbind(game, level, FOUND);
    const seat = order[inner - 1];
    frames.begin(game, "window", { actor: seat });
    beginResolve(
      game,
      { how: AS_ACTION, ability: own["from-shadows"], source: NONE, card: cardOfRef(ref), seat, on: NONE, x: 0 },
      tell,
    );
    return;
  }
  const { shadows: hidden } = placesOf(game).piles;
  const next = order.findIndex((seat, place) => place >= inner && !isOut(game, seat) && hidden[seat].count(game) > 0);
  if (next < 0) {
    frames.set(game, at.inner, 0);
    frames.set(game, at.entry, frames.get(game, at.entry) + 1);
    return;
  }
  frames.set(game, at.inner, next + 1);
  frames.begin(game, "choice", {
    seat: order[next],
    kind: askKinds.indexOf("choice"),
    least: 0,
    most: 1,
    name: FOUND,
    op: SHADOWS,
  });
}

/** The turn of each player in marshalling or challenges. */
function turn(game: Cards, kind: "marshalling" | "challenges"): void {
  const turns = frames.get(game, at.turns);
  if (turns >= seatsIn(game)) {
    frames.set(game, at.entry, frames.get(game, at.entry) + 1);
    frames.set(game, at.turns, 0);
    game[ACTIVE] = NONE;
    if (kind === "challenges") forgetChallenges(game);
    return;
  }
  if (turns === 0 && frames.get(game, at.inner) === 0) frames.set(game, at.from, game[FIRST]);
  // The first player may be eliminated in between, and somebody else be first.
  const seat = (frames.get(game, at.from) + turns) % seatsIn(game);
  // Whoever is out has no turn, and the rest of a turn that was his is over (R-C67).
  if (isOut(game, seat)) {
    finishTurn(game);
    return;
  }
  if (kind === "marshalling") marshal(game, seat);
  else challenge(game, seat);
}

function marshal(game: Cards, seat: number): void {
  const inner = frames.get(game, at.inner);
  frames.set(game, at.inner, inner + 1);
  if (inner === 0) {
    game[ACTIVE] = seat;
    beginStep(game, "income");
  } else if (inner === 1) beginActions(game);
  else finishTurn(game);
}

/** Active, actions, a challenge, and again from the actions. */
const [ACTIONS, DECLARE] = [1, 2];
/** A challenge is asked for, and begins when there is an answer. */
export const CHALLENGED = 3;

function challenge(game: Cards, seat: number): void {
  const goOn = (next: number): void => frames.set(game, at.inner, next);
  switch (frames.get(game, at.inner)) {
    case 0:
      game[ACTIVE] = seat;
      goOn(ACTIONS);
      beginStep(game, "turn-begins");
      return;
    case ACTIONS:
      goOn(DECLARE);
      // Outside its challenges nobody acts in an epic phase.
      if (phaseIds[game[PHASE]] !== "epic") beginActions(game);
      return;
    case DECLARE:
      if (challengesOpen(game, seat).length === 0) {
        finishTurn(game);
        return;
      }
      goOn(CHALLENGED);
      ask.askOne(game, "challenge", seat);
      return;
    default:
      goOn(ACTIONS);
      beginCourse(game);
  }
}

function forgetChallenges(game: Cards): void {
  for (let cell = 0; cell < 18; cell++) {
    game[MADE + cell] = 0;
    game[EXTRA + cell] = 0;
  }
  const { owed } = placesOf(game);
  game.fill(0, owed.at, owed.at + owed.length);
  game[UNOPPOSED_BY] = NONE;
}
