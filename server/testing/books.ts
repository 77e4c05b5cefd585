import assert from "node:assert/strict";
import { isRefusal } from "@weirwood/kernel";
import { optionsFrom } from "../games.ts";
import type { Store } from "../ports/store.ts";
import { beginningOf } from "../tables/beginning.ts";
import type { TableFacts } from "../tables/facts.ts";
import { entryFor } from "../tables/log-entries.ts";
import { playAgain } from "../tables/positions.ts";
import { read } from "../tables/table-reader.ts";
import { games } from "./games.ts";
import type { ResilientPlayer } from "./resilient-player.ts";

/** What the store says of a table, after its decisions were played again from the beginning. */
export interface Book {
  readonly decisions: number;
  readonly byBots: number;
}

/**
 * Looks whether a table's books balance: every decision is there or was replaced, none is there twice, played again from
 * the first state they give the stored position; everything acknowledged is among them, with the number that was
 * said; nobody's answer was made up; and everybody who follows sees what the store says.
 */
export async function balanceBooks(store: Store, table: string, players: readonly ResilientPlayer[]): Promise<Book> {
  const row = await store.read.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();
  const rows = await store.read
    .selectFrom("decisions")
    .selectAll()
    .where("table_id", "=", table)
    .orderBy("number")
    .execute();
  const decisions = rows.map(read);
  const facts = JSON.parse(row.facts) as TableFacts;
  const { game } = games[row.game];

  const replaced = decisions.reduce(
    (sum, one) => sum + (one.replaced === null ? 0 : JSON.parse(one.replaced).length),
    0,
  );
  assert.equal(row.decisions, decisions.length + replaced, "every decision is there, or was replaced");
  assert.equal(decisions.at(-1)?.number ?? 0, row.decisions, "the last is there");
  const names = decisions.map(({ seat, key }) => `${seat} ${key}`);
  assert.equal(new Set(names).size, names.length, "no decision is there twice");

  const beginning = beginningOf(facts);
  const state =
    "position" in beginning
      ? game.scenarios.given(beginning.position)
      : game.setup(optionsFrom(game, beginning.options), beginning.seed);
  const kept = await store.read
    .selectFrom("first_positions")
    .select("position")
    .where("table_id", "=", table)
    .executeTakeFirstOrThrow();
  assert.deepEqual(JSON.parse(kept.position), game.toJSON(state), "what it began with is kept");
  for (const { number, seat, answer } of decisions) {
    const decision = game.parse(answer);
    if (isRefusal(decision)) throw new Error(`decision ${number} of the store cannot be read: ${answer}`);
    assert.equal(game.check(state, seat, decision), undefined, `decision ${number} was legal`);
    game.apply(state, seat, decision, () => undefined);
  }
  const stored = game.fromJSON(JSON.parse(row.position as string));
  const since = decisions.filter(({ number }) => number > row.position_at);
  playAgain(game, stored, since);
  assert.deepEqual(game.toJSON(state), game.toJSON(stored), "played again, it is the stored position");

  for (const player of players) {
    const { seat } = player.options;
    const who = `seat ${seat} of ${table}`;
    assert.deepEqual(player.faults, [], who);
    const mine = decisions.filter((one) => one.seat === seat && one.made_by === "person");
    const byKey = new Map(mine.map((one) => [one.key, one]));
    for (const { key, ask, answer, number } of player.acknowledged) {
      const kept = byKey.get(key);
      assert.ok(kept, `${key} of ${who} was acknowledged, and is not there`);
      assert.deepEqual([kept.ask, kept.answer, kept.numbers[seat + 1]], [ask, answer, number], `${key} of ${who}`);
    }
    for (const { key } of mine) assert.ok(player.sent.has(key), `${key} of ${who} was never sent`);
    assert.equal(player.acknowledged.length, mine.length, `${who}: as many acknowledged as there are`);
    assert.equal(player.number, facts.numbers[seat + 1], `${who}: the own number`);
    assert.deepEqual(player.view, game.toJSON(game.view(state, seat)), `${who}: the own view`);
    assert.deepEqual(
      player.log,
      decisions.flatMap((one) => entryFor(seat, one) ?? []),
      `${who}: the own log`,
    );
  }
  return { decisions: decisions.length, byBots: decisions.filter(({ made_by }) => made_by === "bot").length };
}
