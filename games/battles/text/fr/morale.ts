import type { RuleText } from "@weirwood/kernel";
import type { morale as english } from "../en/morale.ts";

export const morale: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.morale.change": {
    rule: "Un seul marqueur montre le moral des deux Maisons : ce que l’une gagne, l’autre le perd. À une extrémité sans Déroute, il y reste jusqu’à ce qu’il reparte.",
    log: "{house:house} : moral {spaces}.",
  },
};
