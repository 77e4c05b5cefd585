import type { RuleText } from "@weirwood/kernel";
import type { unique as english } from "../en/unique.ts";

export const unique: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.unique.dead": {
    rule: "Une carte unique dont le titre est dans la pile des morts du joueur ne peut être ni jouée, ni mise en jeu, ni prise sous contrôle.",
    no: "{card:card} est unique et repose dans votre pile des morts.",
  },
  "cards.unique.in-play": {
    rule: "De même un autre exemplaire de celle que le joueur contrôle déjà en jeu, ou possède en jeu ; un propriétaire peut reprendre cette carte même.",
    no: "{card:card} est unique et se trouve déjà en jeu.",
  },
  "cards.unique.moribund": {
    rule: "Une carte unique moribonde est encore en jeu.",
  },
  "cards.unique.title": {
    rule: "L’unicité et les exemplaires vont selon le titre parmi les cartes du deck ; complots et titres de la partie à plusieurs ne comptent pas.",
  },
};
