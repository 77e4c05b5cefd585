import type { RuleText } from "@weirwood/kernel";
import type { battle as english } from "../en/battle.ts";

/** Battles, from the call for support to the retreat. */
export const battle = {
  "throne.battle.begins": {
    rule: "Entrer en marche dans une région où se trouvent des unités d’une autre maison engage une bataille, livrée avant la marche suivante.",
    log: "{attacker:house} attaque {defender:house} depuis {from:le area}. Bataille : {area:area}.",
  },
  "throne.battle.steps": {
    rule: "Une bataille suit cet ordre : soutiens, annonce des forces, cartes et leurs textes, épée, comparaison, textes de victoire et de défaite, pertes, retraite, entrée du vainqueur, cartes jouées.",
  },
  "throne.battle.sides": {
    rule: "Les attaquants sont les unités que cette marche envoie, les défenseurs celles qui se trouvent dans la région, fatiguées comprises. Les compagnons restés en arrière et les soutiens ne sont ni l’un ni l’autre.",
  },
  "throne.battle.origin": {
    rule: "Tant que dure la bataille, les attaquants appartiennent encore à la région d’où ils viennent ; ils entrent dans la nouvelle quand ils gagnent.",
    reason:
      "Une réponse officielle le dit : ils ne quittent vraiment leur région qu’à ce moment, elle reste donc à eux jusque-là.",
  },

  "throne.support.offer": {
    rule: "Dans l’ordre du tour, chaque maison qui a des ordres de Soutien à côté de la bataille dit pour chacun qui elle soutient : l’attaquant, le défenseur ou personne.",
    no: "{area:area} : vous n’y avez pas d’ordre de Soutien qui atteigne cette bataille.",
    log: "{house:house}, {area:area} : soutien pour {side:side}.",
  },
  "throne.support.side": {
    rule: "Un soutien va à l’un des deux camps ou à personne ; on n’est pas même tenu de soutenir sa propre bataille. Plusieurs ordres de Soutien d’une maison peuvent aller à des camps différents. Une garnison n’est pas un camp et n’en reçoit pas.",
    no: "Une garnison ne reçoit pas de soutien : aidez la marche, ou personne.",
  },
  "throne.support.not-against-oneself": {
    rule: "Aucune maison ne soutient l’ennemi dans sa propre bataille.",
    no: "Cette bataille est la vôtre ({area:area}) : soutenez votre camp, ou personne.",
  },
  "throne.support.never-land-to-sea": {
    rule: "Les navires soutiennent les batailles en mer et sur la côte ; fantassins et chevaliers ne soutiennent jamais une bataille en mer.",
  },
  "throne.support.neighbours": {
    rule: "Le soutien vient d’une région voisine de la bataille : ni par-dessus un fleuve sans pont, ni par navire, ni de la région disputée elle-même. Un ordre de Soutien à Peyredragon, à Pyk ou à La Treille n’aide donc personne.",
  },
  "throne.support.all-or-nothing": {
    rule: "Une région soutient avec toutes ses unités qui ne sont pas fatiguées, chacune à pleine force, plus 1 avec Soutien★ ; on n’en prête pas une partie.",
  },
  "throne.support.stays": {
    rule: "Un ordre de Soutien reste sur la carte et peut servir dans autant de batailles qu’on veut.",
  },
  "throne.support.answer-each": {
    rule: "Une maison répond pour chacun de ses ordres de Soutien voisins de la bataille.",
    no: "{area:area} : dites qui cette région soutient, même si ce n’est personne.",
  },
  "throne.support.decline": {
    rule: "L’attaquant, puis le défenseur, peuvent refuser tout soutien que d’autres maisons leur offrent.",
    no: "{area:area} : aucune autre maison ne vous offre de soutien d’ici.",
    log: "{house:house} refuse un soutien : {area:area}.",
  },
  "throne.support.accept": {
    rule: "Un soutien qui n’est pas refusé s’ajoute au camp à qui il était offert.",
    log: "{house:house} reçoit un soutien : {area:area}, force {strength}.",
  },

  "throne.strength.units": {
    rule: "Au combat, un fantassin ou un navire vaut 1, un chevalier 2, une unité fatiguée rien.",
  },
  "throne.strength.orders": {
    rule: "L’ordre de Marche change la force de l’attaquant de −1, 0 ou +1 ; un ordre de Défense dans la région ajoute 1 à celle du défenseur, ou 2 avec une étoile. Aucun autre ordre de la région ne compte.",
  },
  "throne.strength.announced": {
    rule: "Les deux camps annoncent leur force (unités, ordre et soutiens) avant de choisir une carte.",
    log: "{house:house} ({side:side}) annonce une force de {strength}.",
  },
  "throne.card.play": {
    rule: "Chaque camp doit jouer une carte personnage de sa main, même si toutes ses unités sont fatiguées.",
    no: "{card:card} n’est pas dans votre main.",
    log: "{house:house} joue {card:card}.",
  },
  "throne.card.secret": {
    rule: "Les cartes se choisissent en secret et se retournent ensemble.",
  },
  "throne.card.open-hands": {
    rule: "Les cartes jouées restent visibles et chacun peut les lire à tout moment ; on sait donc ce que les autres ont encore en main.",
  },
  "throne.card.strength": {
    rule: "Une carte ajoute son nombre à son camp, une fois exécutés les textes à effet immédiat.",
  },
  "throne.blade.use": {
    rule: "Après les cartes, une maison engagée qui tient l’épée valyriane peut la tirer pour 1 de force en plus.",
    log: "{house:house} tire l’épée valyriane : +1.",
  },
  "throne.blade.declined": {
    rule: "Personne n’est tenu de tirer l’épée.",
    log: "{house:house} laisse l’épée au fourreau.",
  },
  "throne.blade.once": {
    rule: "L’épée ne se tire qu’une fois par tour, même si elle change ensuite de main.",
    reason: "Il n’y a qu’une épée, et la limite tient au jeton, non à qui le possède.",
  },

  "throne.battle.won": {
    rule: "La plus grande force totale l’emporte.",
    log: "{house:house} bat {loser:house}, {strength} à {against}.",
  },
  "throne.battle.tie": {
    rule: "À forces égales, la maison la mieux placée sur la piste des Fiefs l’emporte.",
    log: "Forces égales : {house:house} l’emporte par sa place dans les Fiefs.",
  },
  "throne.battle.no-units": {
    rule: "Un camp qu’une carte laisse sans aucune unité dans la bataille perd aussitôt : ni épée, ni comparaison, ni pertes. Une unité fatiguée reste une unité.",
    log: "{house:house} n’a plus d’unité dans la bataille et perd aussitôt.",
  },
  "throne.casualties.count": {
    rule: "Le vainqueur ne perd rien. Le vaincu perd une unité de son choix pour chaque épée de la carte gagnante qu’aucune tour de sa propre carte n’annule.",
    no: "Choisissez exactement {count?# unité|# unités} à perdre.",
    log: "{house:house} perd {units#troop} ({area:area}).",
  },
  "throne.casualties.unrouted": {
    rule: "Les pertes se prennent parmi les unités du vaincu engagées et non fatiguées ; les épées en trop n’ont pas d’effet.",
  },
  "throne.casualties.own-units": {
    rule: "Les pertes se choisissent parmi les unités qui ont combattu et peuvent être perdues.",
    no: "Vous n’avez pas d’autre {unit:unit} en état de combattre dans cette bataille.",
  },

  "throne.retreat.attacker": {
    rule: "Les attaquants battus retournent d’où ils viennent, fatigués, et gardent le contrôle de cette région. Si l’approvisionnement ne le permet plus, juste assez d’entre eux sont détruits ; leur propriétaire choisit lesquels.",
    no: "Vos unités ne peuvent que retourner d’où elles viennent : {from:area}.",
    log: "{house:house} fait retraite vers {to:le area} : {units#troop}.",
  },
  "throne.retreat.defender": {
    rule: "Les défenseurs battus doivent partir pour une région vide ou à eux, par terre ou sur leurs propres navires, et y sont fatigués.",
    log: "{house:house} fait retraite vers {to:le area} : {units#troop}.",
  },
  "throne.retreat.one-area": {
    rule: "Toutes les unités en retraite vont dans la même région.",
  },
  "throne.retreat.adjacent": {
    rule: "Les défenseurs font retraite dans une région voisine de la bataille, ou que leurs propres navires y relient.",
    no: "{to:area} : hors d’atteinte pour cette retraite.",
  },
  "throne.retreat.attackers-origin": {
    rule: "Un défenseur ne fait jamais retraite dans la région d’où vient l’attaque.",
    no: "{to:area} : l’attaque vient de là, vous ne pouvez pas y faire retraite.",
  },
  "throne.retreat.enemy": {
    rule: "On ne fait pas retraite là où une autre maison a des unités.",
    no: "{to:area} : une autre maison y a des unités ; choisissez ailleurs.",
  },
  "throne.retreat.foreign-token": {
    rule: "On ne fait pas retraite là où se trouve le blason d’une autre maison.",
    no: "{to:area} : le blason d’une autre maison s’y trouve ; choisissez ailleurs.",
  },
  "throne.retreat.empty-home": {
    rule: "Le fief familial d’une autre maison, s’il est vide et sans blason, est ouvert à la retraite.",
    reason:
      "Seuls des unités ennemies et un jeton Blason ferment le passage ; l’écu imprimé sur la carte n’est ni l’un ni l’autre.",
  },
  "throne.retreat.garrison": {
    rule: "On ne fait pas retraite là où se trouve une garnison.",
    no: "{to:area} : une garnison tient la région ; choisissez ailleurs.",
    reason: "Une garnison est une force étrangère, sa région n’est donc pas vide.",
  },
  "throne.retreat.land-and-sea": {
    rule: "Les navires font retraite en mer, fantassins et chevaliers à terre.",
    no: "Vos unités ne peuvent pas entrer ici ({to:area}) : les navires restent en mer, les autres à terre.",
  },
  "throne.retreat.fewest-losses": {
    rule: "Parmi les régions ouvertes à la retraite, seules comptent celles où l’on perd le moins d’unités.",
    no: "{to:area} : vous y perdriez plus d’unités qu’ailleurs ; choisissez une région qui en sauve davantage.",
    reason: "Une réponse officielle le dit, et aucune maison ne perd des unités par choix.",
  },
  "throne.retreat.losses": {
    rule: "Si l’approvisionnement ne nourrit pas toutes les unités en retraite, juste autant qu’il faut sont détruites ; leur propriétaire choisit lesquelles.",
    no: "Ici, vous devez abandonner exactement {count?# unité|# unités} en retraite.",
    log: "{house:house} perd {units#troop} dans la retraite.",
  },
  "throne.retreat.no-more-than-needed": {
    rule: "On n’abandonne dans une retraite aucune unité qui pourrait être sauvée.",
    no: "{to:area} : toutes vos unités peuvent y être sauvées, n’en abandonnez aucune.",
  },
  "throne.retreat.nowhere": {
    rule: "Des unités qui n’ont nulle part où faire retraite sont détruites.",
    log: "{house:house} n’a nulle part où faire retraite ({area:area}) : {units#troop} en moins.",
  },
  "throne.routed.state": {
    rule: "Les unités qui ont fait retraite se couchent : elles sont fatiguées jusqu’à la fin de l’étape des marches.",
  },
  "throne.routed.strength": {
    rule: "Les unités fatiguées n’ajoutent pas de force, ni au combat ni en soutien, et ne sont jamais choisies comme pertes.",
  },
  "throne.routed.march": {
    rule: "Les unités fatiguées ne marchent pas. Un ordre de Marche là où il ne reste qu’elles est retiré sans effet.",
  },
  "throne.routed.again": {
    rule: "Une unité fatiguée qui devrait de nouveau faire retraite est détruite.",
    log: "{house:house} perd des unités fatiguées ({area:area}) : {units#troop}.",
  },
  "throne.routed.holds": {
    rule: "Les unités fatiguées tiennent encore leur région et comptent pour l’approvisionnement. Qui entre doit combattre, elles peuvent être soutenues, et leur maison doit jouer une carte.",
  },
  "throne.routed.rise": {
    rule: "Quand la dernière marche est finie, avant que l’Implantation locale ne paie, toutes les unités fatiguées se relèvent.",
    log: "Les unités fatiguées se relèvent.",
  },
  "throne.battle.orders-removed": {
    rule: "Si l’attaquant prend la région, l’ordre que le défenseur y avait est retiré.",
    log: "{area:area} : {house:house} perd son ordre {order:de order} avec la région.",
  },
  "throne.battle.defender-stays": {
    rule: "Un défenseur qui gagne garde son ordre et son blason dans la région.",
  },
  "throne.battle.march-spent": {
    rule: "L’ordre de Marche qui a engagé la bataille est dépensé, quel que soit le vainqueur.",
  },
} satisfies Record<keyof typeof english, RuleText>;
