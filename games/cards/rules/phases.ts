import { own } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { NONE, type PhaseId, phaseIds } from "../data/names.ts";
import { settle } from "../derived/derive.ts";
import { GAME_FLAGS, gameWord, OPENS_PLOTS_CHOSEN, SKIPS_STANDING, SKIPS_TAXATION } from "../derived/words.ts";
import {
  ACTION_POLL,
  ACTIVE,
  AS_ACTION,
  ask,
  askKinds,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  CHALLENGE_OVER,
  DEFENDER,
  EXTRA,
  FIRST,
  type FrameworkId,
  frames,
  frameworkIds,
  MADE,
  MELEE,
  OWED,
  PHASE,
  PHASES,
  placesOf,
  ROUND,
  ROUNDS,
  UNOPPOSED_BY,
} from "../state/layout.ts";
import { hereOrLeft, inOrder, isOut, seatsIn } from "../state/seats.ts";
import { PLOTS_CHOSEN } from "./acts.ts";
import { beginResolve } from "./beginning.ts";
import { challengesOpen, endChallenge, finishTurn } from "./challenge.ts";
import { boundTo, CARD_REF, unbind } from "./context.ts";
import { SHADOWS } from "./framework-choices.ts";
import { STEP_CANCELLED } from "./melee.ts";
import type { Procedure, TellRule } from "./step.ts";
import { endByRounds } from "./victory.ts";

/** The round: seven phases as a list in the state, each by its chart of steps and segments of actions. */

type Entry =
  | { readonly step: FrameworkId; readonly melee?: true }
  /** A segment of actions; one of them only while a text opens it. */
  | { readonly actions: "usual" | "plots-chosen" }
  /** Each player in turn may bring one card out of shadows, before anything else of the phase. */
  | { readonly shadows: true }
  /** Each player in turn, from the first. */
  | { readonly turns: "marshalling" | "challenges" };

const begins: Entry = { step: "phase-begins" };
const ends: Entry = { step: "phase-ends" };
const actions: Entry = { actions: "usual" };
const shadows: Entry = { shadows: true };

const charts: { readonly [phase in PhaseId]: readonly Entry[] } = {
  plot: [
    begins,
    shadows,
    actions,
    { step: "choose-plots" },
    { actions: "plots-chosen" },
    { step: "reveal-plots" },
    { step: "titles", melee: true },
    actions,
    ends,
  ],
  draw: [begins, shadows, actions, { step: "draw" }, actions, ends],
  marshalling: [begins, shadows, { turns: "marshalling" }, ends],
  challenges: [begins, shadows, { turns: "challenges" }, ends],
  dominance: [begins, shadows, { step: "dominance" }, actions, ends],
  standing: [begins, shadows, { step: "stand" }, actions, ends],
  taxation: [begins, shadows, { step: "tax" }, actions, ends],
  epic: [begins, shadows, { turns: "challenges" }, ends],
};

const usualRound: readonly PhaseId[] = [
  "plot",
  "draw",
  "marshalling",
  "challenges",
  "dominance",
  "standing",
  "taxation",
];

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
  for (let i = 0; i < 12; i++) game[PHASES + i] = i < usualRound.length ? phaseIds.indexOf(usualRound[i]) : NONE;
  tell?.({ rule: "cards.round.begins", round: game[ROUND] });
}

