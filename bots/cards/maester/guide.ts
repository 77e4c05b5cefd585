import { type AskKind, type Cards, frames, ROUND } from "@weirwood/cards/questions";
import { type CardsDecision, cards } from "@weirwood/cards/rules";
import type { Guide } from "../../search/index.ts";
import { bestOf, steward, weigh } from "../steward/steward.ts";

type CardsGuide = Guide<Cards, CardsDecision>;

/** Everybody plays like the steward. */
export const policy: CardsGuide["policy"] = (view, seat, chance, temper) => steward.choose(view, seat, chance, temper);

/** What is not worth looking ahead for: the order of things that happen anyway, and of cards that go to a pile. */
const plain: ReadonlySet<string> = new Set<AskKind>(["order", "stack", "deck", "pay"]);

/** In rounds of actions, saves and responses, which are many, only these; elsewhere as many as are wanted. */
const MOST_IN_POLL = 3;
const polls: ReadonlySet<string> = new Set<AskKind>(["action", "save", "response"]);

/** The steward's answer, then the others by what they seem to be worth; passing is always among them. */
export const candidates: CardsGuide["candidates"] = (view, seat, chance, most) => {
  const weighed = weigh(view, seat, chance);
  if (weighed === undefined) return [cards.sample(view, seat, chance)];
  const first = bestOf(weighed, chance);
  const { answers, worths } = weighed;
  const [{ kind: asked }] = cards.asks(view);
  if (answers.length === 1 || plain.has(asked)) return [first];
  const wanted = polls.has(asked) ? Math.min(most, MOST_IN_POLL) : most;
  const order = answers
    .map((answer, place) => ({ answer, worth: answer === first ? Number.POSITIVE_INFINITY : worths[place] }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ answer }) => answer);
  const kept = order.slice(0, wanted);
  const end = order.findIndex(({ kind }) => kind === "pass" || kind === "done" || kind === "finish");
  if (end >= wanted) kept[wanted - 1] = order[end];
  return kept;
};

const { round } = frames.registers;

/** Phases that have begun in this round; 0 before there are rounds. */
function phasesBegun(game: Cards): number {
  for (let level = 0; level < frames.depth(game); level++)
    if (frames.kindAt(game, level) === frames.kinds.round) return frames.getAt(game, level, round.place);
  return 0;
}

/** More than a round has. */
const PHASES = 16;

export const moment: CardsGuide["moment"] = (game) => game[ROUND] * PHASES + phasesBegun(game);

/** To the end of the phase: what it has brought is on the table then, and the learned value knows what it is worth. */
export const horizon: CardsGuide["horizon"] = (view) => moment(view) + 1;
