import { kernelFrench, type Phrasebook } from "@weirwood/kernel";
import { cardRules } from "./card-rules.ts";
import { cardTexts } from "./fr/card-texts.ts";
import { written } from "./fr/index.ts";
import { names } from "./fr/names.ts";

export const fr: Phrasebook = {
  language: "fr",
  rules: {
    ...kernelFrench.rules,
    ...written,
    ...cardRules(cardTexts, "{player:player} : {card:card} ({how:how})."),
  },
  names: { ...names, cardText: cardTexts },
};
