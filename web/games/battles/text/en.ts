import { answers } from "./en/answers.ts";
import { attack } from "./en/attack.ts";
import { desk } from "./en/desk.ts";
import { field } from "./en/field.ts";
import { side } from "./en/side.ts";
import { telling } from "./en/telling.ts";
import { turn } from "./en/turn.ts";

/** What the client of Battles says at the table in English; the game's own words are in its phrasebook. */
export const text = { answers, attack, desk, field, side, telling, turn };

/** The same keys, and the same parameters, in every language. */
export type BattlesText = typeof text;
