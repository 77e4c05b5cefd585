import { battle } from "./battle.ts";
import { cards } from "./cards.ts";
import { ending } from "./ending.ts";
import { marches } from "./marches.ts";
import { planning } from "./planning.ts";
import { raids } from "./raids.ts";
import { setup } from "./setup.ts";
import { westeros } from "./westeros.ts";

/** Every rule in English, chapter by chapter in the order of play. */
export const rules = {
  ...setup,
  ...westeros,
  ...planning,
  ...raids,
  ...marches,
  ...battle,
  ...cards,
  ...ending,
};
