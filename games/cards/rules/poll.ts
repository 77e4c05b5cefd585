import { type Answers, oneOf, pollStep, refuse } from "@weirwood/kernel";
import { abilities, own } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { type Answer, verb } from "../decisions.ts";
import { settle } from "../derived/derive.ts";
import { touch } from "../derived/words.ts";
import {
  addBody,
  bodiesEnd,
  at as bodyAt,
  faces,
  hostOf,
  isDuplicate,
  isLeaving,
  isTaken,
  rowOf,
  setStatus,
} from "../state/bodies.ts";
import {
  ACTION_POLL,
  ACTIVE,
  AS_ACTION,
  AS_RESPONSE,
  AS_SAVE,
  answers,
  ask,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  CHALLENGE_OVER,
  frames,
  LEAVING,
  LIMITED_RESPONSE,
  PER_SEGMENT,
  placesOf,
  pollKinds,
  RESPONSE_POLL,
  TO_DEAD,
  TO_DISCARD,
} from "../state/layout.ts";
import { hereOrLeft, inOrderFrom, isOut, leftOf, stillIn } from "../state/seats.ts";
import { actsOf, whyNot } from "./acts.ts";
import { beginResolve } from "./beginning.ts";
import { beginCalled } from "./challenge-course.ts";
import { couldAnybodyAct } from "./closing.ts";
import { forgetCycle, noteAction, noteAnswer } from "./cycle.ts";
import { isPhaseOver, isResolve, topLevel } from "./frames.ts";
import { happen, happeningCount } from "./happenings.ts";
import { askForCount } from "./loops.ts";
import { queueReplacements } from "./replacements.ts";
import { type Act, CARD_SOURCE, cardIn, IN_HAND } from "./sources.ts";
import type { Procedure, Step, TellRule } from "./step.ts";
import { nameOfCard } from "./step.ts";
import { forgetUses, noteLimit, noteUse, PER_OCCURRENCE } from "./uses.ts";

/**
 * Rounds of actions, of saves and cancels, of responses. All players are asked at once and in secret what they do if it comes
 * to them; the first in order who does not pass acts, every other answer is wiped, and the round goes on left of him, from
 * nothing. So nobody learns who could have acted, or thought how long (decision 15).
 */

const at = frames.registers.poll;

/** Asks everybody still in the game, or closes the round. */
export const poll: Procedure = (game, tell) => {
  const kind = frames.get(game, at.kind);
  if (kind === ACTION_POLL && beginCalled(game, tell)) return;
  if (isClosed(game, kind) || !couldAnybodyAct(game, kind)) {
    if (kind === ACTION_POLL) endSegment(game);
    frames.pop(game);
    return;
  }
  if (kind === ACTION_POLL && askForCount(game)) return;
  frames.set(game, at.from, hereOrLeft(game, frames.get(game, at.from)));
  ask.open(game, pollKinds[kind], stillIn(game));
};

/** There is nothing left to save or cancel, or the challenge, turn or phase in which one would act is over (R-C74, R-C67). */
function isClosed(game: Cards, kind: number): boolean {
  if (kind === RESPONSE_POLL) return false;
  const thing = topLevel(game) - 1;
  if (kind === ACTION_POLL)
    return (
      isPhaseOver(game) ||
      (game[CHALLENGE] !== NONE && (game[CH_FLAGS] & CHALLENGE_OVER) !== 0) ||
      (game[CHALLENGE] === NONE && frames.kindAt(game, thing) === frames.kinds.challenge) ||
      (game[ACTIVE] !== NONE && isOut(game, game[ACTIVE]))
    );
  const register = isResolve(game, thing) ? frames.registers.resolve.cancelled : frames.registers.window.cancelled;
  return frames.getAt(game, thing, register) === 1;
}

type PollAnswer = Answer<"pass"> | Answer<"act">;
const PASS: Answer<"pass"> = { kind: "pass" };

/** Nothing is said by NOBODY in a decision, and by NONE in a state. */
const actOf = ({ ability, source, x, on }: Answer<"act">): Act => ({
  ability,
  source,
  x: Math.max(0, x),
  on: on < 0 ? NONE : on,
});
const answerOf = ({ ability, source, x, on }: Act): Answer<"act"> => ({
  kind: "act",
  ability,
  source,
  x: x > 0 || hasX(ability, source) ? x : -1,
  on: on === NONE ? -1 : on,
});

const hasX = (ability: number, source: number): boolean =>
  abilities[ability].hasX ||
  (abilities[ability].card === NONE && source >= CARD_SOURCE && faces[source - CARD_SOURCE]?.cost === "X");

const kindOfPoll = (game: Cards): number => frames.get(game, at.kind);
const field = answers.field;

