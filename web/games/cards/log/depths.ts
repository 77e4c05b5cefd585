import type { GameEvent } from "@weirwood/kernel";
import { partOf } from "../telling/beats.ts";

/** Parts in which nothing is answered: the game goes on by its own steps. */
const ground = new Set([
  ...["round", "phase", "revealed", "initiative", "first", "title", "income", "turn", "finished", "attack", "stealth"],
  ...["defence", "winner", "claim", "dominance", "standing", "ending", "gone", "out", "victory"],
]);

/** What a save still does once it has saved. */
const ofSave = /^cards\.(saves|attachments|costs|duplicates)\./;

const DEEPEST = 3;

/**
 * How far each event is from what it answers: an action or a step of the rules stands at the left, responses and passives beside
 * it, a save or cancel beside what it stops; whatever an act does stands with it.
 */
export function depthsOf(events: readonly GameEvent[]): readonly number[] {
  let depth = 0;
  let isSaving = false;
  return events.map((event) => {
    if (event.how === "save") [depth, isSaving] = [Math.min(depth + 1, DEEPEST), true];
    else if (event.how !== undefined) [depth, isSaving] = [event.how === "action" ? 0 : 1, false];
    else if (ground.has(partOf(event))) [depth, isSaving] = [0, false];
    else if (isSaving && !ofSave.test(event.rule)) [depth, isSaving] = [depth - 1, false];
    return depth;
  });
}
