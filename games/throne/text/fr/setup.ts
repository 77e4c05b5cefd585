import type { RuleText } from "@weirwood/kernel";
import type { setup as english } from "../en/setup.ts";

/** Setting up, the map, what is limited, and how a turn runs. */
export const setup = {
  "throne.setup.players": {
    rule: "On joue à trois, quatre ou cinq, avec une maison chacun ; avec la maison Martell, à six.",
    no: "{players?# joueur|# joueurs} : impossible, on joue à trois, quatre ou cinq, ou à six avec la maison Martell.",
  },
  "throne.setup.houses": {
    rule: "Les maisons sont tirées au sort, sauf si la table s’est entendue sur leur partage. À quatre, personne ne joue Greyjoy ; à trois, personne ne joue ni Greyjoy ni Tyrell. Martell ne joue qu’à six.",
    no: "Donnez à chacun une maison différente. Greyjoy demande au moins cinq joueurs, Tyrell au moins quatre, Martell six.",
  },
  "throne.setup.start": {
    rule: "Chaque maison commence avec ses sept cartes en main et les unités de sa carte de départ : un chevalier et un fantassin dans son fief familial, un fantassin dans une deuxième région terrestre, un ou deux navires au large de ses côtes.",
  },
  "throne.setup.supply": {
    rule: "Le jeton d’approvisionnement part du nombre de tonneaux que tient la maison : Stark 1, Baratheon 1, Lannister 2, Greyjoy 2, Tyrell 3.",
  },
  "throne.setup.power": {
    rule: "Chaque maison commence avec cinq blasons et ne reçoit jamais que les siens. Les blasons en main restent toujours visibles.",
  },
  "throne.setup.first-tokens": {
    rule: "La première maison de chaque piste en tient le jeton dès le début : Baratheon le Trône de Fer, Lannister le corbeau, et Greyjoy l’épée (Tyrell à quatre joueurs, Stark à trois).",
  },
  "throne.setup.kings-court-erratum": {
    rule: "À la Cour du Roi, Greyjoy et Tyrell échangent leurs places de départ imprimées : Tyrell est quatrième, Greyjoy cinquième. Une table peut y renoncer.",
    reason:
      "Un correctif officiel le demande pour que Greyjoy ne puisse pas écraser Lannister dès le premier tour ; un autre texte officiel se contente de le conseiller, les deux façons restent donc ouvertes. Cela ne compte qu’à cinq joueurs.",
  },
  "throne.setup.absent-houses": {
    rule: "Les unités de départ d’une maison que personne ne joue restent sur la carte comme garnisons : 2 par chevalier, 1 par fantassin ou navire, additionnés dans chaque région. Elles ne reçoivent pas d’ordres, ne soutiennent personne, ne subissent pas de raids, et leur fief n’est celui de personne.",
    reason:
      "Les règles les traitent comme les garnisons imprimées, et un écu sur la carte ne dit rien sans maison derrière lui.",
  },
  "throne.setup.tracks-close-up": {
    rule: "À trois ou quatre joueurs, les jetons d’influence avancent jusqu’à ce qu’aucune place ne reste vide entre eux. Étoiles et jetons spéciaux vont avec la place ainsi obtenue.",
  },
  "throne.setup.garrisons": {
    rule: "Trois régions ont une garnison au départ : Port-Réal (force 5), Les Eyrié (force 6) et Lancehélion (force 5).",
  },
  "throne.setup.decks": {
    rule: "Les trente cartes Westeros forment trois pioches, I, II et III, mélangées chacune et posées face cachée. La menace des sauvages part de 0.",
  },
  "throne.turn.phases": {
    rule: "La partie dure dix tours au plus. Un tour a trois phases : Westeros, programmation, action ; la phase d’action exécute les raids, puis les marches, puis l’Implantation locale.",
    log: "Le tour {turn} commence.",
  },
  "throne.turn.first-turn": {
    rule: "Le premier tour n’a pas de phase Westeros ; il s’ouvre sur la programmation.",
  },
  "throne.turn.order-of-play": {
    rule: "Partout où les maisons agissent l’une après l’autre, elles suivent la piste du Trône de Fer, de la première place à la dernière : c’est l’ordre du tour.",
  },
  "throne.map.land-and-sea": {
    rule: "Fantassins et chevaliers vivent sur terre, navires sur mer. Nul n’entre ni ne combat chez l’autre.",
  },
  "throne.map.rivers": {
    rule: "Un fleuve sépare les deux régions de ses rives : ni marche, ni retraite, ni raid, ni soutien ne le traverse, sauf aux deux ponts, entre Les Jumeaux et Salvemer et entre la Presqu’île de Claquepince et les Montagnes de la Lune. Des navires peuvent quand même porter des troupes d’une rive à l’autre.",
    no: "Un fleuve sans pont sépare {from:le area} et {to:le area} ; seules des troupes sur vos propres navires le passent.",
  },
  "throne.map.islands": {
    rule: "Peyredragon, Pyk et La Treille sont des terres sans voisine terrestre : on n’y vient et on n’en part que sur ses propres navires, qui eux n’y entrent pas.",
  },
  "throne.map.north": {
    rule: "Rien n’entre dans les terres au-delà du Mur.",
  },
  "throne.map.reconstructed": {
    rule: "Certaines données de cette édition sont reconstituées : le nombre de chaque carte Westeros et la plupart de leurs mammouths, une partie du sud de la carte et de ses symboles, les frontières Presqu’île de Claquepince – Détroit et Hautjardin – Détroit Redwyne, le fleuve Villevieille – Météores, et la plupart des places de départ sur les pistes. Elles se trouvent dans des tables qu’on peut remplacer.",
    reason:
      "Les livrets ne les donnent pas ; elles viennent donc d’un relevé d’amateur de la première édition, vérifié sur tous les exemples des règles et complété, là où il se tait, par l’édition suivante.",
  },
  "throne.limits.power": {
    rule: "Une maison a vingt blasons, en main et sur la carte. Quand sa réserve est vide, elle n’en gagne plus, mais l’ordre ou la carte qui aurait payé est dépensé tout de même.",
  },
  "throne.limits.units": {
    rule: "Une maison a dix fantassins, quatre chevaliers et six navires. Une unité perdue retourne en réserve et peut être recrutée de nouveau.",
  },
  "throne.limits.no-voluntary-removal": {
    rule: "Aucune maison ne retire ses propres unités de la carte par choix.",
  },
  "throne.ties.throne-holder": {
    rule: "Qui tient le jeton du Trône de Fer tranche toutes les égalités comme bon lui semble, les siennes comprises ; seules les égalités de bataille lui échappent.",
  },
} satisfies Record<keyof typeof english, RuleText>;
