import type { RuleText } from "@weirwood/kernel";
import type { play as english } from "../en/play.ts";

export const play: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.play.played": {
    rule: "Personnages, lieux et attachements se jouent depuis la main au recrutement, par une action, pour leur coût en or. Une carte jouée entre aussi en jeu.",
    log: "{card:card} entre en jeu sous le contrôle de {player:player}.",
  },
  "cards.play.put-into-play": {
    rule: "Mettre une carte en jeu n’est pas la jouer : ni coût, ni pénalité, ni limite des cartes Limitées. Elle entre en jeu tout de même.",
    log: "{player:player} met {card:card} en jeu.",
  },
  "cards.play.in-hand": {
    rule: "On joue les cartes de sa propre main.",
    no: "{card:card} n’est pas dans votre main.",
  },
  "cards.play.type": {
    rule: "Seuls les personnages, les lieux et les attachements qui ont un coût en or se jouent ainsi ; les événements, selon leur propre texte.",
    no: "{card:card} ne se joue pas ainsi.",
  },
  "cards.play.phase": {
    rule: "Les cartes se jouent dans leur phase : le recrutement, ou les défis pour une embuscade.",
    no: "{card:card} se joue dans une autre phase : {phase:phase}.",
  },
  "cards.play.on-house": {
    rule: "Un lieu qui le dit peut être joué comme attachement sur sa propre carte Maison.",
    no: "{card:card} ne s’attache pas à votre Maison.",
  },
  "cards.play.affiliation": {
    rule: "Une carte appartient aux Maisons dont elle porte les armes : Stark, Lannister, Baratheon, Targaryen, Martell, Greyjoy, plusieurs ou aucune.",
  },
};
