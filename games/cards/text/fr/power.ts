import type { RuleText } from "@weirwood/kernel";
import type { power as english } from "../en/power.ts";

export const power: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.power.claimed": {
    rule: "Le pouvoir qu’une carte gagne reste posé sur elle.",
    log: "{card:card} gagne {count?# pouvoir|# pouvoirs}.",
  },
  "cards.power.house": {
    rule: "Le pouvoir de la Maison est posé sur la carte Maison.",
    log: "{player:player} gagne {count?# pouvoir|# pouvoirs} pour sa Maison.",
  },
  "cards.power.moved": {
    rule: "Déplacer du pouvoir n’est pas en gagner. On en déplace autant qu’il y en a.",
    log: "Pouvoir déplacé : {count}, de {of:player} ({from:card}) à {player:player} ({card:card}).",
  },
  "cards.power.counts": {
    rule: "Le pouvoir d’un personnage compte pour qui le contrôle, celui d’une autre carte seulement tant qu’elle est un personnage ; celui d’une carte moribonde jusqu’à la fin de la fenêtre.",
  },
};
