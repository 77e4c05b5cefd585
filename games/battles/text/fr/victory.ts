import type { RuleText } from "@weirwood/kernel";
import type { victory as english } from "../en/victory.ts";

export const victory: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.victory.rout": {
    rule: "Une Maison dont le marqueur atteint la case Déroute a perdu sur-le-champ, avant toute autre condition.",
    log: "L’ennemi est en déroute : {house:house} l’emporte.",
  },
  "battles.victory.instant": {
    rule: "Quand un plan prévoit une victoire instantanée, on la vérifie après chaque événement.",
    log: "{house:house} l’emporte aussitôt, d’après le plan de bataille.",
  },
  "battles.victory.plan": {
    rule: "À la fin du dernier round, le plan dit qui a gagné.",
    log: "Le dernier round s’achève : {house:house} l’emporte d’après le plan de bataille.",
  },
  "battles.victory.points": {
    rule: "Quand le plan compte des points, celui qui en a le plus à la fin du dernier round gagne.",
    log: "Le dernier round s’achève : {house:house} l’emporte aux points.",
  },
  "battles.victory.tie-morale": {
    rule: "À égalité de points, la Maison au meilleur moral gagne.",
    log: "Égalité de points ; {house:house} l’emporte au moral.",
  },
  "battles.victory.tie-momentum": {
    rule: "À égalité de points, marqueur sur la case de départ, la Maison qui a le pion Ardeur gagne.",
    log: "Égalité de points et de moral ; {house:house} l’emporte par l’ardeur.",
  },
};
