import type { Json, JsonMap } from "@weirwood/kernel";

/** An example of the rulebook, as far as the page needs it: a position, who is to move, and the rules it shows. */
export interface RuleExample {
  readonly rules: readonly string[];
  readonly given: unknown;
  /** The seat that decides first, by its one-word name. */
  readonly own: string;
}

/** An example as a table: the position, who sits there, and which seat the reader takes. */
export interface LaidExample {
  readonly state: JsonMap;
  /** By their one-word names. */
  readonly seats: readonly string[];
  readonly own: number;
  readonly options: Json;
}

/** A game may bring examples of its rules; neither they nor what lays them are loaded before somebody reads its book. */
const lists = import.meta.glob<{ readonly examples: readonly RuleExample[] }>("./*/examples.ts");
const laying = import.meta.glob<{ layExample(example: RuleExample): LaidExample }>("./*/lay-example.ts");

export async function examplesOf(game: string): Promise<ReadonlyMap<string, RuleExample>> {
  return bestFor((await lists[`./${game}/examples.ts`]?.())?.examples ?? []);
}

/** For each rule the example that shows it best: that it is named early in, and that is about few others. */
function bestFor(examples: readonly RuleExample[]): ReadonlyMap<string, RuleExample> {
  const best = new Map<string, RuleExample>();
  const rank = (rule: string, { rules }: RuleExample): number => rules.indexOf(rule) * 100 + rules.length;
  for (const example of examples) {
    for (const rule of example.rules) {
      const before = best.get(rule);
      if (before === undefined || rank(rule, example) < rank(rule, before)) best.set(rule, example);
    }
  }
  return best;
}

export async function layExample(game: string, example: RuleExample): Promise<LaidExample | undefined> {
  return (await laying[`./${game}/lay-example.ts`]?.())?.layExample(example);
}
