import { readdirSync, readFileSync } from "node:fs";
import { type Json, runScenario } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { throne } from "../index.ts";

/** Every scenario of this folder; a file may hold several. A rule that a scenario names and nobody wrote fails it too. */
const folder = new URL("./", import.meta.url);
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, folder), "utf8")).map((document) => {
      for (const problem of document.errors) throw new Error(`${file}: ${problem.message}`);
      return { file, scenario: document.toJS() as { readonly [word: string]: Json } };
    }),
  );

describe("the scenario", () => {
  it.each(scenarios.map(({ scenario }) => [String(scenario.id), String(scenario.title), scenario] as const))(
    "%s: %s",
    (_id, _title, scenario) => {
      const { message } = runScenario(throne, scenario);
      expect(message, message).toBe(undefined);
    },
  );

  it("has an id of its own, that of its file", () => {
    const ids = scenarios.map(({ scenario }) => scenario.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { file, scenario } of scenarios)
      expect(String(scenario.id)).toMatch(new RegExp(`^${file.split("-")[0]}`));
  });
});
