import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Json, type JsonMap, type OptionField, refuse } from "@weirwood/kernel";
import { Command } from "commander";
import { describe, expect, test } from "vitest";
import { contextOf } from "./context.ts";
import { Failure } from "./failure.ts";
import { declareForm, flagsFor, formFlagIn, optionsFrom, withEachValue } from "./form-flags.ts";
import type { LoadedGame } from "./games/loaded-game.ts";
import { playable } from "./testing/games.ts";

const here = contextOf([], {});

/** What commander makes of words, given a game's form. */
function argumentsOf(loaded: LoadedGame, words: readonly string[]) {
  const command = declareForm(
    new Command().exitOverride().configureOutput({ writeErr: () => undefined }),
    loaded,
    here,
  );
  return command.parse(words, { from: "user" }).opts() as { [attribute: string]: unknown };
}

const chosen = (loaded: LoadedGame, words: readonly string[]): unknown =>
  optionsFrom(argumentsOf(loaded, words), loaded, here);

function complaint(loaded: LoadedGame, words: readonly string[]): unknown {
  try {
    return chosen(loaded, words);
  } catch (failure) {
    return failure;
  }
}

/** The testing game with a field of every kind, and options that are what was chosen. */
async function gameWithForm(): Promise<LoadedGame> {
  const wager = await playable("ravens-wager");
  const fields: Pick<OptionField, "name" | "kind" | "values" | "usual" | "format">[] = [
    { name: "players", kind: "count", values: [2, 3, 4].map((value) => ({ value })), usual: 3 },
    { name: "pace", kind: "choice", values: [{ value: 1 }, { value: "slow" }], usual: 1 },
    { name: "names", kind: "seats", values: ["ash", "birch", "cedar"].map((value) => ({ value })) },
    { name: "extras", kind: "flags", values: ["snow", "wind", "fog"].map((value) => ({ value })), usual: [] },
    { name: "openHands", kind: "flag", usual: false },
    { name: "lastRaven", kind: "flag", usual: true },
    { name: "birds.canFly", kind: "flag", usual: true },
    { name: "birds.talk", kind: "flag", usual: false },
    { name: "plan", kind: "document", format: "json" },
    { name: "story", kind: "document", format: "text" },
    { name: "motto", kind: "text" },
  ];
  const labels = Object.fromEntries(fields.map(({ name }) => [name, `About ${name}`]));
  const bookWith = (book: (typeof wager.game.phrasebooks)["en"]) => ({
    ...book,
    names: { ...book.names, option: labels },
  });
  const { en, fr } = wager.game.phrasebooks;
  const game = {
    ...wager.game,
    form: fields.map((field) => ({ ...field, rule: "wager.bid" })),
    phrasebooks: { en: bookWith(en), fr: bookWith(fr) },
    readOptions: (input: unknown) => {
      const options = input as { [name: string]: Json };
      const extras = (options.extras ?? []) as string[];
      const stranger = extras.find((extra) => !["snow", "wind", "fog"].includes(extra));
      if (stranger !== undefined) return refuse("kernel.options", { option: stranger });
      return options.players === 2 && extras.includes("fog")
        ? refuse("wager.hand", { card: "fog" })
        : (options as never);
    },
  };
  return { ...wager, game, cli: { ...wager.cli, flagNames: { "birds.canFly": "fly" } } };
}

