import { abilities, own } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { NONE } from "../data/names.ts";
import { askOf, isChoice, nameOfChoice } from "../rules/candidates.ts";
import { SHADOWS, VICTORY } from "../rules/framework-choices.ts";
import { GOLD_CHOICE } from "../rules/gold.ts";
import { ordered } from "../rules/leaving-order.ts";
import { isOwnPlay } from "../rules/playing-cards.ts";
import { type AskKind, askKinds, type Cards, type FrameworkId, frames, frameworkIds } from "../state/layout.ts";

/** Choices in progress: who chooses what for whom is what the procedure below asks for. */

const { kinds, registers, steps } = frames;
const at = registers.choice;

/** What is asked, under which name it is kept, and by which number the rules know it. */
interface Asked {
  readonly kind: AskKind;
  readonly name: string;
  readonly op?: number;
}

export const isOfVictory = (game: Cards, level: number): boolean => frames.getAt(game, level, at.op) === VICTORY;

const ofGold: Asked = { kind: "pay", name: "gold", op: GOLD_CHOICE };
/** At the end of any window, what order cards come to a deck or a pile in. */
const ofStack: readonly Asked[] = ordered.map((op) => ({ kind: "stack", name: "stack", op }));

type OfSteps = { readonly [step in FrameworkId]?: readonly Asked[] };
const declaring: OfSteps = {
  attackers: [{ kind: "attackers", name: "attackers" }, ofGold],
  defenders: [{ kind: "stealth", name: "stealth" }, { kind: "defenders", name: "defenders" }, ofGold],
  resolution: [{ kind: "choice", name: "claim" }],
};
const executing: OfSteps = {
  "reveal-plots": [{ kind: "first", name: "first" }],
  titles: [{ kind: "title", name: "title" }],
};

export function problemWithChoice(game: Cards, level: number): string | undefined {
  const [seat, kind, name] = [at.seat, at.kind, at.name].map((register) => frames.getAt(game, level, register));
  if (seat === NONE || kind === NONE || name === NONE) return "somebody chooses something";
  const op = frames.getAt(game, level, at.op);
  const isAsked = askedAt(game, level - 1).some(
    (asked) => asked.kind === askKinds[kind] && bindingNumber(asked.name) === name && (asked.op ?? 0) === op,
  );
  return isAsked ? undefined : `nobody asks for ${askKinds[kind]} there`;
}

/** Everything that may be asked for on top of a procedure as it stands. */
function askedAt(game: Cards, level: number): readonly Asked[] {
  const victory: Asked = { kind: "choice", name: "winner", op: VICTORY };
  switch (frames.kindAt(game, level)) {
    case kinds["set-up"]:
      return [{ kind: "target", name: "host" }];
    case kinds.phase:
      return [{ kind: "choice", name: "found", op: SHADOWS }, victory];
    case kinds.window:
      return [...askedInWindow(game, level), victory];
    case kinds.resolve:
      return [...askedByAbility(game, level), victory];
    default:
      return [victory];
  }
}

/** Steps of a challenge ask while they are declared, those of plots and titles while they are carried out. */
function askedInWindow(game: Cards, level: number): readonly Asked[] {
  const framework = frameworkIds[frames.getAt(game, level, registers.window.framework)];
  const place = frames.getAt(game, level, registers.window.place);
  switch (frames.stepAt(game, level)) {
    case steps.window.end:
      return ofStack;
    case steps.window.declare:
      // That it was asked for is noted first: else it would be asked for again.
      return place === 0 ? [] : (declaring[framework] ?? []);
    case steps.window.execute:
      return framework === "reveal-plots" && place < 3 ? [] : (executing[framework] ?? []);
    default:
      return [];
  }
}

function askedByAbility(game: Cards, level: number): readonly Asked[] {
  const of = registers.resolve;
  const { ops, number } = abilities[frames.getAt(game, level, of.ability)];
  if (number === own["redirect-attack"]) return [{ kind: "redirect", name: "host" }];
  const pc = frames.getAt(game, level, of.pc);
  if (isOwnPlay(number)) {
    if (pc === 0) return [ofGold];
    return pc === 1 ? [{ kind: "target", name: "host" }] : [{ kind: "pay", name: "influence" }];
  }
  const op = ops[pc];
  if (op === undefined || !isChoice(op) || frames.getAt(game, level, of.place) === 0) return [ofGold];
  return [{ kind: askOf(op), name: nameOfChoice(op), op: pc }];
}
