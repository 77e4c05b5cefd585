import { type Answers, oneOf } from "@weirwood/kernel";
import { iconIds } from "../data/names.ts";
import { type Answer, verb } from "../decisions.ts";
import { seatWord } from "../derived/words.ts";
import { refuse } from "../refusal.ts";
import { bodiesEnd } from "../state/bodies.ts";
import { type Cards, EXTRA, MADE } from "../state/layout.ts";
import { course } from "./course.ts";
import { challengeToll, declareBounds, mayAttack } from "./framework-choices.ts";
import { purseOf } from "./gold.ts";
import { legalTargets } from "./melee.ts";
import { demandedOf } from "./owed.ts";
import { nameOfSeat, type Step } from "./step.ts";

/** Challenges that can be begun. `declaring.ts` carries it out. */

export const TYPES = iconIds.length;

/** Challenges of a type that a player may still make in this phase. */
function challengesLeft(game: Cards, seat: number, type: number): number {
  const more = (seatWord(game, seat, "more-challenges") >> (4 * type)) & 15;
  return 1 + more + game[EXTRA + seat * TYPES + type] - game[MADE + seat * TYPES + type];
}

function whyNotChallenge(game: Cards, seat: number, type: number, against: number) {
  const facts = { type: iconIds[type], against: nameOfSeat(against) };
  const demanded = demandedOf(game, seat);
  if (demanded !== undefined && demanded !== type) return refuse("cards.challenges.owed", { type: iconIds[demanded] });
  if (challengesLeft(game, seat, type) <= 0) return refuse("cards.challenges.once", facts);
  if (((seatWord(game, seat, "bans") >> type) & 1) === 1) return refuse("cards.challenges.barred", facts);
  if (!legalTargets(game, seat).includes(against)) return refuse("cards.challenges.target", facts);
  const toll = challengeToll(game, type);
  if (toll > purseOf(game, seat)) return refuse("cards.challenges.toll", { ...facts, count: toll });
  return hasAttacker(game, seat, type) ? undefined : refuse("cards.challenges.no-attacker", facts);
}

/** Whether a player has characters that could attack in such a challenge, as many as he has to declare. */
export function hasAttacker(game: Cards, seat: number, type: number): boolean {
  const { least } = declareBounds(game, seat, "attackers");
  let count = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end && count < least; body++) if (mayAttack(game, body, seat, type)) count++;
  return count >= least;
}

/** Every challenge that a player could begin. */
export function challengesOpen(game: Cards, seat: number): Answer<"challenge">[] {
  const open: Answer<"challenge">[] = [];
  for (let type = 0; type < TYPES; type++)
    for (const against of legalTargets(game, seat))
      if (whyNotChallenge(game, seat, type, against) === undefined) open.push({ kind: "challenge", type, against });
  return open;
}

/** The active player begins a challenge, or has finished. */
export const challengeStep: Step<Answer<"challenge"> | Answer<"finish">> = {
  decision: ["challenge", "finish"],
  read: (input) => (input.kind === "finish" ? verb.finish.read(input) : verb.challenge.read(input)),
  check: (game, seat, answer) =>
    answer.kind === "finish" ? undefined : whyNotChallenge(game, seat, answer.type, answer.against),
  apply: (game, seat, answer, tell) => course.challenge(game, seat, answer, tell),
  options: (game, seat): Answers<Answer<"challenge"> | Answer<"finish">> => [
    ...challengesOpen(game, seat),
    { kind: "finish" },
  ],
  sample: (game, seat, chance) =>
    oneOf(challengeStep.options(game, seat) as Answers<Answer<"challenge"> | Answer<"finish">>, chance),
};
