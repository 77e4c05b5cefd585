// What `npm test` counts and says at the end.

/** An overrun is named from here on: machines are noisy. */
const MUCH = 1.5;

/** The tests of one part from vitest's JSON. A skipped test proves nothing, so it counts as failed. */
export function testsIn(json) {
  const tests = json.testResults.flatMap((file) => file.assertionResults);
  const failed = tests.filter((test) => test.status !== "passed");
  return { passed: tests.length - failed.length, failed: failed.map(described) };
}

function described({ fullName, status, failureMessages }) {
  const [reason] = (failureMessages?.[0] ?? status).split("\n");
  return `${fullName} (${reason})`;
}

/** Counts tests and checks, and keeps the minutes of every part beside its budget. */
export class Results {
  #passed = 0;
  #failures = [];
  #times = [];

  /** A check, a build, a lane: one thing that works or does not. */
  count(name, ok) {
    if (ok) this.#passed++;
    else this.#failures.push(name);
  }

  /** Tests of a part. One that ran none, or ended badly though no test failed, has failed as a whole. */
  countTests(part, { passed, failed }, ok) {
    this.#passed += passed;
    this.#failures.push(...failed.map((test) => `${part}: ${test}`));
    if (failed.length === 0 && (!ok || passed === 0)) this.count(`${part} tests`, false);
  }

  took(name, minutes, budget) {
    this.#times.push({ name, minutes, budget });
  }

  get hasFailed() {
    return this.#failures.length > 0;
  }

  /** The closing lines; the last is `N passed, N failed`. */
  lines() {
    const over = this.#times.filter(({ minutes, budget }) => minutes > budget * MUCH);
    return [
      "",
      "minutes per part, and its budget on two idle cores",
      ...this.#times.map(
        ({ name, minutes, budget }) => `  ${name.padEnd(20)}${inMinutes(minutes)}${inMinutes(budget)}`,
      ),
      ...section("over budget by more than half", over.map(overrun)),
      ...section("failed", this.#failures),
      "",
      `${this.#passed} passed, ${this.#failures.length} failed`,
    ];
  }
}

const inMinutes = (minutes) => minutes.toFixed(2).padStart(8);

const overrun = ({ name, minutes, budget }) => `${name}: ${minutes.toFixed(1)} minutes of ${budget}`;

const section = (title, lines) => (lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)]);
