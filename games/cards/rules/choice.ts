import { type Answers, oneOf, type Refusal } from "@weirwood/kernel";
import { abilities } from "../compiled/abilities.ts";
import { iconIds, NONE } from "../data/names.ts";
import { type Answer, verb } from "../decisions.ts";
import { refuse } from "../refusal.ts";
import { bodiesEnd, cardOf, isFaceDown, isTaken } from "../state/bodies.ts";
import { ask, askKinds, type Cards, CHALLENGE, frames } from "../state/layout.ts";
import { cardOfRef, isBodyRef, isCardRef, refNames } from "../state/refs.ts";
import type { RuleId } from "../text/en.ts";
import { hostsFor } from "./attaching.ts";
import {
  type Choice,
  candidatesFor,
  chosenInChoice,
  influenceChoices,
  influenceIn,
  whyNotChosen,
} from "./candidates.ts";
import { bind, boundTo, type Context } from "./context.ts";
import { course } from "./course.ts";
import { contextAt, isResolve, topLevel } from "./frames.ts";
import { frameworkCandidates, isFrameworkComplete, ruleAgainst, VICTORY } from "./framework-choices.ts";
import { GOLD_CHOICE } from "./gold.ts";
import { isOwnPlay, isPaidWithInfluence } from "./playing-cards.ts";
import { countToPay } from "./reductions.ts";
import { nameOfCard, type Procedure, type Step } from "./step.ts";
import { canFinishWith, isComplete } from "./trials.ts";

/** Choosing: one card, player or word after the other, until there are as many as are wanted. */

const at = frames.registers.choice;

/** Whether it is about whose victory applies, wherever that was found. */
const isOfVictory = (game: Cards, level: number): boolean => frames.getAt(game, level, at.op) === VICTORY;

/** Whether the rules ask for it, and not the operation of an ability. */
const isOfRules = (game: Cards, level: number): boolean =>
  !isResolve(game, level - 1) ||
  frames.getAt(game, level, at.kind) === REDIRECT ||
  isOfVictory(game, level) ||
  frames.getAt(game, level, at.op) === GOLD_CHOICE;
const REDIRECT = askKinds.indexOf("redirect");

/** What can be chosen next. */
export function choices(game: Cards): number[] {
  const level = topLevel(game);
  const below = level - 1;
  const name = frames.getAt(game, level, at.name);
  const chosen = boundTo(game, below, name);
  if (isOfRules(game, level)) return frameworkCandidates(game, level, chosen);
  const ability = frames.getAt(game, below, frames.registers.resolve.ability);
  if (isOwnPlay(ability)) return choicesOfPlay(game, below, chosen);
  const op = abilities[ability].ops[frames.getAt(game, level, at.op)] as Choice;
  const all = candidatesFor(payerOf(game, level, op), op, chosenInChoice(game, level));
  const isPaying = op.op === "influence" || (op.op === "choose" && op.ask === "pay");
  // Only payments after which there is still a legal target are offered (R-C02).
  return isPaying && frames.getAt(game, below, frames.registers.resolve.pc) < abilities[ability].declared
    ? all.filter((ref) => canFinishWith(game, ref))
    : all;
}

/** Influence is paid by whoever it is asked of. */
function payerOf(game: Cards, level: number, op: Choice): Context {
  const context = contextAt(game, level - 1);
  return op.op === "influence" && op.by !== undefined
    ? { ...context, seat: frames.getAt(game, level, at.seat) }
    : context;
}

/** How much influence the cards have to give that are chosen here; undefined where none is paid. */
function influenceWanted(game: Cards, level: number): number | undefined {
  if (isOfRules(game, level)) return undefined;
  const below = level - 1;
  const { resolve } = frames.registers;
  const ability = frames.getAt(game, below, resolve.ability);
  if (isOwnPlay(ability))
    return isPaidWithInfluence(game, below) ? frames.getAt(game, below, resolve.place) : undefined;
  const op = abilities[ability].ops[frames.getAt(game, level, at.op)] as Choice;
  return op.op === "influence" ? countToPay(payerOf(game, level, op), "influence", op.count) : undefined;
}

function choicesOfPlay(game: Cards, below: number, chosen: readonly number[]): number[] {
  const { resolve } = frames.registers;
  const seat = frames.getAt(game, below, resolve.seat);
  if (isPaidWithInfluence(game, below))
    return influenceChoices(game, seat, frames.getAt(game, below, resolve.place), chosen);
  return hostsFor(game, seat, frames.getAt(game, below, resolve.card));
}

