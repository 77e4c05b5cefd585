import { abilities, abilitiesOf, type Compiled, own } from "../compiled/abilities.ts";
import { NONE, phaseIds } from "../data/names.ts";
import { chartOf } from "../rules/charts.ts";
import { PHASE_OVER } from "../rules/frames.ts";
import { isOwnPlay } from "../rules/playing-cards.ts";
import { roundOf } from "../rules/sources.ts";
import { cardOf } from "../state/bodies.ts";
import {
  ACTION_POLL,
  ACTIVE,
  AS_ACTION,
  AS_PASSIVE,
  AS_REPLACEMENT,
  AS_RESPONSE,
  AS_SAVE,
  type Cards,
  CHALLENGE,
  type FrameworkId,
  frames,
  frameworkIds,
  INITIATIVE,
  PHASE,
  placesOf,
  RESPONSE_POLL,
  SAVE_POLL,
} from "../state/layout.ts";
import { inOrder } from "../state/seats.ts";
import { isOfVictory, problemWithChoice } from "./choices.ts";
import { isView } from "./names.ts";

/** Procedures in progress: each inside one that begins such, and about something that it can be about. */

const { kinds, registers, steps } = frames;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as readonly Kind[];
export const kindAt = (game: Cards, level: number): Kind | undefined =>
  level < 0 || level >= frames.depth(game) ? undefined : kindNames[frames.kindAt(game, level) - 1];

/** Inside which procedures each begins; victory is asked for inside any. */
const inside: { readonly [kind in Kind]: readonly (Kind | undefined)[] } = {
  "set-up": [undefined],
  round: [undefined],
  phase: ["round"],
  challenge: ["phase", "poll"],
  window: ["round", "phase", "challenge", "poll"],
  resolve: ["window", "poll", "passives"],
  poll: ["phase", "challenge", "window", "resolve"],
  passives: ["window", "resolve"],
  choice: kindNames,
};

/** Deeper than any game goes, and with room for what comes on top. */
const DEEPEST = 20;

export function problemWithFrames(game: Cards): string | undefined {
  if (frames.depth(game) > DEEPEST) return `frames: ${DEEPEST} inside one another at most`;
  let windows = 0;
  for (let level = 0; level < frames.depth(game); level++) {
    const kind = kindAt(game, level) as Kind;
    const outer = kindAt(game, level - 1);
    if (!inside[kind].includes(outer)) return `frames: no ${kind} begins inside ${outer ?? "nothing"}`;
    if (kind === "window" && ++windows > 1) return "frames: windows do not lie inside one another";
    const problem = problemsOf[kind]?.(game, level);
    if (problem !== undefined) return `frames: ${problem}`;
  }
  return undefined;
}

type Examine = (game: Cards, level: number) => string | undefined;

const problemsOf: { readonly [kind in Kind]?: Examine } = {
  phase: problemWithPhase,
  challenge: problemWithCourse,
  window: problemWithWindow,
  resolve: problemWithResolve,
  poll(game, level) {
    const kind = frames.getAt(game, level, registers.poll.kind);
    const outer = kindAt(game, level - 1);
    if (kind === NONE || frames.getAt(game, level, registers.poll.from) === NONE) return "somebody begins a round";
    const isInWindow = outer === "window" || outer === "resolve";
    if ((kind === ACTION_POLL) === isInWindow) return "actions are not taken inside a window, and answers are";
    if (kind === RESPONSE_POLL && outer !== "window") return "responses are given to a window";
    if (!isInWindow) return undefined;
    const { window, resolve } = steps;
    const step = outer === "resolve" ? resolve.execute : kind === RESPONSE_POLL ? window.end : window.execute;
    return frames.stepAt(game, level - 1) === step ? undefined : "nobody answers yet, or any more";
  },
  choice: problemWithChoice,
};

const stepOf = (game: Cards, level: number): FrameworkId | undefined =>
  kindAt(game, level) === "window" ? frameworkIds[frames.getAt(game, level, registers.window.framework)] : undefined;

/** What goes on in a phase is what its chart has there: turns and shadows until they are over, all else is noted as begun. */
function problemWithPhase(game: Cards, level: number): string | undefined {
  if (game[PHASE] === NONE) return "it is no phase of any kind";
  const place = frames.getAt(game, level, registers.phase.entry);
  if (place === PHASE_OVER) return undefined;
  const chart = chartOf(phaseIds[game[PHASE]]);
  const [entry, begun] = [chart[place] ?? {}, chart[place - 1] ?? {}];
  const step = stepOf(game, level + 1);
  const isBegun = (): boolean => {
    switch (kindAt(game, level + 1)) {
      case "window":
        if (step === undefined) return "shadows" in entry;
        return "step" in begun && begun.step === step ? true : "turns" in entry && OF_TURN.includes(step);
      case "poll":
        return "actions" in begun || "turns" in entry;
      default:
        return true;
    }
  };
  if (place > chart.length || !isBegun()) return `${phaseIds[game[PHASE]]} is not so far`;
  return "shadows" in entry && frames.getAt(game, level, registers.phase.inner) > inOrder(game).length
    ? "more players come out of shadows than there are"
    : undefined;
}

/** What goes on in a challenge has begun when the next of its steps is noted. */
function problemWithCourse(game: Cards, level: number): string | undefined {
  const on = stepOf(game, level + 1) ?? kindAt(game, level + 1);
  const { before, defenders, after, resolution } = steps.challenge;
  const begun: { readonly [step: number]: readonly (string | undefined)[] } = {
    [before]: ["attackers"],
    [defenders]: ["poll"],
    [after]: ["defenders"],
    [resolution]: ["poll", "resolution"],
  };
  return begun[frames.stepAt(game, level)]?.includes(on) ? undefined : "a challenge is not so far";
}

