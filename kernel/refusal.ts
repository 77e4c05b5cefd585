/** Why a decision is not legal: the rule that forbids it, and what a sentence about it needs to name. */
export interface Refusal {
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What `check` answers when nothing forbids the decision. */
export const legal = undefined;

const noParams = Object.freeze({});

export function refuse(rule: string, params: Refusal["params"] = noParams): Refusal {
  return { rule, params };
}

/** Longer words are no longer words. */
const LONGEST_WORD = 40;

/** What cannot be read as a decision, and the word at which reading stopped, where there is one. */
export const malformed = (word = ""): Refusal => unread("word", word);

/** What stops too early to be read as a decision, and the word after which something is missing. */
export const unfinished = (after: string): Refusal => unread("after", after);

const unread = (what: "word" | "after", word: string): Refusal =>
  word === "" ? refuse("kernel.malformed") : refuse("kernel.malformed", { [what]: word.slice(0, LONGEST_WORD) });

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === "object" &&
    value !== null &&
    "rule" in value &&
    "params" in value &&
    typeof value.rule === "string"
  );
}

/** Thrown where there is nobody to hand a refusal to: `fromJSON` has no state to give. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.rule} ${JSON.stringify(refusal.params)}`);
    this.name = "RefusedError";
    this.refusal = refusal;
  }
}
