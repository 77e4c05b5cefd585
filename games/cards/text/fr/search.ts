import type { RuleText } from "@weirwood/kernel";
import type { search as english } from "../en/search.ts";

export const search: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.search.found": {
    rule: "Qui fouille un deck le voit en entier, seul, et peut ne rien trouver. Si plusieurs fouillent par un même effet, chacun montre ce qu’il a trouvé avant que le suivant ne regarde, et tous le prennent au même moment.",
    log: "{player:player} trouve {card:card}.",
  },
  "cards.search.nothing": {
    rule: "Une recherche peut finir sans carte.",
    log: "{player:player} ne trouve rien.",
  },
  "cards.search.shuffled": {
    rule: "Un deck fouillé est mélangé, quoi qu’on ait trouvé et à qui qu’il soit.",
    log: "Le deck de {player:player} est mélangé.",
  },
  "cards.deck.revealed": {
    rule: "Ce qui est révélé est visible de tous jusqu’à ce qu’il soit où il va.",
    log: "{player:player} révèle {card:card}.",
  },
  "cards.deck.milled": {
    rule: "Des cartes peuvent être défaussées du dessus d’un deck. Elles n’ont été ni piochées ni en jeu.",
    log: "{player:player} défausse {card:card} de son deck.",
  },
  "cards.deck.shuffled-in": {
    rule: "Une pile peut être mélangée au deck de son propriétaire.",
    log: "{player:player} mélange une pile à son deck : {pile:zone}.",
  },
};
