import { hash, parseOptions, verify } from "@node-rs/argon2";
import type { Asker } from "../workers/fair-queue.ts";
import { FairTurns } from "../workers/fair-turns.ts";
import { newSecret } from "./secrets.ts";

/** How much work one guess costs. */
export interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id with 19 MiB and two passes: what OWASP recommends where log-ins share a machine with other work. */
const usualCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(asker: Asker, password: string): Promise<string>;
  /** Where there is no hash, the same work is done for nothing: an unknown name takes as long as a known one. */
  verify(asker: Asker, hashed: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made when guesses were cheaper. */
  isOutdated(hashed: string): boolean;
}

/**
 * Hashes off the event loop, two at a time, in fair turns: a flood of log-ins must neither take every thread from the database
 * nor keep others from logging in.
 */
export function argonPasswords(cost: Cost = usualCost, { atOnce = 2, mostOfOne = 64 } = {}): Passwords {
  const turns = new FairTurns(atOnce, { mostOfOne });
  let nobodys: Promise<string> | undefined;
  return {
    hash: (asker, password) => turns.run(asker, () => hash(normal(password), cost)),
    verify: (asker, hashed, password) =>
      turns.run(asker, async () => {
        nobodys ??= hash(newSecret(), cost).catch((error: unknown) => {
          nobodys = undefined;
          throw error;
        });
        // Waited for in any case, so that the very first unknown name takes no longer than a known one would have.
        const dummy = await nobodys;
        const isRight = await verify(hashed ?? dummy, normal(password));
        return isRight && typeof hashed === "string";
      }),
    isOutdated(hashed) {
      const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/** The same keys pressed on another keyboard give the same password. */
function normal(password: string): string {
  return password.normalize("NFKC");
}
