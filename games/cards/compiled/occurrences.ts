import { type HappeningId, happeningIds, type Trigger } from "../words/index.ts";

/** The kinds of happenings that a trigger's word means: leaving play is being killed, discarded or returned. */
const kindsOf = (on: HappeningId): readonly HappeningId[] => {
  if (on === "left") return ["killed", "discarded", "returned"];
  if (on === "to-pile") return ["killed", "discarded", "to-pile"];
  return [on];
};

const known = new WeakMap<Trigger, readonly boolean[]>();

/** Which kinds of happenings a trigger waits for, by the number of each. */
export function kindsMeant(trigger: Trigger): readonly boolean[] {
  let kinds = known.get(trigger);
  if (kinds === undefined) {
    const meant = [trigger.on].flat().flatMap(kindsOf);
    kinds = happeningIds.map((kind) => meant.includes(kind));
    known.set(trigger, kinds);
  }
  return kinds;
}
