import type { StepId } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import { type Part, partOf } from "../telling/beats.ts";
import { depthsOf } from "./depths.ts";

/** A line of a window: what was told, in which of the six steps, and how far to the right. */
export interface WindowLine {
  readonly event: GameEvent;
  readonly step: StepId;
  readonly depth: number;
}

/** With these a window begins: a step of the rules, or an action. */
const opening: ReadonlySet<Part> = new Set<Part>([
  ...(["phase", "revealed", "income", "attack", "stealth", "defence", "winner"] as const),
  ...(["dominance", "standing", "ending", "draw"] as const),
]);

const opens = (event: GameEvent): boolean =>
  event.how === "action" || (event.how === undefined && opening.has(partOf(event)));

/** Whether a window, a turn or a round begins with an event: what went before it is over. */
export const beginsAnew = (event: GameEvent): boolean =>
  opens(event) || partOf(event) === "turn" || partOf(event) === "round";

/** Events of the window that was opened last; none where it is closed. */
export function windowIn(told: readonly GameEvent[]): readonly WindowLine[] {
  let from = told.length - 1;
  while (from >= 0 && !opens(told[from])) from--;
  // What belongs to one declaration is told one after the other: attackers after the challenge.
  while (from > 0 && partOf(told[from]) === partOf(told[from - 1]) && told[from].how === undefined) from--;
  const events = told.slice(Math.max(0, from));
  const depths = depthsOf(events);
  let step: StepId = "declare";
  return events.map((event, place) => {
    step = stepOf(event, step);
    return { event, step, depth: depths[place] };
  });
}

/** Steps go forward only; a save of a response stands with the response. */
function stepOf(event: GameEvent, before: StepId): StepId {
  if (event.how === "response") return "responses";
  if (event.how === "passive" || event.how === "replacement") return before === "responses" ? before : "passives";
  if (event.how === "save") return before === "declare" ? "save" : before;
  const part = partOf(event);
  if (part === "gone" || event.rule === "cards.challenges.over") return "end";
  if (part === "payment" || opens(event)) return before;
  if (before === "save" && part === "saved") return before;
  return before === "declare" || before === "save" ? "execute" : before;
}
