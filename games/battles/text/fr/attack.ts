import type { RuleText } from "@weirwood/kernel";
import type { attack as english } from "../en/attack.ts";

export const attack: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.attack.after-moves": {
    rule: "Toutes les unités activées se déplacent avant la première attaque ; puis elles attaquent une à une, dans l’ordre voulu, ou pas du tout.",
  },
  "battles.attack.ordered": {
    rule: "Seule une unité activée ce tour attaque.",
    no: "Aucune unité activée ce tour ne se trouve en {hex:hex}.",
  },
  "battles.attack.once": {
    rule: "Une unité attaque une fois par tour, sauf mention contraire, et pas après s’être déplacée plus loin que ses ordres ne le permettent avec une attaque.",
    no: "L’unité en {hex:hex} ne peut plus attaquer ce tour.",
  },
  "battles.attack.enemy": {
    rule: "On attaque une unité ennemie.",
    no: "Aucun ennemi ne se trouve en {at:hex}.",
  },
  "battles.attack.beside": {
    rule: "Une unité de mêlée attaque un ennemi dans une case voisine.",
    no: "{at:hex} n’est pas à côté de {hex:hex}.",
  },
  "battles.attack.range": {
    rule: "Les arcs portent à autant de cases que l’indique leur carte, comptées le long de la ligne de mire : la case de la cible compte, la leur non.",
    reason: "Une ligne qui traverse plus de cases que la distance les compte toutes.",
    no: "{at:hex} est hors de portée de {hex:hex} : les arcs portent à {range} cases le long de la ligne de mire.",
  },
  "battles.attack.sight": {
    rule: "Un tir exige une ligne libre de centre à centre : terrains bloquants et unités des deux camps l’arrêtent ; jamais les cases du tireur et de la cible. Le long d’un bord, un côté libre suffit, s’il l’est en entier.",
    no: "Quelque chose bloque la ligne de mire de {hex:hex} à {at:hex}.",
  },
  "battles.attack.declare": {
    rule: "Une attaque nomme l’attaquant et la cible.",
    log: "{house:house} attaque {at:hex} depuis {from:hex} : {way:way}.",
  },
  "battles.attack.dice": {
    rule: "Une unité verte lance deux dés, une bleue trois, une rouge quatre, quel que soit le nombre de figurines restantes.",
  },
  "battles.attack.caps": {
    rule: "Les limites du terrain s’appliquent aux dés du tableau ; la plus basse compte. Ensuite seulement on ajoute ou retire des dés, et on en lance au moins un.",
    reason: "Le livret ne fixe pas de minimum ; une attaque sans dé n’en serait pas une.",
  },
  "battles.attack.roll": {
    rule: "On lance tous les dés, même au-delà de huit.",
    log: "{dice?# dé|# dés} contre {at:hex} : {faces:symbol}.",
  },
  "battles.attack.reroll": {
    rule: "Le débordement permet de relancer une fois tous les dés d’un symbole, qui sont alors acquis ; cartes et commandants permettent d’en relancer d’autres, avant ou après.",
    log: "{dice?# dé relancé|# dés relancés} : {faces:symbol}.",
  },
  "battles.attack.reroll-none": {
    rule: "On ne relance que par ce qui le permet, une fois chacun.",
    no: "Rien ne vous permet de relancer ainsi.",
  },
  "battles.attack.reroll-which": {
    rule: "On nomme le symbole des dés à relancer, sauf si on les relance tous.",
    no: "Nommez le symbole des dés à relancer ; aucun si vous les relancez tous.",
  },
  "battles.attack.reroll-symbol": {
    rule: "On ne relance que des dés présents, et aucun de ceux acquis par débordement.",
    no: "Aucun dé relançable ne montre : {symbol:symbol}.",
  },
  "battles.attack.hits": {
    rule: "Chaque face de la couleur de la cible touche, et chaque bravoure ; les autres couleurs ratent.",
    log: "{hits?# touche|# touches} en {at:hex} ({target:unit}).",
  },
  "battles.attack.valor": {
    rule: "La bravoure des archers ne touche personne, et la cavalerie n’est touchée que par celle de la cavalerie.",
    reason: "Le symbole ne figure que sur les tableaux des unités, que nous avons reconstitués.",
  },
  "battles.attack.casualties": {
    rule: "Chaque touche retire une figurine ; le porteur de bannière en dernier.",
    log: "{unit:unit} en {hex:hex} : {lost?# figurine perdue|# figurines perdues}, reste {left}.",
  },
  "battles.attack.eliminated": {
    rule: "Une unité sans figurine est éliminée, et le moral de l’ennemi monte selon son rang.",
    log: "L’unité en {hex:hex} ({unit:unit}) est éliminée.",
  },
};
