import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { configurationFrom } from "@weirwood/server";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { run } from "./program.ts";
import { surroundingsOf } from "./surroundings.ts";
import { environment, root, workshop } from "./testing/weirwood.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const isThere = (path: string): boolean => existsSync(new URL(`../${path}`, import.meta.url));

const { path, clear } = workshop();
afterAll(clear);

/** Every variable that the server reads. */
const variables = [
  ...new Set([...read("server/config.ts").matchAll(/reading\.\w+\(\s*"([A-Z_]+)"/g)].map(([, name]) => name)),
];
const packageFile = JSON.parse(read("package.json")) as { scripts: object; engines: { node: string } };
const paths = ["/healthz", "/readyz", "/metrics"];

function expectKnown(names: readonly string[], others: readonly string[] = []): void {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect([...variables, ...others]).toContain(name);
}

/** `npm …` as somebody would type it. */
function expectNpm(line: string): void {
  const [, verb, name] = /^npm (\S+) ?(\S*)/.exec(line) ?? [];
  if (verb === "run") expect(Object.keys(packageFile.scripts)).toContain(name);
  else expect(["ci", "start", "prune"]).toContain(verb);
  if (verb === "ci") expect(isThere("package-lock.json")).toBe(true);
}

/** `weirwood serve --port 9000`: the command and its options are there. */
async function expectCommand(words: readonly string[]): Promise<void> {
  const [command, ...rest] = words;
  const args = [command, "--help", "--json"];
  const { json } = await run(args, surroundingsOf(args, {}));
  for (const option of rest.filter((word) => word.startsWith("--"))) expect(json.help).toContain(option);
}

test("the server reads variables, and their names can be found", () => {
  expect(variables).toEqual(expect.arrayContaining(["PORT", "HOST", "WEIRWOOD_DATA", "DATABASE_URL", "REDIS_URL"]));
});

describe("deploy/Dockerfile", () => {
  const lines = read("deploy/Dockerfile").split("\n");
  const of = (instruction: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${instruction} `) ? line.slice(instruction.length + 1) : []));

  test("builds with commands that there are, on the version of Node that is wanted", () => {
    const [, least] = /(\d+)/.exec(packageFile.engines.node) ?? [];
    for (const image of of("FROM")) expect(image).toMatch(new RegExp(`^node:${least}-`));
    const commands = of("RUN").filter((line) => line.startsWith("npm"));
    expect(commands.map((line) => line.split(" ", 2).join(" "))).toEqual(["npm ci", "npm run", "npm prune"]);
    for (const line of commands) expectNpm(line);
  });

  test("starts the server as the tests do", async () => {
    const [program, script, ...words] = JSON.parse(of("CMD")[0]) as string[];
    expect(program).toBe("node");
    expect(isThere(script)).toBe(true);
    await expectCommand(words);
  });

  test("sets variables that the server reads, and asks after it where it answers", () => {
    const settings = of("ENV")[0]
      .split(" ")
      .map((setting) => setting.split("="));
    expectKnown(
      settings.map(([name]) => name),
      ["NODE_ENV"],
    );
    const { PORT, WEIRWOOD_DATA } = Object.fromEntries(settings) as { [name: string]: string };
    expect(of("EXPOSE")).toEqual([PORT]);
    expect(of("VOLUME")).toEqual([WEIRWOOD_DATA]);
    const asked = lines.find((line) => line.startsWith("HEALTHCHECK")) ?? "";
    const [, port, asking] = /localhost:(\d+)(\/\w+)/.exec(asked) ?? [];
    expect(port).toBe(PORT);
    expect(paths).toContain(asking);
  });
});

describe("deploy/compose.yaml", () => {
  interface Service {
    readonly build?: { readonly dockerfile: string };
    readonly environment?: { readonly [name: string]: string };
    readonly command?: string;
    readonly ports?: readonly string[];
  }
  const { services } = parse(read("deploy/compose.yaml"), { merge: true }) as { services: { [name: string]: Service } };
  const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test("has nodes of our own image, alike but for their names, and all behind the door", () => {
    expect(nodes.length).toBeGreaterThan(1);
    for (const [name, node] of nodes) {
      expect(isThere(node.build?.dockerfile ?? "")).toBe(true);
      expect(node).toEqual(nodes[0][1]);
      expect(services.door.command).toContain(`--to ${name}:8080`);
    }
  });

  test("gives them a configuration that the server takes", () => {
    const given = nodes[0][1].environment ?? {};
    expectKnown(Object.keys(given));
    // As Compose fills in what was set, what was not, and what must be.
    const filled = Object.entries(given).map(([name, text]) => [
      name,
      text.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g, (_, variable: string, usual?: string) => usual ?? variable),
    ]);
    const configuration = configurationFrom(Object.fromEntries(filled));
    expect(configuration).toMatchObject({
      store: { url: expect.stringContaining("@postgres:5432") },
      redis: "redis://redis:6379",
      proxies: 1,
    });
  });
});

describe("deploy/weirwood.service", () => {
  const unit = read("deploy/weirwood.service");
  const of = (name: string): string[] =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value);

  test("starts the server as the tests do", async () => {
    const [, program, script, ...words] = of("ExecStart")[0].split(" ");
    expect(program).toBe("node");
    expect(isThere(script)).toBe(true);
    await expectCommand(words);
  });

  test("sets variables that the server reads, and lets it write where its data are", () => {
    const settings = of("Environment").map((setting) => setting.split("="));
    expectKnown(
      settings.map(([name]) => name),
      ["NODE_ENV"],
    );
    expect(configurationFrom(Object.fromEntries(settings))).toMatchObject({
      store: { folder: `/var/lib/${of("StateDirectory")[0]}` },
      host: "127.0.0.1",
      proxies: 1,
    });
  });
});

describe("docs/hosting.md", () => {
  const page = read("docs/hosting.md");
  const boxes = [...page.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, box]) => box.trim().split("\n"));

  test("explains every variable, and no other", () => {
    const section = page.slice(page.indexOf("## The environment"), page.indexOf("## Many machines"));
    const rows = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => cell.match(/[A-Z_]{4,}/g) ?? []);
    expect(rows.sort()).toEqual([...variables].sort());
    for (const [name] of page.matchAll(/\bWEIRWOOD_[A-Z_]+/g)) expect(variables).toContain(name);
  });

  test("lists every metric of the house, and no other", () => {
    const metrics = [...read("server/house/metrics.ts").matchAll(/name: "(weirwood_\w+)"/g)].map(([, name]) => name);
    const rows = [...page.matchAll(/`(weirwood_\w+)`/g)].map(([, name]) => name);
    expect(rows.sort()).toEqual(metrics.sort());
  });

  test("types commands that there are", async () => {
    const typed = boxes.flatMap((line) => line.split(" && "));
    for (const line of typed.filter((one) => one.startsWith("npm "))) expectNpm(line);
    const commands = typed.flatMap((line) => {
      const words = /\.\/weirwood (.*)$/.exec(line)?.[1];
      return words === undefined ? [] : [words.split(" ")];
    });
    expect(commands.length).toBeGreaterThan(2);
    for (const words of commands) await expectCommand(words);
    for (const [file] of page.matchAll(/deploy\/[\w.]+/g)) expect(isThere(file.replace(/\.$/, ""))).toBe(true);
    for (const [, file] of page.matchAll(/^cp (\S+)/gm)) expect(isThere(file)).toBe(true);
  });
});

describe("npm start", () => {
  async function started(words: readonly string[]) {
    const [program, ...args] = words;
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment, PORT: "0", WEIRWOOD_DATA: path("data"), HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\S+$/.exec(line)?.[0];
      if (address === undefined) continue;
      child.stdout.resume();
      return { child, address: address.replace("localhost", "127.0.0.1") };
    }
    throw new Error("it ended before it listened");
  }

  test("listens where PORT says, tells where, and ends when it is told to", async () => {
    const { child, address } = await started([process.execPath, "scripts/start.mjs"]);
    expect((await fetch(`${address}/healthz`)).ok).toBe(true);
    expect(existsSync(path("data/weirwood.db"))).toBe(true);
    const over = once(child, "exit");
    child.kill("SIGTERM");
    expect((await over)[0]).toBe(0);
  });

  test("ends when the shell that npm puts around it has ended", async () => {
    const { child, address } = await started(["sh", "-c", `"${process.execPath}" scripts/start.mjs; true`]);
    child.kill("SIGKILL");
    const answers = (): Promise<boolean> =>
      fetch(`${address}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 60_000 }).toBe(false);
  });
});
