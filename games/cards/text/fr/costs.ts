import type { RuleText } from "@weirwood/kernel";
import type { costs as english } from "../en/costs.ts";

export const costs: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.costs.gold": {
    rule: "L’or se paie de la réserve du joueur ou des cartes dont l’or peut être dépensé de même ; quand l’un ou l’autre suffirait, celui qui paie choisit.",
    log: "{player:player} paie {count?# or|# ors}.",
  },
  "cards.costs.gold-to": {
    rule: "L’or peut être un prix qu’un autre joueur reçoit.",
    log: "{player:player} paie {count?# or|# ors} à {to:player}.",
  },
  "cards.costs.gold-needed": {
    rule: "Une carte se joue pour son coût entier.",
    no: "{card:card} coûte {count?# or|# ors}, plus que vous n’en avez.",
  },
  "cards.costs.penalty": {
    rule: "Une carte d’une autre Maison coûte 2 ors de plus ; une carte sans coût en or, jamais.",
    reason: "Une pénalité sur ce qui ne coûte pas d’or donnerait un prix à ce qui n’en a pas.",
  },
  "cards.costs.cannot": {
    rule: "Ce qui ne peut être payé ne peut être utilisé.",
    no: "Vous ne pouvez pas payer ce qui est demandé.",
  },
  "cards.costs.not-with": {
    rule: "Un coût se paie avec ce qu’il nomme et avec rien d’autre.",
    no: "{card:card} ne peut pas payer {by:card}.",
  },
  "cards.costs.influence": {
    rule: "L’influence se paie en inclinant des cartes redressées qui en donnent. C’est un coût et jamais un effet : une carte immunisée contre l’effet peut s’incliner pour lui.",
    log: "{player:player} incline {count?# influence|# influences}.",
  },
  "cards.costs.influence-exact": {
    rule: "L’influence en trop est perdue, mais aucune carte ne s’incline sans nécessité.",
  },
  "cards.costs.kneel": {
    rule: "Une carte inclinée comme coût était redressée.",
    log: "{player:player} incline {card:card}.",
  },
  "cards.costs.stand": {
    rule: "Une carte redressée comme coût était inclinée.",
    log: "{player:player} redresse {card:card}.",
  },
  "cards.costs.own": {
    rule: "On paie les coûts avec des cartes que l’on contrôle, quoi que nomme le texte.",
  },
  "cards.costs.not-shared": {
    rule: "Ce qui est payé l’est pour un seul effet, jamais pour un autre aussi.",
  },
  "cards.costs.reduced": {
    rule: "Seuls l’or et l’influence se réduisent, jamais sous 0 ; incliner, tuer, défausser des cartes ou du pouvoir comme coût, jamais.",
  },
  "cards.costs.next-cheaper": {
    rule: "Un texte peut rendre moins chère la prochaine carte d’un genre. La prochaine carte de ce genre qui est jouée l’épuise, même un événement sans coût en or, mais pas un doublon.",
    log: "La prochaine carte de ce genre coûte {count} de moins à {player:player}.",
  },
  "cards.costs.x": {
    rule: "X vaut ce que dit le texte ou le joueur, et 0 autrement : en main, au deck et dans les piles aussi. Une carte sans coût d’un genre compte pour 0 quand on le demande.",
  },
  "cards.costs.no-x": {
    rule: "On n’annonce un X que pour ce qui en a un.",
    no: "{card:card} n’a pas de X à annoncer.",
  },
  "cards.costs.x-unsaid": {
    rule: "X s’annonce avec la carte ou la capacité, avant tout paiement ; 0 aussi.",
    no: "Annoncez X pour {card:card} : x0, x1 et ainsi de suite.",
  },
  "cards.costs.x-least": {
    rule: "Un texte peut demander un X minimal.",
    no: "Pour {card:card}, X vaut au moins {count}.",
  },
  "cards.costs.x-most": {
    rule: "X vaut au plus ce qui peut être payé et ce que permet le texte.",
    no: "Pour {card:card}, X ne peut pas valoir autant.",
  },
};
