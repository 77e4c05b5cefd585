import type { RuleText } from "@weirwood/kernel";
import type { cards as english } from "../en/cards.ts";

export const cards: { readonly [rule in keyof typeof english]: RuleText } = {};