/** Why a card that is there cannot be chosen: by a rule of its own, or because nobody asks for it. */
function whyNot(game: Cards, what: number): Refusal | undefined {
  const card = cardMeant(game, what);
  if (card === undefined) return undefined;
  const level = topLevel(game);
  const facts = { card: nameOfCard(card), reasons: [NOT_THIS] };
  if (isOfRules(game, level)) {
    const chosen = boundTo(game, level - 1, frames.getAt(game, level, at.name));
    const rule = isBodyRef(what) ? ruleAgainst(game, level, chosen, what) : undefined;
    return rule && refuse(rule, { ...facts, type: iconIds[game[CHALLENGE]] });
  }
  const ability = frames.getAt(game, level - 1, frames.registers.resolve.ability);
  if (isOwnPlay(ability)) {
    if (isPaidWithInfluence(game, level - 1)) return undefined;
    const by = nameOfCard(frames.getAt(game, level - 1, frames.registers.resolve.card));
    return refuse("cards.attachments.bearer", { ...facts, by });
  }
  const op = abilities[ability].ops[frames.getAt(game, level, at.op)] as Choice;
  if (chosenInChoice(game, level).includes(what)) return refuse("cards.targets.chosen-already", facts);
  const refusal = whyNotChosen(contextAt(game, level - 1), op, what);
  if (refusal !== undefined || abilities[ability].card === NONE) return refusal;
  const isPaid = op.op === "influence" || (op.op === "choose" && op.ask === "pay");
  const rule = isPaid ? "cards.costs.not-with" : "cards.targets.not-meant";
  return refuse(rule, { ...facts, by: nameOfCard(abilities[ability].card) });
}

const NOT_THIS: RuleId = "cards.targets.not-this";

/** The card that an answer names, where it lies open on the table or in a pile. */
function cardMeant(game: Cards, what: number): number | undefined {
  if (isCardRef(what)) return cardOfRef(what);
  if (!isBodyRef(what) || what >= bodiesEnd(game) || !isTaken(game, what) || isFaceDown(game, what)) return undefined;
  return cardOf(game, what);
}

/** Whether no more need be chosen. */
const mayStop = (game: Cards): boolean => {
  const level = topLevel(game);
  return frames.getAt(game, level, at.got) >= frames.getAt(game, level, at.least);
};

/** Asks whoever has to choose. */
export const choice: Procedure = (game) => {
  const level = topLevel(game);
  ask.askOne(game, askKinds[frames.getAt(game, level, at.kind)], frames.getAt(game, level, at.seat));
};

/** One thing is chosen; where that was the last, the choice is over. */
export const chooseStep: Step<Answer<"choose"> | Answer<"done">> = {
  decision: ["choose", "done"],
  read: (input) => (input.kind === "done" ? verb.done.read(input) : verb.choose.read(input)),
  bounds(game) {
    const level = topLevel(game);
    const below = level - 1;
    const influence = influenceWanted(game, level);
    return {
      least: frames.getAt(game, level, at.least),
      most: frames.getAt(game, level, at.most),
      chosen: frames.getAt(game, level, at.got),
      ...(influence !== undefined && { influence, given: influenceIn(game, chosenInChoice(game, level)) }),
      ...(isResolve(game, below) &&
        !isOfVictory(game, level) && {
          ability: abilities[frames.getAt(game, below, frames.registers.resolve.ability)].name,
        }),
    };
  },
  check(game, _seat, answer) {
    if (answer.kind === "done") return mayStop(game) ? undefined : refuse("cards.targets.more");
    if (choices(game).includes(answer.what)) return undefined;
    return whyNot(game, answer.what) ?? refuse(NOT_THIS, { what: refNames[answer.what] });
  },
  apply(game, seat, answer) {
    course.noteAnswer(game, seat, answer);
    const level = topLevel(game);
    if (answer.kind === "done") {
      frames.pop(game);
      return;
    }
    bind(game, level - 1, frames.getAt(game, level, at.name), answer.what);
    frames.setAt(game, level, at.got, frames.getAt(game, level, at.got) + 1);
    if (isOver(game, level)) frames.pop(game);
  },
  options(game): Answers<Answer<"choose"> | Answer<"done">> {
    const all: (Answer<"choose"> | Answer<"done">)[] = choices(game).map((what) => ({ kind: "choose", what }));
    if (mayStop(game)) all.push({ kind: "done" });
    return all;
  },
  sample: (game, seat, chance) =>
    oneOf(chooseStep.options(game, seat) as Answers<Answer<"choose"> | Answer<"done">>, chance),
};

function isOver(game: Cards, level: number): boolean {
  const below = level - 1;
  const isFull = frames.getAt(game, level, at.got) >= frames.getAt(game, level, at.most);
  if (isOfRules(game, level)) return isFull || isFrameworkComplete(game, level);
  return isOwnPlay(frames.getAt(game, below, frames.registers.resolve.ability)) ? isFull : isComplete(game, level);
}
