import { kernelEnglish, type Phrasebook } from "@weirwood/kernel";
import { rules } from "./en/index.ts";
import { names } from "./en/names.ts";

/** Every rule of the game by its stable id; what cites a rule is checked against this. */
export type RuleId = keyof typeof rules;

export const en: Phrasebook = { language: "en", rules: { ...kernelEnglish.rules, ...rules }, names };
