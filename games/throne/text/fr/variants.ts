import type { RuleText } from "@weirwood/kernel";
import type { variants as english } from "../en/variants.ts";

/** What a table may add to the base game, and the game for six with House Martell. */
export const variants = {
  "throne.variants.any": {
    rule: "Une table peut ajouter les variantes qu’elle veut, une, plusieurs ou toutes : elles vont ensemble. La maison Martell demande exactement six joueurs et le plateau à trois exactement trois ; les autres se jouent à n’importe quel nombre.",
  },
  "throne.variants.unknown": {
    rule: "Neuf variantes se choisissent avant la partie : maison Martell, cartes couronnées, fortifications, engins de siège, ports, ordres à usage unique, cartes Westeros visibles, trois cartes par bataille et plateau à trois.",
    no: "Aucune variante ne porte ce nom : {variant}.",
  },
  "throne.variants.not-played": {
    rule: "Ce qui appartient à une variante n’existe qu’aux tables qui la jouent.",
    no: "Cette table joue sans cette variante : {variant:variant}.",
  },
  "throne.variants.martell": {
    rule: "La maison Martell et la partie à six vont ensemble : à six elle joue toujours, à moins de six jamais.",
    no: "La maison Martell demande exactement six joueurs, et à six elle joue toujours ; vous avez choisi {players?# joueur|# joueurs}.",
    reason:
      "Les règles se bornent à déconseiller Martell à moins de six, mais elles ne lui donnent de carte de départ et de plateau que pour six.",
  },
  "throne.variants.one-card-set": {
    rule: "Toutes les maisons jouent avec le même jeu de cartes personnage, le premier ou celui des cartes couronnées. Martell a sept cartes pour chacun ; les deux ne se mêlent jamais.",
    no: "Choisissez un seul jeu de cartes personnage pour toute la table.",
  },
  "throne.variants.three-board": {
    rule: "Le plateau à trois remplace les pistes d’influence dans une partie à trois, et dans aucune autre.",
    no: "Le plateau à trois demande exactement trois joueurs ; vous avez choisi {players?# joueur|# joueurs}.",
  },
  "throne.martell.start": {
    rule: "À six, Martell commence avec un chevalier et un fantassin à Lancehélion, son fief familial, un fantassin sur le Rivage du Sel et un navire dans la Mer de Dorne ; les autres maisons partent d’où elles partent toujours. L’approvisionnement se compte sur la carte à six : 1 pour Stark et Baratheon, 2 pour les autres.",
    reason:
      "On sait qu’il existe des cartes de départ à six, mais on n’a pas pu les lire ; les unités de Martell sont celles de l’édition suivante, et rien ne contredit les places habituelles des autres.",
  },
  "throne.martell.map": {
    rule: "À six, un autre plateau couvre le sud. Il partage la Mer d’Été en une moitié orientale et une moitié occidentale et ajoute Passe-du-Prince, Les Osseux, Trois-Tours et Rivage du Sel. Météores et Ferboys y sont des cités, Villevieille et Lancehélion des forteresses : vingt cités et forteresses en tout.",
    reason:
      "Les règles disent peu de ce plateau : Lancehélion est une forteresse entre la Mer de Dorne et la Mer d’Été orientale. Le reste est reconstitué d’après l’édition suivante, dont le total de vingt s’accorde avec une partie notée, et se trouve dans des tables qu’on peut remplacer.",
  },
  "throne.martell.no-garrison": {
    rule: "À six, Lancehélion n’a pas de garnison ; Port-Réal et Les Eyrié gardent la leur.",
  },
  "throne.martell.tracks": {
    rule: "À six, chaque piste a six places. Au départ, de la première à la dernière. Trône de Fer : Baratheon, Lannister, Stark, Martell, Greyjoy, Tyrell. Fiefs : Greyjoy, Tyrell, Martell, Stark, Baratheon, Lannister. Cour du Roi : Lannister, Stark, Martell, Baratheon, Tyrell, Greyjoy. Les six places de la Cour du Roi donnent 3, 3, 2, 1, 0 et 0 étoile.",
    reason: "Les règles n’impriment pas les pistes à six ; places et étoiles sont celles de l’édition suivante.",
  },
  "throne.victory.six-with-six": {
    rule: "À six joueurs, une maison qui contrôle six régions avec cité ou forteresse gagne.",
    log: "{house:house} tient {count?# cité ou forteresse|# cités et forteresses} et gagne la partie.",
  },
  "throne.three-board.stars": {
    rule: "Sur le plateau à trois, les trois places de la Cour du Roi donnent 3, 2 et 1 étoiles.",
    reason:
      "Les règles disent seulement que les ordres étoilés y sont plus rares et la Cour du Roi plus précieuse ; ces nombres, qui font exactement cela, viennent de l’édition suivante.",
  },
} satisfies Record<keyof typeof english, RuleText>;
