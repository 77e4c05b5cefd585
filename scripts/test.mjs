// `npm test`: set-up, static checks and every package's tests, all of them even if one fails. The last line is
// `N passed, N failed`, counting each test and each static check. `npm run check` stops before the tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, cache, ensureInstalled, isBuilt, program, root } from "./setup.mjs";

const total = { passed: 0, failed: 0 };
const failures = [];
const minutes = [];

part("set-up and build", () => {
  if (!ensureInstalled()) giveUp("npm ci failed: without its packages nothing can be tested");
  count("build", build());
});

part("static checks", () => {
  check("format and lint", "biome", ["check", "--error-on-warnings"]);
  check("types, tests included", "tsc", ["-b"]);
  check("import arrows", "depcruise", ["kernel", "games", "bots", "catalogue", "protocol", "server", "cli", "web"]);
  check("unused code", "knip", []);
});

if (process.argv[2] !== "check") {
  for (const project of ["kernel", "throne", "bots", "catalogue", "server", "cli", "web", "browser"])
    part(`${project} tests`, () => vitest(project));
}

report();

function part(name, work) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  work();
  const took = Date.now() - started;
  minutes.push([name, took / 60_000]);
  console.log(`── ${name}: ${(took / 1000).toFixed(1)} s`);
}

function check(name, command, args) {
  const started = Date.now();
  const ok = run(command, args);
  count(name, ok);
  console.log(`${ok ? "✓" : "✗"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function vitest(project) {
  const results = join(cache, `${project}.json`);
  mkdirSync(cache, { recursive: true });
  rmSync(results, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  // The browser's tests need the client as it is shipped, which has just been built; they build it where it has changed.
  const env = project === "browser" && isBuilt() ? { WEIRWOOD_BUILT_CLIENT: join(root, "web/dist") } : {};
  const ok = run("vitest", ["run", "--project", project, `--maxWorkers=${workersFor(project)}`, ...reporters], env);
  const { passed, failed } = readTests(results);
  total.passed += passed;
  total.failed += failed.length;
  failures.push(...failed.map((test) => `${project}: ${test}`));
  // A file that does not load, or an error outside of any test.
  if (failed.length === 0 && (!ok || passed === 0)) count(`${project} tests`, false);
}

/** Both cores of a small machine; tests of the server mostly wait for processes, disks and clocks. */
function workersFor(project) {
  return project === "server" ? 3 : 2;
}

/** A skipped test proves nothing, so it counts as failed. */
function readTests(results) {
  try {
    const tests = JSON.parse(readFileSync(results, "utf8")).testResults.flatMap((file) => file.assertionResults);
    const failed = tests.filter((test) => test.status !== "passed");
    return { passed: tests.length - failed.length, failed: failed.map(described) };
  } catch {
    return { passed: 0, failed: [] };
  }
}

function described({ fullName, status, failureMessages }) {
  const [reason] = (failureMessages[0] ?? status).split("\n");
  return `${fullName} (${reason})`;
}

function count(name, ok) {
  total[ok ? "passed" : "failed"] += 1;
  if (!ok) failures.push(name);
}

function run(command, args, env = {}) {
  const shell = process.platform === "win32";
  const { status } = spawnSync(program(command), args, { stdio: "inherit", shell, env: { ...process.env, ...env } });
  return status === 0;
}

function report() {
  console.log("\nminutes per part");
  for (const [name, time] of minutes) console.log(`  ${name.padEnd(18)}${time.toFixed(2).padStart(7)}`);
  console.log(`  ${"together".padEnd(18)}${(process.uptime() / 60).toFixed(2).padStart(7)}`);
  if (failures.length > 0) console.log(`\nfailed\n${failures.map((line) => `  ${line}`).join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function giveUp(reason) {
  console.log(`\n${reason}\n0 passed, 1 failed`);
  process.exit(1);
}
