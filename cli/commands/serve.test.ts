import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { freePort } from "@weirwood/server/testing";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { RemoteServer } from "../remote/server.ts";
import { type ServerProcess, startServer } from "../testing/server.ts";
import { called, calledJson, command, type Ended, environment, root, weirwood, workshop } from "../testing/weirwood.ts";

const { path, clear } = workshop();
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.end("SIGKILL");
});
afterAll(clear);

async function start(data: string, args?: readonly string[]): Promise<ServerProcess> {
  const server = await startServer(data, args);
  running.push(server);
  return server;
}

describe("serve", () => {
  test("listens, answers, and keeps what it was told when it is stopped and started again", async () => {
    const port = String(await freePort());
    const first = await start(path("data"), ["--port", port]);
    const ann = await new RemoteServer(new URL(first.address)).comeIn("Ann");
    expect(await (await fetch(`${first.address}/readyz`)).json()).toMatchObject({ store: true });
    expect(await first.end("SIGTERM")).toBe(0);
    const second = await start(path("data"), ["--port", port]);
    expect(second.address).toBe(first.address);
    expect((await ann.ask("me", {})).name).toBe("Ann");
    expect(await second.end("SIGINT")).toBe(0);
  });

  test("ends although somebody is connected, and tells them", async () => {
    const server = await start(path("connected"));
    const ann = await new RemoteServer(new URL(server.address)).comeIn("Ann");
    const { Connection } = await import("../remote/connection.ts");
    const heard: string[] = [];
    const lost = new Promise<void>((resolve) => {
      void Connection.open(ann, { hear: (message) => heard.push(message.is), lost: () => resolve() });
    });
    await expect.poll(() => heard).toContain("welcome");
    expect(await server.end("SIGTERM")).toBe(0);
    await lost;
    expect(heard).toContain("bye");
  });

  test("says on stdout where it was, with --json at the end, and logs in lines of JSON on stderr", async () => {
    const port = String(await freePort());
    const child = spawn(process.execPath, [command, "serve", "--json", "--port", port, "--data", path("json")], {
      cwd: root,
      env: environment,
    });
    let [out, err] = ["", ""];
    child.stdout.on("data", (part: Buffer) => {
      out += part.toString();
    });
    child.stderr.on("data", (part: Buffer) => {
      err += part.toString();
    });
    const isAlive = (): Promise<boolean> =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isAlive).toBe(true);
    // Something worth a line of the log.
    await fetch(`http://localhost:${port}/api/me`);
    expect(out).toBe("");
    child.kill("SIGTERM");
    const [code] = await once(child, "close");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ address: `http://localhost:${port}`, signal: "SIGTERM" });
    const logged = err
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(logged).toContainEqual(expect.objectContaining({ level: "info", route: "me", status: 401 }));
  });
});

describe("what keeps a server from starting is one line and exit code 1", () => {
  const failure = (args: readonly string[], more: NodeJS.ProcessEnv = {}): string =>
    onlyLine(weirwood(["serve", ...args], "", more));
  const onlyLine = ({ code, out, err }: Ended): string => {
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^weirwood: [^\n]+\n$/);
    return err;
  };

  test("bad variables, all of them named and none of them quoted", async () => {
    const bad = { LOG_LEVEL: "loud", WEIRWOOD_SECRET: "hunter2" };
    const err = onlyLine(await called(["serve", "--port", "many"], bad));
    expect(err).toMatch(/PORT .*WEIRWOOD_SECRET .*LOG_LEVEL /);
    expect(err).not.toMatch(/hunter2|loud|many/);
    const { error } = (await calledJson(["serve", "--port", "many"])).value;
    expect(error).toMatchObject({ code: "bad-configuration", problems: [expect.stringContaining("PORT")] });
  });

  test("in French", async () => {
    expect((await called(["serve", "--lang", "fr", "--port", "x"])).err).toContain("la configuration est inutilisable");
  });

  test("a database that nobody answers for, without its password", async () => {
    const cluster = { DATABASE_URL: "postgres://ann:hunter2@127.0.0.1:47/weirwood", REDIS_URL: "redis://127.0.0.1:48" };
    const err = failure([], cluster);
    expect(err).toContain("DATABASE_URL: PostgreSQL at 127.0.0.1:47");
    expect(err).not.toContain("hunter2");
    expect(onlyLine(await called(["serve", "--data", path("x")], cluster))).toContain("--data");
  });

  test("a port that is taken, a folder that is in use, a folder that is none", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    expect(failure(["--port", String(port), "--data", path("taken")], { HOST: "127.0.0.1" })).toContain(`port ${port}`);
    other.close();
    await start(path("used"));
    expect(failure(["--port", "0", "--data", path("used")])).toContain("another server is running on the data folder");
    const unusable = failure(["--port", "0", "--data", "/dev/null/data"]);
    expect(unusable).toContain("the data folder /dev/null/data");
    expect(unusable.match(/cannot be used/g)).toHaveLength(1);
  });

  test("a database that has lost its data", () => {
    const folder = path("emptied");
    mkdirSync(folder);
    writeFileSync(join(folder, "weirwood.db"), "");
    expect(failure(["--port", "0", "--data", folder])).toMatch(/lost all its data.*restore a backup/);
  });
});
