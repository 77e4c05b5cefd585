import { readFileSync } from "node:fs";
import { hex, isRecordProblem, type Json, readRecord, replay } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
import type { Page } from "playwright-core";
import type { KeptGame } from "../../local/kept-game.ts";
import { type LaidBesides, layGame, layState } from "../server/kept-games.ts";
import type { Position } from "./positions.ts";

/** Lays a position of Throne on a table of this browser; see `layState`. */
export const layPosition = (page: Page, { state, seat, options }: Position, besides?: LaidBesides): Promise<string> =>
  layState(page, throne, { state, seat, options: options as Json }, besides);

/** A recorded game among those of this browser, without its last decisions, the reader in the seat that is asked then. */
export async function layRecord(page: Page, name: string, without: number): Promise<LaidRecord> {
  const path = new URL(`../../../games/throne/golden/${name}.weir`, import.meta.url);
  const record = readRecord(readFileSync(path, "utf8"));
  if (isRecordProblem(record) || record.seed === undefined) throw new Error(name);
  const decisions: { seat: number; notation: string; at: number }[] = [];
  const end = replay(throne, record, {
    onDecision: ({ seat, recorded: { notation } }) => void decisions.push({ seat, notation, at: decisions.length }),
  });
  if (isRecordProblem(end)) throw new Error(end.problem);
  const own = decisions[decisions.length - Math.max(1, without)].seat;
  const game: KeptGame = {
    id: `${name.replaceAll("-", "")}without${without}`,
    kind: "practice",
    game: "throne",
    title: "The War of Five Kings",
    options: record.options,
    seed: hex(record.seed),
    seats: Array.from({ length: throne.seatsOf(end.state) }, (_, seat) =>
      seat === own ? { name: "Ann" } : { name: "Bot", bot: "random" },
    ),
    rules: throne.rulesVersion,
    decisions: decisions.slice(0, decisions.length - without),
    snapshot: {},
    drafts: {},
    createdAt: 1,
    changedAt: 1,
    round: 1,
    version: 1,
  };
  await layGame(page, game);
  return { id: game.id, left: decisions.slice(decisions.length - without).map(({ notation }) => notation) };
}

interface LaidRecord {
  readonly id: string;
  /** The decisions that were left out. */
  readonly left: readonly string[];
}