export const pollRound: Step<PollAnswer> = {
  ...pollStep<Cards, PollAnswer, import("./step.ts").CardsEvent>({
    decision: ["pass", "act"],
    read: (input) => (input.kind === "pass" ? verb.pass.read(input) : verb.act.read(input)),
    check(game, seat, answer) {
      if (answer.kind === "pass") return undefined;
      // X is said where there is one, and nowhere else.
      const isMeant = hasX(answer.ability, answer.source);
      if (isMeant && answer.x < 0) {
        const { card } = abilities[answer.ability];
        return refuse("cards.costs.x-unsaid", { card: nameOfCard(card === NONE ? answer.source - CARD_SOURCE : card) });
      }
      const barred = whyNot(game, seat, kindOfPoll(game), actOf(answer));
      if (barred !== undefined || isMeant || answer.x < 0) return barred;
      return refuse("cards.costs.no-x", { card: nameOfCard(cardIn(game, answer.source)) });
    },
    options: (game, seat): Answers<PollAnswer> => [PASS, ...actsOf(game, seat, kindOfPoll(game)).map(answerOf)],
    sample: (game, seat, chance) => oneOf([PASS, ...actsOf(game, seat, kindOfPoll(game)).map(answerOf)], chance),
    isPass: ({ kind }) => kind === "pass",
    keep(game, seat, answer) {
      const row = answers.row(seat);
      answers.clearRow(game, seat);
      if (answer.kind === "pass") return;
      game[row + field.ability] = answer.ability;
      game[row + field.source] = answer.source;
      if (answer.x >= 0) game[row + field.x] = answer.x;
      if (answer.on >= 0) game[row + field.on] = answer.on;
    },
    kept: keptAnswer,
    forget(game) {
      for (let seat = 0; seat < 6; seat++) answers.clearRow(game, seat);
    },
    inOrder: (game) => inOrderFrom(game, frames.get(game, at.from)),
    act(game, seat, answer, tell) {
      if (answer.kind !== "act") return;
      if (kindOfPoll(game) === ACTION_POLL) noteAction(game, seat, answer);
      else noteAnswer(game, seat, answer);
      frames.set(game, at.from, leftOf(game, seat));
      begin(game, seat, actOf(answer), kindOfPoll(game), tell);
    },
    allPassed(game) {
      if (kindOfPoll(game) === ACTION_POLL) endSegment(game);
      frames.pop(game);
    },
  }),
  kept: keptAnswer,
};

/** What was tried without result, and what might have become a cycle, is forgotten. */
function endSegment(game: Cards): void {
  forgetUses(game, PER_SEGMENT);
  forgetCycle(game);
}

function keptAnswer(game: Cards, seat: number): PollAnswer {
  const row = answers.row(seat);
  const ability = game[row + field.ability];
  if (ability === NONE || ability >= abilities.length) return PASS;
  const orNobody = (cell: number): number => (cell === NONE ? -1 : cell);
  return {
    kind: "act",
    ability,
    source: game[row + field.source],
    x: orNobody(game[row + field.x]),
    on: orNobody(game[row + field.on]),
  };
}

const hows = [AS_ACTION, AS_SAVE, AS_RESPONSE];

/** What was declared is carried out, whole: an action in a window of its own, everything else inside the one that is open. */
function begin(game: Cards, seat: number, act: Act, kind: number, tell?: TellRule): void {
  const { ability, on, x } = act;
  const compiled = abilities[ability];
  let source = act.source < CARD_SOURCE ? act.source : NONE;
  const card = source === NONE ? act.source - CARD_SOURCE : game[rowOf(source) + bodyAt.card];
  if (kind === ACTION_POLL) frames.begin(game, "window", { actor: seat });
  // An event's text for another pile does not play it, even if a copy is in hand.
  if (compiled.isEvent && source === NONE && (compiled.from & IN_HAND) !== 0) source = layEvent(game, seat, card);
  const use = { ability, source, card, seat };
  const text = compiled.ability;
  if (text.kind !== "constant" && text.limit !== undefined) noteLimit(game, text.limit, use);
  if (text.kind === "response" && text.limited) game[LIMITED_RESPONSE + seat] = 1;
  if (kind === RESPONSE_POLL) noteUse(game, PER_OCCURRENCE, on, use);
  // What is laid into shadows is nobody's business.
  const seen = ability === own["to-shadows"] ? undefined : card;
  happen(game, "triggered", { card: seen, seat, amount: ability, subject: source === NONE ? undefined : source });
  beginResolve(game, { how: hows[kind], ability, source, card, seat, on, x }, tell);
  if (compiled.number === OWN_DUPLICATE_SAVE) takeDuplicate(game, source, tell);
}

const OWN_DUPLICATE_SAVE = own["duplicate-save"];

/** A duplicate is discarded to save its host: that is the cost. */
function takeDuplicate(game: Cards, host: number, tell?: TellRule): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || hostOf(game, body) !== host || !isDuplicate(game, body) || isLeaving(game, body))
      continue;
    setStatus(game, body, LEAVING, true);
    game[rowOf(body) + bodyAt.destination] = TO_DISCARD;
    game[rowOf(body) + bodyAt.host] = NONE;
    touch(game);
    tell?.({ rule: "cards.duplicates.discarded", card: nameOfCard(game[rowOf(body) + bodyAt.card]), body });
    return;
  }
}

/** An event lies on the table, leaving from the moment it is declared (R-C22). */
function layEvent(game: Cards, seat: number, card: number): number {
  placesOf(game).piles.hand[seat].take(game, card);
  const body = addBody(game, card, seat);
  setStatus(game, body, LEAVING, true);
  // Deathbound counts for events that were played from hand, cancelled or not (4.8, R-C43).
  const destination = faces[card].keywords?.includes("deathbound") ? TO_DEAD : TO_DISCARD;
  game[rowOf(body) + bodyAt.destination] = destination;
  touch(game);
  // What replaces its destination asks what it is.
  settle(game);
  const on = happeningCount(game);
  game[rowOf(body) + bodyAt.since] = on;
  happen(game, "played", { subject: body, seat, amount: destination });
  queueReplacements(game, on);
  if (destination === TO_DEAD) happen(game, "to-pile", { subject: body, seat, amount: destination });
  return body;
}
