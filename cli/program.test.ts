import { existsSync } from "node:fs";
import { explain } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { contextOf } from "./context.ts";
import { Failure } from "./failure.ts";
import { run } from "./program.ts";
import { called, calledJson, interrupted, shell, weirwood, workshop } from "./testing/weirwood.ts";

const commands = [
  ...["play", "sim", "train", "farm", "replay", "analyse", "scenario", "rules"],
  ...["bench", "serve", "bot", "backup", "restore"],
];

async function helpOf(command: string, language: string): Promise<string> {
  const args = [command, "--help", "--json", "--lang", language];
  const { json: report } = await run(args, contextOf(args, {}));
  return String(report.help);
}

describe("help", () => {
  test("lists every command and ends well", () => {
    const { code, out, err } = weirwood(["--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const command of commands) expect(out).toContain(`\n  ${command} `);
    expect(out).toContain("Exit codes:");
  });

  test.each(commands)("of %s teaches by examples, in both languages", async (command) => {
    const [english, french] = await Promise.all(["en", "fr"].map((language) => helpOf(command, language)));
    expect(english).toContain("\nExamples:\n  weirwood");
    expect(french).toContain("\nExemples\u00a0:\n  weirwood");
    expect(french).toContain("affiche cette aide");
    expect(french).not.toMatch(/\b(default:|display help|Options:|the)\b/);
    for (const line of `${english}\n${french}`.split("\n")) expect(line.length, line).toBeLessThanOrEqual(92);
  });

  test("of a command is also what `help` shows, in the language of the environment", async () => {
    const { code, out } = await called(["help", "sim"], { LC_ALL: "fr_FR.UTF-8" });
    expect(code).toBe(0);
    expect(out).toContain("Fait jouer les robots");
  });

  test("comes as one object with --json", async () => {
    const { code, value } = await calledJson(["sim", "--help"]);
    expect(code).toBe(0);
    expect(value.help).toContain("--fixed-seats");
  });

  test("the version is a line, or an object", async () => {
    expect(weirwood(["--version"]).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await calledJson(["--version"])).value).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });
});

describe("the language", () => {
  const complaint = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> =>
    (await called(["replay", "nowhere.weir", ...args], environment)).err;

  test("is taken from the environment, the strongest variable first", async () => {
    const french = weirwood(["replay", "nowhere.weir"], "", { LC_ALL: "fr_FR.UTF-8" });
    expect(french.err).toContain("il n’y a pas de fichier nowhere.weir");
    expect(await complaint([], { LC_ALL: "", LC_MESSAGES: "fr_CA", LANG: "en_US" })).toContain("il n’y a pas");
    expect(await complaint([], { LC_ALL: "", LANG: "de_DE.UTF-8" })).toContain("there is no file");
  });

  test("is what --lang says, wherever it stands", async () => {
    expect(await complaint(["--lang", "fr"], {})).toContain("il n’y a pas");
    expect(await complaint(["--lang=en"], { LC_ALL: "fr_FR" })).toContain("there is no file");
    expect((await called(["--lang", "fr", "replay", "nowhere.weir"])).err).toContain("il n’y a pas");
  });

  test("must be one that is spoken here", async () => {
    const { code, err } = await called(["rules", "throne", "--lang", "de"]);
    expect(code).toBe(2);
    expect(err).toBe("weirwood: --lang takes en or fr, not “de”\n");
  });
});

describe("wrong arguments are one line and exit code 2", () => {
  test.each([
    [["pley"], "unknownCommand", "did you mean play?"],
    [["sim", "throne", "--gams", "3"], "unknownOption", "did you mean --games?"],
    [["sim"], "missingArgument", "GAME"],
    [["sim", "throne", "--games"], "optionMissingArgument", "--games"],
    [["rules", "throne", "a", "b"], "excessArguments", "more arguments"],
    [[], "help", "weirwood --help"],
    [["sim", "chess"], "unknown-word", "GAME takes throne, battles or cards"],
    [["sim", "throne", "--games", "0"], "bad-number", "from 1 to"],
    [["sim", "throne", "--games", "1.5"], "bad-number", "“1.5”"],
    [["sim", "throne", "--games", "-3"], "bad-number", "“-3”"],
    [["sim", "throne", "--players", "7"], "bad-number", "from 3 to 6"],
    [["sim", "throne", "--jobs", "many"], "bad-number", "--jobs"],
    [["sim", "throne", "--games", "5", "--only", "5"], "bad-number", "from 0 to 4"],
    [["sim", "throne", "--bots", "stewart"], "unknown-word", "did you mean steward?"],
    [["sim", "throne", "--bots", ","], "unknown-word", "--bots"],
    [["sim", "throne", "--players", "3", "--bots", "random,random,random,steward"], "too-many-bots", "3 seats"],
    [["sim", "throne", "--audit", "sometimes"], "unknown-word", "every, sample or none"],
    [["sim", "throne", "--records"], "missing-option", "--out"],
    [["sim", "throne", "--houses", "stark,lannister"], "bad-table", "throne.setup.players"],
    [["sim", "throne", "--houses", "stark,stark,lannister"], "bad-table", "throne.setup.houses"],
    [["play", "throne", "--house", "targaryen"], "unknown-word", "--house"],
    [["play", "throne", "--house", "martell"], "absent-seat", "martell does not take part with 5 players"],
    [["play", "throne", "--players", "3", "--house", "tyrell"], "absent-seat", "tyrell"],
    [["play", "throne", "--seat", "6"], "bad-number", "from 1 to 5"],
    [["play", "throne", "--resume", "x.weir", "--players", "3"], "conflicting-options", "--players"],
    [["play", "throne", "--resume", "x.weir", "--all-variants"], "conflicting-options", "--all-variants"],
    [["sim", "throne", "--variants", "martell"], "bad-table", "exactly six players"],
    [["play", "throne", "--players", "3", "--variants", "ports,martell"], "bad-table", "exactly six players"],
    [["play", "throne", "--players", "6", "--variants", "three-board"], "bad-table", "exactly three players"],
    [["sim", "throne", "--players", "4", "--variants", "three-board"], "bad-table", "throne.variants.three-board"],
    [["sim", "throne", "--players", "4", "--variants", "three-board", "--all-variants"], "bad-table", "three-board"],
    [["sim", "throne", "--variants", "prots"], "bad-table", "no variant called prots. (throne.variants.unknown)"],
    [["sim", "throne", "--variants", "prots"], "bad-table", "did you mean ports?"],
    [["sim", "throne", "--variants", "crowned:stark"], "bad-table", "one set of house cards for the whole table"],
    [["sim", "throne", "--houses", "stark,lannister,martell"], "bad-table", "throne.setup.houses"],
    [["sim", "throne", "--engines", "fly"], "unknown-word", "no-upgrade, retreat or as-casualties"],
    [["rules", "throne", "throne.raid.pilage"], "unknown-rule", "throne.raid.pillage"],
    [["scenario"], "missingArgument", "PATH"],
  ] as const)("%j", async (args, code, words) => {
    const complaint = await run(args, contextOf(args, {})).catch((reason: unknown) => reason);
    expect(complaint).toBeInstanceOf(Failure);
    expect(complaint).toMatchObject({ code, exitCode: 2, message: expect.stringContaining(words) });
    expect((complaint as Failure).message).not.toContain("\n");
  });

  test("from the process itself, as a line or as an object", () => {
    const args = ["sim", "throne", "--players", "7"];
    const told = weirwood(args);
    expect(told).toEqual({ code: 2, out: "", err: expect.stringMatching(/^weirwood: --players [^\n]+\n$/) });
    const asked = weirwood([...args, "--json"]);
    expect(asked).toMatchObject({ code: 2, err: told.err });
    expect(JSON.parse(asked.out)).toEqual({
      error: { code: "bad-number", message: expect.any(String), exitCode: 2, option: "--players", value: "7" },
    });
  });

  test("a table that the rules do not know is refused with the rule’s own sentence, in the language", async () => {
    const args = ["play", "throne", "--players", "4", "--variants", "martell"];
    const refusal = { rule: "throne.variants.martell", params: { players: "4" } };
    for (const language of ["en", "fr"] as const) {
      const { code, out, err } = await called([...args, "--lang", language]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toContain(`${explain(throne.phrasebooks[language], refusal)} (throne.variants.martell)\n`);
      expect(err.split("\n")).toHaveLength(2);
    }
    expect(await calledJson(args)).toMatchObject({
      code: 2,
      value: { error: { code: "bad-table", rule: "throne.variants.martell" } },
    });
  });

  test("and a stack trace only with --debug", async () => {
    expect((await called(["replay", "nowhere.weir"])).err).not.toContain("    at ");
    expect((await called(["replay", "nowhere.weir", "--debug"])).err).toContain("    at ");
  });
});

describe("the machine around it", () => {
  test("a reader who has seen enough is no error", () => {
    const { out, err } = shell("(weirwood rules throne; echo code $? >&2) | head -n 1");
    expect(out.split("\n")).toHaveLength(2);
    expect(err).toBe("code 0\n");
  });

  test("Ctrl-C ends a simulation with 130", async () => {
    const { path, clear } = workshop();
    const games = ["sim", "throne", "--games", "1000000", "--records", "--out", path("out")];
    expect(await interrupted(games, () => existsSync(path("out/games")))).toBe(130);
    clear();
  });
});
