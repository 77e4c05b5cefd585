import { kernelFrench, type Phrasebook } from "@weirwood/kernel";
import { rules } from "./fr/index.ts";
import { articles, names } from "./fr/names.ts";

export const fr: Phrasebook = { language: "fr", rules: { ...kernelFrench.rules, ...rules }, names, articles };
