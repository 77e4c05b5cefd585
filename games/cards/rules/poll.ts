import { type Answers, oneOf, pollStep, refuse } from "@weirwood/kernel";
import { abilities } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { type Answer, verb } from "../decisions.ts";
import { faces } from "../state/bodies.ts";
import { ACTION_POLL, answers, type Cards, frames } from "../state/layout.ts";
import { inOrderFrom, leftOf } from "../state/seats.ts";
import { actsOf, whyNot } from "./acts.ts";
import { course } from "./course.ts";
import { type Act, CARD_SOURCE, cardIn } from "./sources.ts";
import type { Step } from "./step.ts";
import { nameOfCard } from "./step.ts";

/**
 * Rounds of actions, of saves and cancels, of responses. All players are asked at once and in secret what they do if it comes
 * to them; the first in order who does not pass acts, every other answer is wiped, and the round goes on left of him, from
 * nothing. So nobody learns who could have acted, or thought how long (decision 15).
 */

const at = frames.registers.poll;

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
      if (kindOfPoll(game) === ACTION_POLL) course.noteAction(game, seat, answer);
      else course.noteAnswer(game, seat, answer);
      frames.set(game, at.from, leftOf(game, seat));
      course.begin(game, seat, actOf(answer), kindOfPoll(game), tell);
    },
    allPassed(game) {
      if (kindOfPoll(game) === ACTION_POLL) course.endSegment(game);
      frames.pop(game);
    },
  }),
  kept: keptAnswer,
};

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
