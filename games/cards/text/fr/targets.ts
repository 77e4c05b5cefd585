import type { RuleText } from "@weirwood/kernel";
import type { targets as english } from "../en/targets.ts";

export const targets: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.targets.none": {
    rule: "Un effet qui choisit demande quelque chose à choisir.",
    no: "Il n’y a rien que {card:card} puisse choisir.",
  },
  "cards.targets.none-after-paying": {
    rule: "Un coût doit laisser une cible à choisir.",
    no: "Après le paiement de {card:card}, il ne resterait rien à choisir.",
  },
  "cards.targets.not-this": {
    rule: "Seul ce que le texte nomme peut être choisi.",
    no: "Ceci ne peut pas être choisi ici.",
  },
  "cards.targets.not-meant": {
    rule: "Ce qu’un texte ne demande pas ne peut pas être choisi pour lui.",
    no: "{card:card} n’est pas ce que demande {by:card}.",
  },
  "cards.targets.chosen-already": {
    rule: "Chaque carte se choisit une fois.",
    no: "Carte déjà choisie : {card:card}.",
  },
  "cards.targets.more": {
    rule: "On en choisit autant que le texte en demande.",
    no: "Il faut en choisir davantage.",
  },
  "cards.targets.only": {
    rule: "Un choix qui n’en laisse aucun se fait sans qu’on le demande, et se dit.",
    log: "{player:player} ne peut choisir que {cards:card}.",
  },
  "cards.targets.only-player": {
    rule: "Il en va de même d’un adversaire quand il n’y en a qu’un.",
    log: "{player:player} ne peut choisir que {chosen:player}.",
  },
  "cards.targets.again": {
    rule: "À l’exécution, on regarde de nouveau l’immunité, « ne peut » et si la cible est encore là pour partir. Les autres critères, comme la force, non.",
  },
  "cards.targets.chosen-only": {
    rule: "Seul ce qu’un texte dit de choisir est une cible ; « tous » ou « chaque » n’en est pas une.",
  },
  "cards.targets.in-turn": {
    rule: "Quand plusieurs joueurs choisissent pour un même effet, ils le font ouvertement, l’un après l’autre, le Premier Joueur d’abord ; puis tout se passe au même moment.",
    reason:
      "Seuls complots, mise en place et decks se choisissent en secret ; il faut bien que quelqu’un choisisse d’abord.",
  },
};
