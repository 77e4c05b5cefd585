import type { RuleText } from "@weirwood/kernel";
import type { melee as english } from "../en/melee.ts";

export const melee: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.melee.title": {
    rule: "À trois joueurs ou plus, chacun prend un titre après l’initiative, le Premier Joueur d’abord, puis dans le sens horaire. Les titres reviennent à la fin du tour.",
    reason:
      "Ce que font les titres n’est pas dans le texte que nous suivons ; nous le prenons du jeu tel qu’il se jouait.",
    log: "{player:player} prend le titre {card:card}.",
  },
  "cards.melee.supports": {
    rule: "On ne peut attaquer celui que son titre soutient, mais on peut défendre pour lui ; il subit toujours la prise, et c’est le soutien qui a gagné ou perdu, sauf si tous deux ont défendu. La furtivité ne vise que les personnages du joueur défié, et c’est lui qui dit qui meurt face aux tueurs.",
  },
  "cards.melee.opposes": {
    rule: "Qui remporte un défi contre un joueur dont le titre est opposé au sien gagne 1 pouvoir pour sa Maison, une fois par défi.",
  },
  "cards.melee.redirect": {
    rule: "Qui détient le titre voulu peut détourner une attaque, juste après la déclaration des attaquants.",
    no: "Vous ne pouvez pas détourner ce défi.",
  },
  "cards.melee.redirected": {
    rule: "Le nouveau défenseur est un joueur que l’attaquant aurait pu défier. Les attaquants restent inclinés ; furtivité et défenseurs sont choisis de nouveau, et la prise tombe sur le nouveau défenseur.",
    log: "Le défi est détourné vers {player:player}.",
  },
  "cards.melee.lord-commander": {
    rule: "Le Grand Maître de la Garde Royale peut reprendre à son compte le défi militaire d’autres joueurs où personne ne défend. Il subit la prise s’il perd et prend 1 pouvoir à la Maison de l’attaquant s’il gagne.",
    no: "Vous ne pouvez pas reprendre ce défi à votre compte.",
  },
};
