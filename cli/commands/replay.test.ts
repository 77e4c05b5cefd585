import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { hashOf, isRecordProblem, readRecord, replay, writeRecord } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { called, calledJson, weirwood, workshop } from "../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

const record = path("games/000000.weir");
let text = "";

beforeAll(() => {
  const { code } = weirwood(["sim", "throne", "--games", "1", "--seed", "r", "--records", "--out", path(".")]);
  expect(code).toBe(0);
  text = readFileSync(record, "utf8");
});

describe("a record of six houses with everything on", () => {
  const full = path("full/games/000000.weir");

  beforeAll(() => {
    const table = ["--players", "6", "--all-variants", "--engines", "retreat"];
    const args = ["sim", "throne", "--games", "1", "--seed", "full", ...table, "--records", "--out", path("full")];
    expect(weirwood(args).code).toBe(0);
  });

  test("is replayed by its own options, and names them", async () => {
    const { code, out } = await called(["replay", full]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Variants: House\u00a0Martell, Crowned\u00a0cards, Fortifications, /);
    expect(out).toMatch(/ places a single-use order in /);
    expect(out).toContain("is sound");
    const { value } = await calledJson(["replay", full, "--turn", "2"]);
    expect(value).toMatchObject({
      ok: true,
      tags: ["crowned", "forts", "siege", "ports", "single-use", "open-westeros", "three-cards"],
      options: { players: 6, engines: { retreat: true } },
      position: { turn: 2, players: expect.arrayContaining(["martell"]) },
    });
  });

  test("is told in French, and stepped through", () => {
    const { code, out } = weirwood(["replay", full, "--step", "--lang", "fr"], "\n\nt 3\nm\nh martell\nq\n");
    expect(code).toBe(0);
    expect(out).toMatch(/^Variantes\u00a0: Maison\u00a0Martell, /);
    expect(out).toContain("M Martell");
    expect(out).toContain("Cartes Westeros visibles");
    expect(out).toContain("ordres à usage unique restants");
    expect(out).not.toMatch(/undefined|NaN/);
  });

  test("names no variants where there are none", async () => {
    expect((await called(["replay", record])).out).not.toContain("Variants:");
    expect((await calledJson(["replay", record])).value).toMatchObject({ tags: [] });
  });
});

/** The record with something changed, in a file of its own. */
function changed(name: string, change: (lines: string[]) => void): string {
  const lines = text.split("\n");
  change(lines);
  writeFileSync(path(name), lines.join("\n"));
  return path(name);
}

/** The fingerprint of the position after so many decisions. */
function endOf(decisions: number): string {
  const whole = readRecord(text);
  const end = isRecordProblem(whole) ? whole : replay(throne, whole, { upTo: decisions });
  if (isRecordProblem(end)) throw new Error(end.problem);
  return hashOf(throne.toJSON(end.state));
}

const firstDecision = (): number => text.split("\n").indexOf("") + 1;

describe("replay", () => {
  test("verifies a record and tells what happened", () => {
    const { code, out } = weirwood(["replay", record]);
    expect(code).toBe(0);
    expect(out).toContain("── Turn 1 begins.");
    expect(out).toContain("── Turn 2 begins.");
    expect(out.replaceAll("\n", " ")).toMatch(/is sound: \d+ decisions, \d+ turns?/);
  });

  test("tells it in French too", async () => {
    const { code, out } = await called(["replay", record, "--lang", "fr"]);
    expect(code).toBe(0);
    expect(out.replaceAll("\n", " ")).toContain("est intact");
    expect(out).not.toMatch(/\b(marches|gains|begins|loses)\b/);
  });

  test("only verifies when it is to be quiet", async () => {
    expect((await called(["replay", record, "--quiet"])).out).toMatch(/^\S+ is sound:[^─]*$/);
  });

  test("jumps to a turn: the table, and that turn's log", async () => {
    const { out } = await called(["replay", record, "--turn", "2"]);
    expect(out).toContain("Turn 2 of 10");
    expect(out).toContain("All orders are taken back.");
    expect(out).not.toContain("Turn 2 begins.");
    expect((await calledJson(["replay", record, "--turn", "2"])).value.position).toMatchObject({ turn: 2 });
    expect(await called(["replay", record, "--turn", "55"])).toMatchObject({ code: 2 });
  });

  test("begins where the game began, also from a position; and such a game is taken up again", async () => {
    const whole = readRecord(text);
    if (isRecordProblem(whole)) throw new Error(whole.problem);
    const half = Math.floor(whole.decisions.length / 2);
    const middle = replay(throne, whole, { upTo: half });
    if (isRecordProblem(middle)) throw new Error(middle.problem);
    const { seed: _, result: __, hash: ___, ...rest } = whole;
    const position = throne.toJSON(middle.state);
    const turn = position.turn as number;
    expect(turn).toBeGreaterThan(1);
    const decisions = whole.decisions.slice(half, half + 5);
    const headers = [{ name: "practice", value: "yes" }];
    writeFileSync(path("middle.weir"), writeRecord({ ...rest, headers, position, decisions, hash: endOf(half + 5) }));

    const { code, out } = await called(["replay", path("middle.weir")]);
    expect(code).toBe(0);
    expect(out).toContain(`── Turn ${turn} begins.`);
    expect((await calledJson(["replay", path("middle.weir"), "--verify"])).value).toMatchObject({
      ok: true,
      dice: { are: "practice" },
    });
    expect(await called(["replay", path("middle.weir"), "--turn", "1"])).toMatchObject({ code: 2 });
    const again = weirwood(["play", "throne", "--resume", path("middle.weir"), "--record", path("on.weir")], "quit\n");
    expect(again.code).toBe(0);
    const kept = readRecord(readFileSync(path("on.weir"), "utf8"));
    expect(isRecordProblem(kept) ? kept.problem : kept.position).toEqual(position);
  });

  test("shows decisions and rules when they are asked for", async () => {
    const { out } = await called(["replay", record, "--events"]);
    expect(out).toMatch(/› \w+ orders /);
    expect(out).toContain("(throne.orders.reveal)");
    const { value } = await calledJson(["replay", record, "--events"]);
    expect(value).toMatchObject({ ok: true, game: "throne", finished: true, hash: expect.stringMatching(/^\w{64}$/) });
    const log = value.log as { turn: number; seat: string; decision: string; events: { rule: string }[] }[];
    expect(log).toHaveLength(value.decisions as number);
    expect(log[0]).toMatchObject({ turn: 1, line: firstDecision() + 1, decision: expect.stringMatching(/^orders /) });
  });

  test("steps on, back, to a turn, shows map and hands, and leaves", () => {
    const { code, out } = weirwood(["replay", record, "--step"], "\n\nb\nt 2\nm\nh stark\nwhat\nq\n");
    expect(code).toBe(0);
    expect(out).toContain("0/");
    expect(out).toContain("2/");
    expect(out.match(/Turn 2 of 10/g)).toHaveLength(2);
    expect(out).toContain("cards in hand");
  });

  test("reads stdin", () => {
    expect(weirwood(["replay", "-", "--quiet"], text)).toMatchObject({ code: 0 });
  });
});

