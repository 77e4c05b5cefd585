// A static check: no test depends on the machine's speed, or on chance that nobody wrote down. Docs: CONTRIBUTING.md.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, sourceFiles } from "./packages.mjs";

/** What no test does, and what it does instead. */
const habits = {
  "own wait": {
    pattern: /\bvi\.wait(For|Until)\(/,
    instead: "await expect.poll(…), which waits as long as all others",
  },
  pause: {
    pattern: /\.waitForTimeout\(|\bsetTimeout\(|\bsetInterval\(|node:timers\/promises/,
    instead: "expect.poll or `until` for what is to come, a turned clock or HeldTime for what takes time",
  },
  "own limit": {
    pattern: /\btimeout: ?[\d_]+|\bAbortSignal\.timeout\(/,
    instead: "no limit of its own: how long anything waits is PATIENCE, in kernel/testing/patience.ts",
  },
  "own arrival": {
    pattern: /\.waitForURL\(|\.waitForLoadState\(/,
    instead: "arrive(…), which is done when the page is there",
  },
  "one look": {
    pattern:
      /\bexpect\(\s*await\b.*\.(count|is(Visible|Hidden|Enabled|Disabled|Checked)|textContent|innerText|inputValue|getAttribute|all(TextContents|InnerTexts)|boundingBox|evaluate)\(/,
    instead: "await expect.poll(() => …), for the page may be about to show it",
  },
  pictures: {
    pattern: /\brequestAnimationFrame\b(?!")/,
    instead: "drawn(page), which is done when all is that waited for a picture",
  },
  stopwatch: {
    pattern: /\bperformance\.now\(/,
    instead: "no statement about how long something took: measure in the cli",
  },
  chance: {
    pattern: /\bMath\.random\b|\brandom(Bytes|Int|UUID)\(|\bgetRandomValues\(|\bDate\.now\(\) ?%/,
    instead: "chanceFrom a number in the test, or from testSeed",
  },
};

/** @type {{ readonly [file: string]: readonly [reason: string, ...habits: string[]] }} */
const exceptions = {
  "server/testing/until.ts": ["the one loop that waits outside of expect.poll", "pause", "stopwatch"],
  "web/browser-tests/server/arrive.ts": ["the one place that waits for a page", "own arrival"],
  "web/browser-tests/server/drawn.ts": ["the one place that waits for pictures", "pause", "pictures"],
  "web/browser-tests/server/question-in-the-page.ts": ["runs in the page, until nothing moves any more", "pictures"],
  "web/browser-tests/server/held-time.ts": ["the one loop that turns held time", "stopwatch"],
  "web/browser-tests/server/visit.ts": ["puts written chance into the page", "chance"],
  "server/app/clock.test.ts": ["the machine's own clock is what it tests", "pause"],
  "server/jobs/bull-jobs.test.ts": ["Redis has no clock that a test could turn", "pause"],
  "server/faults/cluster.test.ts": ["strikes at moments drawn from the seed", "pause"],
  "server/faults/kill-embedded.test.ts": ["strikes at moments drawn from the seed", "pause"],
  "server/faults/decision-races.ts": ["strikes at moments drawn from the seed", "pause"],
  "server/faults/watchdog.test.ts": ["a process is stopped for longer than its watchdog bears", "pause"],
  "server/faults/flood.test.ts": ["attackers who drip", "pause"],
  "server/http/guards.test.ts": ["attackers who drip", "pause"],
  "server/testing/network.ts": ["a network that is slow", "pause"],
  "server/testing/resilient-player.ts": ["a player who thinks, and comes again", "pause"],
  "server/testing/run-server.ts": ["ends itself when nobody is left to end it", "pause"],
  "server/testing/start-and-wait.ts": ["waits to be killed", "pause"],
  "server/testing/services.ts": ["tries again until a program of the machine has started", "pause"],
  "server/testing/binaries.ts": ["waits for another process to install what it needs, however long", "pause"],
  "server/notifications/testing/device.ts": ["keys, which decide nothing", "chance"],
  "cli/testing/faults.mjs": ["faults that come by a timer", "pause"],
  "cli/commands/bot.test.ts": ["bots that think, or never answer", "pause"],
  "cli/bench/web/newcomer.test.ts": ["runs in the page, where no helper is", "pause", "pictures"],
  "scripts/test-waits.test.ts": [
    "examples of all of them",
    "own wait",
    "pause",
    "own limit",
    "own arrival",
    "one look",
    "pictures",
    "stopwatch",
    "chance",
  ],
  "web/testing/local-worker.ts": ["lets the event loop turn once", "pause"],
  "web/browser-tests/throne/in-the-page.ts": ["runs in the page, where no helper is", "pause", "pictures"],
  "web/browser-tests/throne/friends-stay.test.ts": ["turns the server's clock on while it is played", "pause"],
};

/** @param {string} file Whether it is a test, or what tests are made with. */
export function isOfTests(file) {
  if (!/[.](ts|tsx|mjs)$/.test(file)) return false;
  return /[.](test|suite)[.]tsx?$|(^|\/)testing\/|^web\/browser-tests\/|^server\/faults\//.test(file);
}

/** So many lines are looked at for what an `expect(` looks at. */
const LONGEST_LOOK = 6;

/** @returns {{ line: number, habit: string }[]} Where a text has a habit that tests must not have; comments may speak of it. */
export function habitsIn(text) {
  const lines = text.split("\n").map((line) => line.replace(/^\s*(\/\/|\/?\*).*/, "").replace(/\s\/\/ .*/, ""));
  return lines.flatMap((line, at) => {
    // What is too long for a line goes on in the next ones.
    const code = line.endsWith("expect(") ? lines.slice(at, at + LONGEST_LOOK).join(" ") : line;
    return Object.entries(habits)
      .filter(([, { pattern }]) => pattern.test(code))
      .map(([habit]) => ({ line: at + 1, habit }));
  });
}

/** What is wrong in these files, a line each: habits without a reason, and reasons without a habit. */
export function complaintsAbout(files, read, allowed = exceptions) {
  const unused = new Set(
    Object.entries(allowed).flatMap(([file, [, ...some]]) => some.map((one) => `${file}: ${one}`)),
  );
  const complaints = files.filter(isOfTests).flatMap((file) =>
    habitsIn(read(file)).flatMap(({ line, habit }) => {
      unused.delete(`${file}: ${habit}`);
      const [, ...some] = allowed[file] ?? [];
      return some.includes(habit) ? [] : [`${file}:${line}: ${habit}. Instead: ${habits[habit].instead}`];
    }),
  );
  return [...complaints, ...[...unused].map((one) => `${one}: an exception that nobody needs`)];
}

/** What is wrong with the tests of this repository. */
export const complaintsAboutTests = () =>
  complaintsAbout(sourceFiles(), (file) => readFileSync(join(root, file), "utf8"));
