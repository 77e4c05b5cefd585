// `npm test`: set-up, static checks and all tests, all of them even if one fails. The last line is `N passed, N failed`,
// counting each test and each static check. `check` stops before the tests; `frame` and `game NAME` run one ring of them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { games, packageFolders } from "./packages.mjs";
import { build, cache, ensureInstalled, isBuilt, program, root } from "./setup.mjs";
import { hasTests, lanesOf, parts, partsWished } from "./test-parts.mjs";
import { Results, testsIn } from "./test-results.mjs";
import { complaintsAboutTests } from "./test-waits.mjs";

/** All of it, with three games: overrun by half it is what continuous integration may take. */
const WHOLE = 16;

const results = new Results();
const wish = process.argv.slice(2);
const isCheck = wish[0] === "check";
const wanted = isCheck ? [] : partsWished(parts, wish)?.filter(hasTests);
if (wanted === undefined) {
  console.error(`test: check, frame, or game NAME: one of ${games.join(", ")}`);
  process.exit(2);
}

await timed("set-up and build", 1, () => {
  if (!ensureInstalled()) giveUp("npm ci failed: without its packages nothing can be tested");
  results.count("build", isBuilt() || build());
});

if (isCheck || wish.length === 0) {
  await timed("static checks", 1.5, () =>
    sideBySide([
      [
        () => check("types, tests included", "tsc", ["-b"]),
        () => check("format and lint", "biome", ["check", "--error-on-warnings"]),
      ],
      [() => check("import arrows", "depcruise", packageFolders()), () => check("unused code", "knip", [])],
      [checkTestHabits, checkSheets, checkLetters],
    ]),
  );
}

await sideBySide(
  lanesOf(wanted).map((lane) =>
    lane.map((part) => () => timed(`${part.name} tests`, part.minutes, () => vitest(part))),
  ),
);

if (wish.length === 0) results.took("together", process.uptime() / 60, WHOLE);
console.log(results.lines().join("\n"));
process.exit(results.hasFailed ? 1 : 0);

/** Lanes of work, all at once: each takes its own in order, and what is left of the others when it is done. */
async function sideBySide(lanes) {
  const queues = lanes.map((lane) => [...lane]);
  const next = (own) => own.shift() ?? queues.find((queue) => queue.length > 0)?.pop();
  await Promise.all(
    queues.map(async (own) => {
      for (let work = next(own); work !== undefined; work = next(own)) await work();
    }),
  );
}

/** Work that throws has failed; the others go on. */
async function timed(name, budget, work) {
  console.log(`── ${name} …`);
  const started = Date.now();
  try {
    await work();
  } catch (error) {
    console.log(`── ${name}: ${error.stack}`);
    results.count(name, false);
  }
  const took = Date.now() - started;
  results.took(name, took / 60_000, budget);
  console.log(`── ${name}: ${(took / 1000).toFixed(1)} s`);
}

async function check(name, command, args) {
  const started = Date.now();
  const ok = await run(command, command, args);
  results.count(name, ok);
  console.log(`${ok ? "✓" : "✗"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/** Needs what has been installed by now. */
async function checkSheets() {
  const { leaksOfClient } = await import("./style-leaks.mjs");
  const leaks = leaksOfClient();
  for (const leak of leaks) console.log(`sheets │ ${leak}`);
  results.count("sheets kept apart", leaks.length === 0);
  console.log(`${leaks.length === 0 ? "✓" : "✗"} sheets kept apart`);
}

/** Needs it too. */
async function checkLetters() {
  const { fixedLettersOfClient } = await import("./letter-sizes.mjs");
  const fixed = fixedLettersOfClient();
  for (const one of fixed) console.log(`letters │ ${one}`);
  results.count("letters grow with the reader's", fixed.length === 0);
  console.log(`${fixed.length === 0 ? "✓" : "✗"} letters grow with the reader's`);
}

function checkTestHabits() {
  const complaints = complaintsAboutTests();
  for (const complaint of complaints) console.log(complaint);
  results.count("how tests wait and draw", complaints.length === 0);
  console.log(`${complaints.length === 0 ? "✓" : "✗"} how tests wait and draw`);
}

async function vitest({ name, lane, workers }) {
  const file = join(cache, `${name}.json`);
  mkdirSync(cache, { recursive: true });
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // The browser's tests need the client as it is shipped, which has just been built; they build it where it has changed.
  const env = lane === "browser" && isBuilt() ? { WEIRWOOD_BUILT_CLIENT: join(root, "web/dist") } : {};
  const ok = await run(name, "vitest", ["run", "--project", name, `--maxWorkers=${workers}`, ...reporters], env);
  results.countTests(name, readTests(file), ok);
}

function readTests(file) {
  try {
    return testsIn(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: [] };
  }
}

/** Runs a program, each line of its output behind a label: lanes speak at the same time. */
async function run(label, command, args, env = {}) {
  const shell = process.platform === "win32";
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(program(command), args, { cwd: root, stdio, shell, env: { ...process.env, ...env } });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on("line", (line) => console.log(`${label} │ ${line}`));
  }
  const closed = once(child, "close").catch(() => {});
  const [code] = await once(child, "exit");
  // A process that was left behind could hold the output open for ever.
  await Promise.race([closed, pause(5000)]);
  return code === 0;
}

function giveUp(reason) {
  console.log(`\n${reason}\n0 passed, 1 failed`);
  process.exit(1);
}
