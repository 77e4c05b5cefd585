import { readdirSync, readFileSync } from "node:fs";
import { type Json, type JsonMap, runScenario, uncoveredRules } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { abilities, type Compiled } from "../compiled/abilities.ts";
import type { Op } from "../compiled/ops.ts";
import { clarifications } from "../data/clarifications.ts";
import { verbs } from "../decisions.ts";
import { derive } from "../derived/derive.ts";
import { cards } from "../index.ts";
import { cards as pool } from "../pool/index.ts";
import { askKinds, type Cards } from "../state/layout.ts";

/** The game, and whether what it keeps as derived after each decision is what follows from the position. */
const watched = {
  ...cards,
  audit(game: Cards): string[] {
    const again = game.slice();
    derive(again);
    return [...cards.audit(game), ...(again.every((cell, i) => cell === game[i]) ? [] : ["derived words are stale"])];
  },
};

/** Every scenario of this folder and those below; a file may hold several. A rule that a scenario names and nobody wrote fails it too. */
const folder = new URL("./", import.meta.url);
const scenarios = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, folder), "utf8")).map((document) => {
      for (const problem of document.errors) throw new Error(`${file}: ${problem.message}`);
      const scenario = document.toJS() as JsonMap;
      return { scenario, title: String(scenario.title), result: runScenario(watched, scenario) };
    }),
  );

const guide = readFileSync(new URL("../../../docs/games/cards/scenarios.md", import.meta.url), "utf8");

describe("the scenario", () => {
  it.each(scenarios.map(({ title, result }) => [result.id, title, result] as const))(
    "%s: %s",
    (_id, _title, result) => {
      expect(result.message, result.message).toBe(undefined);
    },
  );

  it("has an id of its own", () => {
    const ids = scenarios.map(({ result }) => result.id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it("exists for every rule of the game, and for every card with a text", () => {
    const results = scenarios.map(({ result }) => result);
    expect(uncoveredRules(cards.phrasebooks.en, "cards.", results)).toEqual([]);
  });

  it("shows each clarification that a rule is said to follow", () => {
    const shows = (rule: string, number: string): boolean =>
      scenarios.some(
        ({ scenario, result: { id } }) =>
          new RegExp(`^C-${number.replace(".", "[.]")}(?![0-9])`).test(id) && (scenario.rules as Json[]).includes(rule),
      );
    const wrong = Object.entries(clarifications).filter(([rule, number]) => !shows(rule, number));
    expect(wrong).toEqual([]);
  });

  it("is explained by an example that runs", () => {
    const [, example] = guide.match(/```yaml\n(.*?)```/s) as string[];
    const { message } = runScenario(cards, parse(example) as Json);
    expect(message, message).toBe(undefined);
  });

  it("finds all its words explained", () => {
    const observed = Object.keys(cards.scenarios.observe(cards.scenarios.given({})));
    for (const word of [...observed, ...askKinds]) expect(guide).toContain(`\`${word}\``);
    for (const verb of Object.keys(verbs)) expect(guide).toMatch(new RegExp(`\`${verb}[ \`]`));
  });
});

describe("the cards, those of scenarios too,", () => {
  it("say no word that a scenario about the card would not miss", () => {
    const words = abilities.filter(({ card }) => pool[card] !== undefined).flatMap(wordsOf);
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter(isMissedByNobody).map(({ name }) => name)).toEqual([]);
  });
});

/** A word by which an ability does something: an effect, or what a constant text changes; and its place. */
interface Word {
  readonly name: string;
  readonly rule: string;
  readonly list: unknown[];
  readonly place: number;
  /** What stands there when it is taken away. */
  readonly instead: readonly unknown[];
}

/**
 * A replacement first undoes what it replaces; the other destination that comes next would do so too. Elimination is looked at
 * before all passives and never carried out as one (2.8).
 */
const isWord = (op: Op): boolean => op.op === "do" && op.effect.do !== "undo" && op.effect.do !== "eliminate";

function wordsOf({ name, card, ability, ops, declared }: Compiled): Word[] {
  const rule = `cards.card.${pool[card].id}`;
  if (ability.kind === "constant") {
    const list = ability.mods as unknown[];
    return ability.mods.map(({ mod }, place) => ({ name: `${name} ${mod}`, rule, list, place, instead: [] }));
  }
  const list = ops as unknown[];
  const places = [...ops.keys()].filter((place) => place >= declared && isWord(ops[place]));
  return places.map((place) => {
    const instead = [{ op: "jump", to: place + 1 } satisfies Op];
    return { name: `${name}, operation ${place}`, rule, list, place, instead };
  });
}

/** Whether every scenario about its card holds as well without a word. */
function isMissedByNobody({ rule, list, place, instead }: Word): boolean {
  const taken = list.splice(place, 1, ...instead);
  try {
    return scenarios.every(({ scenario, result }) => !result.rules.includes(rule) || runScenario(cards, scenario).ok);
  } finally {
    list.splice(place, instead.length, ...taken);
  }
}
