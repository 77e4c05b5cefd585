import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  areaCount,
  difference,
  garrisonOf,
  isHeldAgainst as isHeld,
  type MarchDecision,
  type Move,
  noTroop,
  sumOf,
  type Troop,
  troopIn,
  troopSize,
  type UnitKind,
  type YoungWolfDecision,
} from "@weirwood/throne/questions";
import type { Throne, ThroneDecision } from "@weirwood/throne/rules";
import { answersFor, refusalOf, type Seated } from "./seated.ts";
import { countOf, withCount, withItem } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Units sent out of one area into others: marches, and the Young Wolf. */

export type Sending = MarchDecision | YoungWolfDecision;

export const marchFrom = (from: Area): MarchDecision => ({ kind: "march", from, moves: [], token: false });
export const wolfFrom = (from: Area): YoungWolfDecision => ({ kind: "use-young-wolf", from, moves: [], token: false });

export const sentTo = ({ moves }: Sending, to: Area): Troop => moves.find((move) => move.to === to) ?? noTroop;

/** Units that have no orders to go anywhere yet. */
export const atHome = ({ view }: Seated, { from, moves }: Sending): Troop =>
  moves.reduce<Troop>(difference, troopIn(view, from));

/** The draft with a troop in place of whoever was sent to an area. */
export function sending<Answer extends Sending>(at: Seated, draft: Answer, to: Area, troop: Troop): Answer {
  const move: Move | undefined =
    troopSize(troop) === 0
      ? undefined
      : { to, footmen: troop.footmen, knights: troop.knights, ships: troop.ships, engines: troop.engines };
  const next = inSequence(at, draft, { ...draft, moves: withItem(draft.moves, (one) => one.to, to, move) });
  // A token promised where units now stay, or fight first, is taken back with the change that forbids it.
  return next.token && whyNoToken(at, next) !== undefined ? { ...next, token: false } : next;
}

/** Garrisons of a march in the order in which they were pressed; said only where it is not that of their areas. */
function inSequence<Answer extends Sending>({ view }: Seated, before: Answer, next: Answer): Answer {
  if (next.kind !== "march") return next;
  const garrisons = next.moves.map(({ to }) => to).filter((to) => garrisonOf(view, to) > 0);
  const earlier = sequenceOf(view, before).filter((to) => garrisons.includes(to));
  const sequence = [...earlier, ...garrisons.filter((to) => !earlier.includes(to))];
  const { sequence: _, ...march } = next;
  const isUsual = sequence.every((to, index) => to === garrisons[index]);
  return (isUsual ? march : { ...march, sequence }) as Answer;
}

/** Garrisons in the order in which a draft enters them. */
export const sequenceOf = (view: Throne, draft: Sending): readonly Area[] =>
  (draft.kind === "march" ? draft.sequence : undefined) ??
  draft.moves.map(({ to }) => to).filter((to) => garrisonOf(view, to) > 0);

/** The draft with a troop sent to an area besides those already sent there. */
export const sendingMore = <Answer extends Sending>(at: Seated, draft: Answer, to: Area, troop: Troop): Answer =>
  sending(at, draft, to, sumOf(sentTo(draft, to), troop));

/** The draft with one unit of a kind more or less on its way to an area. */
export const stepped = <Answer extends Sending>(
  at: Seated,
  draft: Answer,
  to: Area,
  kind: UnitKind,
  by: 1 | -1,
): Answer => {
  const troop = sentTo(draft, to);
  return sending(at, draft, to, withCount(troop, kind, countOf(troop, kind) + by));
};

/**
 * What the next area is added to. While everybody goes to one and the same area this is the draft in which nobody goes
 * anywhere: the next area takes its place. Whoever has split the units keeps what was sent.
 */
export function redirected<Answer extends Sending>(at: Seated, draft: Answer): Answer {
  if (draft.moves.length !== 1 || troopSize(atHome(at, draft)) > 0) return draft;
  return calledBack(at, draft);
}

