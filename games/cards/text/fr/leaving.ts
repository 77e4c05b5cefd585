import type { RuleText } from "@weirwood/kernel";
import type { leaving as english } from "../en/leaving.ts";

export const leaving: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.leaving.moribund": {
    rule: "Une carte tuée, défaussée ou renvoyée est moribonde jusqu’à la fin de sa fenêtre : encore en jeu avec texte, icônes, force et influence, mais on ne peut plus la faire quitter le jeu, la choisir pour cela ni la payer ainsi.",
    no: "{card:card} est déjà sur le point de quitter le jeu.",
  },
  "cards.leaving.killed": {
    rule: "Une carte tuée va dans la pile des morts de son propriétaire à la fin de la fenêtre.",
    log: "{card:card} ({player:player}) meurt.",
  },
  "cards.leaving.discarded": {
    rule: "Une carte défaussée du jeu va dans la défausse de son propriétaire à la fin de la fenêtre.",
    log: "Défausse : {card:card} ({player:player}).",
  },
  "cards.leaving.returned": {
    rule: "Une carte qui retourne en main ou au deck quitte aussi le jeu : aucune sauvegarde n’y fait, et ce qu’elle portait est perdu.",
    log: "{card:card} ({player:player}) retourne {to:destination}.",
  },
  "cards.leaving.redirected": {
    rule: "La destination d’une carte moribonde peut changer. Elle a été tuée, ou défaussée, tout de même.",
    log: "{card:card} ira {to:destination} à la place.",
  },
  "cards.leaving.gone": {
    rule: "À la fin d’une fenêtre, ses cartes moribondes quittent le jeu, et l’on n’en garde aucune mémoire.",
    log: "{card:card} va {to:destination}.",
  },
  "cards.leaving.counts": {
    rule: "Une carte moribonde compte comme tuée, défaussée ou renvoyée pour les déclencheurs, même ceux de l’arrivée dans une pile. Elle n’est pas encore dans la pile pour ce qui y regarde.",
  },
  "cards.leaving.conflict": {
    rule: "Tuée, défaussée ou renvoyée exactement au même moment : le Premier Joueur décide ce qu’il en est. Plus tard, il n’y a plus à changer.",
  },
  "cards.leaving.attachments": {
    rule: "Ce qui est attaché à une carte moribonde l’est avec elle. On peut encore l’utiliser et même le déplacer, mais il part à la fin de la fenêtre, où qu’il soit alors.",
  },
  "cards.leaving.events": {
    rule: "Un événement est moribond de sa déclaration à la fin de la fenêtre, annulé ou non, sauf s’il devient quelque chose qui reste.",
  },
  "cards.leaving.as-cost": {
    rule: "Une carte qui quitte le jeu comme coût est moribonde dès le paiement, avant toute sauvegarde : elle ne peut pas être sauvée.",
  },
  "cards.leaving.owner": {
    rule: "Une carte appartient au joueur dont le deck la contenait, et quitte le jeu vers la main, le deck ou les piles de ce joueur.",
  },
  "cards.leaving.your": {
    rule: "« Votre main » ou « votre deck » pour une carte qui quitte le jeu sont ceux de son propriétaire.",
  },
  "cards.leaving.piles": {
    rule: "Piles des morts et défausses sont ouvertes à tous, et leur ordre ne change jamais.",
  },
  "cards.leaving.order": {
    rule: "Plusieurs cartes qui arrivent ensemble dans une pile ou à un bout du deck y sont dans l’ordre que choisit leur propriétaire, la première nommée au-dessus. Celles qui rejoignent la pile des morts ou la défausse sans être nommées restent comme elles étaient en jeu.",
    reason: "Il faut bien que quelqu’un choisisse, et l’ordre des piles ne change jamais ensuite.",
  },
};
