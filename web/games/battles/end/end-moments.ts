import type { Highlight } from "../../../replay/highlights.ts";

/** What a battle is remembered for: whom it cost most, where morale broke, what was taken. */

const lastOf = (highlights: readonly Highlight[], rule: string): Highlight | undefined =>
  highlights.findLast(({ event }) => event.rule === rule);

/** A Rout, else the last break. */
const breaking = (highlights: readonly Highlight[]): Highlight | undefined =>
  lastOf(highlights, "battles.victory.rout") ?? lastOf(highlights, "battles.morale.zones");

/** The last red unit that was eliminated, else the last of all. */
const fall = (highlights: readonly Highlight[]): Highlight | undefined => {
  const fallen = highlights.filter(({ event }) => event.rule === "battles.attack.eliminated");
  return fallen.findLast(({ event }) => event.rank === "red") ?? fallen.at(-1);
};

/** Up to three, the latest first: the capture, the break and the fall; else what was taken, or who gave everything. */
export function momentsOf(highlights: readonly Highlight[]): readonly Highlight[] {
  const candidates = [
    lastOf(highlights, "battles.commanders.captured"),
    breaking(highlights),
    fall(highlights),
    lastOf(highlights, "battles.victory.objective"),
    lastOf(highlights, "battles.commanders.commit"),
  ].flatMap((found) => found ?? []);
  return candidates.slice(0, 3).sort((one, other) => other.at - one.at);
}
