import type { SomeState } from "@weirwood/catalogue";
import { isRefusal } from "@weirwood/kernel";
import type { Kysely, Transaction } from "kysely";
import { refused } from "../refusals.ts";
import type { Schema, StandingAnswerRow } from "../store/schema.ts";
import { isPlayedByBot } from "./facts.ts";
import type { Table } from "./table-cache.ts";

/**
 * Answers that seats give beforehand to every ask of a kind, until they say otherwise. They are no part of the table's row,
 * whose version everybody who follows can notice: that a seat has one, sets it or takes it back tells nobody anything.
 */
export type StandingAnswer = Pick<StandingAnswerRow, "seat" | "kind" | "answer">;

export function standingAnswersOf(rows: Kysely<Schema>, table: string): Promise<StandingAnswer[]> {
  return rows
    .selectFrom("standing_answers")
    .select(["seat", "kind", "answer"])
    .where("table_id", "=", table)
    .orderBy("kind")
    .execute();
}

/**
 * The answer in its canonical notation. Refuses kinds that the game never asks for, so that a seat has no more standing
 * answers than there are kinds, what is no answer at all, and what the game lets nobody say beforehand. Whether it is legal is looked at when it is due.
 */
export function checkedStandingAnswer({ game }: Pick<Table, "game">, kind: string, answer: string): string {
  const decision = game.parse(answer);
  const isAsked = Object.hasOwn(game.phrasebooks.en.names.ask, kind);
  if (!isAsked || isRefusal(decision) || game.mayStand?.(kind, decision) === false)
    throw refused("table.standing-answer", { kind });
  return game.print(decision);
}

/** Sets one seat's answer to a kind of ask, or takes it back. */
export async function storeStandingAnswer(
  rows: Transaction<Schema>,
  { table_id, seat, kind, answer }: Omit<StandingAnswerRow, "answer"> & { readonly answer: string | null },
): Promise<void> {
  const own = rows.deleteFrom("standing_answers").where("table_id", "=", table_id).where("seat", "=", seat);
  await own.where("kind", "=", kind).execute();
  if (answer === null) return;
  await rows.insertInto("standing_answers").values({ table_id, seat, kind, answer }).execute();
}

/** When a seat changes hands, or its owner leaves it: whoever decides there next decides for themselves. */
export async function forgetStandingAnswers(rows: Transaction<Schema>, table: string, seat?: number): Promise<void> {
  const all = rows.deleteFrom("standing_answers").where("table_id", "=", table);
  await (seat === undefined ? all : all.where("seat", "=", seat)).execute();
}

export interface GivenAnswer {
  readonly seat: number;
  readonly ask: number;
  readonly answer: string;
}

/**
 * The standing answers that count in a position: of seats whose owners play themselves and whose answer is missing. One
 * that is not legal there is left aside, and its owner is asked as usual.
 */
export function answersToGive(
  { game, facts }: Pick<Table, "game" | "facts">,
  state: SomeState,
  standing: readonly StandingAnswer[],
): GivenAnswer[] {
  if (standing.length === 0) return [];
  return game.asks(state).flatMap(({ id, kind, seats }) =>
    standing.flatMap(({ seat, kind: standingKind, answer }): GivenAnswer[] => {
      if (kind !== standingKind || !seats.includes(seat)) return [];
      if (isPlayedByBot(facts.seats[seat]) || !game.isAwaited(state, seat)) return [];
      const decision = game.parse(answer, state);
      const isLegal = !isRefusal(decision) && game.check(state, seat, decision) === undefined;
      return isLegal ? [{ seat, ask: id, answer }] : [];
    }),
  );
}
