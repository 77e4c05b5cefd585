import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { binary } from "./binaries.ts";
import { freePort } from "./ports.ts";

/** A PostgreSQL or Redis of a test's own: on a free port, and gone with the process that started it. */
export interface Service {
  readonly url: string;
  readonly port: number;
  /** Where its files are. */
  readonly folder: string;
  /** An orderly end. */
  stop(): Promise<void>;
  /** The end that `kill -9` makes. */
  kill(): Promise<void>;
  /** Starts again on the same port, with what was on disk: all of it for PostgreSQL, nothing for Redis. */
  restart(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** A private PostgreSQL. A crash of the machine is not among its tests, so it does not wait for the disk. */
export async function startPostgres(): Promise<Service> {
  const [initdb, postgres] = [await binary("initdb"), await binary("postgres")];
  const user = userForPostgres();
  const folder = newFolder(user);
  const cluster = join(folder, "cluster");
  const choices = [
    "--no-sync",
    "--auth=trust",
    "--username=weirwood",
    "--encoding=UTF8",
    "--no-locale",
    "--wal-segsize=1",
  ];
  execFileSync(initdb, [...choices, "-D", cluster], { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  return start({
    folder,
    user,
    command: (port) => [postgres, "-D", cluster, "-p", String(port), ...settings.flatMap((one) => ["-c", one])],
    url: (port) => `postgres://weirwood@127.0.0.1:${port}/postgres`,
    isUp: postgresAnswers,
    // A "fast" shutdown: clients are sent away.
    endsOn: "SIGINT",
  });
}

/** A private Redis that keeps nothing on disk. */
export async function startRedis(): Promise<Service> {
  const redis = await binary("redis-server");
  const folder = newFolder(undefined);
  const settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  return start({
    folder,
    user: undefined,
    command: (port) => [redis, "--port", String(port), ...settings],
    url: (port) => `redis://127.0.0.1:${port}`,
    isUp: redisAnswers,
    endsOn: "SIGTERM",
  });
}

interface Kind {
  readonly folder: string;
  readonly user: User | undefined;
  readonly command: (port: number) => readonly string[];
  readonly url: (port: number) => string;
  readonly isUp: (port: number) => Promise<boolean>;
  readonly endsOn: NodeJS.Signals;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

async function start(kind: Kind): Promise<Service> {
  const port = await freePort();
  let running = await run(kind, port);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (running.isOver()) return;
    process.kill(running.pid, signal);
    await running.over;
  };
  return {
    url: kind.url(port),
    port,
    folder: kind.folder,
    stop: () => end(kind.endsOn),
    kill: () => end("SIGKILL"),
    async restart() {
      await end(kind.endsOn);
      running = await run(kind, port);
    },
    async remove() {
      await end("SIGKILL");
      rmSync(kind.folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

interface Running {
  readonly pid: number;
  readonly over: Promise<unknown>;
  readonly isOver: () => boolean;
}

/** Starts the program and waits until it answers. */
async function run(kind: Kind, port: number): Promise<Running> {
  for (let attempt = 1; ; attempt++) {
    const running = await leashed(kind, port);
    while (!running.isOver()) {
      if (await kind.isUp(port)) return running;
      await pause(20);
    }
    // After kill -9, what the old one left in memory goes a moment after it.
    if (attempt === 50) throw new Error(`${kind.command(port)[0]} does not start: ${lastLine(logOf(kind))}`);
    await pause(100);
  }
}

/**
 * A shell that ends the program when our end of its input closes: that happens however we end ourselves, so no killed
 * test leaves a database behind. It ends with the program, after saying its number.
 */
const leash = `
exec 3<&0
folder=$1; shift
"$@" </dev/null >>"$folder/log" 2>&1 3<&- &
program=$!
( cat <&3; touch "$folder/orphaned"; kill -9 $program ) >/dev/null 2>&1 &
watch=$!
exec 3<&-
echo $program
wait $program
if [ -e "$folder/orphaned" ]; then sleep 1; rm -rf "$folder"; else kill -9 $watch; fi
`;

async function leashed(kind: Kind, port: number): Promise<Running> {
  const shell = spawn("/bin/sh", ["-c", leash, "leash", kind.folder, ...kind.command(port)], {
    ...kind.user,
    cwd: kind.folder,
    stdio: ["pipe", "pipe", "ignore"],
    // An interrupted test run interrupts its group; the leash must outlive that to do its work.
    detached: true,
  });
  let isOver = false;
  const over = once(shell, "exit").then(() => {
    isOver = true;
    shell.stdin.destroy();
  });
  const [said] = await once(shell.stdout, "data");
  return { pid: Number(said), over, isOver: () => isOver };
}

/** PostgreSQL refuses to run as root. */
function userForPostgres(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): number => {
    const found = ["postgres", "nobody"].map((name) => spawnSync("id", [flag, name], { encoding: "utf8" }));
    return Number(found.find(({ status }) => status === 0)?.stdout ?? 65534);
  };
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function newFolder(user: User | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), "weirwood-service-"));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function postgresAnswers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "weirwood", database: "postgres" });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function redisAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (answer) => {
      socket.destroy();
      resolve(String(answer).startsWith("+PONG"));
    });
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
  });
}

function logOf({ folder }: Kind): string {
  return readFileSync(join(folder, "log"), "utf8");
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
