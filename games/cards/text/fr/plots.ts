import type { RuleText } from "@weirwood/kernel";
import type { plots as english } from "../en/plots.ts";

export const plots: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.plots.own": {
    rule: "Chaque joueur choisit un complot de sa pile de complots, en secret et tous ensemble.",
    no: "{card:card} n’est pas dans votre pile de complots.",
  },
  "cards.plots.revealed": {
    rule: "Tous les complots choisis sont révélés ensemble. Leur or, leur initiative et leur prise comptent aussitôt.",
    log: "{player:player} révèle {card:card}.",
  },
  "cards.plots.order": {
    rule: "Les textes des complots, même constants, entrent en vigueur complot par complot, dans l’ordre que choisit le Premier Joueur.",
  },
  "cards.plots.states": {
    rule: "Un complot est dans la pile de complots, révélé ou utilisé, et toujours l’un des trois seulement. Un complot révélé pendant qu’un autre l’est déjà envoie celui-ci parmi les complots utilisés.",
  },
  "cards.plots.used": {
    rule: "Un complot qui a servi rejoint les complots utilisés.",
    log: "{card:card} ({player:player}) rejoint les complots utilisés.",
  },
  "cards.plots.back": {
    rule: "Quand il faut un complot et que la pile est vide, les complots utilisés reviennent d’abord, sauf celui qui est révélé.",
    log: "{player:player} reprend ses complots utilisés.",
  },
  "cards.plots.later": {
    rule: "Un complot révélé plus tard dans le tour applique son texte dans cette fenêtre et ne change ni l’initiative ni le Premier Joueur.",
  },
  "cards.plots.initiative": {
    rule: "La plus haute initiative, complot et cartes ensemble, l’emporte. À égalité, c’est celui qui a le moins de pouvoir, puis le sort.",
    log: "{player:player} remporte l’initiative avec {count}.",
  },
  "cards.plots.tie-power": {
    rule: "De ceux dont l’initiative est égale, celui qui a le moins de pouvoir l’emporte.",
    log: "{players:player} sont à égalité à {count} ; le moins de pouvoir décide.",
  },
  "cards.plots.tie-lot": {
    rule: "De ceux dont l’initiative et le pouvoir sont égaux, le sort désigne celui qui l’emporte.",
    log: "{players:player} sont à égalité à {count}, et en pouvoir ; le sort décide.",
  },
  "cards.plots.first-player": {
    rule: "Celui qui remporte l’initiative désigne le Premier Joueur.",
    log: "{player:player} est Premier Joueur.",
  },
  "cards.plots.first-before": {
    rule: "Tant que l’initiative n’est pas comptée, le Premier Joueur du tour précédent le reste ; au tour 1, le sort en désigne un. S’il est éliminé, son voisin de gauche le remplace.",
    reason: "Les étapes d’avant l’initiative demandent un Premier Joueur, et le jeu n’en nomme pas.",
  },
  "cards.plots.swapped": {
    rule: "Des joueurs qui échangent leurs complots se servent de celui de l’autre jusqu’à la fin du tour ; ensuite chacun reprend le sien.",
    log: "{player:player} échange son complot avec {with:player}.",
  },
};
