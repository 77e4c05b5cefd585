import type { RuleText } from "@weirwood/kernel";
import type { skirmish as english } from "../en/skirmish.ts";

export const skirmish: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.skirmish.commander": {
    rule: "Dans une escarmouche, chaque Maison choisit en secret des commandants parmi ses cartes Préparation ; les deux choix sont révélés ensemble.",
    log: "{house:house} amène {commander:commander}.",
  },
  "battles.skirmish.own-cards": {
    rule: "Une Maison choisit parmi ses huit cartes Préparation.",
    no: "La carte Préparation {card} n’est pas à vous.",
  },
  "battles.skirmish.no-commander": {
    rule: "Seules les cartes Préparation au portrait d’un commandant en amènent un.",
    no: "La carte Préparation {card} ne montre aucun commandant.",
  },
  "battles.skirmish.lowest-first": {
    rule: "Chaque carte Préparation est nommée une fois, le plus petit numéro d’abord.",
    no: "Nommez chaque carte Préparation une seule fois, la plus petite d’abord.",
  },
  "battles.skirmish.number": {
    rule: "La carte Résumé dit combien de commandants une Maison peut amener ; il en faut au moins un.",
    no: "Vous pouvez amener {most} commandants au plus.",
  },
  "battles.skirmish.value": {
    rule: "Les valeurs des commandants d’une Maison ne dépassent pas, au total, ce que permet la carte Résumé.",
    no: "Ces commandants valent {total} ; le maximum est {value}.",
  },
  "battles.skirmish.one-version": {
    rule: "Un commandant ne vient que dans une seule version.",
    no: "Le même commandant ne peut pas venir deux fois.",
  },
  "battles.skirmish.momentum-lot": {
    rule: "L’ardeur est tirée au sort dans le Raid, et dans la Récompense quand les commandants des deux Maisons ont la même valeur.",
    log: "L’ardeur échoit par le sort à {house:house}.",
  },
  "battles.skirmish.momentum-value": {
    rule: "Dans la Récompense, la Maison dont les commandants valent le moins a l’ardeur.",
    log: "{house:house} amène des commandants de moindre valeur et a l’ardeur.",
  },
  "battles.skirmish.draw-units": {
    rule: "Chaque Maison mélange les cartes Préparation qui restent, y compris celles des commandants non choisis, et forme les unités de celles qu’elle pioche.",
    log: "{house:house} pioche {card} et forme des unités de {figures} figurines.",
  },
  "battles.skirmish.draw-terrain": {
    rule: "Les cartes Préparation utilisées sont dans la boîte ; le terrain est pioché parmi les autres.",
    log: "{house:house} pioche {card} et prend {pieces} pièces de terrain.",
  },
  "battles.skirmish.order": {
    rule: "On place d’abord le terrain, puis les unités des commandants, puis toutes les autres ; dans chaque groupe, la Maison qui a l’ardeur place tout avant l’autre.",
    no: "Ce n’est pas le moment : d’abord le terrain, puis les commandants, puis les autres unités.",
  },
  "battles.skirmish.lay": {
    rule: "Chaque pièce de terrain couvre une case près de son propre bord.",
    log: "{house:house} pose un terrain en {hex:hex} ({terrain:terrain}).",
  },
  "battles.skirmish.place": {
    rule: "Chaque unité est placée près de son propre bord.",
    log: "{house:house} place une unité en {hex:hex} ({unit:unit}).",
  },
  "battles.skirmish.no-piece": {
    rule: "On ne pose que les pièces de terrain piochées.",
    no: "Il ne vous reste aucune pièce de ce genre à poser.",
  },
  "battles.skirmish.no-unit": {
    rule: "On ne place que les unités qui attendent à côté du champ de bataille.",
    no: "Aucune unité {name} à vous n’attend d’être placée.",
  },
  "battles.skirmish.off-board": {
    rule: "Les demi-cases et ce qui est au-delà du bord ne font pas partie du champ de bataille.",
    no: "{hex:hex} n’est pas une case de ce plateau.",
  },
  "battles.skirmish.own-edge": {
    rule: "La carte Résumé dit combien de rangées près de son bord sont ouvertes au terrain, aux commandants et aux autres unités.",
    no: "{hex:hex} est trop loin : seules les {rows} rangées près de votre bord sont ouvertes.",
  },
  "battles.skirmish.on-terrain": {
    rule: "On ne pose pas de terrain sur du terrain.",
    no: "Il y a déjà du terrain en {hex:hex}.",
  },
  "battles.skirmish.occupied": {
    rule: "Il n’y a qu’une unité par case.",
    no: "Une unité se trouve déjà en {hex:hex}.",
  },
  "battles.skirmish.zones-apart": {
    rule: "Les zones de contrôle des commandants d’une Maison ne se recoupent pas au placement : ils sont à cinq cases les uns des autres.",
    no: "En {hex:hex}, sa zone de contrôle recouperait celle {figure:de figure}.",
  },
  "battles.skirmish.left-out": {
    rule: "Ce qui n’a aucune case où se tenir reste hors de la bataille.",
    log: "Il n’y a aucune case pour une unité de {house:house} ({unit:unit}), qui reste hors de la bataille.",
  },
};
