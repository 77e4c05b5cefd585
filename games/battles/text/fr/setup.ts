import type { RuleText } from "@weirwood/kernel";
import type { setup as english } from "../en/setup.ts";

export const setup: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.setup.plan": {
    rule: "Une bataille suit un plan de bataille : il donne le champ, les forces, les valeurs des deux Maisons, les rounds et ce qui fait gagner.",
  },
  "battles.setup.own-plan": {
    rule: "Un plan de bataille personnel prend la place du plan choisi, s’il est valable.",
  },
  "battles.setup.skirmish": {
    rule: "Dans une escarmouche, les joueurs choisissent leurs commandants, piochent forces et terrains, et les placent.",
  },
  "battles.setup.houses": {
    rule: "Chaque joueur mène une Maison pour toute la bataille.",
  },
  "battles.setup.seated": {
    rule: "La première place mène la Maison Stark, la seconde la Maison Lannister.",
  },
  "battles.setup.lot": {
    rule: "Les joueurs qui veulent la même Maison la tirent au sort.",
  },
  "battles.setup.directional-retreat": {
    rule: "Selon une règle ultérieure, une attaque de mêlée repousse sa cible droit à l’opposé de l’attaquant, ou d’une case de biais vers son propre bord si ce chemin est fermé.",
  },
  "battles.setup.range-by-distance": {
    rule: "Les flèches atteignent toute case assez proche à vol d’oiseau, même si la ligne qui y mène traverse une case de plus.",
  },
  "battles.setup.field": {
    rule: "Terrains, pions et objectifs sont posés sur le plateau comme le plan les montre.",
  },
  "battles.setup.commanders": {
    rule: "Seuls les commandants que nomme le plan participent, chacun avec la carte indiquée, face désengagée.",
  },
  "battles.setup.deck": {
    rule: "Un paquet de commandement réunit les dix cartes de base de la Maison et cinq par commandant présent, mélangées.",
  },
  "battles.setup.tracks": {
    rule: "La bataille commence au round 1, marqueur de moral sur la case de départ ; le plan dit quels segments finissent en Déroute.",
  },
  "battles.setup.command-tokens": {
    rule: "Chaque Maison commence avec les pions Commandement du plan sur son plateau de commandement.",
  },
  "battles.setup.units": {
    rule: "Chaque unité compte autant de figurines que sa force et porte une bannière de son rang. Un commandant prend la place d’une figurine et porte la bannière.",
  },
  "battles.setup.momentum": {
    rule: "Le plan donne le pion Ardeur à une Maison, pour toute la bataille.",
  },
};
