import type { RuleText } from "@weirwood/kernel";
import type { marches as english } from "../en/marches.ts";

/** Marches, ship transport, control of areas, and garrisons. */
export const marches = {
  "throne.march.turns": {
    rule: "Dans l’ordre du tour, chaque maison qui a un ordre de Marche en exécute un, bataille comprise ; les autres sont sautées. On recommence jusqu’à ce qu’il n’en reste plus.",
  },
  "throne.march.no-passing": {
    rule: "Une maison qui a un ordre de Marche quand vient son tour doit en utiliser un ou en retirer un sans effet ; elle ne peut pas attendre.",
  },
  "throne.march.own-order": {
    rule: "Une maison marche avec ses propres ordres de Marche.",
    no: "{from:area} : vous n’y avez pas d’ordre de Marche.",
  },
  "throne.march.units": {
    rule: "Une marche déplace des unités présentes dans la région de son ordre : toutes, quelques-unes ou aucune.",
    no: "{from:area} : vous n’y avez pas ces unités.",
  },
  "throne.march.land-and-sea": {
    rule: "Fantassins et chevaliers marchent vers la terre, navires vers la mer.",
    no: "Ces unités ne peuvent pas entrer ici ({to:area}) : les navires restent en mer, les autres à terre.",
  },
  "throne.march.adjacent": {
    rule: "Les unités marchent vers une région voisine de la leur, ou par n’importe quelle chaîne de leurs propres navires.",
    no: "Depuis {from:le area}, impossible d’atteindre {to:le area} : ce n’est pas une voisine, et vos navires ne relient pas les deux.",
  },
  "throne.march.stay": {
    rule: "Une région n’est pas sa propre voisine : une unité qui reste ne marche pas.",
    no: "Les unités qui restent sur place ({from:area}) ne se nomment pas dans la marche.",
  },
  "throne.march.one-battle": {
    rule: "Une marche n’engage qu’une bataille : parmi les régions où elle entre, une seule peut tenir des unités d’une autre maison. Les garnisons ne comptent pas.",
    no: "{first:area} et {second:area} tiennent toutes deux des unités d’autres maisons ; une marche n’en attaque qu’une.",
  },
  "throne.march.supply": {
    rule: "Après une marche, toutes les armées doivent tenir dans l’approvisionnement, comptées comme si elle avait gagné tous ses combats. Ce qui se passe entre-temps ne compte pas.",
    no: "Votre approvisionnement ({level}) ne peut pas nourrir les armées que laisserait cette marche.",
    reason:
      "La limite vaut là où les unités arrivent, et l’attaquant n’est dans la nouvelle région qu’une fois vainqueur.",
  },
  "throne.march.routed": {
    rule: "Les unités fatiguées ne marchent pas.",
    no: "{from:area} : celles de ces unités qui sont fatiguées ne peuvent pas marcher ce tour-ci.",
  },
  "throne.march.split": {
    rule: "Les unités d’une marche peuvent se séparer vers plusieurs régions ; chacune peut aussi rester.",
  },
  "throne.march.chain": {
    rule: "Une unité qui arrive dans une région où sa maison a un autre ordre de Marche pourra repartir quand cet ordre servira.",
  },
  "throne.march.moves": {
    rule: "Là où il n’y a ni unité ennemie ni garnison, on entre simplement en s’y déplaçant.",
    log: "{house:house} marche depuis {from:le area} vers {to:le area} : {units#troop}.",
  },
  "throne.march.unused": {
    rule: "On peut retirer un ordre de Marche sans rien déplacer.",
    log: "{house:house} retire son ordre de Marche sans effet ({from:area}).",
  },
  "throne.march.other-moves-first": {
    rule: "Les mouvements d’une marche qui ne rencontrent pas d’ennemi se font avant que l’on se batte pour ses garnisons et sa bataille. S’ils donnent la victoire, il n’y a plus de combat.",
  },
  "throne.transport.chain": {
    rule: "Deux régions terrestres que relie une mer, ou plusieurs à la suite, tenues chacune par des navires d’une maison, sont voisines pour les marches et les retraites de cette maison.",
  },
  "throne.transport.own-ships": {
    rule: "Seuls les navires d’une maison portent ses troupes ; on n’en prête pas. Des navires fatigués portent aussi.",
  },
  "throne.transport.unlimited": {
    rule: "Les navires portent autant d’unités et autant de fois qu’on veut dans un tour, quel que soit leur ordre, ou sans ordre.",
  },
  "throne.transport.not-for-raids-or-support": {
    rule: "Raids et soutiens ne passent jamais par les navires.",
  },

  "throne.control.who": {
    rule: "Une région terrestre est à la maison qui y a un fantassin, un chevalier ou son blason ; un fief familial est à sa maison tant que personne d’autre n’y a d’unités ni de blason.",
  },
  "throne.control.land-only": {
    rule: "Les mers et les ports ne sont jamais contrôlés et ne reçoivent pas de blason.",
    no: "{from:area} : pas de blason ici, on n’en laisse que sur terre.",
  },
  "throne.control.leave-token": {
    rule: "Quand une marche emmène la dernière unité d’une maison hors d’une région terrestre, la maison peut y laisser un blason de sa main pour en garder le contrôle.",
    no: "{from:area} : pas de blason ici. On n’en laisse que sur une terre que votre dernière unité quitte avec cette marche.",
    log: "{house:house} laisse un blason ({area:area}).",
  },
  "throne.control.available": {
    rule: "Le blason qu’on laisse vient de la main de la maison.",
    no: "Vous n’avez plus de blason en main à laisser.",
  },
  "throne.control.home": {
    rule: "Une maison ne laisse pas de blason dans son fief familial, qui reste à elle sans cela.",
    no: "{from:le area} est votre fief familial ; il reste à vous sans blason.",
  },
  "throne.control.already": {
    rule: "Une région tient au plus un blason de sa maison ; celui qui se trouve sous les unités reste quand elles partent.",
    no: "{from:area} : votre blason s’y trouve déjà.",
  },
  "throne.control.after-the-win": {
    rule: "Les unités qui marchent au combat ne quittent leur région qu’une fois victorieuses ; c’est alors qu’on demande à la maison si elle laisse un blason.",
    no: "{from:area} : attendez pour le blason, on vous le demandera quand vos unités auront gagné et seront parties.",
    reason:
      "Jusque-là elles tiennent encore la région d’où elles viennent, et une carte de la bataille peut apporter le blason.",
  },
  "throne.control.only-by-march": {
    rule: "Seules des unités qui partent en marche laissent un blason : jamais celles qui font retraite, meurent au combat, manquent d’approvisionnement ou tombent devant les sauvages.",
  },
  "throne.control.home-area": {
    rule: "Un fief familial vide appartient à sa maison et compte pour tout (tonneaux, couronnes, recrutement, victoire) tant qu’aucune autre n’y a d’unités ni de blason.",
  },
  "throne.control.lost": {
    rule: "Une maison qui ne laisse ni unité ni blason dans une région en perd le contrôle, sauf si c’est son fief familial.",
    log: "{house:house} renonce à une région : {area:area}.",
  },
  "throne.control.token-removed": {
    rule: "Un blason retourne à la réserve quand des unités ennemies entrent dans sa région : aussitôt et sans bataille s’il est seul, après une bataille perdue si des unités le défendaient. Il n’ajoute pas de force.",
    log: "{area:area} : le blason de {house:house} est retiré.",
  },
  "throne.control.returned-home": {
    rule: "Un fief familial revient à sa maison dès que l’ennemi l’a quitté sans y laisser de blason.",
    log: "{area:le area} revient à {house:house}.",
  },

  "throne.garrison.strength": {
    rule: "Une marche ne peut tenter une garnison que si ses unités, son ordre et tous les soutiens imaginables pourraient ensemble en atteindre la force.",
    no: "{to:area} : la garnison a une force de {needed} ; même avec tous les soutiens possibles, vous n’atteignez que {possible}.",
    reason:
      "Le soutien des autres maisons ne dépend que d’elles ; la tentative est donc permise tant qu’elle n’est pas vaine.",
  },
  "throne.garrison.falls": {
    rule: "Si les unités en marche, l’ordre de Marche et les soutiens acceptés atteignent la force de la garnison, les unités entrent et la garnison disparaît pour de bon.",
    log: "{house:house} l’emporte sur la garnison ({to:area}) : {strength} contre {needed}.",
  },
  "throne.garrison.holds": {
    rule: "Si la somme ne suffit pas, les unités restent où elles étaient, sans fatigue, et l’ordre de Marche est dépensé.",
    reason: "Une garnison empêche d’entrer ; il n’y a pas de bataille à perdre, donc pas de fatigue.",
    log: "La garnison ({to:area}) repousse {house:house} : {strength} contre {needed}.",
  },
  "throne.garrison.no-battle": {
    rule: "Prendre une garnison n’est pas une bataille : ni cartes, ni épée, ni pertes. Les maisons qui ont un ordre de Soutien à côté peuvent aider la marche ; personne n’aide la garnison.",
  },
  "throne.garrison.stay-in-supply": {
    rule: "Si, la garnison tenant bon, les autres mouvements de la marche laissent trop d’unités sur place, il s’en perd juste assez parmi celles qu’elle a repoussées ; leur propriétaire choisit. Les combats que la marche doit encore livrer comptent comme gagnés.",
    reason:
      "On fait comme pour l’attaquant battu qui revient : l’approvisionnement n’est jamais dépassé, et rien d’autre n’est perdu.",
  },
  "throne.garrison.several": {
    rule: "Une garnison n’est pas une bataille : une même marche peut en tenter autant qu’elle veut et engager en plus une bataille. Chacune se tente avec le bonus de l’ordre et son propre appel au soutien ; les garnisons viennent après les autres mouvements de la marche et avant sa bataille.",
  },
  "throne.garrison.sequence": {
    rule: "Plusieurs garnisons d’une même marche se tentent dans l’ordre où la marche les nomme.",
    no: "La suite doit nommer chaque garnison où entre cette marche, et rien d’autre.",
  },
} satisfies Record<keyof typeof english, RuleText>;
