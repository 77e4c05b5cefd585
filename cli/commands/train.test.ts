import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entryNamed } from "@weirwood/catalogue";
import { afterAll, describe, expect, test } from "vitest";
import { contextOf } from "../context.ts";
import { called, root, weirwood, workshop } from "../testing/weirwood.ts";
import { check } from "./train.ts";

const { path, clear } = workshop();
afterAll(clear);

const testing = { WEIRWOOD_TESTING_GAME: "yes" };
const read = (name: string): string => readFileSync(path(name), "utf8");

/** What the formatter would make of a file of weights. */
function formatted(text: string): string {
  const args = ["format", "--stdin-file-path=bots/throne/maester/weights.ts"];
  return spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: root, input: text, encoding: "utf8" }).stdout;
}

describe("train", () => {
  test("tells how wrong it is round by round, and writes the same file with any number of threads", () => {
    const train = ["train", "ravens-wager", "--games", "60", "--passes", "3", "--hidden", "30", "--seed", "it's"];
    for (const jobs of ["1", "2"]) {
      const { code, out } = weirwood([...train, "--jobs", jobs, "--out", path(`${jobs}.ts`)], "", testing);
      expect(code).toBe(0);
      expect(out).toMatch(/^Learned from 60 games with \d+ positions\.\n/);
      expect(out).toMatch(
        /^round +positions +loss +blind guess +likeliest won\nall +\d+ +\d\.\d{3} +\d\.\d{3} +[\d.]+ %\n2 /m,
      );
    }
    expect(read("2.ts")).toBe(read("1.ts"));
    expect(read("1.ts")).toContain(
      `command: "weirwood train ravens-wager --games 60 --seed 'it'\\\\''s' --hidden 30 --passes 3"`,
    );
    expect(formatted(read("1.ts"))).toBe(read("1.ts"));
  });

  test("learns Throne, the same again", () => {
    const files = ["1", "2"].map((jobs) => {
      const file = path(`throne${jobs}.ts`);
      const train = [
        "train",
        "throne",
        "--games",
        "10",
        "--passes",
        "1",
        "--hidden",
        "2",
        "--jobs",
        jobs,
        "--out",
        file,
      ];
      expect(weirwood(train).code).toBe(0);
      return readFileSync(file, "utf8");
    });
    expect(files[1]).toBe(files[0]);
    expect(formatted(files[0])).toBe(files[0]);
  });

  test("writes no file that is too large to keep", () => {
    const train = ["train", "throne", "--games", "10", "--passes", "1", "--hidden", "256", "--out", path("large.ts")];
    const { code, err } = weirwood(train);
    expect(code).toBe(1);
    expect(err).toMatch(/the weights would take [\d.,]+ KB, more than 100: .*--hidden/);
    expect(existsSync(path("large.ts"))).toBe(false);
  });

  test("says what a number may be, and where there is nothing to learn for", async () => {
    expect(await called(["train", "throne", "--games", "9"])).toMatchObject({ code: 2 });
    expect((await called(["train", "throne", "--hidden", "many"])).err).toContain(
      "--hidden takes a whole number from 0 to 256",
    );
  });
});

describe("train --check", () => {
  test("finds the kept weights to be those of the rules and features as they are", async () => {
    const { code, out } = await called(["train", "ravens-wager", "--check"], testing);
    expect({ code, out }).toEqual({
      code: 0,
      out: "The weights of ravens-wager were learned by the rules and features as they are.\n",
    });
  });

  test("says what to do when rules or features have changed since", async () => {
    const craft = await entryNamed("ravens-wager")?.craft?.();
    if (craft === undefined) throw new Error("no craft");
    const here = contextOf([], {});
    for (const changed of [{ fingerprint: "of other rules" }, { features: ["coins"] }]) {
      const { json, failure } = check({ ...craft, weights: { ...craft.weights, ...changed } }, here);
      expect(json).toMatchObject({ game: "ravens-wager", fits: false });
      expect(failure).toEqual({
        exitCode: 1,
        sentence: expect.stringContaining(`learn them anew: ${craft.weights.command}`),
      });
    }
  });
});
