import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { complain } from "./complaint.ts";
import { contextOf } from "./context.ts";
import { Failure } from "./failure.ts";
import { called, calledJson, command, environment, root, shell, weirwood } from "./testing/weirwood.ts";

/** A command that fails says why on stderr, whatever went wrong, in a line for people; with --json too. */

const spoken = /^weirwood: \S.*\n/m;

/** One way to fail for each command that there is. */
const failing: { readonly [command: string]: readonly string[] } = {
  play: ["throne", "--resume", "nowhere.weir"],
  sim: ["throne", "--games", "1", "--out", "/dev/null/folder"],
  train: ["throne", "--farm", "redis://127.0.0.1:47", "--out", "nowhere.ts"],
  farm: ["redis://127.0.0.1:47"],
  replay: ["nowhere.weir"],
  analyse: ["nowhere.weir"],
  scenario: ["nowhere.yaml"],
  rules: ["throne", "throne.raid.pilage"],
  bench: ["server", "--game", "throne", "--profile", "/dev/null/folder"],
  serve: ["--data", "/dev/null/folder", "--port", "0"],
  bot: ["--server", "http://127.0.0.1:47", "--token", "x", "--table", "b1F9s0QvHn3kTz7e", "cat"],
  backup: ["x", "--data", "/dev/null/folder"],
  restore: ["nowhere.backup", "--data", "/dev/null/folder"],
  battles: ["check", "nowhere.json"],
  cards: ["check", "nowhere.txt"],
};

/** Whose failing needs a process: threads of the built command, and a server that ends it. */
const apart = ["sim", "serve"];

test("there is a way to fail for every command", async () => {
  const { help } = (await calledJson(["--help"])).value;
  const listed = /\nCommands:\n([\s\S]*?)\n\n/.exec(String(help))?.[1] ?? "";
  const names = [...listed.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name).filter((name) => name !== "help");
  expect(Object.keys(failing).sort()).toEqual(names.sort());
});

describe.each(Object.entries(failing))("%s", (name, args) => {
  test.each([["for people"], ["for scripts", "--json"]])("says why it fails, %s", async (_, ...more) => {
    const isProcess = more.length === 0 || apart.includes(name);
    const { code, out, err } = await (isProcess ? weirwood : called)([name, ...args, ...more]);
    expect([1, 2]).toContain(code);
    expect(err).toMatch(spoken);
    if (more.length === 0) return;
    const { error } = JSON.parse(out) as { error: { message: string; exitCode: number } };
    expect(err).toContain(error.message);
    expect(error.exitCode).toBe(code);
  });
});

describe("what was found wrong is no less said than what could not be done", () => {
  test("a scenario that fails", () => {
    const scenario = "id: wrong\ngame: throne\ngiven: { players: 3 }\nthen: { power: { stark: 99 } }\n";
    const { code, err } = weirwood(["scenario", "-", "--json"], scenario);
    expect({ code, err }).toEqual({ code: 1, err: "weirwood: 1 scenario fails: -\n" });
  });
});

describe("whatever is thrown", () => {
  const reasons: readonly (readonly [what: string, reason: unknown, words: string])[] = [
    ["an error", new Error("the roof is leaking"), "the roof is leaking"],
    ["an error of several lines", new Error("the roof\n  is leaking"), "the roof is leaking"],
    ["an error with a code alone", Object.assign(new Error("?"), { message: "", code: "ELEAK" }), "ELEAK"],
    ["an error with a name alone", Object.assign(new RangeError("?"), { message: "" }), "RangeError"],
    ["a string", "the roof is leaking", "the roof is leaking"],
    ["an object", { roof: "leaking" }, "roof: 'leaking'"],
    ["nothing", undefined, "undefined"],
    ["a failure", new Failure("leak", "the roof is leaking"), "the roof is leaking"],
  ];

  test.each(reasons)("%s is one line", (_, reason, words) => {
    for (const args of [[], ["--json"]]) {
      const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
      const notes: string[] = [];
      const exitCode = complain(reason, { ...contextOf(args, {}), note: (line) => notes.push(line) });
      const printed = write.mock.calls.map(([text]) => String(text)).join("");
      write.mockRestore();
      expect(exitCode).toBeGreaterThan(0);
      expect(notes).toEqual([expect.stringMatching(/^weirwood: [^\n]+$/)]);
      expect(notes[0]).toContain(words);
      if (args.length === 0) expect(printed).toBe("");
      else expect(JSON.parse(printed)).toMatchObject({ error: { exitCode } });
    }
  });
});

describe("what goes wrong where nobody waits for it", () => {
  const faults = new URL("./testing/faults.mjs", import.meta.url).href;
  const games = ["sim", "throne", "--games", "1000000", "--jobs", "1"];

  test.each([
    ["in a listener", "error", "the roof is leaking"],
    ["in a listener", "nameless error", "ELEAK"],
    ["in a listener", "string", "the roof is leaking"],
    ["in a promise", "error", "the roof is leaking"],
    ["in a promise", "object", "roof: 'leaking'"],
    ["in a promise", "nothing", "undefined"],
    ["in a thread", "error", "the roof is leaking"],
    ["in a thread", "object", "roof: 'leaking'"],
    ["by the end of a thread", "nothing", "a worker thread ended too early"],
  ])("%s: %s", (where, what, words) => {
    const injected = { NODE_OPTIONS: `--import=${faults}`, FAULT: JSON.stringify([where, what]) };
    const { code, out, err } = weirwood([...games, "--json"], "", injected);
    expect(err).toMatch(spoken);
    expect(err).toContain(words);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code: "internal", exitCode: 1 } });
  });

  test("and its place is shown, so that it can be mended", () => {
    const injected = { NODE_OPTIONS: `--import=${faults}`, FAULT: JSON.stringify(["in a listener", "error"]) };
    expect(weirwood(games, "", injected).err).toMatch(/^weirwood: .*\n(.*\n)* {4}at .*faults\.mjs/);
  });

  test.each(["server", "web"])("the death of a process that bench %s needs", async (subject) => {
    const child = spawn(process.execPath, [command, "bench", subject, "--game", "throne", "--quick", "--json"], {
      cwd: root,
      env: environment,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let err = "";
    child.stderr.on("data", (part: Buffer) => {
      err += part.toString();
    });
    const over = once(child, "close");
    const children = (): string[] =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ").filter(Boolean);
    await expect.poll(() => children().length).toBeGreaterThan(0);
    process.kill(Number(children()[0]), "SIGKILL");
    expect((await over)[0]).toBe(1);
    expect(err).toMatch(spoken);
  });
});

describe("a stdout", () => {
  test("that is full is complained about", () => {
    for (const more of ["", " --json"]) {
      const { code, err } = shell(`weirwood rules throne${more} > /dev/full`);
      expect(code).toBe(1);
      expect(err).toMatch(spoken);
      expect(err).toContain("ENOSPC");
    }
  });

  test("that nobody reads does not hide a failure", () => {
    const { err } = shell("(weirwood replay nowhere.weir --json; echo code $? >&2) | true");
    expect(err).toBe("weirwood: there is no file nowhere.weir\ncode 2\n");
  });
});