/** The draft with a power token where one can be left now and could not be before: who leaves mostly wants to keep. */
export function withTokenOffered<Answer extends Sending>(at: Seated, before: Answer, next: Answer): Answer {
  const isOpen = (draft: Answer): boolean => draft.moves.length > 0 && whyNoToken(at, draft) === undefined;
  return isOpen(next) && !isOpen(before) ? withToken(next, true) : next;
}

/** Why one more unit of a kind cannot go to an area. */
export const whyNotStep = (at: Seated, draft: Sending, to: Area, kind: UnitKind): Refusal | undefined =>
  whyNot(at, stepped(at, draft, to, kind, 1));

/** Why nobody who is still at home can go to an area, or undefined where somebody can. */
export function whyNotTo(at: Seated, draft: Sending, to: Area): Refusal | undefined {
  const home = atHome(at, draft);
  const isNever = targetsEver(at, draft.from)?.has(to) === false;
  let refusal: Refusal | undefined;
  for (const kind of kinds) {
    if (countOf(home, kind) === 0 && troopSize(home) > 0) continue;
    const next = stepped(at, draft, to, kind, 1);
    refusal = isNever ? refusalOf(at, next) : whyNot(at, next);
    if (refusal === undefined) return undefined;
  }
  return refusal;
}

/** The draft with everybody back home. */
export const calledBack = <Answer extends Sending>(at: Seated, draft: Answer): Answer =>
  draft.moves.reduce((next, { to }) => sending(at, next, to, noTroop), draft);

const everReached = new WeakMap<readonly ThroneDecision[], Map<Area, Set<Area>>>();

/** Areas that any listed answer sends units to from an origin: most areas of the map are ruled out by one look. */
function targetsEver(at: Seated, from: Area): ReadonlySet<Area> | undefined {
  const answers = answersFor(at);
  if (answers === undefined) return undefined;
  let byOrigin = everReached.get(answers);
  if (byOrigin === undefined) {
    byOrigin = new Map();
    for (const answer of answers) {
      if (!("moves" in answer)) continue;
      const targets = byOrigin.get(answer.from) ?? new Set();
      byOrigin.set(answer.from, targets);
      for (const { to } of answer.moves) targets.add(to);
    }
    everReached.set(answers, byOrigin);
  }
  return byOrigin.get(from) ?? new Set();
}

const kinds: readonly UnitKind[] = [1, 0, 2, 3];

export const withToken = <Answer extends Sending>(draft: Answer, token: boolean): Answer => ({ ...draft, token });

/** Why no power token can be left in the area that is being left, or undefined. */
export const whyNoToken = (at: Seated, draft: Sending): Refusal | undefined => {
  const refusal = refusalOf(at, withToken(draft, true));
  return refusal !== undefined && refusalOf(at, withToken(draft, false))?.rule === refusal.rule ? undefined : refusal;
};

/** Areas that somebody still at home can go to, and those that somebody is going to. */
export function targetsOf(at: Seated, draft: Sending): Area[] {
  const targets: Area[] = [];
  for (let area = 0; area < areaCount(at.view); area++) {
    if (area === draft.from) continue;
    if (troopSize(sentTo(draft, area)) > 0 || whyNotTo(at, draft, area) === undefined) targets.push(area);
  }
  return targets;
}

/** By how many units armies change if everybody arrives. */
export function changeBy({ from, moves }: Sending): Map<Area, number> {
  const change = new Map<Area, number>();
  for (const move of moves) {
    change.set(move.to, troopSize(move));
    change.set(from, (change.get(from) ?? 0) - troopSize(move));
  }
  return change;
}

/** Whether whoever goes there must fight: units of another house, or a garrison. */
export const isHeldAgainst = ({ view, house }: Seated, area: Area): boolean => isHeld(view, house, area);
