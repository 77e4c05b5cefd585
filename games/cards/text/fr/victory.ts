import type { RuleText } from "@weirwood/kernel";
import type { victory as english } from "../en/victory.ts";

export const victory: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.victory.power": {
    rule: "Un joueur qui a 15 pouvoirs, Maison et personnages ensemble, gagne aussitôt.",
    log: "{winners:player} gagne par le pouvoir.",
  },
  "cards.victory.last": {
    rule: "Le dernier joueur en jeu gagne. Si tous devaient être éliminés au même moment, le Premier Joueur dit qui est le dernier.",
    log: "{winners:player} reste seul en jeu et gagne.",
  },
  "cards.victory.rounds": {
    rule: "Après le dernier tour de la table gagne celui qui a le plus de pouvoir, puis le moins de cartes dans la pile des morts.",
    reason: "Le jeu ne connaît pas de dernier tour ; sans lui, une partie pourrait ne jamais finir.",
    log: "Le dernier tour est passé : {winners:player} gagne.",
  },
  "cards.victory.draw": {
    rule: "Si cela aussi est égal, la partie est nulle.",
    log: "La partie est nulle.",
  },
  "cards.victory.first": {
    rule: "Victoire et élimination passent avant toute autre capacité passive. Si elles se rencontrent, le Premier Joueur décide de l’ordre.",
  },
  "cards.victory.looked": {
    rule: "On regarde si quelqu’un a gagné après chaque exécution et chaque paiement, pas seulement à la fin d’une fenêtre.",
  },
  "cards.victory.together": {
    rule: "Si deux joueurs atteignent le but au même moment, le Premier Joueur choisit de qui est la victoire.",
  },
};