const OF_CHALLENGE: readonly string[] = ["attackers", "defenders", "resolution"];
const OF_TURN: readonly string[] = ["turn-begins", "income"];

/** A window is of a step of the rules, or of somebody's action, which lies on top of it until it is resolved. */
function problemWithWindow(game: Cards, level: number): string | undefined {
  const framework = frames.getAt(game, level, registers.window.framework);
  const outer = kindAt(game, level - 1);
  if (framework === NONE) {
    if (frames.getAt(game, level, registers.window.actor) === NONE) return "somebody acts in a window";
    return outer === "poll" || outer === "phase" ? undefined : "nobody acts outside a segment of actions";
  }
  const step = frameworkIds[framework];
  if (outer === "poll") return "no step of the rules begins in a segment of actions";
  if (OF_CHALLENGE.includes(step) !== (outer === "challenge")) return `${step} is no step of ${outer ?? "nothing"}`;
  if ((step === "round-ends") !== (outer === "round")) return `${step} is no step of ${outer ?? "nothing"}`;
  if (OF_CHALLENGE.includes(step) && game[CHALLENGE] === NONE) return `${step} is a step of a challenge`;
  if (OF_TURN.includes(step) && game[ACTIVE] === NONE) return `${step} is a step of somebody's turn`;
  const place = frames.getAt(game, level, registers.window.place);
  if (step === "reveal-plots" && place >= 2 && game[INITIATIVE] === NONE) return "somebody has initiative";
  return undefined;
}

/** By what lies below: how an ability comes to be resolved, and of which kinds it is then. */
function problemWithResolve(game: Cards, level: number): string | undefined {
  const of = (register: number): number => frames.getAt(game, level, register);
  const at = registers.resolve;
  const ability = abilities[of(at.ability)];
  if (ability === undefined) return "an ability is resolved";
  if (of(at.seat) === NONE) return `${ability.name} is used by somebody`;
  const isAction = kindAt(game, level - 1) === "window";
  if (isAction && frames.stepAt(game, level - 1) !== steps.window.declare) return `${ability.name} is done already`;
  const { how, round } = causeOf(game, level);
  if (!how.includes(of(at.how)) || roundOf[ability.kind] !== round || ability.kind === "constant")
    return `${ability.name} is not used so`;
  if (of(at.card) === NONE && of(at.source) === NONE && ability.number !== own["to-shadows"])
    return `${ability.name} comes from a card`;
  if (of(at.source) !== NONE && isPrintedElsewhere(ability, cardOf(game, of(at.source))))
    return `${ability.name} is printed on another card`;
  if (of(at.on) !== NONE && of(at.on) >= occurrences(game, ability.kind)) return `${ability.name} answers nothing`;
  if (isOwnPlay(ability.number)) return problemWithPlay(game, level);
  if (of(at.pc) > ability.ops.length) return `${ability.name} is not so long`;
  const step = frames.stepAt(game, level);
  if (step === steps.resolve.declare && of(at.pc) > ability.declared) return `${ability.name} is declared`;
  const isCarriedOut = step === steps.resolve.save || step === steps.resolve.execute;
  if (isCarriedOut && of(at.pc) < ability.declared) return `${ability.name} is not declared`;
  return of(at.place) === 1 && !isChoiceOf(game, level) ? `${ability.name} waits for a choice` : undefined;
}

/** What lies below an ability says how it is used, and in which round: one that nobody chooses to use is for none. */
function causeOf(game: Cards, level: number): { readonly how: readonly number[]; readonly round: number | undefined } {
  switch (kindAt(game, level - 1)) {
    case "window":
      return { how: [AS_ACTION], round: ACTION_POLL };
    case "poll": {
      const round = frames.getAt(game, level - 1, registers.poll.kind);
      return { how: [round === SAVE_POLL ? AS_SAVE : AS_RESPONSE], round };
    }
    default: {
      const isReplacing = frames.getAt(game, level - 1, registers.passives.kind) === 1;
      return { how: [isReplacing ? AS_REPLACEMENT : AS_PASSIVE], round: undefined };
    }
  }
}

/** What a card prints is used by that card; what is gained, or given by the rules, by any. */
const isPrintedElsewhere = ({ card, number }: Compiled, used: number): boolean =>
  card !== NONE && card !== used && abilitiesOf[card].includes(number);

const occurrences = (game: Cards, kind: string): number => {
  const { happenings, threats } = placesOf(game);
  return (kind === "save" ? threats : happenings).count(game);
};

const isChoiceOf = (game: Cards, level: number): boolean =>
  kindAt(game, level + 1) === "choice" && !isOfVictory(game, level + 1);

/** A card that is being played lies where it comes from until it is paid for, and then aside. */
function problemWithPlay(game: Cards, level: number): string | undefined {
  const at = registers.resolve;
  const of = (register: number): number => frames.getAt(game, level, register);
  const ability = of(at.ability);
  const isLaidAway = ability === own["to-shadows"];
  const step = frames.stepAt(game, level);
  if (of(at.pc) > 2 || (of(at.pc) === 2) !== (ability === own.ambush && of(at.pc) > 1))
    return "a card is played in two parts";
  if (step > steps.resolve.execute || of(at.cancelled) === 1) return undefined;
  if (of(at.card) === NONE) return isLaidAway ? undefined : "a card is played";
  const { aside, hand, shadows } = placesOf(game).piles;
  const pile = of(at.pc) > 0 ? aside : ability === own["from-shadows"] ? shadows : hand;
  return isView(game) || pile[of(at.seat)].has(game, of(at.card)) ? undefined : "a card that is played lies somewhere";
}
