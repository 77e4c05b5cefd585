import type { RuleText } from "@weirwood/kernel";
import type { commanders as english } from "../en/commanders.ts";

export const commanders: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.commanders.unit": {
    rule: "Un commandant est le porteur de bannière de son unité, qui a les capacités de son type et celles de sa carte tant qu’il la mène.",
  },
  "battles.commanders.commit": {
    rule: "Une capacité d’engagement s’utilise une fois par bataille, par un commandant présent sur le champ ; sa carte est alors retournée.",
    no: "{figure:figure} a déjà utilisé cette capacité.",
    log: "{figure:figure} utilise sa capacité d’engagement ; la carte est retournée.",
  },
  "battles.commanders.absent": {
    rule: "Un commandant capturé, ou qui ne prend pas part à cette bataille, n’a ni zone de contrôle ni capacités.",
    no: "{figure:figure} ne commande personne pour vous sur ce champ de bataille.",
  },
  "battles.commanders.at-start": {
    rule: "Une capacité de début de tour vient avant l’action du tour et n’en est pas une ; chaque commandant en utilise au plus une par tour. Les autres capacités sont proposées quand leur moment vient.",
    no: "{figure:figure} n’a pas de capacité de début de tour.",
  },
  "battles.commanders.idle": {
    rule: "Une capacité de début de tour ne s’utilise que si elle fait quelque chose.",
    no: "La capacité de {figure:figure} ne ferait rien à présent.",
  },
  "battles.commanders.also": {
    rule: "Quand le Lard-Jon, sire d’Âtre-lès-Confins, est activé par un pion Ordre, il peut s’engager : jusqu’à deux unités d’infanterie activables voisines sont activées dans le même tour.",
    no: "{figure:figure} ne peut pas entraîner l’unité en {hex}.",
    log: "{figure:figure} entraîne {unit:unit} en {hex} : elle est activée aussi.",
  },
  "battles.commanders.leave": {
    rule: "Quand l’unité de Robb, roi du Nord, est activée, elle peut d’abord se désengager sans attaque de décrochage.",
    log: "{unit:unit} en {hex} se désengage derrière son roi.",
  },
  "battles.commanders.spares": {
    rule: "Une fois par round, mobiliser avec un pion Moral une unité de la zone de contrôle de Tywin ne coûte pas de moral.",
    log: "Sur l’ordre de Tywin, mobiliser {unit:unit} en {hex} ne coûte pas de moral.",
  },
  "battles.commanders.support": {
    rule: "Si l’unité de Kevan et une unité voisine sont activées dans le même tour, la sienne peut renoncer à son attaque : l’autre lance deux dés de plus dans une des siennes. Il n’a pas besoin de pouvoir atteindre un ennemi.",
    no: "Aucune unité activée à côté de {hex} ne peut soutenir cette attaque.",
  },
  "battles.commanders.swap": {
    rule: "Quand une attaque retirerait de l’unité de Robb, roi du Nord, une autre figurine que la sienne, il peut changer de place avec le porteur de bannière d’une cavalerie amie voisine. Les bannières suivent leurs porteurs, et les touches sont recomptées contre le nouveau rang.",
    log: "{figure:figure} change de place avec le porteur de bannière en {to}.",
  },
  "battles.commanders.swap-with": {
    rule: "Robb ne change de place qu’avec le porteur de bannière d’une cavalerie amie voisine de son unité.",
    no: "Robb ne peut changer de place avec personne en {hex}.",
  },
  "battles.commanders.again-beside": {
    rule: "Le coup qu’un commandant ajoute à l’attaque de son unité frappe un ennemi voisin d’elle.",
    no: "Aucun ennemi en {hex} ne peut être frappé de nouveau.",
  },
  "battles.commanders.captured": {
    rule: "Un commandant capturé revient à qui l’a pris, et son unité est éliminée. Sa zone et ses capacités cessent, ce qui dure déjà continue. Les pions Commandement de sa carte reviennent à la prochaine Mobilisation ; ses cartes restent dans le paquet, et d’autres peuvent les jouer.",
    log: "{house:house} capture {figure:figure}.",
  },
  "battles.commanders.unharmed": {
    rule: "Un commandant resté seul est capturé par autant de touches en une seule attaque que le dit sa valeur de capture, celles qui restent après la chute de son dernier homme comprises. Moins ne font rien.",
    log: "{figure:figure} est seul en {hex} : {hits?# touche ne suffit|# touches ne suffisent} pas à le capturer ({capture}).",
  },
};
