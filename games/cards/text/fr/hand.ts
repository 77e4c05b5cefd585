import type { RuleText } from "@weirwood/kernel";
import type { hand as english } from "../en/hand.ts";

export const hand: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.hand.whole": {
    rule: "Une main défaussée ou révélée est une seule chose, même sans carte : aucune de ses cartes n’a été défaussée ou révélée.",
    log: "{player:player} défausse toute sa main : {cards:card}.",
  },
  "cards.hand.revealed": {
    rule: "Une carte ajoutée à une main révélée n’est pas révélée pour autant.",
    log: "{player:player} montre sa main : {cards:card}.",
  },
  "cards.hand.empty": {
    rule: "Une main vide est une main aussi, quand une main est défaussée ou montrée.",
    log: "{player:player} n’a aucune carte en main.",
  },
  "cards.hand.discarded": {
    rule: "Des cartes défaussées au hasard d’une main sont tirées l’une après l’autre.",
    log: "{player:player} défausse {card:card} de sa main.",
  },
};
