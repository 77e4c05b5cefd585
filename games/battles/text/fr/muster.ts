import type { RuleText } from "@weirwood/kernel";
import type { muster as english } from "../en/muster.ts";

export const muster: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.muster.round": {
    rule: "Un round a quatre phases : mobilisation, rassemblement, commandement, regroupement.",
    log: "Round {round}.",
  },
  "battles.muster.advantage": {
    rule: "La Maison qui a le plus de pions Commandement sur son plateau a l’avantage et joue en premier ce round ; les pions sur les commandants ne comptent pas. À égalité, le pion Ardeur tranche.",
    log: "{house:house} a l’avantage (pions Commandement : {stark} contre {lannister}).",
  },
  "battles.muster.restore": {
    rule: "Une fois l’avantage connu, tous les pions Commandement des commandants reviennent sur leur plateau.",
  },
  "battles.muster.ready": {
    rule: "Puis toutes les unités sont mobilisées.",
  },
  "battles.muster.orders": {
    rule: "Le premier joueur lance autant de dés que la valeur d’ordre, prend un pion Ordre pour chacun, puis pioche ses cartes Commandement ; ensuite seulement l’autre fait de même.",
    log: "{house:house} lance ses dés d’ordre : {faces:symbol}.",
  },
  "battles.muster.tokens": {
    rule: "Le nombre de pions dans la boîte ne limite rien.",
    reason: "Le livret ne fixe aucune limite.",
  },
  "battles.muster.regroup": {
    rule: "Regroupement : feux, points, victoire, ressources gardées, récupération du moral, marqueur de round, dans cet ordre. Quand l’ordre importe, ce qui touche le premier joueur vient d’abord.",
  },
  "battles.muster.keep": {
    rule: "Chaque Maison garde au plus une carte et un pion Ordre, choisis en secret par les deux à la fois ; le reste est défaussé. Qui n’a ni l’une ni l’autre n’est pas interrogé.",
    log: "{house:house} défausse {count?# carte|# cartes} et {tokens?# pion Ordre|# pions Ordre}.",
  },
};
