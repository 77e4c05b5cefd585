import type { RuleText } from "@weirwood/kernel";
import type { movement as english } from "../en/movement.ts";

export const movement: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.movement.ordered": {
    rule: "Seules les unités activées ce tour se déplacent par ordre ; une unité activée n’y est pas obligée.",
    no: "Aucune unité que vous avez activée ce tour ne se trouve en {hex:hex}.",
  },
  "battles.movement.once": {
    rule: "Chaque unité activée se déplace au plus une fois, et termine son déplacement avant que la suivante ne commence.",
    no: "L’unité en {hex:hex} s’est déjà déplacée.",
  },
  "battles.movement.walk": {
    rule: "Une unité se déplace d’autant de cases que l’indique la ligne de son rang, ou moins, et peut ensuite attaquer.",
    log: "{unit:unit} : de {hex:hex} à {to:hex}.",
  },
  "battles.movement.run": {
    rule: "Certains rangs peuvent aller plus loin que leur ligne de déplacement avec attaque, et n’attaquent alors pas.",
    log: "{unit:unit} : de {hex:hex} à {to:hex}, trop loin pour attaquer.",
  },
  "battles.movement.reach": {
    rule: "On n’entre que dans les cases pour lesquelles il reste assez de mouvement ; le terrain peut arrêter plus tôt.",
    no: "De {hex:hex}, {to:hex} est hors d’atteinte : l’unité se déplace de {hexes?# case|# cases}, et moins quand le terrain l’arrête.",
  },
  "battles.movement.one-unit": {
    rule: "Il n’y a jamais plus d’une unité dans une case, et nul ne traverse une autre unité, même amie.",
    no: "{to:hex} est occupée.",
  },
  "battles.movement.field": {
    rule: "Seules les cases entières font partie du champ de bataille ; les demi-cases des bords n’en sont pas.",
    no: "{to:hex} n’est pas une case de ce champ de bataille.",
  },
  "battles.movement.off": {
    rule: "Une unité ne quitte le champ de bataille que si le plan le permet, par les cases qu’il nomme ; sortir compte pour une case. Son commandant part avec elle, et le moral ne change pas.",
    no: "L’unité en {hex:hex} ne peut pas quitter le champ de bataille.",
    log: "{unit:unit} en {hex:hex} : hors du champ de bataille.",
  },
  "battles.movement.engaged": {
    rule: "Une unité engagée qui se déplace se désengage : elle annonce où elle va, son pion est retiré, son adversaire peut frapper, et si elle survit elle s’y rend.",
  },
  "battles.movement.halt": {
    rule: "Toutes les unités activées qui doivent se déplacer l’ont fait avant la première attaque. Qui a fini ses déplacements le dit.",
    log: "{house:house} a fini ses déplacements.",
  },
  "battles.movement.charge": {
    rule: "Quand un effet dépend du nombre de cases parcourues, on compte le plus long chemin vers la case, dans la limite du déplacement qui permet encore d’attaquer ; sinon le plus court.",
    reason: "Le propriétaire choisit le chemin et prendrait celui-là ; nommer chaque case n’ajouterait rien d’autre.",
  },
  "battles.movement.free": {
    rule: "Une carte ou une capacité qui déplace une unité nomme le maximum de cases. Le terrain compte comme pour tout déplacement, les routes n’ajoutent rien, et les unités engagées ou dans le feu restent sur place. Ces cases comptent comme parcourues.",
    log: "{unit:unit} : de {hex:hex} à {to:hex}, sans ordre.",
    reason: "La carte nomme son propre nombre, et le texte d’une carte passe avant les règles générales.",
  },
};
