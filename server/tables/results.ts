import type { ResultRow } from "../store/schema.ts";
import { stateOf, type Table } from "./table-cache.ts";

/**
 * What a finished game leaves for statistics: a row a seat. Practice leaves none, nor does a game that was not played to its
 * end: no vote takes a win away from somebody who was not there, nor gives one.
 */
export function resultRows(table: Table, now: number): ResultRow[] {
  const { id, row, facts, game } = table;
  const { result } = facts;
  if (
    row.is_practice === 1 ||
    result === undefined ||
    ["table.draw", "table.ended", "table.closed", "table.broken"].includes(result.rule)
  ) {
    return [];
  }
  const state = stateOf(table);
  return facts.seats.map(({ person, regent, hasTimedOut }, seat) => {
    const seatName = game.seatName(state, seat);
    const hasResigned = regent === "resigned";
    return {
      table_id: id,
      seat,
      person: person ?? null,
      game: row.game,
      seat_name: seatName,
      players: row.players,
      tags: row.tags,
      // Whoever gave up did not win, however well the regent did.
      won: result.winners.includes(seatName) && !hasResigned ? 1 : 0,
      resigned: hasResigned ? 1 : 0,
      timed_out: hasTimedOut === true ? 1 : 0,
      finished_at: now,
    };
  });
}
