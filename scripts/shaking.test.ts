import { expect, test } from "vitest";
import { commandOf, Falls, handfuls, partOf, randomFrom } from "./shaking.mjs";
import { parts } from "./test-parts.mjs";

const part = (name: string) => parts.find((one) => one.name === name) as (typeof parts)[number];
const files = Array.from({ length: 40 }, (_, at) => ({
  file: `file ${at}`,
  part: part(at % 3 === 0 ? "server" : "web"),
}));

test("every file is shaken once a round, with files of its own part, in an order that the seed gives", () => {
  const round = handfuls(files, randomFrom(7));
  expect(round.flatMap((handful) => handful.files).sort()).toEqual(files.map(({ file }) => file).sort());
  for (const handful of round) {
    for (const file of handful.files) expect(files.find((one) => one.file === file)?.part).toBe(handful.part);
  }
  expect(handfuls(files, randomFrom(7))).toEqual(round);
  expect(handfuls(files, randomFrom(8))).not.toEqual(round);
});

test("a file is shaken as a file of its part", () => {
  expect(partOf(parts, "web/browser-tests/battles/telling.test.ts")?.name).toBe("battles-browser");
  expect(partOf(parts, "web/table/playback.test.ts")?.name).toBe("web");
});

test("the line that repeats a run has its seed, for chance and for the order", () => {
  const { line, env } = commandOf(part("web"), ["web/a.test.ts"], 12);
  expect(env).toEqual({ WEIRWOOD_TEST_SEED: "12" });
  expect(line).toMatch(/^WEIRWOOD_TEST_SEED=12 npx vitest run --project web .*--sequence.seed=12 web\/a.test.ts$/);
});

test("what fell is counted by its name, with the seeds, the most frequent first", () => {
  const falls = new Falls();
  expect([falls.isEmpty, falls.table()]).toEqual([true, ["nothing fell"]]);
  falls.count({ files: ["a"], passed: 3, failed: ["rare (Error: late)"], code: 1, drawn: 1 });
  falls.count({ files: ["b"], passed: 2, failed: ["often (Error: 1)"], code: 1, drawn: 2 });
  falls.count({ files: ["b"], passed: 2, failed: ["often (Error: 2)"], code: 1, drawn: 3 });
  falls.count({ files: ["c", "d"], passed: 1, failed: [], code: 1, drawn: 4 });
  expect(falls.table()).toEqual([
    "fell  test (seeds)",
    "   2  often (2, 3)",
    "   1  rare (1)",
    "   1  all of c, d (4)",
  ]);
  expect(falls.summary()).toBe("4 runs, 11 tests, 4 fallen");
});
