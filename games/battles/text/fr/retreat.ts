import type { RuleText } from "@weirwood/kernel";
import type { retreat as english } from "../en/retreat.ts";

export const retreat: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.retreat.step": {
    rule: "Pour chaque résultat moral, la cible recule d’une case vers son bord ; son propriétaire choisit entre les deux cases. Le terrain ne ralentit pas une retraite.",
    log: "L’unité en {hex:hex} ({unit:unit}) recule en {to:hex}.",
  },
  "battles.retreat.homeward": {
    rule: "On recule vers une des deux cases du côté de son bord.",
    no: "{hex:hex} n’est pas une des deux cases vers votre bord.",
  },
  "battles.retreat.closed": {
    rule: "On ne recule ni sur un terrain infranchissable, ni dans un feu, ni sur une unité, ni hors du champ.",
  },
  "battles.retreat.farthest": {
    rule: "Une unité recule aussi loin que possible : seuls les chemins les plus longs peuvent être choisis.",
  },
  "battles.retreat.blocked": {
    rule: "Chaque case de retraite impossible est une touche que rien ne réduit. Une unité dans le feu ne peut en sortir.",
    log: "L’unité en {hex:hex} ({unit:unit}) ne peut reculer : {hits?# touche|# touches}.",
  },
  "battles.retreat.directional": {
    rule: "Selon la règle plus récente, si la table l’a choisie : un attaquant de mêlée engagé avec sa cible la repousse en ligne droite ou, si la première case est fermée, dans la direction voisine la plus proche du bord de la cible ; tous les pas vont dans le même sens. Archers, débordements et cartes la repoussent vers son bord, comme toujours.",
  },
};
