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
import { type LocalGame, unknownGame } from "./load-game.ts";

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

/** The game that goes on from a record, or what is wrong with the record. */
export async function setupFromRecord(
  loadGame: (name: string) => Promise<LocalGame | undefined>,
  { text, title, name, own, upTo }: RecordBeginning,
): Promise<LocalSetup | RecordProblem> {
  const record = readRecord(text);
  if (isRecordProblem(record)) return record;
  const game = await loadGame(record.game);
  if (game === undefined) return recordProblem(record.lines?.get("game") ?? 1, unknownGame(record.game));
  const { rules, botNames, roles } = game;
  const beginning = beginningOf(rules, record);
  if ("problem" in beginning) return beginning;
  const { state } = beginning;
  const seatNames = Array.from({ length: rules.seatsOf(state) }, (_, seat) => rules.seatName(state, seat));
  const decisions: KeptDecision[] = [];
  for (const { seat, notation, line } of record.decisions.slice(0, upTo)) {
    if (!seatNames.includes(seat)) return recordProblem(line ?? 1, refuse("kernel.record.seat", { found: seat }));
    decisions.push({ seat: seatNames.indexOf(seat), notation, at: 0 });
  }
  const players = playersIn(record);
  const isBot = (seat: string): boolean => botNames.includes(players.get(seat) ?? "");
  const mine = own ?? seatNames.find((seat) => !isBot(seat)) ?? seatNames[0];
  const seats = seatNames.map((seat): LocalSeat => {
    if (seat === mine) return { name };
    const player = players.get(seat) ?? seat;
    return { name: player, bot: isBot(seat) ? player : roles.regent };
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
