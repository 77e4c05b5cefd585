import { fairSeed, hex, type RecordFile, seedFromHex, seedHash } from "@weirwood/kernel";
import type { Context } from "./context.ts";
import { exitCodes, Failure } from "./failure.ts";

/** What a record proves about its dice. */
export type Dice =
  | { readonly are: "practice" }
  | {
      readonly are: "fair";
      readonly seedHash: string;
      readonly serverSeed: string;
      readonly nonces: readonly string[];
    };

/** What a fair table's server writes into the record when it shows its seed. */
const proof = ["seed hash", "server seed", "nonces"] as const;

/**
 * Checks the dice of a record: the server's seed is the one whose hash was shown before the game, and the dice come from
 * that seed and every seat's nonce. A record that says nothing about its dice proves nothing, so it fails too.
 */
export function diceOf(file: string, record: RecordFile, seats: number, { say }: Context): Dice {
  const notFair = (problem: keyof typeof say.dice.problems, header = ""): Failure => {
    const facts = { file, problem, ...(header !== "" && { header }) };
    const sentence = say.dice.notFair(file, say.dice.problems[problem](header));
    return new Failure("not-fair", sentence, facts, exitCodes.failed);
  };
  const valuesOf = (name: string): string[] => record.headers.flatMap((one) => (one.name === name ? one.value : []));

  const isPractice = valuesOf("practice").includes("yes");
  if (isPractice && proof.every((name) => valuesOf(name).length === 0)) return { are: "practice" };
  for (const name of proof) {
    const count = valuesOf(name).length;
    if (count === 0) throw notFair("missing", name);
    // Two would let everybody see the one that suits them.
    if (count > 1) throw notFair("twice", name);
  }
  const [promise, revealed, listed] = proof.map((name) => valuesOf(name)[0]);
  const server = seedFromHex(revealed);
  if (server === undefined) throw notFair("unreadable", "server seed");
  const nonces = noncesIn(listed);
  if (nonces === undefined) throw notFair("unreadable", "nonces");
  if (seedHash(server) !== promise) throw notFair("hash");
  if (nonces.length !== seats) throw notFair("count");
  if (record.seed === undefined || hex(fairSeed(server, nonces)) !== hex(record.seed)) throw notFair("seed");
  return { are: "fair", seedHash: promise, serverSeed: revealed, nonces };
}

function noncesIn(text: string): string[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every((nonce) => typeof nonce === "string") ? read : undefined;
  } catch {
    return undefined;
  }
}
