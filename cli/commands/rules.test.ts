import { readFileSync } from "node:fs";
import { entriesFor } from "@weirwood/catalogue";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { contextOf } from "../context.ts";
import { run } from "../program.ts";
import { documentOf } from "../rulebook.ts";
import { called, calledJson, weirwood } from "../testing/weirwood.ts";

describe("rules", () => {
  test("reads a rule in either language, by its whole id or its end", async () => {
    const { rule } = throne.phrasebooks.en.rules["throne.raid.adjacent"];
    expect((await calledJson(["rules", "throne", "throne.raid.adjacent"])).value).toMatchObject({
      id: "throne.raid.adjacent",
      rule,
    });
    expect((await calledJson(["rules", "throne", "pillage"])).value).toMatchObject({
      id: "throne.raid.pillage",
      language: "en",
    });
    const french = (await called(["rules", "throne", "pillage", "--lang", "fr"])).out.replace(/\n\s*/g, " ");
    expect(french).toContain(throne.phrasebooks.fr.rules["throne.raid.pillage"].rule);
  });

  test("gives a ruling with its reason", () => {
    const { reason } = throne.phrasebooks.en.rules["throne.card.salladhor-saan"];
    const { out } = weirwood(["rules", "throne", "throne.card.salladhor-saan"]);
    expect(out.replace(/\n\s*/g, " ")).toContain(`Ruling: ${reason}`);
  });

  test("suggests near ones where there is none", async () => {
    const { value } = await calledJson(["rules", "throne", "pilage"]);
    expect(value.error).toMatchObject({ code: "unknown-rule", suggestions: ["throne.raid.pillage"] });
  });

  test("lists all by chapter, or a chapter", async () => {
    const own = Object.keys(throne.phrasebooks.en.rules).filter((id) => id.startsWith("throne."));
    const { rules } = (await calledJson(["rules", "throne"])).value as { rules: { id: string }[] };
    expect(rules.map(({ id }) => id).sort()).toEqual(own.sort());
    const { out } = await called(["rules", "throne", "raven"]);
    expect(out).toMatch(/^The raven\n {2}throne\.raven\./);
    expect(out).not.toContain("throne.raid");
  });

  test("lists the rules that no scenario covers, and fails if there are any", async () => {
    // All scenarios are run for it: once is enough for what people and what scripts are told.
    const args = ["rules", "throne", "--uncovered"];
    const lines: string[] = [];
    const { json: value, failure } = await run(args, {
      ...contextOf(args, {}),
      print: (line = "") => lines.push(line),
      note: () => undefined,
    });
    const uncovered = value.uncovered as string[];
    expect(failure?.exitCode ?? 0).toBe(uncovered.length === 0 ? 0 : 1);
    expect(value.scenarios).toBeGreaterThan(30);
    for (const id of uncovered) expect(throne.phrasebooks.en.rules).toHaveProperty([id]);
    expect(lines).toEqual(uncovered);
  });
});

describe.each(entriesFor("players"))("docs/rules of $name", ({ name, ...entry }) => {
  test.each(["en", "fr"] as const)("is what the texts say now (%s)", async (language) => {
    const file = `docs/rules/${name}.${language}.md`;
    const kept = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    const made = documentOf(name, await entry.book(language), contextOf(["--lang", language], {}));
    const again = `./weirwood rules ${name} --document --lang ${language} > ${file}`;
    expect(kept === made, `${file} is stale; make it again with: ${again}`).toBe(true);
  });
});
