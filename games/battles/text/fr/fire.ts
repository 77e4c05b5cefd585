import type { RuleText } from "@weirwood/kernel";
import type { fire as english } from "../en/fire.ts";

export const fire: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.fire.closed": {
    rule: "Aucune unité n’entre dans une case en feu : ni par déplacement, ni en avançant, ni en poursuivant, ni en retraite.",
    no: "{to:hex} est en feu.",
  },
  "battles.fire.held": {
    rule: "Une unité dans une case en feu ne peut pas la quitter ; toutes les cases d’une retraite deviennent des touches.",
    no: "L’unité en {hex:hex} est dans le feu et ne peut pas partir.",
  },
  "battles.fire.no-attack": {
    rule: "Une unité dans le feu ne peut ni attaquer, ni contre-attaquer, ni frapper qui se désengage, ni allumer un feu, ni combattre celui d’à côté. On peut l’attaquer, et elle compte comme voisine amie.",
    no: "L’unité en {hex:hex} est dans le feu : elle ne peut ni attaquer, ni allumer ou combattre d’autres feux.",
  },
  "battles.fire.quench": {
    rule: "Une unité activée dans le feu peut consacrer toute son activation à éteindre le feu de sa case.",
    no: "Rien ne brûle en {hex:hex}.",
    log: "{unit:unit} en {hex:hex} : le feu est éteint.",
  },
  "battles.fire.scorch": {
    rule: "Terre brûlée : au lieu d’attaquer, l’unité lance les dés de son tableau pour une case adjacente, deux au plus depuis une forêt ; chaque bouclier vert est un niveau de feu. Les modificateurs d’attaque ne comptent pas, et aucun engagement ne change.",
    no: "L’unité en {hex:hex} n’a pas Terre brûlée.",
    log: "{unit:unit} en {hex:hex}, Terre brûlée en {at:hex} : {faces:symbol} ; {levels?# niveau|# niveaux} de feu.",
  },
  "battles.fire.beside": {
    rule: "On allume un feu, ou on le combat de l’extérieur, dans une case adjacente à l’unité.",
    no: "{at:hex} n’est pas adjacente à {hex:hex}.",
  },
  "battles.fire.unoccupied": {
    rule: "Terre brûlée ne met le feu qu’à une case sans unité.",
    no: "{at:hex} est occupée.",
  },
  "battles.fire.only": {
    rule: "Quand le plan le dit, seules les cases portant une sorte de pion peuvent être incendiées.",
    no: "Ici, on ne peut incendier que ceci : {token:token}.",
  },
  "battles.fire.fuel": {
    rule: "Là où le terrain n’a pas de limite de brûlement, il n’y a pas de feu : collines, rivières, gués, ponts en pierre ; une case dévastée ne reprend pas feu non plus.",
    no: "Il n’y a rien à brûler en {at:hex}.",
  },
  "battles.fire.limit": {
    rule: "Un feu ne dépasse jamais la limite de brûlement de sa case ; les niveaux en trop sont perdus, pour tentes et tours aussi.",
    no: "Le feu en {at:hex} est déjà au plus fort.",
    reason: "Tentes et tours partent « après un niveau ou plus », mais la limite est le plus qu’une case peut brûler.",
  },
  "battles.fire.level": {
    rule: "Une case a un seul feu, avec un niveau auquel s’ajoutent les nouveaux. Le terrain dessous bloque toujours la vue, limite les dés et donne son couvert.",
    log: "Feu en {hex:hex}, niveau {level}.",
  },
  "battles.fire.devastation": {
    rule: "Un feu qui atteint la limite d’une forêt, d’une route forestière ou d’un bâtiment le dévaste aussitôt : la case est désormais une plaine, la route n’existe plus, et le feu brûle sans grandir jusqu’à ce qu’on l’éteigne.",
    log: "{terrain:terrain} en {hex:hex} : dévastation.",
    reason:
      "L’exemple des règles pose le pion quand le feu grandit ; d’autres phrases parlent du regroupement, où l’on vérifie encore.",
  },
  "battles.fire.token": {
    rule: "Un pion qui brûle à sa limite est retiré aussitôt. Son feu continue dans la case dessous, pas plus haut qu’elle ne peut brûler, et s’éteint si elle ne brûle pas ; un pont en bois emporte son feu.",
    log: "{token:token} en {hex:hex} : en cendres.",
  },
  "battles.fire.bridge": {
    rule: "Une unité dont le pont brûle reste sur place, indemne, et peut partir à son prochain déplacement ou en retraite ; pour toutes les autres la case est une rivière.",
  },
  "battles.fire.douse": {
    rule: "Au lieu d’attaquer, une unité peut combattre le feu d’une case adjacente avec un dé : vert éteint le niveau 1, bleu 2, rouge 3, bravoure 4.",
    no: "Rien ne brûle en {at:hex}.",
    log: "{unit:unit} en {hex:hex}, contre le feu en {at:hex} avec {face:symbol} : il est éteint.",
  },
  "battles.fire.burns-on": {
    rule: "Toute autre face laisse le feu tel quel.",
    log: "{unit:unit} en {hex:hex}, contre le feu en {at:hex} avec {face:symbol} : il brûle encore.",
  },
  "battles.fire.regroup": {
    rule: "Le regroupement commence par tous les feux : d’abord leurs effets sur le terrain, puis sur les unités, celles du premier joueur d’abord, puis ceux de niveau 4 se propagent.",
  },
  "battles.fire.burns": {
    rule: "Au regroupement, une unité dans le feu perd une figurine par niveau. Un commandant perdu ainsi est capturé, quelle que soit sa valeur de capture.",
    log: "{unit:unit} en {hex:hex} : le feu emporte {lost?# figurine|# figurines}.",
  },
  "battles.fire.spreads": {
    rule: "Chaque feu de niveau 4, dans l’ordre des cases, tire un pion Direction, remis ensuite : la case dans cette direction gagne un niveau, ou un feu de niveau 1, même si une unité s’y trouve. Les feux qui grandissent alors ne se propagent pas dans le même round.",
    log: "Le feu en {hex:hex} gagne {to:hex}.",
  },
  "battles.fire.stays": {
    rule: "Un feu ne se propage pas hors du champ, ni vers une case sans limite de brûlement, dévastée, ou dont le feu est au plus fort.",
    log: "Le feu en {hex:hex} ne se propage pas : direction {direction}.",
  },
};
