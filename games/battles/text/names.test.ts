import type { Phrasebook } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { commandCards } from "../data/cards.ts";
import { cardIds, commanderIds, figureIds } from "../data/ids.ts";
import { classIds, houseIds, keywordIds, rankIds, symbolIds, zoneOfMoraleIds } from "../data/names.ts";
import { skirmishIds } from "../data/overviews.ts";
import { unitTypeIds } from "../data/units.ts";
import { features } from "../features.ts";
import { boardIds, directionIds } from "../field/hexes.ts";
import { terrainIds, tokenIds } from "../field/terrain.ts";
import { form } from "../form.ts";
import { planIds } from "../plans/index.ts";
import { objectiveKinds, zoneIds } from "../plans/plan.ts";
import { askKinds, markerKinds } from "../state/layout.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

const kinds: { readonly [kind: string]: readonly string[] } = {
  house: houseIds,
  seat: houseIds,
  symbol: symbolIds,
  rank: rankIds,
  class: classIds,
  keyword: keywordIds,
  part: [...new Set(features.parts)],
  unit: unitTypeIds,
  figure: figureIds,
  commander: commanderIds,
  unitAbility: commanderIds,
  commitAbility: commanderIds,
  card: cardIds,
  cardText: cardIds,
  terrain: terrainIds,
  token: tokenIds,
  marker: markerKinds,
  zone: zoneIds,
  objective: objectiveKinds,
  moraleZone: zoneOfMoraleIds,
  direction: directionIds,
  board: boardIds,
  ask: askKinds,
  waiting: askKinds,
  plan: [...planIds, ...skirmishIds],
  tag: [...planIds, ...skirmishIds],
  option: form.map(({ name }) => name),
};

describe.each([en, fr])("names in $language", ({ names }: Phrasebook) => {
  test.each(Object.keys(kinds))("every %s has one", (kind) => {
    expect(kinds[kind].filter((id) => !names[kind]?.[id])).toEqual([]);
  });

  test("a chapter is named for every rule", () => {
    const chapters = Object.keys(en.rules).flatMap((rule) => rule.match(/^battles\.([a-z-]+)\./)?.slice(1) ?? []);
    expect(chapters.filter((chapter) => !names.chapter[chapter])).toEqual([]);
  });

  test("a line of a card for each of its commands, and one for its tactic", () => {
    const counts = cardIds.map((id) => names.cardText[id].split("\n").length);
    expect(counts).toEqual(commandCards.map(({ commands, tactic }) => commands.length + (tactic ? 1 : 0)));
  });

  test("the cost of each command stands first in its line", () => {
    for (const [card, { commands }] of commandCards.entries()) {
      const lines = names.cardText[cardIds[card]].split("\n");
      for (const [place, { cost }] of commands.entries()) expect(lines[place].startsWith(`[${cost}] `)).toBe(true);
    }
  });
});

test("both languages name the same things", () => {
  const listOf = (names: Phrasebook["names"]) =>
    Object.entries(names).flatMap(([kind, ids]) => Object.keys(ids).map((id) => `${kind} ${id}`));
  expect(listOf(fr.names)).toEqual(listOf(en.names));
});

test("French is set with no-break spaces and typographic apostrophes", () => {
  const lines = Object.values(fr.names).flatMap((ids) => Object.values(ids));
  expect(lines.filter((line) => / [:;?!]|'/.test(line))).toEqual([]);
});
