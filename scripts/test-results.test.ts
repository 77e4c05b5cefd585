import { describe, expect, it } from "vitest";
import { Results, testsIn } from "./test-results.mjs";

const fileOf = (...statuses: string[]) => ({
  assertionResults: statuses.map((status) => ({
    fullName: `a ${status} test`,
    status,
    failureMessages: status === "failed" ? ["Error: no\n    at here"] : [],
  })),
});

const lastLine = (results: Results): string | undefined => results.lines().at(-1);

describe("what is counted", () => {
  it("is every test, a skipped one as failed", () => {
    const tests = testsIn({ testResults: [fileOf("passed", "failed"), fileOf("passed", "skipped")] });
    expect(tests).toEqual({ passed: 2, failed: ["a failed test (Error: no)", "a skipped test (skipped)"] });
  });

  it("stands in the last line, and each failure above", () => {
    const results = new Results();
    results.count("build", true);
    results.countTests("server", { passed: 5, failed: ["a table (gone)"] }, false);
    expect(lastLine(results)).toBe("6 passed, 1 failed");
    expect(results.lines()).toContain("  server: a table (gone)");
    expect(results.hasFailed).toBe(true);
  });

  it("is a failure where a part ran no test, or ended badly after tests that passed", () => {
    const none = new Results();
    none.countTests("cli", { passed: 0, failed: [] }, true);
    expect(lastLine(none)).toBe("0 passed, 1 failed");
    const died = new Results();
    died.countTests("cli", { passed: 7, failed: [] }, false);
    expect(lastLine(died)).toBe("7 passed, 1 failed");
  });
});

describe("budgets", () => {
  const results = new Results();
  results.count("build", true);
  results.took("server tests", 4.4, 3);
  results.took("browser tests", 6.1, 4);
  const lines = results.lines();

  it("stand beside the minutes", () => {
    expect(lines).toContain("  server tests            4.40    3.00");
  });

  it("are named where they are overrun by more than half, and fail nothing", () => {
    const at = lines.indexOf("over budget by more than half");
    expect(lines.slice(at + 1, at + 3)).toEqual(["  browser tests: 6.1 minutes of 4", ""]);
    expect(lines.at(-1)).toBe("1 passed, 0 failed");
    expect(results.hasFailed).toBe(false);
  });
});
