import {
  beginningOf,
  hashOf,
  hex,
  isRecordProblem,
  type RecordFile,
  type RecordProblem,
  readRecord,
  recordProblem,
  refuse,
} from "@weirwood/kernel";
import type { KeptDecision, LocalSeat, LocalSetup } from "./kept-game.ts";
import type { LocalGame } from "./local-game.ts";

/** A record that is gone on with: from its end, or from any place in it. */
export interface RecordBeginning {
  readonly text: string;
  readonly title: string;
  /** What the reader is called. */
  readonly name: string;
  /** The reader's seat by its one-word name; the first that no bot had, where it is left out. */
  readonly own?: string;
  /** How many of its decisions are kept. */
  readonly upTo?: number;
}

/** Who takes seats that no bot had. */
const SUBSTITUTE = "steward";

/** The game that goes on from a record, or what is wrong with the record. */
export function setupFromRecord(
  games: { readonly [name: string]: LocalGame },
  { text, title, name, own, upTo }: RecordBeginning,
): LocalSetup | RecordProblem {
  const record = readRecord(text);
  if (isRecordProblem(record)) return record;
  const lineOf = (what: string): number => record.lines?.get(what) ?? 1;
  const offered = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (offered === undefined) {
    const known = { found: record.game, game: Object.keys(games).join(", ") };
    return recordProblem(lineOf("game"), refuse("kernel.record.game", known));
  }
  const { game, bots } = offered;
  const beginning = beginningOf(game, record);
  if ("problem" in beginning) return beginning;
  const { state } = beginning;
  const seatNames = Array.from({ length: game.seatsOf(state) }, (_, seat) => game.seatName(state, seat));
  const decisions: KeptDecision[] = [];
  for (const { seat, notation, line } of record.decisions.slice(0, upTo)) {
    if (!seatNames.includes(seat)) return recordProblem(line ?? 1, refuse("kernel.record.seat", { found: seat }));
    decisions.push({ seat: seatNames.indexOf(seat), notation, at: 0 });
  }
  const players = playersIn(record);
  const isBot = (seat: string): boolean => Object.hasOwn(bots, players.get(seat) ?? "");
  const mine = own ?? seatNames.find((seat) => !isBot(seat)) ?? seatNames[0];
  const seats = seatNames.map((seat): LocalSeat => {
    if (seat === mine) return { name };
    const player = players.get(seat) ?? seat;
    return { name: player, bot: isBot(seat) ? player : SUBSTITUTE };
  });
  return {
    kind: "practice",
    game: record.game,
    title,
    options: record.options,
    seed: record.seed === undefined ? hashOf(record.position ?? null) : hex(record.seed),
    seats,
    decisions,
    ...(record.position !== undefined && { base: { state: record.position, after: 0 } }),
  };
}

/** `players: lannister Ann, stark steward`. */
function playersIn({ headers }: RecordFile): ReadonlyMap<string, string> {
  const list = headers.find(({ name }) => name === "players")?.value ?? "";
  const entries = list.split(",").map((entry): [string, string] => {
    const [seat, ...player] = entry.trim().split(" ");
    return [seat, player.join(" ")];
  });
  return new Map(entries);
}
