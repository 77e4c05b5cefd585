#!/usr/bin/env node
/**
 * Shakes the tests: files in random order, again and again, beside busy processes that come and go, each time with another
 * seed of chance. What falls depends on the machine's speed, on what ran before it, or on chance.
 *
 *   node scripts/shake.mjs --hours 3 [--seed 7] [--part server …] [--file telling …] [--busy 8]
 *
 * `--part` is a project of vitest, `--file` a piece of a file's path; both may be given more than once, and all is shaken
 * without them. Says what falls as it falls, with the seed and the command that repeats it, and how far it is; ends with a
 * table of what failed how often. Without a seed it takes a fresh one and prints it. Exit is 1 if anything fell.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, constants, setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, sourceFiles } from "./packages.mjs";
import { cache, ensureReady, program } from "./setup.mjs";
import { commandOf, Falls, handfuls, partOf, randomFrom } from "./shaking.mjs";
import { parts } from "./test-parts.mjs";
import { testsIn } from "./test-results.mjs";

const { values } = parseArgs({
  options: {
    hours: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    part: { type: "string", multiple: true, default: [] },
    file: { type: "string", multiple: true, default: [] },
    busy: { type: "string", default: String(4 * availableParallelism()) },
  },
});
const [hours, seed, mostBusy] = [values.hours, values.seed, values.busy].map(Number);
if (!(hours > 0) || !Number.isInteger(seed) || !Number.isInteger(mostBusy) || mostBusy < 0) {
  misused("--hours is a number, --seed and --busy are whole numbers");
}
const unknown = values.part.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) misused(`--part is one of ${parts.map(({ name }) => name).join(", ")}, not ${unknown}`);

const files = sourceFiles()
  .filter((file) => /[.]test[.]tsx?$/.test(file))
  .map((file) => ({ file, part: partOf(parts, file) }))
  .filter(({ part }) => values.part.length === 0 || values.part.includes(part.name))
  .filter(({ file }) => values.file.length === 0 || values.file.some((piece) => file.includes(piece)));
if (files.length === 0) misused("no file of tests is meant by that");

ensureReady();
console.log(
  `shake: ${files.length} files for ${hours} hours, seed ${seed}, up to ${mostBusy} busy processes beside them`,
);

const random = randomFrom(seed);
const falls = new Falls();
const busy = new Set();
/** The run of tests that is at work. */
let shaken;
const [began, end] = [Date.now(), Date.now() + hours * 3_600_000];
const reports = join(cache, `shake-${process.pid}`);
mkdirSync(reports, { recursive: true });

process.on("exit", () => {
  for (const child of busy) child.kill("SIGKILL");
  shaken?.kill();
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => finish());
comeAndGo();

for (let round = 1; Date.now() < end; round++) {
  for (const handful of handfuls(files, random)) {
    if (Date.now() >= end) break;
    await shake(handful);
  }
  tellHowFar(round);
}
finish();

/** Runs some files of one part together, in an order and with a seed of chance that nobody has seen. */
async function shake({ part, files: some }) {
  const drawn = random(2 ** 31);
  const report = join(reports, `${drawn}.json`);
  const { args, env, line } = commandOf(part, some, drawn);
  const client = part.lane === "browser" ? { WEIRWOOD_BUILT_CLIENT: join(root, "web/dist") } : {};
  const reporters = ["--reporter=json", `--outputFile=${report}`];
  const child = spawn(program("vitest"), [...args, ...reporters], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env, ...client },
  });
  shaken = child;
  let complaint = "";
  child.stderr.on("data", (piece) => {
    complaint = (complaint + piece).slice(-4000);
  });
  const [code] = await once(child, "exit");
  const { passed, failed } = readReport(report);
  falls.count({ files: some, passed, failed, code, drawn });
  for (const one of failed) console.log(`✗ ${one}\n  ${line}`);
  if (code !== 0 && failed.length === 0) console.log(`✗ ${part.name} ended with ${code}\n  ${line}\n${complaint}`);
  if (process.stderr.isTTY) tellHowFar();
}

function readReport(file) {
  try {
    return testsIn(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: [] };
  } finally {
    rmSync(file, { force: true });
  }
}

/** Others want the processor too, now more of them and now fewer, for as long as this lasts. */
function comeAndGo() {
  const wanted = random(mostBusy + 1);
  while (busy.size > wanted) {
    const [child] = busy;
    busy.delete(child);
    child.kill("SIGKILL");
  }
  while (busy.size < wanted) {
    const child = spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
    setPriority(child.pid, constants.priority.PRIORITY_NORMAL);
    busy.add(child);
  }
  setTimeout(comeAndGo, 1000 + random(30_000)).unref();
}

function tellHowFar(round) {
  const minutes = (Date.now() - began) / 60_000;
  const words = `${minutes.toFixed(0)} of ${(hours * 60).toFixed(0)} minutes, ${falls.summary()}`;
  if (round !== undefined) console.log(`round ${round}: ${words}`);
  else process.stderr.write(`\r${words}`);
}

function finish() {
  console.log(["", ...falls.table(), `shake: seed ${seed}, ${falls.summary()}`].join("\n"));
  rmSync(reports, { recursive: true, force: true });
  process.exit(falls.isEmpty ? 0 : 1);
}

function misused(problem) {
  console.error(`shake: ${problem}`);
  process.exit(2);
}