describe("a record that is not sound fails with its line", () => {
  interface BadRecord {
    readonly message: string;
    readonly line: number;
    readonly rule: string;
  }

  const failure = async (file: string): Promise<BadRecord> => {
    const { code, value } = await calledJson(["replay", file]);
    expect({ code, value }).toMatchObject({ code: 1, value: { error: { code: "bad-record", exitCode: 1, file } } });
    return value.error as BadRecord;
  };

  test("a changed decision", async () => {
    const at = firstDecision() + 3;
    const file = changed("changed.weir", (lines) => {
      lines[at] = lines[at].replace(/orders .*(?= {2}~)/, "orders none");
    });
    expect(await failure(file)).toMatchObject({ line: at + 1, rule: "kernel.record.checksum" });
    const { code, out, err } = weirwood(["replay", file]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^weirwood: [^\n]*changed\.weir, line \d+: [^\n]+ \(kernel\.record\.checksum\)\n$/);
  });

  test("a decision that is not legal, where there are no checksums", async () => {
    const at = firstDecision();
    const file = changed("illegal.weir", (lines) => {
      for (const [i, line] of lines.entries()) lines[i] = line.replace(/ {2}~[0-9a-f]{4}$/, "");
      lines[at] = lines[at].replace(/orders .*/, "bid 3");
    });
    const { message, line, rule } = await failure(file);
    expect({ line, rule }).toEqual({ line: at + 1, rule: "kernel.other-kind" });
    expect(message).toContain("is not possible here");
    expect((await called(["replay", file, "--lang", "fr"])).err).toContain("n’est pas possible ici");
  });

  test("a record that was cut off", async () => {
    const file = changed("cut.weir", (lines) => lines.splice(lines.length - 5));
    expect((await failure(file)).rule).toBe("kernel.record.cut-off");
  });

  test("another game's record, other rules, garbage, nothing", async () => {
    const old = changed("old.weir", (lines) => {
      for (const [i, line] of lines.entries()) lines[i] = line.replace(/ {2}~[0-9a-f]{4}$/, "");
      lines[2] = "rules: 999";
    });
    expect(await failure(old)).toMatchObject({ line: 3, rule: "kernel.record.rules" });
    writeFileSync(
      path("chess.weir"),
      text.replaceAll(/ {2}~[0-9a-f]{4}$/gm, "").replace("game: throne", "game: chess"),
    );
    expect((await failure(path("chess.weir"))).message).toContain("“chess”");
    writeFileSync(path("garbage.weir"), "once upon a time\n");
    expect(await failure(path("garbage.weir"))).toMatchObject({ line: 1, rule: "kernel.record.format" });
    writeFileSync(path("empty.weir"), "");
    expect(await failure(path("empty.weir"))).toMatchObject({ line: 1 });
  });
});

describe("a file that cannot be read at all is exit code 2", () => {
  const expectError = async (file: string, code: string) =>
    expect(await calledJson(["replay", file])).toMatchObject({
      code: 2,
      value: { error: { code, file, exitCode: 2 } },
    });

  test("missing, a folder, binary, huge", async () => {
    await expectError(path("nowhere.weir"), "missing-file");
    await expectError(path("games"), "is-a-folder");
    writeFileSync(path("binary.weir"), Buffer.from([1, 2, 0, 3]));
    await expectError(path("binary.weir"), "binary-file");
    writeFileSync(path("latin.weir"), Buffer.from([0x63, 0xe9, 0x64]));
    await expectError(path("latin.weir"), "binary-file");
    writeFileSync(path("huge.weir"), "");
    truncateSync(path("huge.weir"), 40_000_000);
    await expectError(path("huge.weir"), "file-too-large");
  });
});
