import type { RuleText } from "@weirwood/kernel";
import type { singleUse as english } from "../en/single-use.ts";

/** Single-use orders: five a house, each good for one turn of the game. */
export const singleUse = {
  "throne.single.step": {
    rule: "La programmation s’ouvre sur une étape à part : dans l’ordre du tour, chaque maison peut placer un ordre à usage unique. Ensuite tous placent leurs ordres normaux. Une maison en a cinq pour toute la partie : Recruter deux fois, Caravane de ravitaillement, Marche forcée, et un qui n’est qu’à elle.",
  },
  "throne.single.place": {
    rule: "Un ordre à usage unique se place là où sa maison a au moins une unité.",
    no: "{area:area} : vous n’y avez pas d’unité, donc pas d’ordre à usage unique.",
    log: "{house:house} place un ordre à usage unique ({area:area}).",
  },
  "throne.single.none": {
    rule: "Personne n’est tenu de placer un ordre à usage unique.",
    log: "{house:house} ne place pas d’ordre à usage unique.",
  },
  "throne.single.left": {
    rule: "Une maison ne place que les ordres à usage unique qui sont les siens et qu’elle n’a pas déjà placés.",
    no: "{single:single} : vous n’avez plus cet ordre à placer.",
  },
  "throne.single.of-another-house": {
    rule: "Flotte de fer, Jeune Loup, Puissance de Hautjardin, Piqûre du Scorpion, Ruse du Lion et Volonté de R’hllor sont chacun à une seule maison ; les autres ordres à usage unique à toutes.",
    no: "{single:single} : cet ordre est celui d’une autre maison.",
  },
  "throne.single.season": {
    rule: "Mer des tempêtes interdit les ordres à usage unique qui portent l’icône du Raid, Festin de corbeaux ceux qui portent celle de l’Implantation locale.",
    no: "{single:single} : une carte Westeros interdit cet ordre ce tour-ci.",
  },
  "throne.single.land-only": {
    rule: "Recruter, Caravane de ravitaillement et Puissance de Hautjardin portent l’icône de l’Implantation locale et ne se placent que sur terre.",
    no: "{area:le area} est une mer : un ordre qui porte l’icône de l’Implantation locale ne se place que sur terre.",
  },
  "throne.single.no-port": {
    rule: "On ne place jamais d’ordre à usage unique dans un port.",
    no: "{area:le area} est un port ; il ne reçoit pas d’ordre à usage unique.",
  },
  "throne.single.no-star": {
    rule: "Un ordre à usage unique ne demande pas d’étoile et ne compte pas parmi les quinze jetons d’une maison.",
    reason:
      "Les règles n’en disent rien ; les étoiles limitent les ordres étoilés des quinze jetons, et ceux-ci n’en sont pas.",
  },
  "throne.single.hidden": {
    rule: "Un ordre à usage unique est posé face cachée : tous voient où il est, seule sa maison sait lequel c’est.",
    log: "Votre ordre à usage unique : {single:single}.",
  },
  "throne.single.reveal": {
    rule: "Les ordres à usage unique se retournent avec les ordres normaux.",
    log: "{house:house}, {area:area} : {single:single}.",
  },
  "throne.single.two-orders": {
    rule: "Une région peut porter un ordre à usage unique et un ordre normal. Chacun s’exécute à son tour ; si l’un emmène toutes les unités, l’autre disparaît sans effet.",
  },
  "throne.single.double-pillage": {
    rule: "Un raid emporte tous les ordres de sa cible qui peuvent l’être, les deux s’il le faut, et chacun de ceux qui portent l’icône de l’Implantation locale rapporte 1 blason. Une Marche ou une Défense placée à côté reste.",
  },
  "throne.single.spent": {
    rule: "Un ordre à usage unique utilisé, emporté par un raid, annulé, abandonné ou perdu avec sa région est hors du jeu.",
    log: "{area:area} : {house:house} perd {single:single} sans effet.",
  },
  "throne.single.raven": {
    rule: "Le corbeau n’échange jamais un ordre à usage unique, mais il peut échanger l’ordre normal placé à côté.",
    reason: "Une réponse officielle protège l’ordre à usage unique et ne dit rien de son voisin.",
  },
  "throne.single.turns": {
    rule: "L’icône dit à quelle étape un ordre à usage unique s’exécute et quels raids l’emportent. À son tour dans une étape, une maison exécute un ordre, normal ou à usage unique ; tous, sauf l’Implantation locale et la Caravane de ravitaillement, peuvent être retirés sans effet à la place. Pour la Flotte de fer, la Piqûre du Scorpion et la Ruse du Lion, est voisin ce qu’un raid peut atteindre : depuis la terre, la terre seule.",
    reason: "Ces ordres partagent les limites de l’ordre dont ils portent l’icône ; une réponse officielle le dit.",
  },
  "throne.single.own-order": {
    rule: "Une maison se sert de ses propres ordres à usage unique, là où ils sont.",
    no: "{from:area} : vous n’y avez pas cet ordre à usage unique.",
  },
  "throne.single.muster": {
    rule: "Recruter s’exécute avec l’Implantation locale : la cité ou la forteresse de sa région recrute aussitôt, selon les règles habituelles. Ailleurs il n’a pas d’effet. Il ne rapporte pas de blason et ne bâtit pas de fortification.",
    no: "{area:area} : cet ordre n’y lève pas d’unités, il sert la cité ou la forteresse où il est placé.",
    log: "{house:house} recrute par ordre à usage unique ({area:area}).",
  },
  "throne.single.caravan": {
    rule: "Caravane de ravitaillement s’exécute avec l’Implantation locale : le jeton d’approvisionnement de la maison monte d’autant que la région a de tonneaux, jusqu’à 6 au plus. La prochaine carte Approvisionnement le remet à sa place.",
    log: "{house:house} amène une caravane ({area:area}) : approvisionnement {level}.",
    reason: "La piste finit à 6, la caravane s’y arrête donc aussi.",
  },
  "throne.single.forced-march": {
    rule: "Marche forcée s’exécute avec les marches : la maison rassemble dans la région de l’ordre, sur terre ou en mer et dans la limite de son approvisionnement, celles de ses unités qu’elle veut, venues de régions voisines ou reliées par ses navires. Là où sa dernière unité quitte une terre, elle peut laisser un blason, et tout ordre resté en arrière est retiré.",
    no: "Pas de marche forcée depuis {from:le area} vers {to:le area} : elle rassemble vos unités non fatiguées des régions voisines, par terre ou sur vos navires.",
    log: "{house:house} rassemble {units#troop} depuis {from:le area} vers {to:le area}.",
    reason:
      "Ces unités partent de leur plein gré comme en marche, elles peuvent donc laisser un blason ; un ordre sans unité est retiré partout.",
  },
  "throne.single.iron-fleet": {
    rule: "Flotte de fer, l’ordre de Greyjoy, s’exécute avec les raids : elle retire jusqu’à deux ordres normaux d’autres maisons à côté d’elle, Marche et Défense comprises. De la terre, elle n’atteint que la terre. Elle ne prend pas d’ordre à usage unique et ne rapporte pas de butin.",
    no: "{to:area} : la Flotte de fer n’y peut rien, il lui faut un ordre normal d’une autre maison à sa portée.",
    log: "Flotte de fer : {house:house} retire à {victim:house} son ordre {order:de order} ({to:area}).",
    reason: "Son icône dit quand elle s’exécute et la lie comme un raid, mais n’en fait pas un raid.",
  },
  "throne.single.iron-fleet-two": {
    rule: "La Flotte de fer frappe au plus deux régions différentes.",
    no: "La Flotte de fer prend un ordre ou deux, dans des régions différentes.",
  },
  "throne.single.young-wolf": {
    rule: "Jeune Loup, l’ordre de Stark, s’exécute avec les raids : des unités quittent sa région comme par une marche sans modificateur, mais jamais pour combattre. Un ordre de Marche peut ensuite les mener plus loin.",
    no: "{to:area} : le Jeune Loup ne combat pas, or une autre maison ou une garnison s’y trouve.",
    log: "Jeune Loup : {house:house} part en marche ({from:area}).",
    reason:
      "Une garnison ne cède qu’à la force, et cette marche n’en met pas en jeu ; les garnisons lui sont donc fermées.",
  },
  "throne.single.highgarden": {
    rule: "Puissance de Hautjardin, l’ordre de Tyrell, s’exécute avec l’Implantation locale : Tyrell met une carte de sa main parmi ses cartes jouées et peut prendre des blasons, jusqu’à la force de cette carte, aux maisons qui ont des unités à côté de l’ordre, répartis à son gré. On peut aussi y renoncer.",
    no: "{card:card} n’est pas dans votre main.",
    log: "Puissance de Hautjardin : {house:house} sacrifie {card:card}.",
    reason: "Tout ordre peut être retiré sans effet ; celui-ci ne coûte une carte que si l’on s’en sert.",
  },
  "throne.single.highgarden-power": {
    rule: "Ce que prend la Puissance de Hautjardin va de la main de la victime à la réserve, et Tyrell en tire autant de la sienne, dans la limite de ses vingt blasons. Personne ne donne plus qu’il n’a.",
    no: "Vous pouvez prendre au plus {most?# blason|# blasons} à {house:house}.",
    log: "Puissance de Hautjardin : {house:house} prend {power?# blason|# blasons} à {victim:house}.",
  },
  "throne.single.highgarden-card": {
    rule: "Sans carte, rien à prendre : qui renonce à la Puissance de Hautjardin ne prend pas de blason.",
    no: "Sacrifiez une carte pour prendre des blasons ; vous en prendrez au plus autant qu’elle a de force.",
  },
  "throne.single.highgarden-beside": {
    rule: "La Puissance de Hautjardin ne prend qu’à d’autres maisons qui ont des unités à côté de l’ordre.",
    no: "{house:house} : rien à prendre ici, il faut une autre maison qui a des unités à côté de cet ordre.",
  },
  "throne.single.highgarden-last": {
    rule: "Si la Puissance de Hautjardin coûte à Tyrell sa dernière carte, elle reprend aussitôt toutes les siennes.",
    log: "{house:house} a sacrifié sa dernière carte et les reprend toutes.",
  },
  "throne.single.scorpion": {
    rule: "Piqûre du Scorpion, l’ordre de Martell, s’exécute avec les raids : à chaque maison qui a des unités à côté de l’ordre, Martell peut enlever une carte en main, à son choix, et la mettre parmi les cartes jouées.",
    no: "{card:card} : hors d’atteinte. Nommez une carte en main pour chaque maison qui a des unités à côté de l’ordre.",
    log: "Piqûre du Scorpion : {house:house} fait perdre {card:card} à {victim:house}.",
    reason: "Les règles disent que Martell peut choisir ; elle n’est donc pas tenue de prendre à toutes.",
  },
  "throne.single.scorpion-protected": {
    rule: "La Piqûre du Scorpion ne prend jamais Mélisandre, ni la seule carte d’une main.",
    no: "{card:card} est à l’abri : la Piqûre du Scorpion ne prend ni Mélisandre, ni la seule carte d’une main.",
  },
  "throne.single.lion": {
    rule: "Ruse du Lion, l’ordre de Lannister, s’exécute avec les raids : Lannister nomme une maison qui a des unités à côté de l’ordre. Jusqu’à la fin du tour, cette maison ne peut rien contre les régions de Lannister.",
    no: "{house:house} ne peut pas être nommée : choisissez une autre maison, qui a des unités à côté de cet ordre.",
    log: "Ruse du Lion : {house:house} lie les mains de {victim:house} pour ce tour.",
  },
  "throne.single.lion-bound": {
    rule: "La maison nommée par la Ruse du Lion ne peut ni marcher, ni mener de raid, ni soutenir une attaque contre une région de Lannister, ni tourner contre elle un ordre à usage unique qui porte l’icône du Raid : terres où Lannister a des unités ou son blason, son fief, mers et ports où sont ses navires. Elle peut encore soutenir sa propre défense, et Lannister peut l’attaquer.",
    no: "{area:area} : la Ruse du Lion vous lie, vous n’y pouvez rien contre Lannister ce tour-ci.",
    reason:
      "Une réponse officielle protège toutes les régions de Lannister des raids et des ordres qui en portent l’icône ; Puissance de Hautjardin en porte une autre et reste libre. Ce qui a été fait avant la ruse demeure.",
  },
  "throne.single.lion-keeps": {
    rule: "La maison nommée par la Ruse du Lion ne prend rien à Lannister par le texte d’une carte non plus : ni ordre, ni carte de sa main, ni jeton qu’elle détient. Ce qui tombe au combat tombe comme d’habitude.",
    no: "La Ruse du Lion vous lie : ce tour-ci, vous ne pouvez pas prendre {track:token} à Lannister.",
    reason: "Lannister ne doit rien craindre de cette maison, sauf là où elle cherche elle-même la bataille.",
  },
  "throne.single.rhllor": {
    rule: "Volonté de R’hllor, l’ordre de Baratheon, s’exécute avec les raids : Baratheon peut mettre Mélisandre, de sa main, parmi ses cartes jouées pour retirer un ordre de Défense ou de Soutien n’importe où sur la carte, ports compris. Si c’était sa dernière carte, toutes reviennent.",
    no: "{to:area} : pas d’ordre de Défense ni de Soutien à retirer.",
    log: "Volonté de R’hllor : {house:house} sacrifie Mélisandre et retire à {victim:house} son ordre {order:de order} ({to:area}).",
    reason:
      "Elle atteint n’importe quel ordre de la carte, ce n’est donc pas un raid ; des règles du raid, seule la Mer des tempêtes la limite.",
  },
  "throne.single.rhllor-one": {
    rule: "La Volonté de R’hllor retire un ordre, pas davantage.",
    no: "La Volonté de R’hllor ne retire qu’un ordre ; nommez une seule région.",
  },
  "throne.single.rhllor-without": {
    rule: "Si Mélisandre n’est pas en main, ou si Baratheon la garde, la Volonté de R’hllor disparaît sans effet.",
    no: "Mélisandre n’est pas dans votre main, la Volonté de R’hllor ne retire donc rien ; laissez-la passer.",
    log: "Volonté de R’hllor : {house:house} ne sacrifie pas Mélisandre, et rien ne se passe.",
  },
} satisfies Record<keyof typeof english, RuleText>;
