import type { RuleText } from "@weirwood/kernel";
import type { taxation as english } from "../en/taxation.ts";

export const taxation: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.taxation.gold": {
    rule: "À la phase de taxation, l’or restant retourne au trésor. L’or posé sur des cartes y reste.",
    reason: "Le jeu parle de l’or non dépensé, et celui d’une carte a son propre emploi.",
    log: "{player:player} rend {count?# or|# ors}.",
  },
};
