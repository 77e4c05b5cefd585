import type { Phrasebook } from "@weirwood/kernel";
import { battle } from "./en/battle.ts";
import { cards } from "./en/cards.ts";
import { ending } from "./en/ending.ts";
import { marches } from "./en/marches.ts";
import { names } from "./en/names.ts";
import { planning } from "./en/planning.ts";
import { raids } from "./en/raids.ts";
import { setup } from "./en/setup.ts";
import { table } from "./en/table.ts";
import { westeros } from "./en/westeros.ts";

/** Every rule of the game, chapter by chapter in the order of play. */
const rules = {
  ...setup,
  ...westeros,
  ...planning,
  ...raids,
  ...marches,
  ...battle,
  ...cards,
  ...ending,
  ...table,
};

export type RuleId = keyof typeof rules;

export const en: Phrasebook = { language: "en", rules, names };
