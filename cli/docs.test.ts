import { readFileSync } from "node:fs";
import { isRefusal } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { run } from "./program.ts";
import { surroundingsOf } from "./surroundings.ts";
import { en } from "./text/en.ts";

const read = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), "utf8");

describe("docs/notation.md", () => {
  const examples = [...read("notation.md").matchAll(/```weir\n([^`]*)```/g)].flatMap(([, box]) =>
    box.trim().split("\n"),
  );

  test.each(examples)("“%s” is a decision in its canonical form", (example) => {
    const decision = throne.parse(example);
    expect(isRefusal(decision)).toBe(false);
    if (!isRefusal(decision)) expect(throne.print(decision)).toBe(example);
  });

  test("has an example of every kind of decision", () => {
    const verbs = new Set(examples.map((example) => example.split(" ", 1)[0]));
    expect([...verbs].sort()).toEqual(Object.keys(en.forms).sort());
  });
});

describe("docs/cli.md", () => {
  test.each(["play", "sim", "replay", "scenario", "rules", "bench"])("names every option of %s", async (command) => {
    const args = [command, "--help", "--json"];
    const { json } = await run(args, surroundingsOf(args, {}));
    const section = read("cli.md");
    for (const [option] of String(json.help).matchAll(/--[a-z-]+(?= |,|\n)/g))
      expect(section, option).toContain(option);
  });

  test("names every figure of the bench", () => {
    for (const name of Object.keys(en.bench.names)) expect(read("cli.md")).toContain(`\`${name}\``);
  });
});
