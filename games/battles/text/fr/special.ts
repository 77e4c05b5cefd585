import type { RuleText } from "@weirwood/kernel";
import type { special as english } from "../en/special.ts";

/** Les règles qui ne valent que si un plan de bataille le dit. */
export const special: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.special.fortify": {
    rule: "Quand le plan fait garder des palissades, leur Maison y pose les pions Ordre du plan avant le premier round.",
    log: "{house:house} pose un pion {symbol:symbol} sur la palissade en {hex:hex}.",
  },
  "battles.special.fortify-where": {
    rule: "Les pions Ordre ne se posent que sur des palissades.",
    no: "Il n’y a pas de palissade en {hex:hex}.",
  },
  "battles.special.fortify-left": {
    rule: "Le plan dit combien il y a de pions de chaque couleur.",
    no: "Il ne reste plus de pion {symbol:symbol} à poser.",
  },
  "battles.special.fortify-each": {
    rule: "Chaque palissade reçoit au moins un pion.",
    no: "Les pions qui restent sont dus aux palissades qui n’en ont pas ; celle en {hex:hex} en a un.",
  },
  "battles.special.breach-roll": {
    rule: "L’autre Maison lance les dés du plan contre les palissades ; un résultat moral est relancé.",
    log: "{house:house} lance contre les palissades : {faces:symbol}.",
  },
  "battles.special.breach": {
    rule: "Chaque dé ôte d’une palissade un pion de sa couleur, la bravoure n’importe lequel ; deux dés quelconques ensemble en ôtent un au choix.",
    log: "{house:house} ôte un pion {symbol:symbol} de la palissade en {hex:hex}.",
  },
  "battles.special.breach-where": {
    rule: "On n’ôte un pion que là où il est.",
    no: "Il n’y a pas de pion {symbol:symbol} en {hex:hex}.",
  },
  "battles.special.breach-dice": {
    rule: "Chaque dé sert une fois ; deux dés se nomment dans l’ordre vert, bleu, rouge, bravoure.",
    no: "Vous n’avez pas ces dés.",
  },
  "battles.special.breach-colour": {
    rule: "Un dé seul ôte un pion de sa propre couleur.",
    no: "Un dé {die:symbol} seul n’ôte pas un pion {symbol:symbol}.",
  },
  "battles.special.palisade-falls": {
    rule: "Une palissade sans pion est retirée ; les autres pions retournent dans la boîte.",
    log: "La palissade en {hex:hex} tombe.",
  },
  "battles.special.aim": {
    rule: "Quand le plan prévoit des catapultes, leur Maison pose avant le premier round un pion sur chaque case du passage, autant de chaque couleur.",
    log: "{house:house} pointe une catapulte ({symbol:symbol}) sur {hex:hex}.",
  },
  "battles.special.aim-where": {
    rule: "Chaque case du passage reçoit un pion Visée de catapulte.",
    no: "Aucun pion Visée ne peut être posé en {hex:hex}.",
  },
  "battles.special.aim-left": {
    rule: "Il y a autant de pions Visée de chaque couleur.",
    no: "Il ne reste plus de pion Visée {symbol:symbol}.",
  },
  "battles.special.aim-beside": {
    rule: "À la fin, chaque pion Visée est adjacent aux deux autres couleurs.",
    no: "Avec {symbol:symbol} en {hex:hex}, un pion ne pourrait plus être adjacent aux deux autres couleurs.",
  },
  "battles.special.crossing": {
    rule: "La Maison que nomme le plan y passe la rivière : ses unités peuvent se déplacer ou battre en retraite sur une case du passage, et s’y arrêtent, même celles qu’aucun terrain n’arrête ; personne n’y avance ni n’y poursuit, et l’autre Maison n’y entre jamais.",
    reason: "Battre en retraite sur l’eau est un trajet en radeau comme un autre ; avancer ou poursuivre ne l’est pas.",
  },
  "battles.special.catapult": {
    rule: "Quand une unité entre sur une case dont le pion Visée est de la couleur de son rang, l’autre Maison lance un dé ; sur cette couleur, toute l’unité est éliminée et son commandant capturé.",
    log: "{by:house} tire à la catapulte sur l’unité en {hex:hex} ({unit:unit}) : {symbol:symbol}.",
  },
  "battles.special.hide": {
    rule: "Les pions qu’un plan pose face cachée se ressemblent tous ; leur Maison seule choisit, en secret, lesquels sont faux.",
    log: "Le pion en {hex:hex} est faux.",
  },
  "battles.special.hide-where": {
    rule: "Un faux pion se choisit parmi ceux que le plan pose face cachée.",
    no: "Aucun pion n’est posé face cachée en {hex:hex}.",
  },
  "battles.special.hide-again": {
    rule: "Il y a autant de faux pions que le plan le dit, chacun une fois.",
    no: "Le pion en {hex:hex} est déjà faux.",
  },
  "battles.special.edmure": {
    rule: "Quand une unité de la Maison adverse de ses geôliers finit son tour sur un pion Edmure, tous sont retournés et les faux retirés. Ses geôliers ne les retournent ni ne les déplacent jamais.",
    log: "{house:house} retrouve Edmure en {hex:hex}.",
  },
  "battles.special.carry": {
    rule: "Une unité qui commence son tour avec Edmure peut l’emmener quand elle est activée. Il reste sur sa case si elle meurt, bat en retraite, avance ou poursuit.",
    log: "L’unité en {hex:hex} ({unit:unit}) emmène Edmure.",
  },
  "battles.special.decoy": {
    rule: "Quand une unité de l’autre Maison finit son tour sur un pion Stratégie, on le retourne ; un faux est retiré.",
    log: "Le pion en {hex:hex} est un leurre.",
  },
  "battles.special.strategic": {
    rule: "Un vrai pion Stratégie appartient à la Maison qui l’a retourné, jusqu’à ce qu’une unité de l’autre y finisse son tour.",
    log: "{house:house} contrôle le lieu stratégique en {hex:hex}.",
  },
  "battles.special.catelyn": {
    rule: "Une unité ennemie qui finit son tour sur la case de Catelyn la capture ; personne ne la déplace.",
    log: "{house:house} capture Catelyn en {hex:hex}.",
  },
  "battles.special.archers": {
    rule: "Des archers cachés peuvent tirer depuis leur case au début d’un tour de leur Maison, en plus de ce qu’elle y fait ; pour eux, la bravoure ne touche jamais.",
    no: "Vous n’avez pas d’archers cachés en {hex:hex}.",
  },
  "battles.special.archers-once": {
    rule: "Chaque pion d’archers cachés tire une fois par round.",
    no: "Les archers en {hex:hex} ont déjà tiré ce round.",
  },
  "battles.special.archers-target": {
    rule: "Les archers cachés tirent sur une unité ennemie.",
    no: "Il n’y a pas d’ennemi en {at:hex}.",
  },
  "battles.special.archers-range": {
    rule: "Les archers cachés portent aussi loin que le plan le dit.",
    no: "{at:hex} est à plus de {range?# case|# cases} des archers en {hex:hex}.",
  },
  "battles.special.archers-sight": {
    rule: "Les archers cachés ont besoin d’une ligne de mire, comme les autres.",
    no: "Les archers en {hex:hex} ne voient pas {at:hex}.",
  },
  "battles.special.archers-flee": {
    rule: "Une unité ennemie qui finit son mouvement sur la case d’archers cachés les chasse.",
    log: "L’unité en {hex:hex} ({unit:unit}) chasse des archers cachés.",
  },
};
