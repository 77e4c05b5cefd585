import type { RuleText } from "@weirwood/kernel";
import type { dominance as english } from "../en/dominance.ts";

export const dominance: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.dominance.won": {
    rule: "Qui a le plus de force en personnages redressés gagne 1 pouvoir pour sa Maison.",
    log: "{player:player} remporte l’hégémonie avec {count}.",
  },
  "cards.dominance.tie": {
    rule: "À égalité, personne ne remporte l’hégémonie.",
    log: "Personne ne remporte l’hégémonie : plusieurs ont {count}.",
  },
  "cards.dominance.gold": {
    rule: "L’or restant compte comme force pour l’hégémonie, si la table l’a choisi.",
  },
};
