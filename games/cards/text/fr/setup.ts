import type { RuleText } from "@weirwood/kernel";
import type { setup as english } from "../en/setup.ts";

export const setup: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.setup.players": {
    rule: "À deux on joue un duel ; de trois à six, une partie à plusieurs.",
  },
  "cards.setup.house": {
    rule: "Chaque joueur apporte un deck en secret. Quand tous en ont un, les cartes Maison et les agendas sont montrés et les decks mélangés.",
    log: "{player:chair} joue {house:house} avec {count} cartes.",
  },
  "cards.setup.house-card": {
    rule: "La carte Maison est en jeu et ne le quitte jamais.",
  },
  "cards.setup.agenda": {
    rule: "Un agenda n’est pas en jeu, et ses effets ne peuvent pas être annulés.",
  },
  "cards.setup.hand": {
    rule: "Chaque joueur pioche sept cartes, puis complète sa main à sept après la mise en place.",
  },
  "cards.setup.mulligan": {
    rule: "Celui à qui sa première main ne plaît pas peut la remélanger une fois et en piocher une autre.",
    reason:
      "Le premier livre du jeu n’en parle pas ; ses tournois l’admettaient, et une mauvaise main n’amuse personne.",
    log: "{player:player} prend une autre main.",
  },
  "cards.setup.placed": {
    rule: "Des personnages et des lieux de la première main peuvent être posés, en secret et ensemble, pour 5 ors en tout.",
    log: "{player:player} pose {cards:card}.",
  },
  "cards.setup.placed-nothing": {
    rule: "Personne n’est tenu de poser quoi que ce soit.",
    log: "{player:player} ne pose rien.",
  },
  "cards.setup.gold": {
    rule: "Ce qui est posé à la mise en place coûte au plus 5 ors, pénalités des autres Maisons comprises.",
    no: "Ces cartes coûtent {count} ors ; à la mise en place, c’est {most} au plus.",
  },
  "cards.setup.bearer": {
    rule: "Un attachement est posé à la mise en place avec un de vos personnages qui peut le porter.",
    reason: "Le texte que nous suivons nomme le mot-clé sans dire qui porte la carte.",
    no: "{card:card} a besoin d’un de vos personnages pour le porter.",
    log: "{card:card} est attaché à {on:card}.",
  },
  "cards.setup.type": {
    rule: "On ne pose à la mise en place ni événement, ni attachement sans le mot-clé Mise en place.",
    no: "On ne peut pas poser {card:card} à la mise en place.",
  },
  "cards.setup.unique": {
    rule: "On ne pose pas une seconde carte d’un titre unique à la mise en place : il n’y a pas encore de doublons.",
    no: "{card:card} est unique et figure déjà parmi les cartes posées.",
  },
  "cards.setup.limited": {
    rule: "On pose au plus une carte Limitée à la mise en place.",
  },
  "cards.setup.no-effects": {
    rule: "Les cartes posées à la mise en place ne déclenchent rien, pas même leurs propres textes d’entrée en jeu, et personne n’agit.",
  },
};
