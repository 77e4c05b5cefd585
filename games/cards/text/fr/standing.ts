import type { RuleText } from "@weirwood/kernel";
import type { standing as english } from "../en/standing.ts";

export const standing: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.standing.stand": {
    rule: "À la phase de redressement, toutes les cartes inclinées se redressent, sauf celles qui ne le peuvent pas.",
    log: "Toutes les cartes se redressent.",
  },
};
