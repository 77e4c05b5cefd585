import type { RuleText } from "@weirwood/kernel";
import type { window as english } from "../en/window.ts";

export const window: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.window.one": {
    rule: "Chaque action et chaque étape de jeu ouvre une seule fenêtre en six temps : déclaration, sauvegarde ou annulation, exécution ; suivent les capacités passives, puis les réponses, puis la fin. Aucun événement n’ouvre de fenêtre à lui.",
  },
  "cards.window.declare": {
    rule: "Temps 1 : on annonce l’action et son X, on vérifie les restrictions et une cible valable, les pénalités puis les autres modificateurs font le coût, on paie, on choisit les cibles. Seule une façon de payer qui laisse une cible en est une.",
  },
  "cards.window.saves": {
    rule: "Temps 2 : chacun à son tour peut sauver ou annuler. Ce que cela déclenche attend les temps suivants de la même fenêtre.",
  },
  "cards.window.execute": {
    rule: "Temps 3 : l’effet s’exécute, autant que possible.",
  },
  "cards.window.passives": {
    rule: "Temps 4 : suivent les capacités passives déclenchées, chacune avec ses sauvegardes et avec ce qu’elle provoque.",
  },
  "cards.window.responses": {
    rule: "Temps 5 : une réponse à la fois, dans le sens horaire, jusqu’à ce que tous passent à la suite. Une réponse est elle-même déclarée, sujette aux sauvegardes, exécutée, avec ses capacités passives ; puis le voisin de gauche continue, même si elle a été annulée.",
  },
  "cards.window.end": {
    rule: "Temps 6 : les cartes moribondes quittent le jeu, et la fenêtre se ferme.",
  },
  "cards.window.framework": {
    rule: "Une étape de jeu est déclarée, sujette aux sauvegardes et exécutée d’un bloc, quoi qu’elle contienne ; le Premier Joueur commence les sauvegardes et les réponses.",
  },
  "cards.window.first": {
    rule: "Le Premier Joueur commence chaque série d’actions. Passer n’est définitif que lorsque tous ont passé à la suite.",
  },
  "cards.window.who-begins": {
    rule: "Les sauvegardes et réponses d’une action commencent à gauche de son joueur, celles d’une étape de jeu par le Premier Joueur, celles d’une réponse à gauche de qui l’a déclarée. Après une série intérieure, l’extérieure reprend à gauche du joueur dont la carte vient d’être traitée.",
    reason: "Le jeu dit qui commence pour les actions et les étapes de jeu ; le reste s’en déduit.",
  },
  "cards.window.poll": {
    rule: "Dans une série, tous répondent ensemble et en secret. Le premier dans l’ordre qui ne passe pas agit ; les autres réponses sont oubliées, et tous sont interrogés de nouveau.",
    reason: "C’est le même jeu que d’interroger l’un après l’autre, et personne n’apprend qui aurait pu agir.",
  },
  "cards.window.once-each": {
    rule: "Une réponse ou une capacité passive agit une fois pour chaque occurrence de son déclencheur, par exemplaire de sa carte. Dix personnages tués ensemble sont dix occurrences de « un personnage est tué ».",
  },
  "cards.window.two-conditions": {
    rule: "Un déclencheur à deux conditions est une seule occurrence.",
  },
  "cards.window.opportunities": {
    rule: "L’occasion de répondre reste ouverte jusqu’à la fin de sa fenêtre, même pour des cartes arrivées en jeu ou en main entre-temps. Les capacités passives ne regardent pas en arrière.",
  },
  "cards.window.loops": {
    rule: "Qui joue une boucle infinie la joue une fois en entier, puis dit combien de fois. Elle est faite autant de fois d’un coup. Une victoire qui s’y trouve termine la partie.",
    log: "{player:player} recommence {count} fois.",
  },
};
