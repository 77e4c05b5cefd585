import type { RuleText } from "@weirwood/kernel";
import type { passives as english } from "../en/passives.ts";

export const passives: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.passives.order": {
    rule: "Des capacités passives qui attendent, le Premier Joueur désigne la suivante, chaque fois de nouveau.",
    no: "Désignez une des {count} capacités passives qui attendent.",
  },
  "cards.passives.groups": {
    rule: "Les capacités passives déclenchées à un même moment forment un groupe ; ce que l’une provoque se résout avant le reste du groupe. Celles que déclenchent les sauvegardes et l’exécution forment un seul groupe.",
  },
  "cards.passives.targets": {
    rule: "Celui qui contrôle une capacité passive en choisit les cibles à sa déclaration. S’il n’y a rien à choisir, elle est sautée.",
  },
  "cards.passives.must": {
    rule: "Une capacité passive n’est pas un choix : elle agit dès qu’elle peut, et les effets qui interdisent les capacités déclenchées ne l’arrêtent pas.",
  },
};
