import { hash, parseOptions, verify } from "@node-rs/argon2";
import { refused } from "../refusals.ts";
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
  hash(password: string): Promise<string>;
  /** Where there is no hash, the same work is done for nothing: an unknown name takes as long as a known one. */
  verify(hashed: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made when guesses were cheaper. */
  isOutdated(hashed: string): boolean;
}

/** Hashes off the event loop, two at a time: a flood of log-ins must not take every thread from the database. */
export function argonPasswords(cost: Cost = usualCost, { atOnce = 2, waiting = 64 } = {}): Passwords {
  const inTurn = turnstile(atOnce, waiting);
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(normal(password), cost)),
    verify: (hashed, password) =>
      inTurn(async () => {
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

function turnstile(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy >= atOnce) {
      if (waiting.length >= mostWaiting) throw refused("server.busy");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
