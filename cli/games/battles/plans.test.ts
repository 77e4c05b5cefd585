import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { drawField, planIds, plans, writePlan } from "@weirwood/battles/plans";
import { afterAll, describe, expect, test } from "vitest";
import { contextOf, type Report } from "../../context.ts";
import { run } from "../../program.ts";
import { weirwood, workshop } from "../../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

const kingsroad = writePlan(plans.kingsroad);

/** A file with this text, and its name. */
function fileWith(text: string): string {
  const file = path("plan.json");
  writeFileSync(file, text);
  return file;
}

/** What a command of the game says and reports, without a process of its own. */
async function said(...args: string[]): Promise<Report & { out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const here = {
    ...contextOf(args, {}),
    print: (line = "") => void out.push(line),
    note: (line: string) => void err.push(line),
  };
  const report = await run(["battles", ...args], here);
  return { ...report, out: out.join("\n"), err: err.join("\n") };
}

describe("battles plans", () => {
  test("lists ours in either language", async () => {
    const { out, json } = await said("plans", "--lang", "fr");
    for (const id of planIds) expect(out).toContain(`${id}  ${plans[id].name.fr}`);
    expect(json.plans).toMatchObject(planIds.map((id) => ({ id, rounds: plans[id].rounds })));
  });
});

describe("battles plan", () => {
  test.each(planIds)("%s is printed as a file that can be checked", async (id) => {
    const { out } = await said("plan", id);
    expect(`${out}\n`).toBe(writePlan(plans[id]));
    expect((await said("check", fileWith(out))).failure).toBeUndefined();
  });

  test("suggests a name where there is none", async () => {
    await expect(said("plan", "kingroad")).rejects.toThrow("kingsroad");
  });
});

describe("battles check", () => {
  test("draws a plan and says that it is one", async () => {
    const file = fileWith(kingsroad);
    const { out, failure } = await said("check", file);
    expect(failure).toBeUndefined();
    expect(out).toContain(drawField(plans.kingsroad).join("\n"));
    expect(out).toContain(`${file} is a battle plan.`);
  });

  test("draws it as a picture too", async () => {
    const svg = path("drawn/right.svg");
    const { json, err } = await said("check", fileWith(kingsroad), "--svg", svg);
    expect(json.svg).toBe(svg);
    expect(err).toBe(`drawn: ${svg}`);
    expect(readFileSync(svg, "utf8")).toContain("<title>Clash on the Kingsroad</title>");
  });

  test("names the line and the field of everything that is wrong, and draws what it can", async () => {
    const text = kingsroad.replace('"at": "d3"', '"at": "z3"').replace('"rounds": 5', '"rounds": 50');
    const { out, failure } = await said("check", fileWith(text));
    expect(out).toContain("✗ line 12: rounds: a whole number from 1 to 10 is expected here");
    expect(out).toMatch(/✗ line \d+: units\[1\]\.at: “z3” is no hex of this board\./);
    expect(out).toContain(" 3   .    f    .    .    =    Wg");
    expect(failure?.exitCode).toBe(1);
    expect(failure?.sentence).toContain("is no battle plan: 2 things are wrong");
  });

  test("speaks French", async () => {
    const { out, failure } = await said("check", fileWith("{\n}"), "--lang", "fr");
    expect(out).toContain("✗ ligne 1\u00a0: name\u00a0: ceci manque.");
    expect(failure?.sentence).toContain("n’est pas un plan de bataille");
  });

  test("gives scripts every problem as an object", async () => {
    const { json } = await said("check", fileWith('{ "name": ]'));
    expect(json).toMatchObject({ ok: false, problems: [{ line: 1, field: "plan", rule: "battles.plan.json" }] });
  });

  test("draws no picture where there is no field", async () => {
    const svg = path("none.svg");
    const { err } = await said("check", fileWith("[]"), "--svg", svg);
    expect(err).toContain("there is no field to draw");
    expect(existsSync(svg)).toBe(false);
  });

  test("says where there is no file", async () => {
    await expect(said("check", path("nowhere.json"))).rejects.toThrow("there is no file");
  });

  test("as a process reads stdin, and ends with 1 where something is wrong", () => {
    expect(weirwood(["battles", "check", "-"], kingsroad).code).toBe(0);
    const { code, err } = weirwood(["battles", "check", "-"], "no plan");
    expect(code).toBe(1);
    expect(err).toContain("- is no battle plan");
  });
});

describe("help", () => {
  test.each(["plans", "plan", "check"])("of battles %s teaches by examples, in both languages", async (command) => {
    const [english, french] = await Promise.all(
      ["en", "fr"].map(async (language) => (await said(command, "--help", "--lang", language)).out),
    );
    expect(english).toContain("\nExamples:\n  weirwood battles");
    expect(french).toContain("\nExemples\u00a0:\n  weirwood battles");
    expect(french).not.toMatch(/default:|display help|Options:/);
  });

  test("lists them under the game’s name, and the game among the commands", async () => {
    const { out } = await said("--help");
    for (const command of ["plans", "plan", "check"]) expect(out).toContain(`\n  ${command} `);
    const args = ["--help", "--json"];
    expect((await run(args, contextOf(args, {}))).json.help).toContain("\n  battles ");
  });
});
