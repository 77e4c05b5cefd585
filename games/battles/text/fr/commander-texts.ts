import type { CommanderId, FigureId } from "../../data/ids.ts";

/** Commanders in French, and what their cards say. */

export const figureNames: { readonly [figure in FigureId]: string } = {
  eddard: "Eddard Stark",
  greatjon: "Lard-Jon Omble",
  maege: "Maegh Mormont",
  rickard: "Rickard Karstark",
  robb: "Robb Stark",
  addam: "Addam Marbrand",
  gregor: "Gregor Clegane",
  jaime: "Jaime Lannister",
  kevan: "Kevan Lannister",
  tywin: "Tywin Lannister",
};

export const commanderNames: { readonly [commander in CommanderId]: string } = {
  eddard: "Eddard Stark, sire de Winterfell",
  greatjon: "Lard-Jon Omble, le Lard-Jon",
  "greatjon-of-last-hearth": "Lard-Jon Omble, sire d’Âtre-lès-Confins",
  maege: "Maegh Mormont, dame de l’Île-aux-Ours",
  rickard: "Rickard Karstark, sire de Karhold",
  "robb-young-wolf": "Robb Stark, le Jeune Loup",
  "robb-king": "Robb Stark, roi du Nord",
  addam: "Addam Marbrand, guerrier de Cendremarc",
  "gregor-mountain": "Gregor Clegane, la Montagne",
  "gregor-reaver": "Gregor Clegane, le Razzieur",
  "jaime-kingslayer": "Jaime Lannister, Régicide",
  "jaime-kingsguard": "Jaime Lannister, chevalier de la Garde Royale",
  kevan: "Kevan Lannister, capitaine de confiance",
  tywin: "Tywin Lannister, sire de Castral Roc",
};

export const unitAbilities: { readonly [commander in CommanderId]: string } = {
  eddard: "Les unités amies adjacentes à la sienne sont Hardi.",
  greatjon:
    "Son unité lance 1 dé de plus quand elle attaque alors que le moral Stark est vert ou pire, ou quand sa cible était déjà engagée avec une autre unité.",
  "greatjon-of-last-hearth": "Son unité a Endurance 1 tant qu’une unité amie lui est adjacente.",
  maege: "Son unité est Hardi.",
  rickard: "Quand son unité élimine une unité ennemie, Stark gagne 1 de moral de plus.",
  "robb-young-wolf": "Son unité lance 1 dé de plus quand elle déborde.",
  "robb-king":
    "Quand son unité est activée, elle peut d’abord quitter son engagement sans subir d’attaque de décrochage.",
  addam: "Aucun terrain n’arrête le déplacement de son unité et les gués ne lui coûtent rien.",
  "gregor-mountain": "Son unité lance 1 dé de plus contre l’infanterie.",
  "gregor-reaver": "Son unité a Terre brûlée, et la bravoure compte comme vert quand elle allume un feu.",
  "jaime-kingslayer": "Son unité peut relancer 1 dé de chacune de ses attaques.",
  "jaime-kingsguard": "Son unité a Poursuivre 1 au lieu d’Avancer.",
  kevan:
    "Si son unité et une unité amie adjacente sont activées au même tour, la sienne peut renoncer à son attaque pour que l’autre lance 2 dés de plus.",
  tywin: "Une fois par round, un pion moral qui mobilise une unité de sa zone de contrôle ne fait pas perdre de moral.",
};

export const commitAbilities: { readonly [commander in CommanderId]: string } = {
  eddard: "Au début de votre tour : gagnez 2 de moral et mobilisez son unité.",
  greatjon:
    "Quand une attaque de son unité est terminée, contre-attaque comprise : elle attaque encore une fois une unité ennemie adjacente.",
  "greatjon-of-last-hearth":
    "Quand son unité est activée par un pion Ordre : jusqu’à 2 unités d’infanterie activables adjacentes le sont aussi.",
  maege:
    "Quand son unité ou une unité amie adjacente est attaquée, après le jet : tous les résultats moral sont ignorés.",
  rickard:
    "Au début de votre tour : mobilisez toutes les unités de cavalerie de sa zone de contrôle, la sienne comprise.",
  "robb-young-wolf":
    "Quand une attaque de son unité est terminée : une unité ennemie adjacente est frappée avec 3 dés, sans résultats moral ni contre-attaque. La carte n’est pas retournée si cela l’élimine ; une fois par tour au plus.",
  "robb-king":
    "Quand une attaque ou une contre-attaque ôterait à son unité une figurine autre que Robb : il change de place avec le porteur de bannière d’une unité de cavalerie amie adjacente, les bannières suivent leurs porteurs et les touches sont recomptées.",
  addam:
    "Au début de votre tour : les unités de cavalerie non engagées de sa zone de contrôle peuvent chacune se déplacer jusqu’à 2 cases.",
  "gregor-mountain":
    "Avant le jet d’une attaque de son unité : 2 dés de plus, et chaque résultat moral est en outre une touche.",
  "gregor-reaver":
    "Au début de votre tour : chaque feu à 3 cases de lui ou moins monte d’1 niveau, autant que le terrain le permet.",
  "jaime-kingslayer":
    "Quand son unité en attaque une menée par un commandant, après le jet : chaque résultat moral devient une touche.",
  "jaime-kingsguard": "Au début de votre tour : mobilisez son unité et 1 unité amie adjacente.",
  kevan:
    "Au début de votre tour : jusqu’à 3 unités d’infanterie de sa zone de contrôle ont Endurance 1 jusqu’à la fin du round.",
  tywin: "Au début de votre tour : piochez 2 cartes Commandement.",
};
