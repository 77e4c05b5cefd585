import { areaIds, homes, houseIds } from "@weirwood/throne/questions";
import type { Highlight } from "../../../replay/highlights.ts";

/** What a game is remembered for: at most one close battle, one night at the Wall, one home or city that fell. */

const isBattle = ({ event }: Highlight): boolean => event.rule === "throne.battle.won";
const marginOf = ({ event }: Highlight): number => Number(event.strength) - Number(event.against);

/** The battle that could most easily have gone the other way; of several, the last. */
export const closestBattle = (highlights: readonly Highlight[]): Highlight | undefined =>
  leastOf(highlights.filter(isBattle), marginOf);

const watch = new Set(["throne.wildlings.watch-wins", "throne.wildlings.watch-loses"]);

/** The attack of the wildlings that was decided by least. */
export const nightAtTheWall = (highlights: readonly Highlight[]): Highlight | undefined =>
  leastOf(
    highlights.filter(({ event }) => watch.has(event.rule)),
    ({ event }) => Math.abs(Number(event.total) - Number(event.threat)),
  );

const CAPITAL = "kings-landing";

/** A home that was lost in battle, else the capital, else a garrison that fell; the last of each. */
export function greatestFall(highlights: readonly Highlight[], but: Highlight | undefined): Highlight | undefined {
  const others = highlights.filter((highlight) => highlight !== but);
  const taken = others.filter((one) => isBattle(one) && one.event.house === one.opening?.attacker);
  return (
    taken.findLast(({ event, opening }) => opening?.area === homeOf(String(event.loser))) ??
    taken.findLast(({ opening }) => opening?.area === CAPITAL) ??
    others.findLast(({ event }) => event.rule === "throne.garrison.falls")
  );
}

const homeOf = (house: string): string | undefined => areaIds[homes[houseIds.indexOf(house)]];

/** The last of those with the least. */
function leastOf(highlights: readonly Highlight[], measure: (highlight: Highlight) => number): Highlight | undefined {
  return highlights.reduce<Highlight | undefined>(
    (best, one) => (best === undefined || measure(one) <= measure(best) ? one : best),
    undefined,
  );
}
