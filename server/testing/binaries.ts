import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Programs that tests start, and the Debian package that brings each. */
const packages = {
  initdb: "postgresql",
  postgres: "postgresql",
  "redis-server": "redis-server",
  chromium: "chromium",
  python3: "python3",
} as const;

type Program = keyof typeof packages;

/** Where a program is. One that is missing is installed if that is possible: no test is skipped for want of it. */
export async function binary(program: Program): Promise<string> {
  const found = find(program);
  // While somebody installs, what is found may still lack its libraries.
  if (found !== undefined && !existsSync(lock)) return found;
  return oneAtATime(() => find(program) ?? install(program));
}

function find(program: Program): string | undefined {
  return folders()
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

/** Debian keeps the programs of PostgreSQL off the path, by version. */
function folders(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...(process.env.PATH ?? "").split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function install(program: Program): string {
  const name = packages[program];
  const isPossible = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!isPossible) throw new Error(`These tests need ${program}: install the package ${name}.`);
  process.stderr.write(`tests: installing the package ${name} (apt-get) …\n`);
  withoutStartingServices(() => {
    // The lists of packages may be missing, as in most images, or old.
    if (!aptGet("install", name)) {
      aptGet("update");
      aptGet("install", name);
    }
  });
  const found = find(program);
  if (!found) throw new Error(`These tests need ${program}, and apt-get could not install the package ${name}.`);
  return found;
}

function aptGet(command: string, ...names: string[]): boolean {
  const options = ["-qq", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"];
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", [command, ...options, ...names], { env: environment, stdio: "ignore" }).status === 0;
}

/** Debian starts a service when its package is installed, unless this script says no. The tests start their own. */
function withoutStartingServices(work: () => void): void {
  const policy = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    work();
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}

const lock = join(tmpdir(), "weirwood-tests-installing.lock");

/** Test files run side by side, and would install side by side. */
async function oneAtATime<T>(work: () => T): Promise<T> {
  while (!takeLock()) await pause(200);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isLockHeld()) rmSync(lock, { force: true });
    return false;
  }
}

/** A lock whose process is gone was left by a run that was killed while it installed. */
function isLockHeld(): boolean {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
