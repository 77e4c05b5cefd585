import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { called, calledJson, weirwood, workshop } from "../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

const sound = (id: string, power = 5): string => `id: ${id}
title: A house begins with five power
rules: [throne.setup.power]
game: throne
given: { players: 3, start: true }
then: { power: { stark: ${power} } }
`;

function file(name: string, text: string): string {
  writeFileSync(path(name), text);
  return path(name);
}

describe("scenario", () => {
  test("runs files and folders, several scenarios a file", async () => {
    mkdirSync(path("folder/inner"), { recursive: true });
    const one = file("one.yaml", sound("one"));
    file("folder/two.yml", `${sound("two")}---\n${sound("three")}`);
    file("folder/inner/four.yaml", sound("four"));
    file("folder/readme.txt", "not a scenario");
    const { code, value } = await calledJson(["scenario", one, path("folder")]);
    expect(code).toBe(0);
    expect(value).toMatchObject({ passed: 4, failed: 0 });
    expect((value.scenarios as { id: string }[]).map(({ id }) => id)).toEqual(["one", "four", "two", "three"]);
    expect((value.scenarios as object[])[0]).toEqual({
      file: one,
      id: "one",
      title: "A house begins with five power",
      ok: true,
      message: "",
    });
    expect((await called(["scenario", one])).out).toBe("✓ one  A house begins with five power\n1 passed, 0 failed\n");
    expect(weirwood(["scenario", "-", "--quiet"], sound("piped")).out).toBe("1 passed, 0 failed\n");
  });

  test("shows what was expected and what was found", async () => {
    const wrong = file("wrong.yaml", sound("wrong", 6));
    const { code, out } = weirwood(["scenario", wrong]);
    expect(code).toBe(1);
    expect(out).toMatch(/✗ wrong .*\n {4}then: power\.stark\n {6}expected {2}6\n {6}actual {4}5\n/);
    expect((await called(["scenario", wrong, "--lang", "fr"])).out).toMatch(/attendu {2}6\n {6}trouvé {3}5\n/);
    expect((await calledJson(["scenario", wrong])).value).toMatchObject({
      passed: 0,
      failed: 1,
      scenarios: [{ id: "wrong", ok: false, message: "then: power.stark: expected 6, was 5" }],
    });
  });

  test("tells apart what fails and what is no scenario", async () => {
    const other = file("other.yaml", sound("other").replace("throne\n", "chess\n"));
    expect(await called(["scenario", other])).toMatchObject({ code: 1, out: expect.stringContaining("“chess”") });
    const list = file("list.yaml", "- just\n- a list\n");
    expect(await called(["scenario", list])).toMatchObject({
      code: 1,
      out: expect.stringContaining("a scenario is a map"),
    });
  });

  test("names file and line where the YAML is broken, and runs the others", async () => {
    const broken = file("broken.yaml", "id: x\ngiven: { players: [stark\nwhen: 3\n");
    const { code, out } = await called(["scenario", broken, path("one.yaml")]);
    expect(code).toBe(2);
    expect(out).toMatch(/✗ .*broken\.yaml, line [34]: [^\n]+\n✓ one/);
    expect((await calledJson(["scenario", broken])).value).toMatchObject({
      failed: 1,
      scenarios: [{ line: expect.any(Number) }],
    });
    const twice = file("twice.yaml", "id: x\nid: y\n");
    expect(await called(["scenario", twice])).toMatchObject({ code: 2, out: expect.stringContaining("line 2") });
  });

  test("is not to be bombed", async () => {
    const layers = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const layer = (name: string, i: number): string =>
      `${name}: &${name} [${Array(9).fill(i === 0 ? "lol" : `*${layers[i - 1]}`)}]`;
    const bomb = file("bomb.yaml", layers.map(layer).join("\n"));
    expect(await called(["scenario", bomb])).toMatchObject({ code: 2, out: expect.stringContaining("alias") });
    const deep = file("deep.yaml", `id: ${"[".repeat(300)}${"]".repeat(300)}`);
    expect(await called(["scenario", deep])).toMatchObject({ code: 2, err: `weirwood: 1 scenario fails: ${deep}\n` });
    file("huge.yaml", "");
    truncateSync(path("huge.yaml"), 3_000_000);
    expect(await called(["scenario", path("huge.yaml")])).toMatchObject({
      code: 2,
      err: expect.stringContaining("2 MB"),
    });
  });

  test("complains where there is nothing to run", async () => {
    mkdirSync(path("nothing"));
    for (const nothing of [path("nothing"), path("nowhere.yaml"), file("blank.yaml", "# nothing\n")]) {
      expect((await called(["scenario", nothing])).code).toBe(2);
    }
  });
});
