import { kernelFrench, type Phrasebook } from "@weirwood/kernel";
import { rules } from "./fr/index.ts";
import { names } from "./fr/names.ts";

export const fr: Phrasebook = { language: "fr", rules: { ...kernelFrench.rules, ...rules }, names };
