import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { contextOf } from "../context.ts";
import { obey } from "../program.ts";

/**
 * Runs the command as its users do: as a process. It must be built (`npx tsc -b`; `npm test` sees to that). A process takes
 * longer to begin than most commands take, so that `called` obeys here, where only what a command says is looked at.
 */

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const command = join(root, "cli/bin/weirwood.mjs");

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** No colours, and English unless a test says otherwise, whatever the machine speaks; chance that is written down. */
export const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NO_COLOR: "1",
  LC_ALL: "C.UTF-8",
  NODE_OPTIONS: `--import=${new URL("./written-chance.mjs", import.meta.url).href}`,
  WEIRWOOD_TEST_SEED: process.env.WEIRWOOD_TEST_SEED,
};

export function weirwood(args: readonly string[], input = "", more: NodeJS.ProcessEnv = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: root,
    input,
    encoding: "utf8",
    env: { ...environment, ...more },
    maxBuffer: 64_000_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** The one object that --json prints; that it is one, and alone, is part of every test that asks for it. */
export function json(args: readonly string[], input = ""): { code: number | null; value: Record<string, unknown> } {
  const { code, out } = weirwood([...args, "--json"], input);
  return { code, value: JSON.parse(out) as Record<string, unknown> };
}

/**
 * Obeys as the process would, but in this one. For commands that read no stdin and start no threads. What is thrown where
 * nobody waits, signals and a stdout that is closed are the process's own, and tested with one.
 */
export async function called(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  let [out, err] = ["", ""];
  const here = contextOf(
    args,
    { ...environment, ...more },
    {
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (err += text) },
    },
  );
  const code = await obey(args, here);
  return { code, out, err };
}

/** What `json` gives, of a command that is obeyed in this process. */
export async function calledJson(
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; value: Record<string, unknown> }> {
  const { code, out } = await called([...args, "--json"], more);
  return { code, value: JSON.parse(out) as Record<string, unknown> };
}

/** Runs a line of shell, `weirwood` being the command. */
export function shell(line: string): Ended {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line.replaceAll("weirwood", `"$NODE" "$WEIRWOOD"`)], {
    cwd: root,
    encoding: "utf8",
    env: { ...environment, NODE: process.execPath, WEIRWOOD: command },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Starts the command and interrupts it as Ctrl-C does, once it is at work. */
export async function interrupted(args: readonly string[], isAtWork: () => boolean): Promise<number | null> {
  const child = spawn(process.execPath, [command, ...args], { cwd: root, env: environment, stdio: "ignore" });
  const over = once(child, "exit");
  await expect.poll(() => isAtWork() || child.exitCode !== null).toBe(true);
  child.kill("SIGINT");
  return (await over)[0] as number | null;
}

/**
 * Talks with the command: whenever it waits at its prompt, `reply` sees everything it has written so far and answers with
 * a line, or with undefined to end the input.
 */
export function conversation(args: readonly string[], reply: (said: string) => string | undefined): Promise<Ended> {
  const child = spawn(process.execPath, [command, ...args], { cwd: root, env: environment });
  let [out, err, heard] = ["", "", 0];
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
    if (out.length === heard || !/› $|: $/.test(out)) return;
    heard = out.length;
    const line = reply(out);
    if (line === undefined) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

/** A folder for a test's own files, gone at the end. */
export function workshop(): { readonly path: (name: string) => string; readonly clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "weirwood-"));
  return { path: (name) => join(folder, name), clear: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What was said last, after the given words, with wrapped lines joined. */
function saidAfter(said: string, words: string): string {
  const last = said.slice(said.lastIndexOf(words) + words.length);
  return last.split(/\n(?! )/, 1)[0].replace(/\n\s+/g, " ");
}

/** Plays as the steward advises, so many times at most: asks for a hint, and then does it, in English unless told otherwise. */
export function hints(most: number, says = "A steward would say: "): (said: string) => string | undefined {
  let replies = 0;
  return (said) => {
    if (replies++ > most) return undefined;
    return replies % 2 === 1 ? "hint" : saidAfter(said, says);
  };
}
