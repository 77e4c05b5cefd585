import { kernelEnglish, type Phrasebook } from "@weirwood/kernel";
import { type CardRuleId, cardRules } from "./card-rules.ts";
import { cardTexts } from "./en/card-texts.ts";
import { written } from "./en/index.ts";
import { names } from "./en/names.ts";

/** Every rule of the game by its stable id; what cites a rule is checked against this. */
export type RuleId = keyof typeof written | CardRuleId;

export const en: Phrasebook = {
  language: "en",
  rules: {
    ...kernelEnglish.rules,
    ...written,
    ...cardRules(cardTexts, "{player:player}: {card:card} ({how:how})."),
  },
  names: { ...names, cardText: cardTexts },
};
