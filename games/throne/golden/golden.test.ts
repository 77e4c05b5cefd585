import { readdirSync, readFileSync } from "node:fs";
import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { throne } from "../index.ts";

/**
 * Whole games whose every decision and final hash are pinned, so that a change of rules shows in review. When a rule is
 * changed on purpose, raise `rulesVersion` and record the games anew: `weirwood sim throne … --records --out`.
 */
const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".weir"));

describe("the recorded game", () => {
  it("is one of at least a dozen", () => {
    expect(files.length).toBeGreaterThanOrEqual(12);
  });

  it.each(files)("%s replays to its hash", (file) => {
    const record = readRecord(readFileSync(new URL(file, folder), "utf8"));
    if (isRecordProblem(record)) throw new Error(record.problem);
    const replayed = replay(throne, record);
    expect("problem" in replayed ? replayed.problem : undefined).toBe(undefined);
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
