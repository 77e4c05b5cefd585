import { fairSeed, type Json, seedFrom, seedFromHex } from "@weirwood/kernel";
import type { Beginning as GameBeginning } from "../workers/beginnings.ts";
import type { TableFacts } from "./facts.ts";

/** What a table's game is set up from. */
export function beginningOf(facts: TableFacts): GameBeginning {
  return positionOf(facts) ?? { options: facts.options, seed: seedOf(facts) };
}

export function positionOf({ practice }: Pick<TableFacts, "practice">): { readonly position: Json } | undefined {
  return practice !== undefined && "position" in practice ? { position: practice.position } : undefined;
}

/** The seed of the game's dice: open at a practice table, made by the server and all people at a fair one. */
export function seedOf({ practice, serverSeed, seats }: TableFacts): Uint8Array {
  if (practice !== undefined && "seed" in practice) return seedFrom(practice.seed);
  const server = seedFromHex(serverSeed);
  if (server === undefined) throw new Error("a table without a seed");
  return fairSeed(
    server,
    seats.map(({ nonce }) => nonce ?? ""),
  );
}
