import {
  type Cards,
  controllerOf,
  dangersIn,
  frames,
  isBodyRef,
  isTaken,
  PHASE,
  ROUND,
  SEAT_REF,
  stackOf,
} from "@weirwood/cards/questions";

/** Where a game stands, as far as wishes and drafts go: round, phase, and what is being carried out. */
export interface Moment {
  readonly round: number;
  readonly phase: number;
  /** The procedures that go on, the outermost first, up to the round in which is asked. */
  readonly course: readonly string[];
}

const { phase, window, resolve } = frames.registers;
const named: { readonly [kind: number]: readonly number[] } = {
  [frames.kinds.phase]: [phase.entry, phase.turns, phase.inner],
  [frames.kinds.window]: [window.framework, window.actor],
  [frames.kinds.resolve]: [resolve.ability, resolve.source, resolve.seat, resolve.on],
};

/** The moment of a view. */
export function momentOf(view: Cards): Moment {
  const course = Array.from({ length: frames.depth(view) }, (_, level) => {
    const kind = frames.kindAt(view, level);
    const cells = (named[kind] ?? []).map((register) => frames.getAt(view, level, register));
    return [kind, frames.stepAt(view, level), ...cells].join(".");
  });
  // The round itself, in which is asked, is no part of what is asked about.
  return { round: view[ROUND], phase: view[PHASE], course: course.slice(0, -1) };
}

const WINDOW = `${frames.kinds.window}.`;

/** The outermost window of a moment, without the step that it is in; of a round of actions, all that is around it. */
export function windowOf({ course }: Moment): string {
  const level = course.findIndex((one) => one.startsWith(WINDOW));
  if (level < 0) return course.join(" ");
  const [kind, , ...cells] = course[level].split(".");
  return [...course.slice(0, level), [kind, ...cells].join(".")].join(" ");
}

/** Whether whatever was going on then is still going on now. */
export const isStillIn = (then: Moment, now: Moment): boolean =>
  then.round === now.round && then.course.every((one, level) => now.course[level] === one);

/** Whether a card of the seat, or the seat itself, is what the open window is about: chosen, or in danger. */
export function isTarget(view: Cards, seat: number): boolean {
  const isOwn = (ref: number): boolean =>
    ref === SEAT_REF + seat || (isBodyRef(ref) && isTaken(view, ref) && controllerOf(view, ref) === seat);
  const item = stackOf(view).at(-1);
  if (item !== undefined && item.seat !== seat && item.targets.some(isOwn)) return true;
  return dangersIn(view).some(isOwn);
}
