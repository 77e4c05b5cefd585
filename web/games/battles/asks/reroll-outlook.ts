import { type Battle, coverOf, dieFaces, toughnessOf } from "@weirwood/battles/questions";
import type { AttackInProgress, DieDeed } from "./attack-in-progress.ts";

/** What dice come to. */
export interface DiceResult {
  /** Hits that count, Cover and Toughness taken off. */
  readonly hits: number;
  /** Morale results that drive the target back. */
  readonly back: number;
}

export interface RerollOutlook {
  readonly now: DiceResult;
  /** On average, once the chosen dice have been rolled again. */
  readonly average: DiceResult;
  /** The chance of more hits than now. */
  readonly better: number;
}

const isHit = (does: DieDeed): boolean => does === "hit" || does === "both";
const drivesBack = (does: DieDeed): boolean => does === "back" || does === "both";

/** What the dice of an attack would come to, were some of them rolled again: they are named by their places. */
export function rerollOutlook(
  view: Battle,
  { dice, deeds, target }: AttackInProgress,
  again: ReadonlySet<number>,
): RerollOutlook {
  const ignored = coverOf(view, target) + toughnessOf(view, target);
  const counted = (hits: number): number => Math.max(0, hits - ignored);
  const kept = dice.filter(({ place }) => !again.has(place));
  const countOf = (some: typeof dice, counts: (does: DieDeed) => boolean): number =>
    some.filter(({ does }) => counts(does)).length;
  const shareOf = (counts: (does: DieDeed) => boolean): number =>
    dieFaces.filter((face) => counts(deeds[face])).length / dieFaces.length;
  const now = { hits: counted(countOf(dice, isHit)), back: countOf(dice, drivesBack) };
  const chances = chancesOf(again.size, shareOf(isHit)).map((chance, more) => ({
    chance,
    hits: counted(countOf(kept, isHit) + more),
  }));
  return {
    now,
    average: {
      hits: chances.reduce((sum, { chance, hits }) => sum + chance * hits, 0),
      back: countOf(kept, drivesBack) + again.size * shareOf(drivesBack),
    },
    better: chances.reduce((sum, { chance, hits }) => (hits > now.hits ? sum + chance : sum), 0),
  };
}

/** The chances that of so many dice none, one, two … do what each does with one chance. */
function chancesOf(dice: number, chance: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const before = chances;
    chances = Array.from(
      { length: before.length + 1 },
      (_, count) => (before[count] ?? 0) * (1 - chance) + (before[count - 1] ?? 0) * chance,
    );
  }
  return chances;
}
