import type { BattlesText } from "./en.ts";
import { answers } from "./fr/answers.ts";
import { attack } from "./fr/attack.ts";
import { desk } from "./fr/desk.ts";
import { field } from "./fr/field.ts";
import { setup } from "./fr/setup.ts";
import { telling } from "./fr/telling.ts";
import { turn } from "./fr/turn.ts";

export const text: BattlesText = { answers, attack, desk, field, setup, telling, turn };
