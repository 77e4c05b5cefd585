import type { RuleText } from "@weirwood/kernel";
import type { keywords as english } from "../en/keywords.ts";

export const keywords: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.keywords.no-abilities": {
    rule: "Les mots-clés et les traits ne sont pas des capacités.",
  },
  "cards.keywords.stealth": {
    rule: "Furtivité : attaquant, il peut passer devant un personnage sans furtivité, qui ne peut alors pas défendre.",
  },
  "cards.keywords.renown": {
    rule: "Renom : si son camp gagne, il gagne 1 pouvoir.",
  },
  "cards.keywords.deathbound": {
    rule: "Condamné : défaussée du jeu, la carte va dans la pile des morts ; un événement y va une fois joué de la main, annulé ou non.",
  },
  "cards.keywords.no-attachments": {
    rule: "Pas d’attachement : rien ne s’y attache, sauf ce qu’il excepte. Les doublons, si.",
  },
  "cards.keywords.limited": {
    rule: "Limité : chaque joueur joue une carte Limitée par tour.",
    no: "Vous avez déjà joué une carte Limitée ce tour-ci ; {card:card} en est une autre.",
  },
  "cards.keywords.setup": {
    rule: "Mise en place : l’attachement peut être posé à la mise en place.",
  },
  "cards.keywords.stalwart": {
    rule: "Inébranlable : tué, il va sur le dessus du deck de son propriétaire.",
  },
  "cards.keywords.intimidate": {
    rule: "Intimidation : tant qu’il attaque, les personnages de force inférieure ne comptent pas la leur dans ce défi, les autres attaquants compris. Ils peuvent défendre tout de même.",
  },
  "cards.keywords.ambush": {
    rule: "Embuscade : la carte peut se jouer à la phase des défis, par une action, en inclinant une influence égale à son coût.",
    no: "{card:card} n’a pas le mot-clé Embuscade.",
  },
  "cards.keywords.joust": {
    rule: "Joute : tant qu’il attaque seul, un défenseur au plus est déclaré.",
    reason: "Ce mot-clé est plus récent que le texte du jeu que nous suivons.",
  },
  "cards.keywords.melee": {
    rule: "Mêlée : dans un défi, il a +1 en force pour chaque personnage de l’autre camp.",
    reason: "Ce mot-clé est plus récent que le texte du jeu que nous suivons.",
  },
};
