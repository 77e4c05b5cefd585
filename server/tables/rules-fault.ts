import { RefusedError } from "@weirwood/kernel";

const LONGEST_PROBLEM = 500;

/** The rules threw where they may only refuse: a mistake of ours. What the store or a worker throws is never one. */
export class RulesFault extends Error {
  override readonly name = "RulesFault";

  constructor(cause: unknown) {
    super("the rules failed", { cause });
  }

  get problem(): string {
    return String(this.cause).slice(0, LONGEST_PROBLEM);
  }
}

/** Asks the rules, and nothing else: whatever they throw that is no refusal is their fault. */
export function byTheRules<T>(work: () => T): T {
  try {
    return work();
  } catch (reason) {
    throw reason instanceof RefusedError ? reason : new RulesFault(reason);
  }
}
