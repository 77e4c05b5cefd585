import type { RuleText } from "@weirwood/kernel";
import type { westeros as english } from "../en/westeros.ts";

/** The Westeros phase: events, supply, mustering, the three auctions, the wildlings. */
export const westeros = {
  "throne.westeros.reveal": {
    rule: "La phase s’ouvre en retournant la première carte de chaque pioche Westeros.",
    log: "Pioche {deck:deck} : {event:event}.",
  },
  "throne.westeros.order": {
    rule: "Les trois cartes s’appliquent dans l’ordre I, II, III.",
  },
  "throne.westeros.under-the-deck": {
    rule: "Quand les trois sont exécutées, chaque carte passe sous sa pioche.",
  },
  "throne.westeros.winter": {
    rule: "L’hiver arrive retourne dans sa pioche, qu’on mélange tout entière avant de tirer une autre carte, autant de fois qu’il faut pour en voir une différente.",
    log: "L’hiver arrive : la pioche {deck:deck} est mélangée et une autre carte tirée.",
  },
  "throne.westeros.mammoths": {
    rule: "Avant tout effet, la menace monte d’un cran sur la piste des sauvages pour chaque mammouth des trois cartes finalement en place.",
    log: "{count?# mammouth|# mammouths} : la menace des sauvages est à {threat}.",
  },
  "throne.westeros.threat-stops": {
    rule: "La menace suit 0, 2, 4, 6, 8, 10, 12 et reste à 12 ; les sauvages attendent toujours leur carte.",
    reason: "La piste n’a plus de case, et l’attaque qui se déclenche d’elle-même appartient à une édition ultérieure.",
  },
  "throne.westeros.last-days": {
    rule: "Derniers jours d’été n’a aucun effet.",
    log: "Pioche {deck:deck} : les derniers jours d’été passent sans bruit.",
  },
  "throne.westeros.sea-of-storms": {
    rule: "Mer des tempêtes : jusqu’à la fin du tour, personne ne donne d’ordre de Raid, et l’étape des raids n’a pas lieu.",
    no: "Mer des tempêtes interdit les ordres de Raid ce tour-ci.",
    log: "Mer des tempêtes : pas de raids ce tour-ci.",
  },
  "throne.westeros.feast-for-crows": {
    rule: "Festin de corbeaux : jusqu’à la fin du tour, personne ne donne d’ordre d’Implantation locale, et cette étape n’a pas lieu.",
    no: "Festin de corbeaux interdit les ordres d’Implantation locale ce tour-ci.",
    log: "Festin de corbeaux : pas d’Implantation locale ce tour-ci.",
  },
  "throne.westeros.storm-of-swords": {
    rule: "Orage d’épées : jusqu’à la fin du tour, personne ne donne d’ordre de Défense.",
    no: "Orage d’épées interdit les ordres de Défense ce tour-ci.",
    log: "Orage d’épées : pas de Défense ce tour-ci.",
  },
  "throne.westeros.rains-of-autumn": {
    rule: "Pluie d’automne : jusqu’à la fin du tour, les fantassins en soutien n’apportent rien, même contre une garnison. Chevaliers, navires et l’étoile d’un Soutien★ comptent toujours.",
    log: "Pluie d’automne : les fantassins en soutien ne comptent pas ce tour-ci.",
  },
  "throne.westeros.raven-bound": {
    rule: "Un ordre qu’une carte Westeros interdit ce tour-ci ne peut pas non plus être apporté par le corbeau.",
    no: "Une carte Westeros interdit cet ordre ce tour-ci, au corbeau aussi.",
    reason: "Ces cartes ferment un ordre pour toute la programmation, et le corbeau en fait partie.",
  },

  "throne.supply.army": {
    rule: "Deux unités ou plus d’une maison dans une même région, sur terre ou sur mer, forment une armée. Chacune compte pour une, quelle que soit sa force ; une unité seule n’a pas besoin d’approvisionnement.",
  },
  "throne.supply.track": {
    rule: "Le jeton d’approvisionnement dit combien d’armées une maison peut avoir, et jusqu’à quelle taille. À 0 : deux armées de 2. À 1 : 3 et 2. À 2 : 3, 2, 2. À 3 : 3, 2, 2, 2. À 4 : 3, 3, 2, 2. À 5 : 4, 3, 2, 2. À 6, au bout de la piste : 4, 3, 2, 2, 2.",
  },
  "throne.supply.count": {
    rule: "Quand Approvisionnement sort, chaque maison compte dans l’ordre du tour les tonneaux des régions qu’elle contrôle (par des unités, par un blason ou comme fief vide) et met son jeton sur ce nombre.",
    log: "Approvisionnement de {house:house} : {level}.",
  },
  "throne.supply.limit": {
    rule: "Hors d’une bataille en cours, aucune maison n’a jamais plus d’armées, ni de plus grandes, que son jeton ne le permet ; ce qui romprait la limite est refusé.",
  },
  "throne.supply.between-cards": {
    rule: "Les tonneaux gagnés ou perdus sur la carte ne déplacent pas le jeton avant la prochaine carte Approvisionnement.",
  },
  "throne.supply.losses": {
    rule: "Une maison dont les armées dépassent son nouvel approvisionnement abandonne des unités de son choix jusqu’à ce que le reste tienne.",
    no: "Avec un approvisionnement de {level}, vos armées restantes sont encore trop nombreuses ou trop grandes ; abandonnez davantage d’unités.",
    log: "{house:house} ne peut plus tout nourrir. {area:area} : {units#troop} en moins.",
  },
  "throne.supply.no-more-than-needed": {
    rule: "Aucune unité abandonnée ne doit pouvoir revenir sans rompre la limite. L’armée qu’on réduit est libre, même si un choix coûte plus d’unités qu’un autre.",
    no: "{area:area} : un {unit:unit} pouvait rester ; gardez-le.",
    reason:
      "Les unités partent une à une, tant que les armées sont trop grandes, et aucune ne quitte jamais la carte par choix.",
  },
  "throne.supply.own-units": {
    rule: "On n’abandonne que des unités présentes sur la carte.",
    no: "{area:area} : vous n’y avez pas autant d’unités de cette sorte.",
  },

  "throne.muster.order": {
    rule: "Quand Recrutement sort, les maisons lèvent leurs unités dans l’ordre du tour ; chacune finit avant que la suivante commence.",
  },
  "throne.muster.points": {
    rule: "Une cité vaut 1 point de recrutement, une forteresse 2. Les points ne passent pas d’une région à l’autre.",
    no: "{area:area} : {points?# point|# points} de recrutement, pas davantage.",
  },
  "throne.muster.castle": {
    rule: "On ne recrute que dans une cité ou une forteresse qu’on contrôle.",
    no: "{area:area} : vous n’y contrôlez ni cité ni forteresse.",
  },
  "throne.muster.costs": {
    rule: "Un fantassin ou un navire coûte 1 point, un chevalier 2 ; faire d’un fantassin un chevalier en coûte 1.",
  },
  "throne.muster.placing": {
    rule: "Fantassins et chevaliers paraissent dans la région qui fournit leurs points.",
    log: "{house:house} recrute. {area:area} : {units#troop}.",
  },
  "throne.muster.ships-adjacent": {
    rule: "Un nouveau navire va dans une mer qui touche la région qui le paie.",
    no: "{sea:le area} ne touche pas {area:le area} ; choisissez une mer de cette côte.",
  },
  "throne.muster.enemy-ships": {
    rule: "On ne met pas de navire à l’eau dans une mer où se trouvent ceux d’une autre maison.",
    no: "{sea:area} : une autre maison y a des navires, vous ne pouvez pas en lancer un.",
  },
  "throne.muster.garrison-sea": {
    rule: "On ne met pas de navire à l’eau dans une mer que tiennent les navires d’une maison que personne ne joue.",
    no: "{sea:area} : des navires neutres tiennent cette mer ; chassez-les avant d’y lancer les vôtres.",
    reason: "Ces navires sont une force étrangère, et une mer ainsi tenue doit se gagner.",
  },
  "throne.muster.upgrade": {
    rule: "Un fantassin présent dans la cité ou la forteresse qui recrute peut devenir chevalier pour 1 de ses points ; l’armée garde sa taille, et le fantassin retourne aussitôt en réserve.",
    no: "{area:area} : vous n’y avez plus de fantassin à faire chevalier.",
    log: "{house:house} fait {count?d’un fantassin un chevalier|de # fantassins des chevaliers} ({area:area}).",
  },
  "throne.muster.stock": {
    rule: "On ne recrute une unité que s’il en reste une de sa sorte en réserve.",
    no: "Il ne vous reste aucun {unit:unit} en réserve.",
  },
  "throne.muster.supply": {
    rule: "Après le recrutement, toutes les armées doivent tenir dans l’approvisionnement ; seule la position finale compte.",
    no: "Votre approvisionnement ({level}) ne nourrirait pas ces armées ; recrutez moins, ou ailleurs.",
  },
  "throne.muster.unused-points": {
    rule: "Personne n’est tenu de dépenser ses points. Ceux qui restent sont perdus.",
  },
  "throne.muster.from-token-or-home": {
    rule: "Une cité ou une forteresse tenue par un seul blason, ou comme fief vide, recrute comme les autres.",
    reason: "Le recrutement ne demande que le contrôle, et un blason ou un fief le donne.",
  },

  "throne.clash.tracks": {
    rule: "Luttes d’influence vide les trois pistes. On mise pour l’une après l’autre : Trône de Fer, Fiefs, Cour du Roi.",
    log: "Les maisons se disputent l’influence : les trois pistes sont vidées et remises aux enchères.",
  },
  "throne.clash.bid": {
    rule: "Pour chaque piste, chaque maison mise en secret une part de ses blasons en main, ou aucun.",
    no: "Misez un nombre entier entre 0 et {power}, vos blasons en main.",
  },
  "throne.clash.bids-shown": {
    rule: "Toutes les mises pour une piste se montrent ensemble.",
    log: "{track:track} : {house:house} mise {bid}.",
  },
  "throne.clash.place": {
    rule: "La plus forte mise prend la première place, la suivante la deuxième, et ainsi de suite.",
    log: "{track:track} : {house:house} prend la place {place}.",
  },
  "throne.clash.spent": {
    rule: "Tout ce qui a été misé va à la réserve, gagnant ou non, avant l’enchère suivante.",
  },
  "throne.clash.ties": {
    rule: "Les maisons qui ont misé autant se partagent des places voisines ; qui tient le jeton du Trône de Fer dit dans quel ordre.",
    no: "Classez les maisons à égalité : chacune une fois, et aucune autre.",
    log: "{track:track} : {house:house} tranche les égalités.",
  },
  "throne.clash.old-holder": {
    rule: "Pendant l’enchère du Trône de Fer, l’ancien détenteur tranche encore les égalités ; dès les Fiefs, c’est le nouveau.",
  },
  "throne.clash.token": {
    rule: "Quand toutes les places d’une piste sont fixées, la première maison en prend le jeton : Trône de Fer, épée valyriane ou corbeau messager.",
    log: "{house:house} prend {track:token}.",
  },
  "throne.income.crowns": {
    rule: "Jeu des trônes : dans l’ordre du tour, chaque maison reçoit 1 blason par couronne des régions qu’elle contrôle, par des unités, par un blason ou comme fief vide.",
    log: "{house:house} tire {power?# blason|# blasons} de ses couronnes.",
  },

  "throne.wildlings.attack": {
    rule: "Attaque des sauvages : ils viennent avec la force que montre leur piste.",
    log: "Les sauvages attaquent avec une force de {threat}.",
  },
  "throne.wildlings.bid": {
    rule: "Chaque maison mise en secret une part de ses blasons en main pour la Garde de la Nuit ; toute mise est dépensée, quoi qu’il arrive.",
    no: "Misez un nombre entier entre 0 et {power}, vos blasons en main.",
  },
  "throne.wildlings.bids-shown": {
    rule: "Les mises pour la Garde se montrent ensemble et s’additionnent.",
    log: "{house:house} envoie {bid?# blason|# blasons} à la Garde.",
  },
  "throne.wildlings.watch-wins": {
    rule: "La Garde tient si les mises réunies atteignent la force des sauvages ; contre une force de 0, elle tient sans aucune mise.",
    log: "La Garde tient : {total} contre {threat}.",
  },
  "throne.wildlings.watch-loses": {
    rule: "Si les mises réunies restent sous la force des sauvages, ceux-ci l’emportent et chaque maison perd des unités.",
    log: "Les sauvages forcent le Mur : {threat} contre {total}.",
  },
  "throne.wildlings.reward": {
    rule: "Quand la Garde tient, la plus forte mise peut reprendre en main une de ses cartes jouées.",
    no: "{card:card} n’est pas parmi vos cartes jouées ; choisissez-en une qui y est, ou aucune.",
    log: "{house:house} reprend {card:card}.",
  },
  "throne.wildlings.reward-declined": {
    rule: "On peut renoncer à la récompense de la Garde.",
    log: "{house:house} ne reprend aucune carte.",
  },
  "throne.wildlings.lowest": {
    rule: "La plus faible mise paie double quand les sauvages gagnent. Si plusieurs ont misé le moins, qui tient le jeton du Trône de Fer en désigne une.",
    log: "{house:house} compte comme la plus faible mise.",
  },
  "throne.wildlings.highest": {
    rule: "Si plusieurs ont misé le plus, qui tient le jeton du Trône de Fer désigne celle qui reçoit la récompense.",
    log: "{house:house} compte comme la plus forte mise.",
  },
  "throne.wildlings.named": {
    rule: "Qui tient le jeton du Trône de Fer doit désigner une des maisons à égalité, la sienne si elle en fait partie.",
    no: "{house:house} n’est pas parmi les maisons à égalité ; désignez l’une d’elles.",
  },
  "throne.wildlings.losses": {
    rule: "Quand les sauvages gagnent, les maisons abandonnent dans l’ordre du tour des unités valant exactement 2 points de recrutement, la plus faible mise 4 ; qui en a moins perd tout.",
    no: "Abandonnez des unités valant exactement {points?# point|# points} de recrutement : chacune compte ce qu’elle coûte à recruter.",
    log: "{area:area} : {house:house} perd {units#troop} devant les sauvages.",
  },
  "throne.wildlings.no-token": {
    rule: "Les unités perdues contre les sauvages ne laissent pas de blason derrière elles ; celui qui était déjà là reste.",
  },
  "throne.wildlings.reset": {
    rule: "Après une attaque, gagnée ou perdue, la menace revient à 0.",
    log: "Les sauvages se retirent : la menace revient à 0.",
  },
} satisfies Record<keyof typeof english, RuleText>;
