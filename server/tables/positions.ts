import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { isRefusal, type Json, playsRecordsOf, RefusedError } from "@weirwood/kernel";
import type { Kysely } from "kysely";
import type { DecisionRow, Schema, TableRow } from "../store/schema.ts";

/**
 * When a game's position is written whole. Every decision is written, so a large position may lag behind by a few, which
 * whoever reads the table plays again.
 */
export interface PositionLimits {
  /** Positions of up to so many characters are written with every decision. */
  readonly small: number;
  /** Larger ones are written with every so many decisions. */
  readonly every: number;
}

export const POSITION_LIMITS: PositionLimits = { small: 8192, every: 8 };

/** What a table's row holds of its position. */
export interface StoredPosition {
  /** How many decisions it includes. */
  readonly at: number;
  /** Characters of its JSON. */
  readonly length: number;
}

/**
 * Whether a position need not be written with a change of its table. What is stored decides, so that a large position
 * is not even put into JSON. Whatever is no decision writes the row for other reasons, and seldom: it leaves no lag.
 */
export function mayLag(
  stored: StoredPosition | undefined,
  { decisions, state }: Pick<TableRow, "decisions" | "state">,
  change: "decision" | "arrangement",
  { small, every }: PositionLimits,
): boolean {
  if (stored === undefined) return false;
  const lag = decisions - stored.at;
  if (lag === 0) return true;
  return change === "decision" && state === "playing" && stored.length > small && lag < every;
}

/** A decision as it is played again. */
export type PlayedAgain = Pick<DecisionRow, "number" | "seat" | "answer">;

/**
 * The decisions that a row's position does not include, in order; undefined where the row has changed since it was read.
 * One statement reads both: an answer that replaces another takes its row away from the numbers before. What was replaced
 * needs not be played again: answers to one secret ask may come in any order, and the last of a seat counts.
 */
export async function decisionsSince(
  rows: Kysely<Schema>,
  { id, version, position, position_at, decisions }: TableRow,
): Promise<readonly PlayedAgain[] | undefined> {
  if (position === null || position_at === decisions) return [];
  const found = await rows
    .selectFrom("tables")
    .leftJoin("decisions", (join) =>
      join.onRef("decisions.table_id", "=", "tables.id").on("decisions.number", ">", position_at),
    )
    .select(["decisions.number", "decisions.seat", "decisions.answer"])
    .where("tables.id", "=", id)
    .where("tables.version", "=", version)
    .orderBy("decisions.number")
    .execute();
  if (found.length === 0) return undefined;
  return found.filter((row): row is PlayedAgain => row.number !== null);
}

/** Plays decisions again that counted once: a refusal is a fault of the rules. */
export function playAgain(game: SomeGame, state: SomeState, decisions: readonly PlayedAgain[]): void {
  for (const { seat, answer } of decisions) {
    const decision = game.parse(answer);
    if (isRefusal(decision)) throw new RefusedError(decision);
    const refusal = game.check(state, seat, decision);
    if (refusal !== undefined) throw new RefusedError(refusal);
    game.apply(state, seat, decision);
  }
}

/** The position that a row describes, whatever version of the rules wrote it. Other rules must not make another game of decisions. */
export function positionFrom(game: SomeGame, plain: Json, rules: number, since: readonly PlayedAgain[]): SomeState {
  if (since.length > 0 && !playsRecordsOf(game, rules)) {
    throw new RangeError(
      `Decisions made under rules ${rules} cannot be played again under rules ${game.rulesVersion}.`,
    );
  }
  const state = game.fromJSON(rules === game.rulesVersion ? plain : game.upgrade(plain, rules));
  playAgain(game, state, since);
  return state;
}
