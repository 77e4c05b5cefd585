import {
  closingOf,
  hashOf,
  type JsonMap,
  type RecordedDecision,
  type RecordHeader,
  seedFromHex,
  seedHash,
  writeRecord,
} from "@weirwood/kernel";
import type { DecisionRow } from "../store/schema.ts";
import { seedOf } from "./beginning.ts";
import type { Names } from "./status.ts";
import { stateOf, type Table } from "./table-cache.ts";

/** What a record keeps of a decision. */
export type RecordedAnswer = Pick<DecisionRow, "number" | "seat" | "ask" | "answer" | "made_by">;

/** The record of a finished game, whose first position is given where it began from one, with everything that proves its dice fair. */
export function recordOf(
  table: Table,
  decisions: readonly RecordedAnswer[],
  names: Names,
  first: JsonMap | undefined,
): string {
  const { game, facts, row } = table;
  const state = stateOf(table);
  const seatName = (seat: number): string => game.seatName(state, seat);
  const closing = closingOf(game, state);
  return writeRecord({
    game: row.game,
    rules: facts.upgrades[0]?.from ?? row.rules,
    options: facts.options,
    ...(first === undefined ? { seed: seedOf(facts) } : { position: first }),
    headers: headersOf(table, seatName, names),
    decisions: lasting(decisions).map(
      ({ seat, answer, made_by }): RecordedDecision => ({
        seat: seatName(seat),
        notation: answer,
        ...(made_by === "regent" && { comments: ["decided by the regent"] }),
      }),
    ),
    // Players who agreed to end, or a closed table: the game itself has no result.
    ...(closing.result === undefined ? {} : { result: closing.result }),
    hash: hashOf(game.toJSON(state)),
  });
}

/** Whether the game began with a position, which brings dice along, in place of a seed of its dice. */
export function beganFromPosition({ facts }: Table): boolean {
  return facts.practice !== undefined && "position" in facts.practice;
}

/** Answers to secret asks that were replaced before they counted leave no trace. */
function lasting(decisions: readonly RecordedAnswer[]): RecordedAnswer[] {
  const last = new Map<string, number>();
  for (const { ask, seat, number } of decisions) last.set(`${ask} ${seat}`, number);
  return decisions.filter(({ ask, seat, number }) => last.get(`${ask} ${seat}`) === number);
}

function headersOf({ facts, row }: Table, seatName: (seat: number) => string, names: Names): RecordHeader[] {
  const players = facts.seats.map(
    ({ person, bot }, seat) => `${seatName(seat)} ${person === undefined ? bot : names.get(person) || "—"}`,
  );
  const headers = [
    { name: "table", value: row.title },
    { name: "players", value: players.join(", ") },
    { name: "finished", value: new Date(row.finished_at ?? row.changed_at).toISOString() },
  ];
  if (facts.practice !== undefined) return [...headers, { name: "practice", value: "yes" }];
  const server = seedFromHex(facts.serverSeed) as Uint8Array;
  return [
    ...headers,
    { name: "seed hash", value: seedHash(server) },
    { name: "server seed", value: facts.serverSeed },
    { name: "nonces", value: noncesText(facts.seats.map(({ nonce }) => nonce ?? "")) },
    ...facts.upgrades.map(({ decision, from, to }) => ({
      name: "went on",
      value: `from decision ${decision + 1} under rules ${to}, before that under rules ${from}`,
    })),
    ...(facts.result?.rule.startsWith("table.") ? [{ name: "ended by", value: facts.result.rule }] : []),
  ];
}

/** As JSON without any white space, which headers do not keep: a nonce counts to the last character. */
function noncesText(nonces: readonly string[]): string {
  return JSON.stringify(nonces).replace(/\s/gu, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
