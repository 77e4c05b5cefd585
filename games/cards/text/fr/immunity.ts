import type { RuleText } from "@weirwood/kernel";
import type { immunity as english } from "../en/immunity.ts";

export const immunity: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.immunity.effects": {
    rule: "Une carte immunisée ignore les effets du genre contre lequel elle l’est, autant qu’ils s’appliqueraient à des cartes. Ce qui s’applique aux joueurs n’est pas écarté.",
  },
  "cards.immunity.targets": {
    rule: "Une carte ne peut être choisie par un effet contre lequel elle est immunisée.",
    no: "La carte {card:card} y est immunisée.",
  },
  "cards.immunity.ignores": {
    rule: "Une carte n’est pas sauvée par un effet contre lequel elle est immunisée.",
    no: "Cette carte est immunisée contre {card:card}.",
  },
  "cards.immunity.only-effects": {
    rule: "L’immunité n’écarte que les effets : coûts et restrictions voient la carte comme toute autre.",
  },
  "cards.immunity.own": {
    rule: "Aucune carte n’est immunisée contre son propre texte.",
  },
  "cards.immunity.timing": {
    rule: "L’immunité compte à l’exécution d’un effet déclenché ou d’une capacité passive ; gagnée plus tard, elle ne met pas fin à ce qui dure. Les effets constants cessent aussitôt.",
  },
  "cards.immunity.opponent": {
    rule: "« Adversaire » sur une carte veut dire adversaire de qui la contrôle, et la capacité d’un personnage adverse est celle d’un personnage que cet adversaire contrôle, quel que soit celui qui l’utilise.",
  },
};
