import { readdirSync, readFileSync } from "node:fs";
import { type Json, runScenario, uncoveredRules } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { verbs } from "../decisions.ts";
import { battles } from "../index.ts";
import { askKinds } from "../state/layout.ts";

/** Every scenario of this folder; a file may hold several. A rule that a scenario names and nobody wrote fails it too. */
const folder = new URL("./", import.meta.url);
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, folder), "utf8")).map((document) => {
      for (const problem of document.errors) throw new Error(`${file}: ${problem.message}`);
      const scenario = document.toJS() as { readonly [word: string]: Json };
      return { file, title: String(scenario.title), result: runScenario(battles, scenario) };
    }),
  );

const guide = readFileSync(new URL("../../../docs/games/battles/scenarios.md", import.meta.url), "utf8");

describe("the scenario", () => {
  it.each(scenarios.map(({ title, result }) => [result.id, title, result] as const))(
    "%s: %s",
    (_id, _title, result) => {
      expect(result.message, result.message).toBe(undefined);
    },
  );

  it("has an id of its own, that of its file", () => {
    const ids = scenarios.map(({ result }) => result.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { file, result } of scenarios) expect(result.id).toMatch(new RegExp(`^${file.split("-")[0]}`));
  });

  it("exists for every rule of the game", () => {
    const results = scenarios.map(({ result }) => result);
    expect(uncoveredRules(battles.phrasebooks.en, "battles.", results)).toEqual([]);
  });

  it("is explained by an example that runs", () => {
    const [, example] = guide.match(/```yaml\n(.*?)```/s) as string[];
    const { message } = runScenario(battles, parse(example) as Json);
    expect(message, message).toBe(undefined);
  });

  it("finds all its words explained", () => {
    const observed = Object.keys(battles.scenarios.observe(battles.scenarios.given({})));
    for (const word of [...observed, ...askKinds]) expect(guide).toContain(`\`${word}\``);
    for (const verb of Object.keys(verbs)) expect(guide).toMatch(new RegExp(`\`${verb}[ \`]`));
  });
});
