import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { describe, expect, it, test } from "vitest";
import { entriesFor, entryNamed } from "./index.ts";

test("players are not offered the game that is for tests", () => {
  const names = entriesFor("players").map(({ name }) => name);
  expect(names).toContain("throne");
  expect(names).not.toContain("ravens-wager");
  expect(entriesFor("tests").map(({ name }) => name)).toContain("ravens-wager");
});

test("a game that nobody entered is not there", () => {
  expect(entryNamed("chess")).toBeUndefined();
  expect(entryNamed("constructor")).toBeUndefined();
});

describe.each(entriesFor("tests"))("$name", (entry) => {
  it("is what its entry says, rules, game and books alike", async () => {
    const [rules, game] = await Promise.all([entry.rules(), entry.game()]);
    expect([rules.name, game.name]).toEqual([entry.name, entry.name]);
    expect(game.rulesVersion).toBe(rules.rulesVersion);
    expect(await entry.book("en")).toBe(game.phrasebooks.en);
    expect(await entry.book("fr")).toBe(game.phrasebooks.fr);
  });

  it.each(["en", "fr"] as const)("writes less than none with a minus sign, not with a hyphen: %s", async (language) => {
    const { rules, names } = await entry.book(language);
    const said = [rules, names].flatMap((table) => Object.values(table).flatMap((row) => Object.values(row)));
    expect(said.filter((words) => /(?:^|[\s(≥/])-[\d{]/.test(String(words)))).toEqual([]);
  });

  it("has in French the signs and spaces of French", async () => {
    const { rules, names } = await entry.book("fr");
    const said = [rules, names].flatMap((table) => Object.values(table).flatMap((row) => Object.values(row).flat()));
    // A line of a record is written as it stands there; gaps are filled with what has signs of its own.
    const lines = said.map((words) =>
      String(words)
        .replaceAll("nom: valeur", "")
        .replaceAll(/\{[^{}]*\}/g, "x"),
    );
    const signs = /['"]|[^\u00a0]:(?=\s|$)|[^\u202f\s?!][;?!](?=\s|$)|«[^\u00a0]|[^\u00a0]»/;
    expect(lines.filter((line) => signs.test(line))).toEqual([]);
  });

  it("has the bots that it names, and one for every role", async () => {
    const bots = await entry.bots();
    expect(Object.keys(bots)).toEqual(entry.botNames);
    for (const bot of Object.values(entry.roles)) expect(Object.keys(bots)).toContain(bot);
  });

  it("offers people bots of its own, the mildest first, who plays against newcomers too", () => {
    const offered = entry.levels.map(({ bot }) => bot);
    for (const bot of offered) expect(entry.botNames).toContain(bot);
    expect(entry.levels.map(({ wins }) => wins)).toEqual(entry.levels.map(({ wins }) => wins).sort((a, b) => a - b));
    expect(entry.roles.gentle).toBe(offered[0]);
    expect(offered).toContain(entry.roles.regent);
    if (!entry.isForTests) expect(offered).not.toContain("random");
  });

  it("is played by its quick bot to the end, as anybody who does not know it can", async () => {
    const [rules, bots, book] = await Promise.all([entry.rules(), entry.bots(), entry.book("en")]);
    const options = rules.readOptions({});
    if (isRefusal(options)) throw new Error(options.rule);
    const state = rules.setup(options, seedFrom("catalogue"));
    expect(rules.seats(options)).toHaveLength(rules.seatsOf(state));
    const chance = chanceFrom(1);
    for (let seat = rules.awaited(state); seat !== NOBODY; seat = rules.awaited(state)) {
      for (const { kind } of rules.asks(state)) expect(book.names.ask[kind], kind).toBeTruthy();
      const answer = bots[entry.roles.quick].choose(rules.view(state, seat), seat, chance);
      expect(rules.check(state, seat, answer)).toBeUndefined();
      rules.apply(state, seat, answer);
    }
    expect(rules.outcome(state)?.winners.length).toBeGreaterThan(0);
  });

  it("says of everything that is asked what others see somebody do, in both books", async () => {
    const { phrasebooks } = await entry.game();
    for (const { names } of Object.values(phrasebooks)) {
      expect(Object.keys(names.waiting)).toEqual(Object.keys(names.ask));
      // A description that goes on after a name, and no sentence to the reader.
      for (const words of Object.values(names.waiting)) expect(words).toMatch(/^\p{Ll}[^.!?]*$/u);
    }
  });

  it("has a title in both books for every measure, tag and option that can be chosen", async () => {
    const game = await entry.game();
    for (const { names } of Object.values(game.phrasebooks)) {
      for (const { id } of game.measures) expect(names.measure[id], id).toBeTruthy();
      for (const { name } of game.form) expect(names.option[name], name).toBeTruthy();
    }
  });
});
