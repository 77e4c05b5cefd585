import type { RuleText } from "@weirwood/kernel";
import type { openWesteros as english } from "../en/open-westeros.ts";

/** The Westeros cards of the next turns lie open. */
export const openWesteros = {
  "throne.open.columns": {
    rule: "Dès le début, trois cartes de chaque pioche Westeros sont visibles, en colonne. La phase applique la première de chaque colonne, I, II, III ; ces cartes passent ensuite sous leur pioche, les autres montent, et une nouvelle troisième est retournée.",
  },
  "throne.open.mammoths": {
    rule: "Les mammouths des trois premières cartes comptent quand la phase commence ; une carte qui remplace L’hiver arrive ajoute les siens quand elle est tirée.",
    reason:
      "Les mammouths d’un tour sont ceux des cartes qui s’y appliquent ; les cartes plus bas attendent leur propre tour.",
  },
  "throne.open.winter": {
    rule: "L’hiver arrive n’agit que lorsqu’elle est en tête de sa colonne. Elle retourne dans sa pioche, qu’on mélange, et une carte qu’on en tire prend aussitôt sa place, autant de fois qu’il faut pour en voir une différente. Les cartes visibles ne se mélangent pas.",
    log: "Pioche {deck:deck} : L’hiver arrive retourne dans la pioche, remplacée par {event:event}.",
    reason:
      "Le texte de la variante met cette carte sous la pioche, son propre exemple et le jeu de base la mélangent ; seul le mélange garde la surprise.",
  },
  "throne.open.next": {
    rule: "Tous connaissent donc les événements des trois prochains tours, tant que l’hiver ne les bouscule pas.",
    log: "Pioche {deck:deck}, troisième de la colonne : {event:event}.",
  },
} satisfies Record<keyof typeof english, RuleText>;
