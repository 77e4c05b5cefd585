import {
  type Answer,
  type AskKind,
  askKinds,
  cardOfRef,
  compiledAt,
  contextAt,
  faces,
  frames,
  isBodyRef,
  isCardRef,
  isResolve,
  own,
  SEAT_REF,
  topLevel,
  totalPower,
} from "@weirwood/cards/questions";
import { attackersWanted, defendersWanted, stealthWorth } from "./challenges.ts";
import type { Mind } from "./mind.ts";
import { Reading } from "./reading.ts";
import { bearerSign, bodyWorth, refWorth } from "./worth.ts";

/** One thing after the other, for whatever is asked: by what will be done with it. */

const registers = frames.registers.choice;
/** A choice that does nothing is better than one that does harm. */
const DONE = 0;

export type ChoiceAnswer = Answer<"choose"> | Answer<"done">;

/** Answers to a choice, each with its worth. */
export function choiceWorths(mind: Mind, answers: readonly ChoiceAnswer[]): number[] {
  const { view } = mind;
  const level = topLevel(view);
  const kind = askKinds[frames.getAt(view, level, registers.kind)];
  const judge = judgeOf(mind, kind, level);
  return answers.map((answer) => (answer.kind === "done" ? DONE : judge(answer.what)));
}

type Judge = (ref: number) => number;

function judgeOf(mind: Mind, kind: AskKind, level: number): Judge {
  const { view } = mind;
  const below = level - 1;
  if (!isResolve(view, below)) return frameworkJudge(mind, kind);
  const { number } = compiledAt(view, below);
  if (number === own.play) return hostJudge(mind, frames.getAt(view, below, frames.registers.resolve.card));
  const reading = new Reading(mind, contextAt(view, below), number);
  const place = frames.getAt(view, level, registers.op);
  const op = reading.ops[place];
  if (op === undefined) return (ref) => -refWorth(view, ref);
  // What is lost by a claim: the least.
  if (op.op === "choose-claim") return (ref) => -refWorth(view, ref);
  return (ref) => reading.choiceWorth(place, ref);
}

/** Where an attachment goes: boons on my best, banes on the best of others. */
function hostJudge(mind: Mind, card: number): Judge {
  const sign = bearerSign(card);
  return (ref) => (isBodyRef(ref) ? sign * mind.signOf(ref) * bodyWorth(mind.view, ref) : 0);
}

function frameworkJudge(mind: Mind, kind: AskKind): Judge {
  const { view, me } = mind;
  switch (kind) {
    case "attackers":
      return wanted(attackersWanted(mind));
    case "defenders":
      return wanted(defendersWanted(mind));
    case "stealth":
      return (ref) => stealthWorth(mind, ref);
    // Whoever goes first attacks with everybody, before anything was lost.
    case "first":
      return (ref) => (ref - SEAT_REF === me ? 1 : 0.1);
    case "title":
      return (ref) => (isCardRef(ref) ? (faces[cardOfRef(ref)].supports?.length ?? 0) * 0.1 + 0.5 : 0);
    case "redirect":
      return (ref) => (ref - SEAT_REF === me ? 0.1 : 1 + totalPower(view, ref - SEAT_REF));
    default:
      return (ref) => (isBodyRef(ref) ? -mind.signOf(ref) * bodyWorth(view, ref) : ref - SEAT_REF === me ? 1 : 0);
  }
}

/** Those that are wanted, and none of the others. */
const wanted = (bodies: readonly number[]): Judge => {
  const set = new Set(bodies);
  return (ref) => (set.has(ref) ? 1 : -1);
};
