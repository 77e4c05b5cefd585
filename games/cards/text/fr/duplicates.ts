import type { RuleText } from "@weirwood/kernel";
import type { duplicates as english } from "../en/duplicates.ts";

export const duplicates: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.duplicates.host": {
    rule: "Un doublon se pose sur une carte unique de son titre que le joueur possède et contrôle.",
    no: "Aucune de vos cartes ne peut recevoir {card:card} en doublon.",
  },
  "cards.duplicates.laid": {
    rule: "Poser un doublon est une action gratuite du joueur actif au recrutement. Ce n’est pas jouer un attachement, et la mise en place ne le permet pas.",
    log: "{player:player} pose un doublon sur {card:card}.",
  },
  "cards.duplicates.discarded": {
    rule: "Un doublon peut être défaussé pour sauver sa carte de la mort ou de la défausse. C’est une réponse que la carte a gagnée : elle peut être annulée, et la carte n’y est jamais immunisée.",
    log: "Doublon défaussé : {card:card}.",
  },
  "cards.duplicates.no-attachment": {
    rule: "Les doublons ne sont pas des attachements, pour tout ce qui parle d’attachements.",
  },
};
