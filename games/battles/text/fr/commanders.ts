import type { RuleText } from "@weirwood/kernel";
import type { commanders as english } from "../en/commanders.ts";

export const commanders: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.commanders.unit": {
    rule: "Un commandant est le porteur de bannière de son unité, qui a les capacités de son type et celles de sa carte tant qu’il la mène.",
  },
  "battles.commanders.committed": {
    rule: "Une capacité d’engagement s’utilise une fois par bataille, par un commandant présent sur le champ ; sa carte est alors retournée.",
    no: "{figure:figure} a déjà utilisé cette capacité.",
  },
  "battles.commanders.absent": {
    rule: "Un commandant capturé, ou qui ne prend pas part à cette bataille, n’a ni zone de contrôle ni capacités.",
    no: "{figure:figure} ne commande personne pour vous sur ce champ de bataille.",
  },
  "battles.commanders.at-start": {
    rule: "Une capacité de début de tour vient avant l’action du tour et n’en est pas une ; chaque commandant en utilise au plus une par tour. Les autres capacités sont proposées quand leur moment vient.",
    no: "{figure:figure} n’a pas de capacité de début de tour.",
  },
  "battles.commanders.idle": {
    rule: "Une capacité de début de tour ne s’utilise que si elle fait quelque chose.",
    no: "La capacité {figure:de figure} ne ferait rien à présent.",
  },
  "battles.commanders.engaged-target": {
    rule: "Quand une capacité demande si la cible est engagée, c’est avec une autre unité, et au moment où l’attaque est déclarée.",
    reason: "Le pion de l’attaquant lui-même, nouveau ou ancien, le rendrait vrai de toute attaque.",
  },
  "battles.commanders.ignored-morale": {
    rule: "Les résultats moral que Maegh ignore le sont pour tout : la capacité de la Montagne n’en fait pas des touches non plus.",
    reason: "Ce qui est ignoré n’est plus là pour qu’une autre capacité le compte.",
  },
  "battles.commanders.also": {
    rule: "Quand le Lard-Jon, sire d’Âtre-lès-Confins, est activé par un pion Ordre, il peut s’engager : jusqu’à deux unités d’infanterie activables voisines sont activées dans le même tour.",
    no: "{figure:figure} ne peut pas entraîner l’unité en {hex:hex}.",
    log: "{figure:figure} entraîne l’unité en {hex:hex} ({unit:unit}) : elle est activée aussi.",
  },
  "battles.commanders.leave": {
    rule: "Quand l’unité de Robb, roi du Nord, est activée, elle peut d’abord se désengager sans attaque de décrochage.",
    log: "L’unité en {hex:hex} ({unit:unit}) se désengage à la suite de son roi.",
  },
};
