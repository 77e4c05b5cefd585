import type { RuleText } from "@weirwood/kernel";
import type { ending as english } from "../en/ending.ts";

/** Winning the game. */
export const ending = {
  "throne.victory.areas": {
    rule: "À quatre ou cinq joueurs, une maison qui contrôle sept régions avec cité ou forteresse gagne.",
    log: "{house:house} tient {count?# cité ou forteresse|# cités et forteresses} et gagne la partie.",
  },
  "throne.victory.eight-with-three": {
    rule: "À trois joueurs, il faut huit régions avec cité ou forteresse pour gagner avant la fin.",
    log: "{house:house} tient {count?# cité ou forteresse|# cités et forteresses} et gagne la partie.",
  },
  "throne.victory.at-once": {
    rule: "La partie finit à l’instant où une maison a assez de régions, dans n’importe quelle phase et quel que soit celui qui joue : on y regarde après chaque mouvement, bataille ou perte qui change le contrôle d’une région.",
  },
  "throne.victory.two-at-once": {
    rule: "Si deux maisons ont assez de régions au même instant, celle qui en a le plus gagne ; puis le plus haut jeton d’approvisionnement, puis le plus de blasons en main, puis la maison dont la décision a tout causé, puis la première dans l’ordre du tour.",
    reason:
      "Les règles ne le prévoient pas ; les trois premiers critères sont ceux qu’elles emploient à la fin du dernier tour.",
  },
  "throne.victory.turn-ten": {
    rule: "La partie finit au plus tard après le dixième tour.",
    log: "Le dixième tour est fini : on compte les cités et les forteresses.",
  },
  "throne.victory.most-areas": {
    rule: "Après le dixième tour, la maison qui contrôle le plus de régions avec cité ou forteresse gagne.",
    log: "{house:house} gagne avec {count?# cité ou forteresse|# cités et forteresses}.",
  },
  "throne.victory.supply": {
    rule: "En cas d’égalité, le plus haut jeton d’approvisionnement gagne, tel qu’il est, sans nouveau compte.",
    log: "{house:house} l’emporte à égalité par son approvisionnement.",
  },
  "throne.victory.power": {
    rule: "Si l’approvisionnement aussi est à égalité, le plus de blasons en main gagne ; ceux de la carte ne comptent pas.",
    log: "{house:house} l’emporte à égalité par ses blasons en main.",
  },
  "throne.victory.shared": {
    rule: "Les maisons qui restent à égalité se partagent la victoire.",
    log: "Victoire partagée : {houses:house}.",
  },
} satisfies Record<keyof typeof english, RuleText>;
