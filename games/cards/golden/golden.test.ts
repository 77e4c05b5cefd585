import { readdirSync, readFileSync } from "node:fs";
import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { readyDecks } from "../decks/index.ts";
import { cards } from "../index.ts";

/**
 * Whole games whose every decision and final hash are pinned, so that a change of rules or cards shows in review. After a change
 * on purpose raise `rulesVersion` and record them anew: every ready-made deck against the next one with `weirwood sim cards
 * --games 1 --bots steward --decks ONE,NEXT --records --out …`, melees with `--players N` instead of decks, and with
 * `--bots random --decks random` those called random.
 */
const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".weir"));

describe("the recorded game", () => {
  it("is there for every ready-made deck, and for any number of players", () => {
    for (const { id } of readyDecks) expect(files).toContain(`${id}-1.weir`);
    for (const players of [3, 4, 5, 6]) expect(files).toContain(`melee-${players}-1.weir`);
    for (const players of [2, 3, 4, 5, 6]) expect(files).toContain(`random-${players}-1.weir`);
  });

  it.each(files)("%s replays to its hash", (file) => {
    const record = readRecord(readFileSync(new URL(file, folder), "utf8"));
    if (isRecordProblem(record)) throw new Error(record.problem);
    const replayed = replay(cards, record);
    expect("problem" in replayed ? replayed.problem : undefined).toBe(undefined);
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
