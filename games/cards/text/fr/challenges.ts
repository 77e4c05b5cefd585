import type { RuleText } from "@weirwood/kernel";
import type { challenges as english } from "../en/challenges.ts";

export const challenges: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.challenges.turn": {
    rule: "Tour à tour, le Premier Joueur d’abord, chacun peut lancer des défis : un militaire, un d’intrigue, un de pouvoir, dans l’ordre qu’il veut, avec des actions avant et après chacun.",
    log: "{player:player} peut lancer des défis.",
  },
  "cards.challenges.declared": {
    rule: "Un défi se déclare par son type, l’adversaire et les attaquants.",
    log: "{player:player} défie {against:player} : {type:icon}.",
  },
  "cards.challenges.once": {
    rule: "Chacun lance un défi de chaque type par phase, sauf si un texte en donne plus.",
    no: "Il ne vous reste pas de défi de ce type : {type:icon}.",
  },
  "cards.challenges.barred": {
    rule: "Un texte peut interdire à un joueur les défis d’un type.",
    no: "Vous ne pouvez pas lancer de défi de ce type : {type:icon}.",
  },
  "cards.challenges.owed": {
    rule: "Un défi qu’un texte exige vient avant tout autre.",
    no: "Le défi que vous devez d’abord lancer est d’un autre type : {type:icon}.",
  },
  "cards.challenges.target": {
    rule: "On défie un adversaire encore en jeu, et non celui que son titre soutient.",
    no: "Vous ne pouvez pas défier {against:player}.",
  },
  "cards.challenges.toll": {
    rule: "Un texte peut demander de l’or à qui déclare un défi.",
    no: "Ce défi coûte {count?# or|# ors}, plus que vous n’en avez.",
  },
  "cards.challenges.no-attacker": {
    rule: "Un défi demande un attaquant : un personnage redressé avec l’icône de son type.",
    no: "Aucun des vôtres ne peut attaquer dans ce défi : {type:icon}.",
  },
  "cards.challenges.attackers": {
    rule: "Les attaquants sont des personnages redressés avec l’icône. Ils s’inclinent quand la déclaration s’exécute. Une icône perdue plus tard ne change rien.",
    log: "{player:player} attaque avec {cards:card}.",
  },
  "cards.challenges.only-attacker": {
    rule: "Un défi déclaré ne se reprend pas : si un seul personnage peut y attaquer, il est déclaré attaquant sans qu’on le demande.",
    log: "Attaquant imposé à {player:player} : {card:card}.",
  },
  "cards.challenges.stealth": {
    rule: "Avant la déclaration des défenseurs, chaque attaquant furtif peut désigner un personnage sans furtivité, qui ne peut pas être déclaré défenseur. Rejoindre par un effet n’est pas être déclaré.",
    log: "{by:card} se faufile devant {card:card}.",
  },
  "cards.challenges.defenders": {
    rule: "Des personnages redressés avec l’icône, autant qu’on veut, peuvent défendre. Ils s’inclinent quand la déclaration s’exécute.",
    log: "{player:player} défend avec {cards:card}.",
  },
  "cards.challenges.no-defenders": {
    rule: "Personne n’est obligé de défendre.",
    log: "{player:player} ne défend pas.",
  },
  "cards.challenges.own": {
    rule: "Qui contrôle un personnage le déclare attaquant ou défenseur.",
    no: "Vous ne pouvez pas déclarer {card:card}, que vous ne contrôlez pas.",
  },
  "cards.challenges.only-characters": {
    rule: "Seuls des personnages se déclarent attaquants ou défenseurs.",
    no: "{card:card} n’est pas un personnage.",
  },
  "cards.challenges.kneeling": {
    rule: "Un personnage incliné ne se déclare pas, sauf si un texte le permet.",
    no: "Carte inclinée : {card:card}.",
  },
  "cards.challenges.icon": {
    rule: "Qui est déclaré a l’icône du défi.",
    no: "{card:card} n’a pas l’icône de ce défi : {type:icon}.",
  },
  "cards.challenges.forbidden": {
    rule: "Un texte peut interdire à des personnages d’attaquer ou de défendre.",
    no: "Un texte tient {card:card} à l’écart de ce défi.",
  },
  "cards.challenges.price": {
    rule: "Un texte peut demander de l’or pour chaque personnage déclaré.",
    no: "Vous ne pouvez pas payer ce que coûte la déclaration de {card:card}.",
  },
  "cards.challenges.declared-already": {
    rule: "Chaque personnage se déclare une fois.",
    no: "{card:card} participe déjà.",
  },
  "cards.challenges.bypassed": {
    rule: "Un personnage devant qui la furtivité est passée ne se déclare pas défenseur.",
    no: "La furtivité est passée devant {card:card}.",
  },
  "cards.challenges.not-passed-by": {
    rule: "La furtivité passe devant des personnages du défenseur, chacun une fois, mais devant aucun qui l’a lui-même ou à qui un texte l’épargne.",
    no: "La furtivité ne peut pas passer devant {card:card}.",
  },
  "cards.challenges.joined": {
    rule: "Un personnage peut rejoindre un défi par un texte, debout ou incliné, comme le texte le dit.",
    log: "{card:card} rejoint le défi pour {player:player}.",
  },
  "cards.challenges.removed": {
    rule: "Qui est retiré d’un défi n’y a jamais participé : ni pour le renom, ni pour « remporté avec », ni pour tueur.",
    log: "{card:card} quitte le défi.",
  },
  "cards.challenges.nobody-left": {
    rule: "Quand il ne reste de personnage dans aucun camp, le défi se termine aussitôt, sans vainqueur ni prise. Il compte comme lancé. Si un seul camp est vide, sa force est 0 et tous peuvent continuer d’agir.",
    log: "Il ne reste personne dans le défi.",
  },
  "cards.challenges.ended-at-once": {
    rule: "Quand un défi se termine aussitôt, sa fenêtre s’achève, ses actions se ferment et le jeu reprend aux actions d’après un défi.",
    reason: "Le jeu dit seulement qu’il se termine.",
  },
  "cards.challenges.resolution": {
    rule: "Vainqueur, prise, bonus sans opposition et renom sont une seule étape de jeu : déclarée, sujette aux sauvegardes et exécutée d’un bloc. Qui doit tuer des personnages les désigne à la déclaration ; les cartes perdues au hasard sont tirées à l’exécution.",
  },
  "cards.challenges.winner": {
    rule: "L’attaquant gagne s’il a au moins autant de force que le défenseur, même à 0 contre 0.",
    log: "{player:player} remporte le défi, {attack} contre {defence}.",
  },
  "cards.challenges.nobody-wins": {
    rule: "Un défi qui ne doit pas rencontrer d’opposition n’est remporté par personne s’il en a rencontré.",
    log: "Personne ne remporte le défi, {attack} contre {defence}.",
  },
  "cards.challenges.unopposed": {
    rule: "Un attaquant qui gagne contre personne, ou contre une force de 0, gagne 1 pouvoir pour sa Maison.",
  },
  "cards.challenges.claim": {
    rule: "Si l’attaquant gagne, le perdant subit la prise du complot de l’attaquant : il tue autant de personnages, défausse autant de cartes au hasard, ou cède autant de pouvoir à la Maison du vainqueur. On prend ce qu’il y a ; une prise de 0 ne prend rien. Qui ne peut être tué ne peut être désigné.",
    log: "{player:player} subit une prise de {count} : {type:icon}.",
  },
  "cards.challenges.claim-no-effect": {
    rule: "La prise n’est pas l’effet d’une carte : l’immunité n’y change rien.",
  },
  "cards.challenges.claim-replaced": {
    rule: "Un texte qui annule une prise le fait à l’étape de sauvegarde de la résolution ; celui qui la fait subir aussi à un autre est une capacité passive, ensuite.",
  },
  "cards.challenges.another": {
    rule: "Un texte qui donne un défi de plus s’ajoute au nombre de ce type pour cette phase ; celui qui doit être le prochain est perdu si le prochain est d’un autre type, et personne n’est tenu de le lancer.",
    log: "{player:player} peut lancer un défi de plus : {type:icon}.",
  },
  "cards.challenges.joust": {
    rule: "Un défi avec le trait Joute le perd dès qu’il y a plus d’un attaquant ou plus d’un défenseur.",
    log: "Le défi devient une joute.",
  },
  "cards.challenges.melee": {
    rule: "Un défi avec le trait Mêlée le perd dès qu’il y a moins de quatre participants.",
    log: "Le défi devient une mêlée.",
  },
  "cards.challenges.over": {
    rule: "Quand un défi est terminé, ce qui durait pour lui cesse, et tous peuvent agir de nouveau.",
    log: "Le défi est terminé.",
  },
  "cards.challenges.finished": {
    rule: "Qui ne veut plus de défi le dit, et le tour passe.",
    log: "{player:player} ne lance plus de défi.",
  },
};
