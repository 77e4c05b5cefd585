import type { RuleText } from "@weirwood/kernel";
import type { cards as english } from "../en/cards.ts";

export const cards: { readonly [rule in keyof typeof english]: RuleText } = {
  "battles.cards.play": {
    rule: "Une carte Commandement se joue sur l’un de ses propres commandants, quel que soit le portrait ; peu importe que son unité soit activable ou non. On paie d’abord le coût de tous les commandements exécutés, puis la carte est défaussée.",
    log: "{house:house} joue {card:card} sur {figure:figure} ({cost?# pion Commandement|# pions Commandement}).",
  },
  "battles.cards.hand": {
    rule: "On ne joue et on ne garde que des cartes de sa propre main.",
    no: "{card:card} n’est pas dans votre main.",
  },
  "battles.cards.leader": {
    rule: "Une carte se joue sur un commandant présent sur le champ de bataille. Sans commandant, une Maison n’a plus que ses pions Ordre.",
    no: "{figure:figure} ne commande personne pour vous sur ce champ de bataille.",
  },
  "battles.cards.commands": {
    rule: "Chaque commandement d’une carte s’exécute au plus une fois. Tous ceux qui activent des unités n’en font qu’un : on déclare toutes les unités, toutes se déplacent, toutes attaquent. Un commandement qui mobilise des unités peut venir avant, et elles pourront alors être activées, ou après.",
    no: "{card:card} n’a pas de tels commandements.",
  },
  "battles.cards.cost": {
    rule: "Chaque symbole d’un commandement coûte un pion Commandement, qui passe du plateau de commandement au commandant.",
    no: "{card:card} coûte {cost?# pion Commandement|# pions Commandement} ; votre plateau en porte {tokens}.",
  },
  "battles.cards.limit": {
    rule: "Un commandant n’a jamais sur sa carte plus de pions Commandement que sa limite ; ceux qui s’y trouvent déjà comptent.",
    no: "{figure:figure} reçoit au plus {limit?# pion Commandement|# pions Commandement} : {cost} de plus, c’est trop.",
  },
  "battles.cards.idle": {
    rule: "Une carte n’est jouable que si au moins un commandement payé active ou mobilise une unité. Une tactique seule ne suffit pas.",
    no: "{card:card} n’activerait ni ne mobiliserait aucune unité {figure:de figure}.",
    reason: "Une tactique s’ajoute à un commandement ; sinon une carte achèterait un tour vide.",
  },
  "battles.cards.own-words": {
    rule: "Quand une carte contredit les règles, c’est la carte qui a raison.",
  },
  "battles.cards.zone": {
    rule: "Un commandant contrôle toutes les unités à deux cases ou moins, la sienne comprise ; une unité peut être contrôlée par plusieurs. Commandements et tactiques n’atteignent que les unités contrôlées par le commandant choisi, sauf si la carte nomme un autre endroit. Pour activer, la zone se lit quand la carte est jouée ; pour mobiliser et pour les tactiques, au moment où cela se produit.",
    no: "La carte {figure:de figure} n’atteint pas l’unité en {hex:hex}.",
  },
  "battles.cards.beside": {
    rule: "Quand un commandement active des unités adjacentes à une autre, elles se trouvent dans une case voisine de la sienne.",
    no: "{hex:hex} n’est pas adjacente à l’unité en {at:hex}.",
  },
  "battles.cards.outside": {
    rule: "Quand un commandement active une unité amie hors de la zone, une unité que le commandant contrôle n’en est pas une.",
    no: "L’unité en {hex:hex} est dans la zone {figure:de figure} : ce commandement en active une au-dehors.",
  },
  "battles.cards.order": {
    rule: "Les unités se déclarent une à une, toutes avant le premier déplacement. Une unité n’est plus activable dès qu’elle est déclarée : aucun autre commandement de la carte ne peut la nommer. Elle peut ensuite quitter la zone.",
    log: "L’unité en {hex:hex} ({unit:unit}) est activée.",
  },
  "battles.cards.order-one": {
    rule: "Une carte qui n’a encore activé ni mobilisé personne doit le faire par son dernier commandement, et l’unité qu’un commandement nomme en premier doit être déclarée.",
    no: "Nommez une unité : sans elle, la carte ne ferait rien.",
  },
  "battles.cards.together": {
    rule: "Une carte qui active l’unité du commandant et des unités voisines active la sienne dans tous les cas : elle doit donc être activable. Une carte qui active une unité contrôlée et une voisine hors de la zone a besoin de la première ; la seconde est facultative.",
    no: "{card:card} active d’abord l’unité {figure:de figure}, et celle-ci n’est pas activable.",
    reason: "Ces unités forment un seul ordre, et les autres suivent la première.",
  },
  "battles.cards.own-unit": {
    rule: "On n’active que ses propres unités.",
    no: "Vous n’avez pas d’unité en {hex:hex}.",
  },
  "battles.cards.kind": {
    rule: "Un commandement active des unités de la classe et du rang qu’il nomme, et au plus autant qu’il le dit.",
    no: "Ce commandement n’active pas d’unité comme celle en {hex:hex}.",
  },
  "battles.cards.spent": {
    rule: "Seule une unité activable peut être activée.",
    no: "L’unité en {hex:hex} n’est plus activable.",
  },

  "battles.cards.tactic": {
    rule: "En jouant une carte, on dit si l’on utilise sa tactique et, quand la carte laisse le choix, si c’est avant ou après les commandements. Elle n’est jamais obligatoire.",
    log: "{card:card} : {house:house} utilise la tactique.",
  },
  "battles.cards.no-tactic": {
    rule: "Les cartes de base n’ont pas de tactique.",
    no: "{card:card} n’a pas de tactique.",
  },
  "battles.cards.tactic-time": {
    rule: "Une tactique s’exécute avant ou après les commandements, comme le dit sa carte.",
    no: "La tactique {card:de card} vient {when:time}.",
  },
  "battles.cards.tactic-once": {
    rule: "La condition d’une tactique se vérifie une seule fois, quand la carte est jouée ; une tactique qui vient après les commandements a lieu même si la condition n’est plus remplie.",
    reason: "On montre d’abord que les conditions sont remplies, puis on continue.",
  },
  "battles.cards.tactic-tokens": {
    rule: "Les pions qu’exige une tactique doivent se trouver dans sa réserve d’ordre, chacun pour un symbole. On les montre et ils y restent.",
    no: "La tactique exige {count} × {symbol:symbol} dans votre réserve d’ordre ; vous en avez {has}.",
  },
  "battles.cards.tactic-morale": {
    rule: "« Vert ou mieux » est vrai tant que le marqueur n’est pas au-delà de la zone verte du segment de cette Maison, « vert ou pire » à partir de cette zone ; et ainsi des autres zones.",
    no: "Le marqueur de moral n’est pas là où {card:card} l’exige.",
  },
  "battles.cards.tactic-idle": {
    rule: "Une tactique d’avant les commandements doit pouvoir faire quelque chose.",
    no: "La tactique {card:de card} ne ferait rien à présent.",
  },
  "battles.cards.tactic-lost": {
    rule: "Une tactique d’après les commandements qui ne trouve rien à faire est perdue. Ce qui coûte une figurine ne s’obtient pas quand nul ne peut la payer.",
    log: "La tactique reste sans effet.",
  },
  "battles.cards.tactic-ordered": {
    rule: "Les unités activées ce tour, dans une tactique d’avant les commandements, sont celles que les commandements déclarent ensuite ; s’il s’agit de l’une d’elles, on la désigne quand elle attaque. Être forcé de reculer d’autant s’entend des résultats de moral que Hardi laisse, même si le chemin est barré.",
    reason: "Personne n’est encore activé quand une telle tactique est annoncée.",
  },

  "battles.cards.choose": {
    rule: "Qui utilise un effet en choisit les unités, une à une, au plus autant qu’il le permet.",
    no: "L’unité en {hex:hex} n’est pas là où l’effet agit.",
  },
  "battles.cards.choose-own": {
    rule: "Ce qui aide des unités s’adresse à celles de la Maison qui l’utilise.",
    no: "Vous n’avez pas d’unité en {hex:hex}.",
  },
  "battles.cards.choose-enemy": {
    rule: "Ce qui nuit à des unités s’adresse à celles de l’ennemi.",
    no: "Aucun ennemi ne se trouve en {hex:hex}.",
  },
  "battles.cards.choose-kind": {
    rule: "Un effet qui nomme une classe ou un rang ne s’adresse qu’aux unités de cette sorte.",
    no: "L’effet ne s’adresse pas à une unité comme celle en {hex:hex}.",
  },
  "battles.cards.choose-state": {
    rule: "Un effet pour des unités engagées ou non, activées ce tour, ou qui ont attaqué, ne s’adresse à aucune autre.",
    no: "L’effet ne s’adresse qu’à des unités {wanted:wanted} ; celle en {hex:hex} n’en est pas une.",
  },
  "battles.cards.choose-idle": {
    rule: "Un effet ne s’utilise que sur des unités auxquelles il fait quelque chose : on mobilise celle qui n’est plus activable, on complète celle qui a perdu des figurines, on dégage celle qui est engagée. Seul un commandant resté seul est à l’abri d’une touche.",
    no: "L’effet ne ferait rien à l’unité en {hex:hex}.",
  },
  "battles.cards.choose-one": {
    rule: "Une carte doit mobiliser quelqu’un si elle n’active personne.",
    no: "Nommez une unité : sans elle, la carte ne ferait rien.",
  },
  "battles.cards.ready": {
    rule: "Cartes et commandants mobilisent des unités sans perte de moral.",
    log: "L’unité en {hex:hex} ({unit:unit}) est de nouveau activable.",
  },
  "battles.cards.ready-at-cost": {
    rule: "Quand des unités sont mobilisées au prix d’une figurine, celle qui est nommée la première la perd, jamais son porteur de bannière.",
    no: "L’unité en {hex:hex} n’a plus que son porteur de bannière : celle qui est nommée la première perd une figurine.",
  },
  "battles.cards.heal": {
    rule: "Des figurines ne reviennent que dans une unité encore en jeu, et jamais au-delà de sa force.",
    log: "{unit:unit} en {hex:hex} : {figures?# figurine revient|# figurines reviennent}.",
  },
  "battles.cards.hit": {
    rule: "Une touche due à une carte n’est pas une attaque : Couvert et Endurance en protègent. Un commandant resté seul ne peut la subir.",
    log: "{unit:unit} en {hex:hex} : {hits?# touche|# touches} par la carte.",
  },
  "battles.cards.retreat": {
    rule: "Une retraite due à une carte n’est pas un résultat de moral : Hardi n’y change rien. Pour le reste, c’est une retraite comme une autre.",
    log: "L’unité en {hex:hex} ({unit:unit}) doit battre en retraite de {hexes?# case|# cases}.",
  },
  "battles.cards.free-move": {
    rule: "Une unité qu’une carte ou un commandant déplace n’a pas besoin d’être activée, et peut l’être encore.",
    no: "L’unité en {hex:hex} ne peut pas aller là : elle se déplace librement de {hexes?# case|# cases}.",
  },
  "battles.cards.grant": {
    rule: "Ce qu’accorde une carte ou un commandant dure jusqu’à la fin du round, même si le commandant est capturé.",
    log: "{unit:unit} en {hex:hex} : {keyword:keyword} jusqu’à la fin du round.",
  },
  "battles.cards.disengage": {
    rule: "Une unité qui se désengage grâce à une carte ne subit pas d’attaque de décrochage.",
    log: "L’unité en {hex:hex} ({unit:unit}) se désengage sans dommage.",
  },
  "battles.cards.cowed": {
    rule: "Une unité dont une carte le dit ne peut pas contre-attaquer ce tour.",
    log: "L’unité en {hex:hex} ({unit:unit}) ne peut pas contre-attaquer ce tour.",
  },
  "battles.cards.token-lost": {
    rule: "Un pion Ordre à défausser au hasard est tiré parmi tous ceux de la Maison.",
    log: "{house:house} perd un pion Ordre : {symbol:symbol}.",
  },
  "battles.cards.token-rolled": {
    rule: "Un dé lancé pour un pion Ordre ajoute le pion qu’il montre.",
    log: "{house:house} gagne un pion Ordre : {symbol:symbol}.",
  },
  "battles.cards.token-swapped": {
    rule: "Un pion Ordre de sa réserve est échangé contre un pion d’un autre type.",
    no: "Vous ne pouvez pas échanger de pion {symbol:symbol}.",
    log: "{house:house} échange un pion Ordre : {symbol:symbol} contre {into:symbol}.",
  },
  "battles.cards.token-back": {
    rule: "Un pion Commandement rendu par une tactique passe du commandant au plateau de commandement, et peut resservir.",
    log: "{house:house} reprend {count?# pion Commandement|# pions Commandement}.",
  },

  "battles.cards.draw": {
    rule: "Chacun voit combien de cartes sont piochées, et leur propriétaire lesquelles.",
    log: "{house:house} pioche {count?# carte Commandement|# cartes Commandement}.",
  },
  "battles.cards.drawn": {
    rule: "Une carte piochée rejoint la main sans être vue de l’autre Maison.",
    log: "{house:house} pioche {card:card}.",
  },
  "battles.cards.reshuffle": {
    rule: "Quand la pioche est vide, on mélange la défausse, qui devient la pioche. Si les deux sont vides, on ne pioche pas.",
    log: "{house:house} mélange sa défausse pour former une nouvelle pioche.",
  },
  "battles.cards.discard": {
    rule: "Une carte à défausser au hasard est tirée de la main et posée face visible sur la défausse.",
    log: "{house:house} défausse {card:card}.",
  },
};
