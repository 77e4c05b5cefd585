import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { configurationFrom } from "@weirwood/server";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contextOf } from "./context.ts";
import { run } from "./program.ts";
import { environment, root, workshop } from "./testing/weirwood.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const isThere = (path: string): boolean => existsSync(new URL(`../${path}`, import.meta.url));

const { path, clear } = workshop();
afterAll(clear);

/** Every variable that the server reads, but for the one that is there for tests alone. */
const variables = [
  ...new Set([...read("server/config.ts").matchAll(/reading\.\w+\(\s*"([A-Z_]+)"/g)].map(([, name]) => name)),
].filter((name) => name !== "WEIRWOOD_TESTING_GAME");
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

/** An image with a version, so that what was tried is what runs. */
function expectPinned(image: string): void {
  expect(image).toMatch(/^[a-z]+:\d[\w.-]*$/);
}

/** What the head of a file says that one types: `docker build -f deploy/Dockerfile …`. */
function typedIn(text: string): string[] {
  return [...text.matchAll(/^#\s{3}(\S.*)$/gm)].map(([, line]) => line);
}

/** `weirwood serve --port 9000`: the command and its options are there. */
async function expectCommand(words: readonly string[]): Promise<void> {
  const [command, ...rest] = words;
  const args = [command, "--help", "--json"];
  const { json } = await run(args, contextOf(args, {}));
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

describe("deploy/Dockerfile, as somebody who reads many of them would have it", () => {
  const text = read("deploy/Dockerfile");
  const steps = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const instructions = steps.map((line) => line.split(" ", 1)[0]);
  const argumentsOf = (instruction: string): string[] =>
    steps.flatMap((line) => (line.startsWith(`${instruction} `) ? line.slice(instruction.length + 1) : []));

  test("knows every instruction, and says each command as a list of words, without a shell", () => {
    const known = [
      "FROM",
      "WORKDIR",
      "COPY",
      "RUN",
      "USER",
      "ENV",
      "VOLUME",
      "EXPOSE",
      "HEALTHCHECK",
      "ENTRYPOINT",
      "CMD",
    ];
    for (const instruction of instructions) expect(known).toContain(instruction);
    expect(instructions.filter((one) => one === "CMD")).toHaveLength(1);
    expect(instructions.at(-1)).toBe("CMD");
    const words = JSON.parse(/CMD (\[.*\])$/.exec(argumentsOf("HEALTHCHECK")[0])?.[1] ?? "") as string[];
    expect(words.slice(0, 2)).toEqual(["node", "-e"]);
  });

  test("has a first process above the server, so that the watchdog can end it, and is started again", () => {
    expect(argumentsOf("ENTRYPOINT").map((line) => JSON.parse(line))).toEqual([["tini", "--"]]);
    const installed = argumentsOf("RUN").findIndex((line) => /apt-get install .*\btini\b/.test(line));
    expect(installed).toBeGreaterThan(-1);
    expect(steps.indexOf(`RUN ${argumentsOf("RUN")[installed]}`)).toBeGreaterThan(instructions.lastIndexOf("FROM"));
    expect(steps.indexOf(`RUN ${argumentsOf("RUN")[installed]}`)).toBeLessThan(instructions.indexOf("USER"));
    expect(typedIn(text)[1]).toContain("--restart unless-stopped");
  });

  test("builds in one stage and runs in another, on pinned images, and not as root", () => {
    const stages = argumentsOf("FROM").map((line) => line.split(/ AS /i));
    expect(stages).toHaveLength(2);
    for (const [image] of stages) expectPinned(image);
    const copies = argumentsOf("COPY").flatMap((line) => /--from=(\S+)/.exec(line)?.[1] ?? []);
    expect(copies).toEqual([stages[0][1]]);
    for (const folder of argumentsOf("WORKDIR")) expect(folder).toMatch(/^\//);
    const [user] = argumentsOf("USER");
    expect(user).not.toBe("root");
    expect(instructions.lastIndexOf("USER")).toBeGreaterThan(instructions.lastIndexOf("RUN"));
    const [data] = argumentsOf("VOLUME");
    expect(argumentsOf("RUN")).toContain(`mkdir ${data} && chown ${user}:${user} ${data}`);
  });

  test("is built and run as its head and docs/hosting.md say", () => {
    const commands = typedIn(text);
    expect(commands).toHaveLength(2);
    for (const line of commands) expect(read("docs/hosting.md")).toContain(`\n${line}\n`);
    expect(isThere(/-f (\S+)/.exec(commands[0])?.[1] ?? "")).toBe(true);
    const [port] = argumentsOf("EXPOSE");
    expect(commands[1]).toContain(`-p ${port}:${port}`);
    expect(commands[1]).toContain(`:${argumentsOf("VOLUME")[0]} `);
  });

  test("leaves out what a build makes for itself, and nothing that it needs", () => {
    const left = read("deploy/Dockerfile.dockerignore")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect(left).toEqual(expect.arrayContaining([".git", "**/node_modules", "**/dist", "data"]));
    // At the root only: games have data too.
    expect(isThere("games/throne/data")).toBe(true);
    for (const needed of ["package.json", "package-lock.json", "scripts", "cli", "server", "web"]) {
      expect(isThere(needed)).toBe(true);
      expect(left).not.toContain(needed);
    }
  });
});

describe("deploy/compose.yaml", () => {
  interface Service {
    readonly image: string;
    readonly build?: { readonly context: string; readonly dockerfile: string };
    readonly environment?: { readonly [name: string]: string };
    readonly command?: string;
    readonly ports?: readonly string[];
    readonly volumes?: readonly string[];
    readonly depends_on?: readonly string[] | { readonly [name: string]: { readonly condition: string } };
    readonly healthcheck?: { readonly test: readonly string[] };
    readonly restart?: string;
    readonly stop_grace_period?: string;
  }
  const text = read("deploy/compose.yaml");
  const { services, volumes } = parse(text, { merge: true }) as {
    services: { [name: string]: Service };
    volumes: object;
  };
  const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test("has what a cluster needs: nodes, a door, PostgreSQL and Redis, which all come back by themselves", () => {
    const others = Object.keys(services).filter((name) => !nodes.some(([node]) => node === name));
    expect(others.sort()).toEqual(["door", "postgres", "redis"]);
    for (const name of others) expectPinned(services[name].image);
    for (const { restart } of Object.values(services)) expect(restart).toBe("unless-stopped");
    // Databases are nobody else's business.
    expect(Object.keys(services).filter((name) => services[name].ports !== undefined)).toEqual(["door"]);
    const [, port] = /--from :(\d+)/.exec(services.door.command ?? "") ?? [];
    expect(services.door.ports).toEqual([`${port}:${port}`]);
  });

  test("waits for services that there are, and can tell whether they are well", () => {
    for (const { depends_on = [] } of Object.values(services)) {
      const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of awaited) expect(Object.keys(services)).toContain(name);
      for (const [name, { condition }] of Array.isArray(depends_on) ? [] : Object.entries(depends_on)) {
        expect(condition).toBe("service_healthy");
        expect(services[name].healthcheck?.test[0]).toBe("CMD");
      }
    }
  });

  test("keeps PostgreSQL's files in a volume of its own, and finds its database by the names it gave", () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(mounted.map((volume) => volume.split(":")[0])).toEqual(Object.keys(volumes));
    const { POSTGRES_USER, POSTGRES_PASSWORD } = services.postgres.environment ?? {};
    const url = nodes[0][1].environment?.DATABASE_URL;
    expect(url).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_USER}`);
    expect(services.postgres.healthcheck?.test).toContain(POSTGRES_USER);
  });

  test("is started as its head and docs/hosting.md say, and gives nodes time to finish", () => {
    const [command] = typedIn(text);
    expect(read("docs/hosting.md")).toContain(`\n${command}\n`);
    expect(isThere(/-f (\S+)/.exec(command)?.[1] ?? "")).toBe(true);
    // What must be set, and is not by itself, is in that command.
    const musts = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    for (const name of musts) expect(command).toContain(`${name}=`);
    for (const [, node] of nodes) expect(Number.parseInt(node.stop_grace_period ?? "0", 10)).toBeGreaterThanOrEqual(10);
  });

  test("has nodes of our own image, alike but for their names, and all behind the door", () => {
    expect(nodes.length).toBeGreaterThan(1);
    for (const [name, node] of nodes) {
      expect(isThere(node.build?.dockerfile ?? "")).toBe(true);
      expect(isThere(`deploy/${node.build?.context}/package.json`)).toBe(true);
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

describe("deploy/weirwood.service, as systemd would read it", () => {
  const lines = read("deploy/weirwood.service").split("\n");
  const settings = lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split("=", 2)] : []));
  const settingOf = (name: string): string | undefined => settings.find(([one]) => one === name)?.[1];
  const page = read("docs/hosting.md");

  test("has three sections and nothing that is neither a setting nor a remark", () => {
    expect(lines.filter((line) => line.startsWith("["))).toEqual(["[Unit]", "[Service]", "[Install]"]);
    for (const line of lines) expect(line).toMatch(/^$|^#|^\[\w+\]$|^[A-Z]\w+=.+$/);
    const once = settings.map(([name]) => name).filter((name) => name !== "Environment");
    expect(new Set(once).size).toBe(once.length);
  });

  test("runs where docs/hosting.md puts it, and reads its secrets from where that writes them", () => {
    expect(page).toContain(`git clone … ${settingOf("WorkingDirectory")} `);
    const file = settingOf("EnvironmentFile")?.replace(/^-/, "");
    expect(page).toContain(`> ${file}\n`);
    expect(page).toContain("cp deploy/weirwood.service /etc/systemd/system/");
    expect(page).toContain(`\`/var/lib/${settingOf("StateDirectory")}\``);
  });

  test("comes back when it dies, has time to finish, and may do no more than it needs", () => {
    expect(settingOf("Restart")).toBe("always");
    // It is never given up, however often the watchdog has ended it.
    expect(settingOf("StartLimitIntervalSec")).toBe("0");
    expect(Number(settingOf("TimeoutStopSec"))).toBeGreaterThanOrEqual(10);
    for (const name of ["DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp"])
      expect(settingOf(name)).toBe("yes");
    expect(settingOf("ProtectSystem")).toBe("strict");
    // With it the engine that runs JavaScript could not compile.
    expect(settingOf("MemoryDenyWriteExecute")).toBeUndefined();
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

  test("sets variables that the server reads, wherever it sets any", () => {
    const set = boxes.flatMap((line) => [...line.matchAll(/(?:^|[ '])([A-Z][A-Z_]{3,})=/g)].map(([, name]) => name));
    expectKnown(set, ["POSTGRES_PASSWORD"]);
  });

  test("lists every metric of the server, and no other", () => {
    const metrics = [...read("server/app/metrics.ts").matchAll(/name: "(weirwood_\w+)"/g)].map(([, name]) => name);
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

  /** What the Dockerfile's own check says of a server: 0 where all is well. */
  async function healthOf(address: string): Promise<number> {
    const [, words] = /^HEALTHCHECK .*CMD (.*)$/m.exec(read("deploy/Dockerfile")) ?? [];
    const [, flag, script] = JSON.parse(words) as string[];
    const asking = spawn(process.execPath, [flag, script.replace("http://localhost:8080", address)]);
    return (await once(asking, "exit"))[0] as number;
  }

  test("listens where PORT says, tells where, and ends when it is told to", async () => {
    const { child, address } = await started([process.execPath, "scripts/start.mjs"]);
    expect((await fetch(`${address}/healthz`)).ok).toBe(true);
    expect(existsSync(path("data/weirwood.db"))).toBe(true);
    expect(await healthOf(address)).toBe(0);
    const over = once(child, "exit");
    child.kill("SIGTERM");
    expect((await over)[0]).toBe(0);
    expect(await healthOf(address)).toBe(1);
  });

  test("ends when the shell that npm puts around it has ended", async () => {
    const { child, address } = await started(["sh", "-c", `"${process.execPath}" scripts/start.mjs; true`]);
    child.kill("SIGKILL");
    const answers = (): Promise<boolean> =>
      fetch(`${address}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
  });
});
