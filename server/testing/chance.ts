import { chanceFrom } from "@weirwood/kernel";
import type { Luck } from "../ports/luck.ts";

/** The seed of whatever a test leaves to chance: always the same, unless somebody wants another. */
export const testSeed = Number(process.env.WEIRWOOD_TEST_SEED ?? 1);

/** Chance of a server that can be had again: the seeds of its tables, and what its bots draw. */
export function writtenLuck(seed: number = testSeed): Luck {
  const chance = chanceFrom(seed);
  return {
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => chance.below(256))),
    draw: () => chance.below(2 ** 32),
  };
}
