import type { RuleText } from "@weirwood/kernel";
import type { capture as english } from "../en/capture.ts";

export const capture: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.commanders.unharmed": {
    rule: "Un commandant resté seul n’est capturé que par autant de touches que sa valeur de capture en une attaque ; moins ne font rien. Comptent les touches de la même attaque sans figurine à retirer et les cases qu’il n’a pu reculer.",
    log: "{figure:figure} tient : {hits?# touche|# touches} sur {capture}.",
  },
  "battles.commanders.captured": {
    rule: "Un commandant capturé quitte le champ de bataille ; sa zone et ses capacités disparaissent. Ce qui est commencé continue, ses cartes restent dans le paquet pour d’autres commandants, et ses pions Commandement reviennent à la prochaine mobilisation.",
    log: "{house:house} capture {figure:figure}.",
  },
  "battles.commanders.commit": {
    rule: "Une capacité d’engagement retourne la carte du commandant : elle est perdue pour la bataille.",
    log: "{figure:figure} utilise sa capacité d’engagement.",
  },
  "battles.commanders.spares": {
    rule: "Une fois par round, Tywin épargne à sa Maison la perte de moral pour une unité de sa zone mobilisée par un pion moral.",
    log: "Aucun moral perdu pour l’unité en {hex:hex}.",
  },
  "battles.commanders.swap": {
    rule: "Robb, roi du Nord, peut échanger sa place avec le porteur de bannière d’une cavalerie amie voisine avant le retrait des figurines ; rang et disponibilité suivent les bannières, et les touches sont recomptées.",
    log: "{figure:figure} change de place : de {from:hex} à {to:hex}.",
  },
  "battles.commanders.swap-with": {
    rule: "Il n’échange qu’avec une cavalerie amie voisine.",
    no: "Il n’y a pas de cavalerie amie à côté de lui en {hex:hex}.",
  },
  "battles.commanders.again-beside": {
    rule: "L’attaque qu’ajoute un commandant vise un ennemi voisin de son unité.",
    no: "Aucun ennemi à frapper maintenant en {hex:hex}.",
  },
  "battles.commanders.support": {
    rule: "Si l’unité de Kevan et une amie voisine sont activées au même tour, la sienne peut renoncer à son attaque, et l’amie lance deux dés de plus.",
    no: "Personne à côté de {hex:hex} ne peut renoncer à son attaque pour elle.",
  },
};
