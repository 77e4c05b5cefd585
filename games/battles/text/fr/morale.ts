import type { RuleText } from "@weirwood/kernel";
import type { morale as english } from "../en/morale.ts";

export const morale: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.morale.change": {
    rule: "Un seul marqueur montre le moral des deux Maisons : ce que l’une gagne, l’autre le perd. À une extrémité sans Déroute, il y reste jusqu’à ce qu’il reparte.",
    log: "Moral de {house:house} : {spaces} (marqueur {marker:morale}).",
  },
  "battles.morale.by-rank": {
    rule: "Éliminer une unité verte relève le moral de 1, une bleue de 2, une rouge de 3, quelle qu’en soit la cause, aussitôt.",
  },
  "battles.morale.zones": {
    rule: "Sur le segment de chaque Maison, les cases 4 à 7 sont vertes, 8 à 10 jaunes et 11 rouge ; le reste est gris. « Vert ou mieux » : pas plus profond dans son segment que le vert ; « vert ou pire » : vert ou plus profond.",
    reason: "La piste ne figure que sur des images : ses zones sont reconstituées à partir de ses paliers.",
    log: "Le moral de {house:house} se rompt : {zone:moraleZone}.",
  },
  "battles.morale.recover": {
    rule: "Au Regroupement, la Maison dont la zone colorée contient le marqueur peut le ramener à la rupture de cette zone : 4, ou 8. Sur une rupture, sur le gris et sur 11, rien à récupérer.",
    log: "{house:house} récupère du moral.",
  },
};
