import type { RuleText } from "@weirwood/kernel";
import type { terrain as english } from "../en/terrain.ts";

export const terrain: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.terrain.impassable": {
    rule: "Aucune unité n’entre ni ne bat en retraite dans une case infranchissable : rivière, palissade, tour de siège.",
    no: "{to:hex} est infranchissable.",
  },
  "battles.terrain.tokens": {
    rule: "Les règles d’un pion Terrain remplacent celles de sa case : un pont fait d’une rivière une route. Le feu ajoute ses propres règles à ce qui brûle.",
  },
  "battles.terrain.plains": {
    rule: "Les plaines ne gênent personne. Brûlement 4, sans effet.",
  },
  "battles.terrain.hills": {
    rule: "Les collines bloquent la vue et ne ralentissent personne. On attaque une unité qui s’y trouve avec trois dés au plus avant modificateurs, sauf depuis d’autres collines ; des archers sur une colline voient par-dessus les unités. Elles ne brûlent pas.",
  },
  "battles.terrain.forest": {
    rule: "Une forêt bloque la vue et arrête qui y entre. On attaque une unité qui s’y trouve, et elle attaque, avec deux dés au plus avant modificateurs. Brûlement 3, puis elle est dévastée.",
  },
  "battles.terrain.river": {
    rule: "Les rivières sont infranchissables et ne brûlent pas. Une rivière forestière bloque la vue, une simple rivière seulement celle des chiens.",
  },
  "battles.terrain.building": {
    rule: "Un bâtiment bloque la vue et arrête qui y entre. Une unité qui s’y trouve a Couvert 1, sauf si le pion Engagement à côté est de sa propre Maison ; les attaques à distance qui en partent, et les contre-attaques des archers qui s’y trouvent, ont deux dés au plus avant modificateurs. Brûlement 4, puis il est dévasté.",
  },
  "battles.terrain.road": {
    rule: "Une unité qui n’entre que dans des cases de route avec son déplacement peut entrer dans une case de plus, quelle qu’elle soit, qu’elle attaque ou non ; la case de départ ne compte pas. Une route brûle comme la plaine, limite 4.",
    no: "De {hex:hex}, {to:hex} est hors d’atteinte : l’unité entre dans {hexes} cases au plus, la dernière seulement si toutes les autres sont de la route ; le terrain peut l’arrêter plus tôt.",
  },
  "battles.terrain.forest-road": {
    rule: "Une route forestière est une route ; elle bloque la vue et brûle comme la forêt, limite 3.",
  },
  "battles.terrain.follow": {
    rule: "Avancer et poursuivre suivent les règles de déplacement : on s’arrête en forêt et dans un bâtiment, les gués comptent, feu et cases infranchissables sont fermés. On commence par la case abandonnée, on n’entre jamais sur un pont, et on va une case plus loin si toutes sont de route : deux pour avancer, trois pour poursuivre.",
    no: "On n’avance ni ne poursuit en {to:hex} : ponts et radeaux se franchissent par un déplacement.",
  },
  "battles.terrain.wood-bridge": {
    rule: "Un pont en bois est une route. On n’y avance ni n’y poursuit. Brûlement 3, puis pont et feu sont retirés.",
  },
  "battles.terrain.stone-bridge": {
    rule: "Un pont en pierre est une route et ne brûle pas. On n’y avance ni n’y poursuit.",
  },
  "battles.terrain.palisade": {
    rule: "Une palissade bloque la vue et est infranchissable. Brûlement 4, puis elle est retirée.",
  },
  "battles.terrain.tent": {
    rule: "Une tente ne gêne personne. Brûlement 1, puis elle est retirée.",
  },
  "battles.terrain.siege-tower": {
    rule: "Une tour de siège bloque la vue et est infranchissable. Brûlement 1, puis elle est retirée.",
  },
  "battles.terrain.ford": {
    rule: "Un gué arrête l’infanterie. La cavalerie perd une case de plus de ce qui lui reste, et peut y entrer comme dernière case. Les unités à distance continuent. Les contre-attaques depuis un gué ont deux dés au plus avant modificateurs. Il ne brûle pas. L’infanterie que le terrain n’arrête pas traverse aussi un gué.",
  },
  "battles.terrain.devastation": {
    rule: "Une case dévastée est une plaine en tout, sauf pour le feu : elle ne reprend jamais feu.",
  },
};
