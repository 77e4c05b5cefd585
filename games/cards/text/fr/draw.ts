import type { RuleText } from "@weirwood/kernel";
import type { draw as english } from "../en/draw.ts";

export const draw: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.draw.count": {
    rule: "À la phase de pioche, chaque joueur pioche deux cartes, une par une.",
    log: "{player:player} pioche {count?# carte|# cartes}.",
  },
  "cards.draw.card": {
    rule: "Chaque carte est une pioche à part entière. Qui pioche dans un deck vide ne pioche rien et ne paie rien pour cela.",
    log: "{player:player} pioche {card:card}.",
  },
  "cards.draw.cap": {
    rule: "En plus des deux cartes de la phase de pioche, un joueur pioche au plus trois cartes par tour, d’où qu’elles viennent. Un effet reste utilisable ensuite, et ne fait rien piocher.",
    log: "{player:player} a pioché trois cartes par des effets et n’en pioche plus ce tour-ci.",
  },
};
