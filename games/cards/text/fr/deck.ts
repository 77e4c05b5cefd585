import type { RuleText } from "@weirwood/kernel";
import type { deck as english, deckReasons as englishReasons } from "../en/deck.ts";

export const deck: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.deck.house": {
    rule: "Un deck a une carte Maison.",
    no: "Un deck a une carte Maison ; celui-ci en a {count}.",
  },
  "cards.deck.agenda": {
    rule: "Un deck a au plus un agenda.",
    no: "Un deck a au plus un agenda ; celui-ci en a {count}.",
  },
  "cards.deck.least": {
    rule: "Un deck a au moins 60 cartes : personnages, lieux, attachements et événements.",
    no: "Un deck a au moins {least} cartes ; celui-ci en a {count}.",
  },
  "cards.deck.most": {
    rule: "Un deck a au plus 100 cartes.",
    reason: "Le jeu ne fixe pas de maximum. Personne n’en joue autant, et les positions n’ont pas de place pour plus.",
    no: "Un deck a au plus {most} cartes ; celui-ci en a {count}.",
  },
  "cards.deck.plots": {
    rule: "Un deck a exactement sept complots.",
    no: "Un deck a exactement {plots} complots ; celui-ci en a {count}.",
  },
  "cards.deck.title": {
    rule: "Les titres de la partie à plusieurs ne sont dans aucun deck.",
    no: "{card:card} est un titre de la partie à plusieurs et n’entre dans aucun deck.",
  },
  "cards.deck.scenario-only": {
    rule: "Certaines cartes n’existent que pour montrer une règle. Elles ne sont dans aucun deck.",
    no: "{card:card} n’existe que pour montrer une règle et n’entre dans aucun deck.",
  },
  "cards.deck.house-only": {
    rule: "Une carte réservée à une Maison n’entre que dans un deck avec cette carte Maison. Les autres cartes d’une autre Maison sont permises : elles coûtent plus cher.",
    no: "{card:card} n’est que pour {houses:house}.",
  },
  "cards.deck.house-plot": {
    rule: "Le complot d’une Maison n’entre que dans un deck avec cette carte Maison.",
    no: "Le complot {card:card} n’est que pour {houses:house}.",
  },
  "cards.deck.copies": {
    rule: "Un deck contient au plus trois cartes du même titre, même de plusieurs éditions ou de plusieurs types. Les complots ne comptent pas.",
    no: "{card:card} : un deck en contient au plus {most} ; celui-ci en a {count}.",
  },
  "cards.deck.card-limit": {
    rule: "Une carte peut dire elle-même combien d’exemplaires un deck peut en contenir.",
    no: "{card:card} : {most?# seul exemplaire est permis|# exemplaires au plus sont permis} ; ce deck en a {count}.",
  },
  "cards.deck.agenda-copies": {
    rule: "Un agenda peut abaisser le nombre de cartes du même titre dans le deck.",
    no: "{card:card} : avec l’agenda {agenda:card}, un deck en contient au plus {most} ; celui-ci en a {count}.",
  },
  "cards.deck.plot-copies": {
    rule: "Tous les complots d’un deck ont des titres différents, sauf ceux qui disent combien sont permis.",
    no: "Le complot {card:card} : {most?# seul est permis|# au plus sont permis} ; ce deck en a {count}.",
  },
  "cards.deck.several": {
    rule: "Un deck est refusé avec tout ce qui ne va pas.",
    no: "Ce deck n’est pas valable : {reasons:deckReason}.",
  },
  "cards.deck.several-cards": {
    rule: "Le refus nomme les cartes fautives.",
    no: "Ce deck n’est pas valable : {reasons:deckReason}. Voyez {cards:card}.",
  },
  "cards.deck.text": {
    rule: "Un deck peut s’écrire comme un texte de 12 000 caractères au plus, une carte par ligne.",
  },
  "cards.deck.text-line": {
    rule: "Chaque ligne nomme une carte, précédée du nombre d’exemplaires : 2x Hodor. Les intertitres, les lignes vides et ce qui suit un # sont sautés.",
    no: "Ligne {line} : « {text} » ne nomme aucune carte.",
  },
  "cards.deck.text-count": {
    rule: "Une ligne sans nombre vaut un exemplaire.",
    no: "Ligne {line} : le nombre d’exemplaires va de 1 à {most}, pas {count}.",
  },
  "cards.deck.text-unknown": {
    rule: "Les cartes se nomment par leur titre entier, anglais ou français, en majuscules ou non, avec ou sans accents.",
    no: "Ligne {line} : aucune carte ne s’appelle « {name} ».",
  },
  "cards.deck.text-ambiguous": {
    rule: "Quand plusieurs cartes portent un titre, la ligne finit par l’identifiant de la carte entre crochets : 2x Eddard Stark [core_5].",
    no: "Ligne {line} : plusieurs cartes s’appellent « {name} ». Précisez laquelle entre crochets : {ids}.",
  },
  "cards.deck.text-id": {
    rule: "Entre crochets se trouve l’identifiant d’une carte.",
    no: "Ligne {line} : il n’y a pas de carte [{id}].",
  },
  "cards.deck.text-title": {
    rule: "Le titre et l’identifiant d’une ligne sont ceux de la même carte.",
    no: "Ligne {line} : [{card}] est {card:card}, pas « {name} ».",
  },
};

export const deckReasons: { readonly [rule in keyof typeof englishReasons]: string } = {
  "cards.deck.house": "pas une seule carte Maison",
  "cards.deck.agenda": "plus d’un agenda",
  "cards.deck.least": "trop peu de cartes",
  "cards.deck.most": "plus de 100 cartes",
  "cards.deck.plots": "pas le nombre de complots voulu",
  "cards.deck.title": "un titre de la partie à plusieurs",
  "cards.deck.scenario-only": "une carte qui ne fait que montrer une règle",
  "cards.deck.house-only": "une carte réservée à une autre Maison",
  "cards.deck.house-plot": "le complot d’une autre Maison",
  "cards.deck.copies": "plus de trois cartes du même titre",
  "cards.deck.card-limit": "plus d’exemplaires qu’une carte n’en permet",
  "cards.deck.agenda-copies": "plus d’exemplaires que l’agenda n’en permet",
  "cards.deck.plot-copies": "un complot en trop d’exemplaires",
};
