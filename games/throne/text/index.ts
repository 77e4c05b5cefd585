import { kernelPhrases, type Phrasebook } from "@weirwood/kernel";
import { rules as english } from "./en/index.ts";
import { names as englishNames } from "./en/names.ts";
import { rules as french } from "./fr/index.ts";
import { names as frenchNames } from "./fr/names.ts";

/** Every rule of the game by its stable id; what cites a rule is checked against this. */
export type RuleId = keyof typeof english;

export const en: Phrasebook = { language: "en", rules: { ...kernelPhrases.en.rules, ...english }, names: englishNames };
export const fr: Phrasebook = { language: "fr", rules: { ...kernelPhrases.fr.rules, ...french }, names: frenchNames };
