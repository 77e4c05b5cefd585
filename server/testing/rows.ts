import type { Insertable } from "kysely";
import type { DecisionRow, MessageRow, NoteRow, TableRow } from "../store/schema.ts";

/** Rows for tests that do not care what is in them. */
export function tableRow(id: string): TableRow {
  return {
    id,
    game: "throne",
    rules: 1,
    title: "A table",
    state: "playing",
    version: 1,
    host: null,
    is_public: 1,
    is_practice: 0,
    invite: "invite",
    facts: "{}",
    position: null,
    position_at: 0,
    decisions: 0,
    round: 1,
    players: 5,
    free_seats: 0,
    clock: "none",
    tags: " ",
    due_at: 1_800_000_000_123,
    created_at: 1_800_000_000_000,
    changed_at: 1_800_000_000_000,
    started_at: null,
    finished_at: null,
  };
}

export function decisionRow(table: string, number: number): DecisionRow {
  return {
    table_id: table,
    number,
    ask: number,
    seat: 0,
    key: `key ${number}`,
    answer: "pass",
    made_by: "person",
    round: 1,
    at: 1_800_000_000_000,
    events: "[]",
    numbers: "[]",
    replaced: null,
  };
}

export function noteRow(number: number, text: string): NoteRow {
  return { table_id: "table", person: `person ${number}`, text };
}

export function messageRow(key: string): Insertable<MessageRow> {
  return {
    table_id: "table",
    channel: "all",
    person: "person",
    seat: 2,
    key,
    text: "Winter.",
    at: 1_800_000_000_000,
    hidden: 0,
  };
}
