import { readdirSync, readFileSync } from "node:fs";
import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { skirmishIds } from "../data/overviews.ts";
import { battles } from "../index.ts";
import { planIds } from "../plans/index.ts";

/**
 * Whole games whose every decision and final hash are pinned, so that a change of rules or plans shows in review. After a change
 * on purpose raise `rulesVersion` and record them anew, one of every battle: `weirwood sim battles --games 1 --bots steward
 * --records --out …`, and with `--bots random --directional-retreat --range-by-distance` those called random.
 */
const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".weir"));

describe("the recorded game", () => {
  it("is there for every plan and skirmish", () => {
    for (const plan of [...planIds, ...skirmishIds]) {
      expect(files).toContain(`${plan}-1.weir`);
      expect(files).toContain(`${plan}-random-1.weir`);
    }
  });

  it.each(files)("%s replays to its hash", (file) => {
    const record = readRecord(readFileSync(new URL(file, folder), "utf8"));
    if (isRecordProblem(record)) throw new Error(record.problem);
    const replayed = replay(battles, record);
    expect("problem" in replayed ? replayed.problem : undefined).toBe(undefined);
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
