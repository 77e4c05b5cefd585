import { kernelFrench, type Phrasebook } from "@weirwood/kernel";
import { cardRules, frenchTexts } from "./card-rules.ts";
import { written } from "./fr/index.ts";
import { names } from "./fr/names.ts";

export const fr: Phrasebook = {
  language: "fr",
  rules: {
    ...kernelFrench.rules,
    ...written,
    ...cardRules(frenchTexts, "{player:player} : {card:card} ({how:how})."),
  },
  names,
};
