import type { BattlesText } from "./en.ts";
import { answers } from "./fr/answers.ts";
import { attack } from "./fr/attack.ts";
import { desk } from "./fr/desk.ts";
import { field } from "./fr/field.ts";
import { side } from "./fr/side.ts";
import { telling } from "./fr/telling.ts";
import { turn } from "./fr/turn.ts";

export const text: BattlesText = { answers, attack, desk, field, side, telling, turn };
