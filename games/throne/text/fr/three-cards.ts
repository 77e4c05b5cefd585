import type { RuleText } from "@weirwood/kernel";
import type { threeCards as english } from "../en/three-cards.ts";

/** Three cards a battle: each side offers three, chance plays one. */
export const threeCards = {
  "throne.three-cards.choose": {
    rule: "Au lieu d’une carte, chaque camp en met secrètement trois de côté, prises dans sa main, et les deux en même temps.",
    no: "Choisissez trois cartes différentes dans votre main.",
  },
  "throne.three-cards.drawn": {
    rule: "Une des trois cartes de chaque camp est tirée au sort : c’est celle qu’il joue. Les deux autres retournent dans sa main sans être montrées à personne.",
    log: "Le sort désigne la carte de {house:house} : {card:card}.",
  },
  "throne.three-cards.fifth": {
    rule: "Une maison reprend ses sept cartes dès que la cinquième a été jouée ou défaussée ; elle n’en a donc jamais moins de trois en main. Une carte jouée la cinquième est sa dernière pour tous les textes qui le demandent.",
    log: "{house:house} a vu partir cinq cartes et reprend les sept.",
    reason: "La cinquième carte fait ici ce que la septième fait sans cette variante.",
  },
  "throne.three-cards.all-three": {
    rule: "Une maison qui a exactement trois cartes en main n’a rien à choisir : on ne lui demande rien.",
  },
} satisfies Record<keyof typeof english, RuleText>;
