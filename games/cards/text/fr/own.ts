import type { RuleText } from "@weirwood/kernel";
import type { own as english } from "../en/own.ts";

export const own: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.own.play": {
    rule: "Une carte se joue par une action du joueur actif.",
    log: "{player:player} joue {card:card}.",
  },
  "cards.own.play-on-house": {
    rule: "Un lieu qui le dit se joue sur la carte Maison.",
    log: "{player:player} joue {card:card} sur sa carte Maison.",
  },
  "cards.own.duplicate": {
    rule: "Une carte se joue comme doublon de sa semblable.",
    log: "{player:player} joue {card:card} en doublon.",
  },
  "cards.own.ambush": {
    rule: "Une carte avec Embuscade se joue pour de l’influence à la phase des défis.",
    log: "{player:player} joue {card:card} en embuscade.",
  },
  "cards.own.to-shadows": {
    rule: "Une carte avec un coût d’ombres peut y être posée, face cachée, pour 2 ors, par une action du joueur actif au recrutement. Elle n’est pas en jeu.",
    no: "{card:card} n’a pas de coût d’ombres.",
    log: "{player:player} pose une carte dans les ombres.",
  },
  "cards.own.from-shadows": {
    rule: "Au début de chaque phase, chacun à son tour, le Premier Joueur d’abord, peut faire sortir une carte des ombres pour son coût d’ombres et la pénalité d’une autre Maison. Elle entre en jeu sans avoir été jouée.",
    reason: "Les ombres sont plus récentes que le texte du jeu que nous suivons.",
    no: "Les cartes sortent des ombres au début d’une phase, et seulement alors.",
    log: "{player:player} fait sortir {card:card} des ombres.",
  },
  "cards.own.duplicate-save": {
    rule: "Un doublon est défaussé pour sauver sa carte.",
    log: "{player:player} utilise un doublon pour sauver {card:card}.",
  },
  "cards.own.dies-at-zero": {
    rule: "Là où un texte le dit, un personnage est tué quand sa force est 0.",
    log: "{card:card} a une force de 0 et meurt.",
  },
  "cards.own.goes-at-zero": {
    rule: "Là où un texte le dit, un personnage est défaussé quand sa force est 0.",
    log: "{card:card} a une force de 0 et part à la défausse.",
  },
  "cards.own.deadly": {
    rule: "Tueur : si l’attaquant a plus de participants tueurs que le défenseur quand se rassemblent les capacités passives, le défenseur choisit et tue un de ses participants. C’est une seule mort, quel que soit le vainqueur.",
    log: "Attaquants tueurs : {player:player}.",
  },
  "cards.own.vengeful": {
    rule: "Vindicatif : après que son contrôleur a perdu en défense, il se redresse.",
    log: "Vindicatif : {card:card} se redresse.",
  },
  "cards.own.vigilant": {
    rule: "Vigilant : après que son contrôleur a remporté un défi de pouvoir, il se redresse, ou bien qui le porte ; son contrôleur dit lequel.",
    reason: "Le texte que nous suivons nomme ce mot-clé sans l’expliquer.",
    log: "Vigilant : {card:card} se redresse.",
  },
  "cards.own.deathbound": {
    rule: "Quand un texte changerait aussi l’endroit où va une carte condamnée, le mot-clé est l’un de ceux parmi lesquels choisit le Premier Joueur.",
    log: "Condamné : {card:card} va dans la pile des morts.",
  },
  "cards.own.stalwart": {
    rule: "Quand un texte changerait aussi l’endroit où va une carte inébranlable, le mot-clé est l’un de ceux parmi lesquels choisit le Premier Joueur.",
    log: "Inébranlable : {card:card} va au-dessus du deck.",
  },
  "cards.own.infamy": {
    rule: "Infamie : le pouvoir que son contrôleur gagnerait sur sa carte Maison peut être posé sur elle.",
    log: "Infamie : le pouvoir de la Maison peut être posé sur {card:card}.",
  },
  "cards.own.prized": {
    rule: "Quand une carte convoitée quitte le jeu, chaque adversaire de son contrôleur prend autant de pouvoir pour sa Maison.",
    reason: "Ce mot-clé est plus récent que le texte du jeu que nous suivons.",
    log: "Prix payé : {card:card}.",
  },
  "cards.own.in-force": {
    rule: "Un complot qui n’a rien à faire entre en vigueur à son tour.",
  },
  "cards.own.cancel-for": {
    rule: "Certains textes permettent à chaque adversaire de les annuler pour un prix.",
    log: "{player:player} paie pour annuler {card:card}.",
  },
  "cards.own.redirect-attack": {
    rule: "Un titre permet à son détenteur de détourner une attaque.",
    log: "{player:player} détourne l’attaque.",
  },
  "cards.own.take-the-challenge": {
    rule: "Un titre permet à son détenteur de reprendre un défi à son compte.",
    log: "{player:player} reprend le défi à son compte.",
  },
};
