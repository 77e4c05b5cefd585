import type { RuleText } from "@weirwood/kernel";
import type { keywords as english } from "../en/keywords.ts";

export const keywords: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.keywords.advance": {
    rule: "Avancer : une fois par tour, quand son attaque de mêlée a vidé la case de la cible, l’unité peut l’occuper ; deux cases si toutes sont de la route. Jamais sur un pont, ni pour revenir là où elle se trouve.",
    no: "L’unité est déjà en {to:hex} : avancer pour y revenir ne ferait rien.",
    log: "L’unité en {hex:hex} ({unit:unit}) avance en {to:hex}.",
  },
  "battles.keywords.pursue": {
    rule: "Poursuivre X : une fois par tour, dans le même cas, jusqu’à X cases, la première étant celle laissée vide, une de plus si toutes sont de la route, trois au plus ; après ce mouvement, elle peut attaquer à nouveau, même depuis la case d’où elle est partie.",
    reason: "Aller et revenir est un déplacement à la lettre de la règle, qui demande une case au moins.",
    log: "L’unité en {hex:hex} ({unit:unit}) poursuit jusqu’en {to:hex}.",
  },
  "battles.keywords.follow-where": {
    rule: "Qui suit entre d’abord dans la case laissée vide, et respecte les règles de mouvement.",
    no: "{to:hex} est hors d’atteinte : l’unité entre d’abord en {vacated:hex}, et dans {hexes?# case|# cases} au plus en tout, moins si le terrain l’arrête.",
  },
  "battles.keywords.pursue-who": {
    rule: "Seule l’unité qui a poursuivi attaque à nouveau.",
    no: "L’unité en {hex:hex} ne vient pas de poursuivre.",
  },
  "battles.keywords.pursue-support": {
    rule: "Nul ne soutient la nouvelle attaque d’une poursuite.",
    no: "Nul ne soutient la nouvelle attaque d’une poursuite.",
    reason: "Le soutien va à l’attaque de l’activation même d’une unité, pour laquelle l’autre renonce à la sienne.",
  },
  "battles.keywords.cover": {
    rule: "Couvert X et Endurance X ignorent chacun X touches de chaque attaque.",
    log: "En {at:hex}, {ignored?# touche est ignorée|# touches sont ignorées} ({target:unit}).",
  },
  "battles.keywords.heavy-armor": {
    rule: "Armure lourde : l’unité est touchée comme si elle était du rang supérieur ; rouge, elle ignore la bravoure. Résultats moral et dés restent ceux de sa bannière.",
  },
  "battles.keywords.off-balance": {
    rule: "Déséquilibré : un dé de moins après un déplacement volontaire ce tour.",
  },
  "battles.keywords.hounds": {
    rule: "Chiens de guerre : au lieu de se déplacer et d’attaquer, une attaque à distance à deux ou trois cases. Le premier dé donne leur rang ; moral fait reculer la cible d’une case, bravoure est une touche, et rien n’ignore cela.",
    log: "Les chiens sont lâchés sur {at:hex} : {face:symbol}.",
  },
  "battles.keywords.hounds-none": {
    rule: "Seules les unités ayant Chiens de guerre lâchent des chiens.",
    no: "L’unité en {hex:hex} n’a pas de chiens.",
  },
  "battles.keywords.hounds-moved": {
    rule: "On lâche les chiens au lieu de se déplacer.",
    no: "L’unité en {hex:hex} s’est déplacée : elle ne peut lâcher ses chiens.",
  },
  "battles.keywords.hounds-engaged": {
    rule: "Une unité engagée ne lâche pas de chiens.",
    no: "L’unité en {hex:hex} est engagée : elle ne peut lâcher ses chiens.",
  },
  "battles.keywords.hounds-rank": {
    rule: "Quand une carte permet à une meute d’attaquer comme rouge sans le premier dé, sa Maison dit à quelle attaque.",
    no: "Aucune carte ne permet aux chiens de {hex:hex} d’attaquer comme {symbol:symbol}.",
  },
  "battles.keywords.hounds-range": {
    rule: "Les chiens courent à deux ou trois cases, jamais sur une unité voisine. Les amis ne les arrêtent pas ; les ennemis oui, et les rivières sans pont ni gué.",
    no: "{at:hex} n’est pas à deux ou trois cases de {hex:hex}.",
  },
  "battles.keywords.hounds-way": {
    rule: "Les chiens ont besoin d’un chemin : les unités ennemies le leur barrent, et les rivières sans pont ni gué.",
    no: "Un ennemi ou une rivière barre le chemin des chiens de {hex:hex} à {at:hex}.",
  },
  "battles.keywords.stalwart": {
    rule: "Hardi : l’unité peut ignorer le premier résultat moral d’une attaque, si son propriétaire le veut, et peut contre-attaquer.",
    log: "L’unité en {hex:hex} ({unit:unit}) tient bon.",
  },
  "battles.keywords.stalwart-by-friends": {
    rule: "Toute unité voisine de deux unités amies est Hardi, au moment où cela compte ; unités non activables, unités de commandant et unités dans le feu comptent.",
  },
};
