import type { RuleText } from "@weirwood/kernel";
import type { orders as english } from "../en/orders.ts";

export const orders: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.orders.turns": {
    rule: "À partir du premier joueur, les deux Maisons jouent à tour de rôle. À son tour, une Maison dépense un pion Ordre, joue une carte Commandement ou passe.",
  },
  "battles.orders.by-token": {
    rule: "Un pion Ordre vert, bleu ou rouge active une unité de cette bannière ; un pion bravoure active n’importe laquelle. L’unité doit être activable, et n’a pas besoin d’être dans la zone d’un commandant.",
    log: "{house:house} active l’unité en {hex:hex} ({unit:unit}, {symbol:symbol}).",
  },
  "battles.orders.pair": {
    rule: "Deux pions Ordre identiques, de n’importe quelle sorte, activent une unité au choix.",
  },
  "battles.orders.own": {
    rule: "Une Maison active ses propres unités.",
    no: "Vous n’avez pas d’unité en {hex:hex}.",
  },
  "battles.orders.token": {
    rule: "Un pion Ordre se dépense de sa propre réserve.",
    no: "Il faut {needed?# pion Ordre|# pions Ordre} de cette sorte ({symbol:symbol}) ; vous n’en avez pas assez.",
  },
  "battles.orders.rank": {
    rule: "L’Armure lourde ne change pas la bannière : une couleur active le rang que montre la bannière.",
    no: "Un pion {symbol:symbol} n’active pas l’unité en {hex:hex} : sa bannière est d’une autre couleur.",
  },
  "battles.orders.spent": {
    rule: "Seule une unité activable peut être activée. Elle devient non activable dès qu’elle est nommée, jusqu’à ce qu’on la mobilise.",
    reason:
      "Le livret tourne la bannière tantôt à l’activation, tantôt après l’attaque ; le premier moment ne laisse aucune échappatoire.",
    no: "L’unité en {hex:hex} n’est plus activable.",
  },
  "battles.orders.morale-alone": {
    rule: "Un pion moral seul n’active aucune unité.",
    no: "Un seul pion moral n’active personne : il augmente le moral ou mobilise une unité. Deux activent n’importe laquelle.",
  },
  "battles.orders.raise": {
    rule: "Un pion moral peut augmenter son moral de 1. Au bout de l’échelle, on peut le dépenser en vain.",
    log: "{house:house} relève son moral.",
  },
  "battles.orders.ready": {
    rule: "Un pion moral peut baisser son propre moral de 1 et mobiliser une unité non activable. Si cela atteint sa propre Déroute, la bataille est d’abord perdue.",
    log: "{house:house} mobilise l’unité en {hex:hex} ({unit:unit}).",
  },
  "battles.orders.already-ready": {
    rule: "On ne mobilise qu’une unité non activable.",
    no: "L’unité en {hex:hex} est déjà activable.",
  },
  "battles.orders.pass": {
    rule: "Qui passe ne joue plus de ce round ; l’autre continue seul jusqu’à passer à son tour.",
    log: "{house:house} passe.",
  },
  "battles.orders.must-pass": {
    rule: "Qui ne peut rien faire d’autre doit passer. Sans carte en main, chacun le voit, et c’est fait sans demander.",
    log: "{house:house} ne peut plus rien faire.",
  },
};
