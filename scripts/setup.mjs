// Everything a fresh clone needs before it can run: packages installed and sources built. Uses nothing but Node, since
// it runs before there is anything else. When all is fresh it only looks at file times, and costs milliseconds.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packageFolders, root } from "./packages.mjs";

export { root };
/** For what only speeds up the next run. */
export const cache = join(root, "node_modules/.cache/weirwood");

const buildStamp = join(cache, "built");
const setupLock = join(root, ".setup.lock");

/** Installs and builds if anything is missing or out of date; ends the process if that fails. */
export function ensureReady() {
  if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
}

/** Whether the packages of the lockfile are there, after installing them if they were not. */
export function ensureInstalled() {
  return isInstalled() || exclusively(() => isInstalled() || install());
}

function ensureBuilt() {
  return isBuilt() || exclusively(() => isBuilt() || build());
}

function isInstalled() {
  return timeOf("node_modules/.package-lock.json") >= timeOf("package-lock.json");
}

function install() {
  say("installing packages (npm ci), which takes about a minute …");
  return run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** Compiles what the command needs, and bundles the browser client. Tests run from the sources and need no build. */
export function build() {
  say("building …");
  const started = new Date();
  if (!run(program("tsc"), ["-b", "cli"])) return false;
  if (!run(program("vite"), ["build", "web", "--logLevel", "warn"])) return false;
  mkdirSync(cache, { recursive: true });
  writeFileSync(buildStamp, "");
  // The time the build began: what was edited while it ran is newer, and will be built next time.
  utimesSync(buildStamp, started, started);
  return true;
}

/** A program that a package brought along. */
export function program(name) {
  return join(root, "node_modules/.bin", name);
}

/** Runs a program in the root folder, its output on stderr: stdout belongs to the command that needed this set-up. */
function run(command, args) {
  const onWindows = process.platform === "win32";
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell: onWindows });
  if (status === 0) return true;
  say(`${[command.replace(root, ""), ...args].join(" ")} failed${error ? `: ${error.message}` : ""}`);
  return false;
}

function say(message) {
  process.stderr.write(`weirwood: ${message}\n`);
}

/** Whether all that was built is as new as what it was built from. */
export function isBuilt() {
  const built = timeOf(buildStamp);
  return (
    timeOf("node_modules/.package-lock.json") <= built &&
    timeOf("tsconfig.base.json") <= built &&
    packageFolders().every((folder) => existsSync(join(root, folder, "dist")) && !hasNewer(join(root, folder), built))
  );
}

/** Whether a file that the build reads is newer than the given time. */
function hasNewer(folder, time) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name !== "dist" && entry.name !== "node_modules" && hasNewer(path, time);
    return isBuildInput(entry.name) && timeOf(path) > time;
  });
}

/** The client shows scenarios as examples, and brings icons along. */
function isBuildInput(name) {
  return /[.](tsx?|css|svg|html|json|yaml|png|ico|webmanifest)$/.test(name) && !/[.]test[.]tsx?$/.test(name);
}

/** When a file was last written, or 0 if there is none. */
function timeOf(path) {
  return statSync(resolve(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Two commands started at once on a fresh clone must not both install: the second waits for the first. */
function exclusively(work) {
  while (!takeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    return work();
  } finally {
    rmSync(setupLock, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(setupLock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isLockHeld()) rmSync(setupLock, { force: true });
    return false;
  }
}

/** A lock whose process is gone was left by a command that was killed. */
function isLockHeld() {
  try {
    process.kill(Number(readFileSync(setupLock, "utf8")), 0);
    return true;
  } catch (error) {
    return error.code !== "ESRCH";
  }
}