/** The next entry of the chart. */
export const phase: Procedure = (game, tell) => {
  const chart = charts[phaseIds[game[PHASE]]];
  const place = Math.min(frames.get(game, at.entry), LAST);
  // A text may end a phase: only its end is left.
  const entry = place === LAST ? chart[chart.length - 1] : chart[place];
  if (entry === undefined) {
    frames.pop(game);
    return;
  }
  if ("shadows" in entry) {
    bringOut(game, tell);
    return;
  }
  if ("turns" in entry) {
    turn(game, entry.turns, tell);
    return;
  }
  frames.set(game, at.entry, place === LAST ? chart.length : place + 1);
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

const LAST = 90;

function beginStep(game: Cards, step: FrameworkId): void {
  frames.begin(game, "window", { framework: frameworkIds.indexOf(step) });
}

function beginActions(game: Cards, segment = 0): void {
  frames.begin(game, "poll", { kind: ACTION_POLL, from: hereOrLeft(game, game[FIRST]), segment });
}

const FOUND = bindingNumber("found");

/** Asks everybody who has a card in shadows, one after the other; what comes out is an action of its own. */
function bringOut(game: Cards, tell?: TellRule): void {
  const level = frames.depth(game) - 1;
  const order = inOrder(game);
  const inner = frames.get(game, at.inner);
  const [ref] = boundTo(game, level, FOUND);
  if (ref !== undefined) {
    unbind(game, level, FOUND);
    const seat = order[inner - 1];
    frames.begin(game, "window", { actor: seat });
    beginResolve(
      game,
      { how: AS_ACTION, ability: own["from-shadows"], source: NONE, card: ref - CARD_REF, seat, on: NONE, x: 0 },
      tell,
    );
    return;
  }
  const next = order.findIndex((seat, place) => place >= inner && placesOf(game).piles.shadows[seat].count(game) > 0);
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
function turn(game: Cards, kind: "marshalling" | "challenges", tell?: TellRule): void {
  const turns = frames.get(game, at.turns);
  if (turns >= seatsIn(game)) {
    frames.set(game, at.entry, frames.get(game, at.entry) + 1);
    frames.set(game, at.turns, 0);
    game[ACTIVE] = NONE;
    if (kind === "challenges") forgetChallenges(game);
    return;
  }
  const seat = (game[FIRST] + turns) % seatsIn(game);
  // Whoever is out has no turn, and the rest of a turn that was his is over (R-C67).
  if (isOut(game, seat)) {
    endChallenge(game, tell);
    finishTurn(game);
    return;
  }
  if (kind === "marshalling") marshal(game, seat);
  else challenge(game, seat, tell);
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

/** Active, actions, challenge, attackers, actions, defenders, actions, resolution, and again from the first actions. */
const [ACTIONS, DECLARE, ATTACK, BEFORE, DEFEND, AFTER, RESOLVE] = [1, 2, 3, 4, 5, 6, 7];

function challenge(game: Cards, seat: number, tell?: TellRule): void {
  const inner = frames.get(game, at.inner);
  const goOn = (next: number): void => frames.set(game, at.inner, next);
  if (game[CHALLENGE] !== NONE && ((game[CH_FLAGS] & CHALLENGE_OVER) !== 0 || isOut(game, game[DEFENDER]))) {
    endChallenge(game, tell);
    goOn(ACTIONS);
    return;
  }
  switch (inner) {
    case 0:
      game[ACTIVE] = seat;
      goOn(ACTIONS);
      beginStep(game, "turn-begins");
      return;
    case ACTIONS:
      goOn(DECLARE);
      beginActions(game);
      return;
    case DECLARE:
      if (challengesOpen(game, seat).length === 0) {
        game[OWED + seat] = NONE;
        finishTurn(game);
        return;
      }
      goOn(ATTACK);
      ask.askOne(game, "challenge", seat);
      return;
    case ATTACK:
      goOn(BEFORE);
      beginStep(game, "attackers");
      return;
    case BEFORE:
      goOn(DEFEND);
      beginActions(game);
      return;
    case DEFEND:
      goOn(AFTER);
      beginStep(game, "defenders");
      return;
    case AFTER:
      // The Lord Commander has taken the challenge: back to the actions before (erratum).
      if (wasTaken(game)) {
        goOn(BEFORE);
        return;
      }
      goOn(RESOLVE);
      beginActions(game);
      return;
    default:
      goOn(ACTIONS);
      beginStep(game, "resolution");
  }
}

/** Whether the step of defenders that was just left had been cancelled. */
function wasTaken(game: Cards): boolean {
  if ((game[CH_FLAGS] & STEP_CANCELLED) === 0) return false;
  game[CH_FLAGS] &= ~STEP_CANCELLED;
  return true;
}

function forgetChallenges(game: Cards): void {
  for (let cell = 0; cell < 18; cell++) {
    game[MADE + cell] = 0;
    game[EXTRA + cell] = 0;
  }
  for (let seat = 0; seat < 6; seat++) game[OWED + seat] = NONE;
  game[UNOPPOSED_BY] = NONE;
}
