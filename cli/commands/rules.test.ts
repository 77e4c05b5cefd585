import { readFileSync } from "node:fs";
import { entriesFor } from "@weirwood/catalogue";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { contextOf } from "../context.ts";
import { documentOf } from "../rulebook.ts";
import { json, weirwood } from "../testing/weirwood.ts";

describe("rules", () => {
  test("reads a rule in either language, by its whole id or its end", () => {
    const { rule } = throne.phrasebooks.en.rules["throne.raid.adjacent"];
    expect(json(["rules", "throne", "throne.raid.adjacent"]).value).toMatchObject({ id: "throne.raid.adjacent", rule });
    expect(json(["rules", "throne", "pillage"]).value).toMatchObject({ id: "throne.raid.pillage", language: "en" });
    const french = weirwood(["rules", "throne", "pillage", "--lang", "fr"]).out.replace(/\n\s*/g, " ");
    expect(french).toContain(throne.phrasebooks.fr.rules["throne.raid.pillage"].rule);
  });

  test("gives a ruling with its reason", () => {
    const { reason } = throne.phrasebooks.en.rules["throne.card.salladhor-saan"];
    const { out } = weirwood(["rules", "throne", "throne.card.salladhor-saan"]);
    expect(out.replace(/\n\s*/g, " ")).toContain(`Ruling: ${reason}`);
  });

  test("suggests near ones where there is none", () => {
    const { value } = json(["rules", "throne", "pilage"]);
    expect(value.error).toMatchObject({ code: "unknown-rule", suggestions: ["throne.raid.pillage"] });
  });

  test("lists all by chapter, or a chapter", () => {
    const own = Object.keys(throne.phrasebooks.en.rules).filter((id) => id.startsWith("throne."));
    const { rules } = json(["rules", "throne"]).value as { rules: { id: string }[] };
    expect(rules.map(({ id }) => id).sort()).toEqual(own.sort());
    const { out } = weirwood(["rules", "throne", "raven"]);
    expect(out).toMatch(/^The raven\n {2}throne\.raven\./);
    expect(out).not.toContain("throne.raid");
  });

  test("lists the rules that no scenario covers, and fails if there are any", () => {
    const { code, value } = json(["rules", "throne", "--uncovered"]);
    const uncovered = value.uncovered as string[];
    expect(code).toBe(uncovered.length === 0 ? 0 : 1);
    expect(value.scenarios).toBeGreaterThan(30);
    for (const id of uncovered) expect(throne.phrasebooks.en.rules).toHaveProperty([id]);
    expect(
      weirwood(["rules", "throne", "--uncovered"])
        .out.split("\n")
        .filter((line) => line !== ""),
    ).toEqual(uncovered);
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
