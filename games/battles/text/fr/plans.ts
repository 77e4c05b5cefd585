import type { RuleText } from "@weirwood/kernel";
import type { plans as english } from "../en/plans.ts";

export const plans: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.plan.json": {
    rule: "Un plan de bataille s’écrit en JSON, en 30 000 caractères et sur douze niveaux au plus.",
    no: "À partir de « {found} », ceci est illisible : un plan est du JSON, de 30 000 caractères et douze niveaux au plus.",
  },
  "battles.plan.map": {
    rule: "Là où un plan a des champs nommés, ils sont entre accolades.",
    no: "{field} : on attend ici des champs nommés entre accolades : {known}.",
  },
  "battles.plan.list": {
    rule: "Là où un plan a une liste, elle est entre crochets et pas trop longue.",
    no: "{field} : on attend ici une liste entre crochets, de {least} à {most} éléments.",
  },
  "battles.plan.text": {
    rule: "Les textes d’un plan sont entre guillemets, non vides, pas trop longs et sans caractère de commande.",
    no: "{field} : on attend ici un texte entre guillemets, de {most} caractères au plus et sans caractère de commande.",
  },
  "battles.plan.number": {
    rule: "Les nombres d’un plan sont entiers et bornés : 1 à 10 rounds et pions Commandement, valeurs d’ordre et de commandement de 1 à 8.",
    no: "{field} : on attend ici un nombre entier de {least} à {most}, et non « {found} ».",
  },
  "battles.plan.word": {
    rule: "Les mots d’un plan viennent de listes fermées.",
    no: "{field} : « {found} » ne peut figurer ici ; mots connus : {known}.",
  },
  "battles.plan.one-of": {
    rule: "Une préparation, une règle spéciale, ce qui rapporte des points et une victoire disent chacune d’un mot de quoi il s’agit.",
    no: "{field} : il faut dire l’un de ces mots : {known}.",
  },
  "battles.plan.unknown-field": {
    rule: "Un plan ne dit rien que personne ne comprenne.",
    no: "{field} : ce champ n’existe pas ; champs connus : {known}.",
  },
  "battles.plan.missing": {
    rule: "Ce dont un plan a besoin y est dit.",
    no: "{field} : ceci manque.",
  },
  "battles.plan.twice": {
    rule: "Un plan ne dit rien deux fois : ni champ, ni case d’une liste, ni préparation, ni règle spéciale.",
    no: "{field} : « {found} » est dit une seconde fois.",
  },
  "battles.plan.rows": {
    rule: "Le terrain d’un plan a autant de lignes que son plateau.",
    no: "{field} : ce plateau a {rows} lignes, et non {found}.",
  },
  "battles.plan.row-length": {
    rule: "Une ligne du terrain a une lettre par case ; les lignes impaires ont une case de moins.",
    no: "{field} : cette ligne a {wanted} cases, et non {found}.",
  },
  "battles.plan.letter": {
    rule: "Les lettres d’un terrain désignent chacune un terrain, ou un terrain avec un pion.",
    no: "{field} : « {found} », en colonne {column}, n’est pas un terrain ; lettres connues : {known}.",
  },
  "battles.plan.hex": {
    rule: "Une case porte la lettre de sa colonne et le numéro de sa ligne, et se trouve sur le plateau ; dans une liste, une suite vaut pour toutes les cases d’une ligne entre deux.",
    no: "{field} : « {found} » n’est pas une case de ce plateau.",
  },
  "battles.plan.two-units": {
    rule: "Une case n’a de place que pour une unité.",
    no: "{field} : une autre unité se trouve déjà en {hex}.",
  },
  "battles.plan.impassable": {
    rule: "Aucune unité ne commence sur un terrain infranchissable, sauf sur un passage ouvert à sa Maison.",
    no: "{field} : {hex} est infranchissable.",
  },
  "battles.plan.other-house": {
    rule: "Un commandant mène une unité de sa propre Maison.",
    no: "{field} : {found} ne mène pas d’unité de la Maison {house:house}.",
  },
  "battles.plan.commander-twice": {
    rule: "Un commandant mène une seule unité, avec une seule de ses cartes.",
    no: "{field} : {found} mène déjà une autre unité.",
  },
  "battles.plan.too-many-units": {
    rule: "Une Maison a au plus vingt unités.",
    no: "{field} : la Maison {house:house} a plus de {most} unités.",
  },
  "battles.plan.no-units": {
    rule: "Les deux Maisons ont des unités.",
    no: "{field} : la Maison {house:house} n’en a aucune.",
  },
  "battles.plan.zone": {
    rule: "Une zone dont parle un plan a ses cases dans `zones`.",
    no: "{field} : `zones` ne dit pas où se trouve « {zone} ».",
  },
  "battles.plan.objective": {
    rule: "Un objectif qui est un bâtiment ou un pont se trouve là où il y en a un.",
    no: "{field} : il n’y a pas de {terrain} en {hex}.",
  },
  "battles.plan.palisades": {
    rule: "Les pions Ordre se posent sur une à seize palissades, avec de quoi en mettre sur chacune.",
    no: "{field} : {tokens?# pion ne peut|# pions ne peuvent} se poser sur {palisades?# palissade|# palissades} ; il faut 1 à {most} palissades et un pion pour chacune.",
  },
  "battles.plan.colouring": {
    rule: "Les pions Catapulte remplissent une zone de façon que chacun puisse toucher les deux autres couleurs.",
    no: "{field} : {count} pions Catapulte ne peuvent se poser sur « {zone} », un par case et chacun à côté des deux autres couleurs.",
  },
  "battles.plan.decoys": {
    rule: "Parmi les pions posés face cachée, il y en a de vrais : un seul pour Edmure, au moins un pour les lieux stratégiques.",
    no: "{field} : sur {count} cases, {found?# leurre laisse|# leurres laissent} un mauvais nombre de vrais pions.",
  },
  "battles.plan.markers": {
    rule: "Catapultes, pions cachés, archers et prises d’un plan sont seize au plus.",
    no: "{field} : il y a {found} catapultes, pions cachés, archers et prises ; {most} au plus.",
  },
  "battles.plan.absent": {
    rule: "Un commandant dont parle un plan y mène une unité.",
    no: "{field} : {found} ne mène ici aucune unité.",
  },
  "battles.plan.nothing-there": {
    rule: "Ce qui rapporte des points, et ce qui seul peut brûler, se trouve dans le plan.",
    no: "{field} : ce plan n’a pas de « {found} ».",
  },
  "battles.plan.edge": {
    rule: "Les unités quittent le terrain depuis les cases du bord.",
    no: "{field} : {hex} n’est pas au bord du plateau.",
  },
  "battles.plan.too-few": {
    rule: "Nul ne doit tenir plus d’objectifs qu’il n’y en a.",
    no: "{field} : {found?# objectif est exigé|# objectifs sont exigés}, et il y en a {count}.",
  },
  "battles.plan.no-victory": {
    rule: "Un plan dit comment on gagne : aux points, par une victoire qui lui est propre, ou les deux.",
    no: "{field} : rien ne dit comment on gagne cette bataille ; il faut `score` ou `win`.",
  },
};
