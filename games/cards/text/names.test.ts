import type { Phrasebook } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { stepIds } from "../about/stack.ts";
import { entryIds } from "../about/timing.ts";
import {
  crestIds,
  houseIds,
  iconIds,
  keywordIds,
  phaseIds,
  seasonIds,
  seatIds,
  traitIds,
  typeIds,
  zoneIds,
} from "../data/names.ts";
import { readyDecks } from "../decks/index.ts";
import { form } from "../form.ts";
import { measures } from "../measures.ts";
import { cardIds } from "../pool/index.ts";
import { askKinds, destinationIds, frameworkIds, howIds, untilIds } from "../state/layout.ts";
import { choiceWords } from "../state/refs.ts";
import { causeIds } from "../words/index.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

const kinds: { readonly [kind: string]: readonly string[] } = {
  player: seatIds,
  seat: seatIds,
  house: houseIds,
  card: cardIds,
  type: typeIds,
  icon: iconIds,
  crest: crestIds,
  keyword: keywordIds,
  trait: traitIds,
  season: seasonIds,
  phase: phaseIds,
  zone: zoneIds,
  destination: destinationIds,
  how: howIds,
  step: stepIds,
  window: frameworkIds,
  entry: entryIds,
  cause: causeIds,
  until: untilIds,
  choice: choiceWords,
  deck: readyDecks.map(({ id }) => id),
  measure: measures.map(({ id }) => id),
  ask: askKinds,
  waiting: askKinds,
  option: form.map(({ name }) => name),
};

describe.each([en, fr])("names in $language", ({ names }: Phrasebook) => {
  test.each(Object.keys(kinds))("every %s has one", (kind) => {
    expect(kinds[kind].filter((id) => !names[kind]?.[id])).toEqual([]);
  });

  test("a chapter is named for every rule", () => {
    const chapters = Object.keys(en.rules).flatMap((rule) => rule.match(/^cards\.([a-z-]+)\./)?.slice(1) ?? []);
    expect(chapters.filter((chapter) => !names.chapter[chapter])).toEqual([]);
  });
});

test("both languages name the same things", () => {
  const listOf = (names: Phrasebook["names"]) =>
    Object.entries(names).flatMap(([kind, ids]) => Object.keys(ids).map((id) => `${kind} ${id}`));
  expect(listOf(fr.names)).toEqual(listOf(en.names));
});
