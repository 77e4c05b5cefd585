import { battle } from "./battle.ts";
import { cards } from "./cards.ts";
import { crowned } from "./crowned.ts";
import { ending } from "./ending.ts";
import { forts } from "./forts.ts";
import { marches } from "./marches.ts";
import { openWesteros } from "./open-westeros.ts";
import { planning } from "./planning.ts";
import { ports } from "./ports.ts";
import { raids } from "./raids.ts";
import { setup } from "./setup.ts";
import { siege } from "./siege.ts";
import { singleUse } from "./single-use.ts";
import { threeCards } from "./three-cards.ts";
import { variants } from "./variants.ts";
import { westeros } from "./westeros.ts";

/** Every rule in French, chapter by chapter in the order of play; then the variants of Clash of Kings. */
export const rules = {
  ...setup,
  ...westeros,
  ...planning,
  ...raids,
  ...marches,
  ...battle,
  ...cards,
  ...ending,
  ...variants,
  ...forts,
  ...siege,
  ...ports,
  ...singleUse,
  ...openWesteros,
  ...threeCards,
  ...crowned,
};
