import type { RuleText } from "@weirwood/kernel";
import type { engagement as english } from "../en/engagement.ts";

export const engagement: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.engagement.token": {
    rule: "Une attaque de mêlée entre deux unités non engagées pose entre elles le pion de l’attaquant ; entre adversaires engagés, le pion devient le sien. Une unité n’a qu’un engagement.",
    log: "L’unité en {hex:hex} ({unit:unit}) est engagée avec l’ennemi en {at:hex}.",
  },
  "battles.engagement.standing": {
    rule: "Se tenir, se déplacer ou suivre à côté d’un ennemi n’engage personne.",
  },
  "battles.engagement.bows": {
    rule: "Une attaque à distance n’engage personne et ne rompt rien. Un archer engagé tire sur son adversaire, et le pion devient le sien, ou doit d’abord s’éloigner.",
    no: "Les archers en {hex:hex} sont engagés : ils tirent sur leur adversaire, non en {at:hex}, ou s’éloignent d’abord.",
  },
  "battles.engagement.flank": {
    rule: "Une unité non engagée qui attaque en mêlée un ennemi engagé le déborde : aucun pion n’est posé, et les dés d’un symbole peuvent être relancés.",
    log: "L’unité en {hex:hex} ({unit:unit}) déborde l’ennemi en {at:hex}.",
  },
  "battles.engagement.leave": {
    rule: "Une unité quitte un engagement en se déplaçant ou en attaquant un autre ennemi. Le pion part, et l’adversaire peut frapper d’abord ; ce qui reste continue.",
    log: "L’unité en {hex:hex} ({unit:unit}) rompt l’engagement.",
  },
  "battles.engagement.parting": {
    rule: "Une attaque de décrochage lance les dés du tableau, limites de terrain comprises, sans rien ajouter ; les résultats moral sont ignorés, personne ne suit ni ne contre-attaque. Archers et unités non activables le peuvent ; pas depuis un feu.",
  },
  "battles.engagement.parting-waived": {
    rule: "Son propriétaire peut renoncer à l’attaque de décrochage.",
    log: "L’unité en {hex:hex} ({unit:unit}) laisse partir l’ennemi.",
  },
  "battles.engagement.ends": {
    rule: "Une unité qui bat en retraite ou est éliminée perd son engagement, sans attaque de décrochage.",
  },
  "battles.engagement.counter": {
    rule: "Une attaque de mêlée entièrement résolue, une cible Hardi restée dans sa case peut contre-attaquer avec les dés de son tableau. On n’y répond pas, nul ne suit, aucun pion ne change.",
    reason: "Une unité obligée de reculer et qui n’a pu le faire est restée dans sa case.",
  },
};