describe("flags made from a form", () => {
  test("choose what they say, and nothing else", async () => {
    const loaded = await gameWithForm();
    expect(chosen(loaded, [])).toEqual({});
    expect(chosen(loaded, ["--players", "4", "--pace", "slow", "--motto", "Winter is coming"])).toEqual({
      players: 4,
      pace: "slow",
      motto: "Winter is coming",
    });
    expect(chosen(loaded, ["--pace", "1"])).toEqual({ pace: 1 });
    expect(chosen(loaded, ["--open-hands", "--without-last-raven"])).toEqual({ openHands: true, lastRaven: false });
    expect(chosen(loaded, ["--birds", "no-fly,talk"])).toEqual({ birds: { canFly: false, talk: true } });
    expect(chosen(loaded, ["--extras", "Wind, snow,,wind"])).toEqual({ extras: ["wind", "snow"] });
  });

  test("say how many play by who sits where", async () => {
    const loaded = await gameWithForm();
    expect(chosen(loaded, ["--names", "birch,ash"])).toEqual({ players: 2, names: ["birch", "ash"] });
    expect(chosen(loaded, ["--names", "birch,ash", "--players", "3"])).toMatchObject({ players: 3 });
  });

  test("give everything of a list that the other options allow", async () => {
    const loaded = await gameWithForm();
    expect(chosen(loaded, ["--all-extras"])).toEqual({ extras: ["snow", "wind", "fog"] });
    expect(chosen(loaded, ["--all-extras", "--players", "2"])).toEqual({ players: 2, extras: ["snow", "wind"] });
  });

  test("read documents from files", async () => {
    const loaded = await gameWithForm();
    const folder = mkdtempSync(join(tmpdir(), "weirwood-"));
    const file = join(folder, "plan.json");
    writeFileSync(file, '{"hexes": 3}');
    expect(chosen(loaded, ["--plan", file, "--story", file])).toEqual({ plan: { hexes: 3 }, story: '{"hexes": 3}' });
    writeFileSync(file, "once upon a time");
    expect(complaint(loaded, ["--plan", file])).toMatchObject({ code: "bad-table", facts: { file, option: "--plan" } });
    rmSync(folder, { recursive: true });
    expect(complaint(loaded, ["--plan", file])).toMatchObject({ code: "missing-file" });
  });

  test.each([
    [["--players", "5"], "bad-number", "from 2 to 4"],
    [["--pace", "slwo"], "unknown-word", "did you mean slow?"],
    [["--names", "ash,oak"], "unknown-word", "ash, birch or cedar"],
    [["--birds", "swim"], "unknown-word", "no-fly or talk"],
    [["--extras", "snwo"], "bad-table", "--extras takes snow, wind, fog; did you mean snow?"],
    [["--players", "2", "--extras", "fog"], "bad-table", "(wager.hand)"],
  ] as const)("%j is refused in one line", async (words, code, sentence) => {
    const failure = complaint(await gameWithForm(), words);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code, message: expect.stringContaining(sentence) });
  });

  test("are told from those that the command has itself", async () => {
    const loaded = await gameWithForm();
    expect(formFlagIn({ seed: "7" }, loaded)).toBeUndefined();
    for (const words of [["--players", "3"], ["--all-extras"], ["--birds", "talk"], ["--without-last-raven"]]) {
      expect(formFlagIn(argumentsOf(loaded, words), loaded)).toBe(words[0]);
    }
  });

  test("choose the same again when they are written from options", async () => {
    const loaded = await gameWithForm();
    for (const words of [
      ["--players", "2"],
      ["--names", "birch,ash,cedar", "--open-hands", "--without-last-raven", "--birds", "talk"],
      ["--all-extras", "--players", "2", "--pace", "slow", "--birds", "no-fly"],
    ]) {
      const options = chosen(loaded, words);
      const plain = { birds: {}, ...(options as JsonMap) };
      const birds = { canFly: true, talk: false, ...plain.birds };
      const again = flagsFor({ ...plain, birds } as never, loaded).flatMap((flag) => flag.split(" "));
      expect(chosen(loaded, again)).toEqual(options);
    }
  });
});

test("a choice that is left open is made in every way, unless a document takes its place", async () => {
  const loaded = await gameWithForm();
  const each = (...words: string[]) =>
    withEachValue(argumentsOf(loaded, words), "pace", loaded)?.map(({ value, given }) => [
      value,
      optionsFrom(given, loaded, here),
    ]);
  expect(each("--players", "4")).toEqual([
    ["1", { players: 4, pace: 1 }],
    ["slow", { players: 4, pace: "slow" }],
  ]);
  expect(each("--pace", "slow")).toBeUndefined();
  expect(each("--plan", "mine.json")).toBeUndefined();
});
