import type { RuleText } from "@weirwood/kernel";
import type { effects as english } from "../en/effects.ts";

export const effects: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.effects.parts": {
    rule: "Une capacité ou un événement a jusqu’à quatre éléments : des restrictions qui disent quand, un coût payé « pour » faire quelque chose, des cibles choisies, et l’effet. Ce qui arrive simplement en plus est effet, non coût.",
  },
  "cards.effects.separate": {
    rule: "Des textes en paragraphes séparés sont séparés : chacun a ses restrictions, son coût et ses cibles.",
  },
  "cards.effects.kinds": {
    rule: "Une capacité est déclenchée au choix de qui la contrôle, passive et vient d’elle-même, ou constante et vaut simplement. Un texte constant n’a pas de résolution et ne peut être annulé.",
  },
  "cards.effects.triggered": {
    rule: "Un effet déclenché est tout ce qu’un joueur choisit de faire : événements, capacités qui commencent par une phase ou par Réponse, même de la main ou d’une pile. Une capacité déclenchée est un tel effet sur une carte en jeu. Les pouvoirs des titres ne sont ni l’un ni l’autre et ne s’annulent pas.",
  },
  "cards.effects.card-ability": {
    rule: "Les capacités d’une carte sont son texte sans les traits ni les mots-clés, et celles qu’elle a gagnées.",
  },
  "cards.effects.gained": {
    rule: "Une capacité gagnée par un personnage est une capacité de personnage, mais ne fait pas partie du texte imprimé : vider le texte ne l’enlève pas.",
  },
  "cards.effects.text-box": {
    rule: "L’or, l’initiative et l’influence font partie de la boîte de texte ; les icônes et les vertus, non.",
  },
  "cards.effects.blank": {
    rule: "Une carte au texte vidé perd capacités imprimées, mots-clés, traits sauf exception, revenu, initiative et influence. Elle garde icônes, vertus, force, coût, unicité et ce qu’elle a gagné. Les attachements que son texte vidé a laissés venir partent quand il revient.",
    reason: "C’est le sort de toute restriction qui n’est plus respectée.",
  },
  "cards.effects.variables": {
    rule: "Les textes constants comptent à chaque instant ; les effets déclenchés et les capacités passives comptent une seule fois, à leur exécution.",
  },
  "cards.effects.sum": {
    rule: "Les effets continus s’additionnent, sans ordre. Une icône est là une fois ou pas du tout ; la force n’est jamais inférieure à 0.",
  },
  "cards.effects.circle": {
    rule: "Des effets continus qui se défont sans fin comptent comme absents tant que cela dure.",
  },
  "cards.effects.lasting": {
    rule: "Ce qui dure jusqu’à la fin d’un défi, d’une phase ou d’un tour reste sur la carte, même si sa source quitte le jeu.",
    log: "{card:card} est sous un effet {until:until}.",
  },
  "cards.effects.on-player": {
    rule: "Un effet peut durer sur un joueur plutôt que sur une carte.",
    log: "{player:player} est sous un effet {until:until}.",
  },
  "cards.effects.own-name": {
    rule: "Une carte qui dit son propre nom parle d’elle-même et d’aucun autre exemplaire.",
  },
  "cards.effects.out-of-play": {
    rule: "Les textes agissent en jeu, ceux des événements depuis la main ; les autres depuis la main, le deck ou une pile seulement s’ils le disent. Une carte ne revient en main que du jeu, sauf si son texte dit autre chose.",
  },
  "cards.effects.cannot": {
    rule: "« Ne peut » est absolu. Ce qu’on ne peut faire à une carte n’en fait ni la cible ni le coût ; les effets sans cible passent à côté.",
    no: "On ne peut pas faire cela à {card:card}.",
  },
  "cards.effects.then": {
    rule: "Les parties d’un effet ne dépendent pas les unes des autres, mais ce qui suit « ensuite » n’arrive que si la partie d’avant est arrivée en entier.",
  },
  "cards.effects.replacement": {
    rule: "Un remplacement change ce qui arriverait, à l’exécution, pour ce qui n’a pas été sauvé. Ce n’est pas une sauvegarde, et il agit là où rien ne peut être sauvé.",
  },
  "cards.effects.several-replacements": {
    rule: "De plusieurs remplacements pour une même chose, ceux des mots-clés compris, le Premier Joueur en choisit un ; les autres sont regardés de nouveau sur ce qui en résulte, chacun une fois au plus.",
  },
  "cards.effects.terminal-clause": {
    rule: "« Est tué si sa force est 0 » est une capacité passive regardée après chaque changement, encore et encore tant qu’elle dure.",
  },
  "cards.effects.become-character": {
    rule: "Ce qui devient personnage est personnage et ce qu’il était avant. Il n’a que les icônes qu’on lui donne et n’est dans un défi que si le texte le dit. Tué, il va à la défausse, et pourtant il a été tué. Le pouvoir qu’il porte compte tant qu’il est personnage.",
  },
  "cards.effects.kneels": {
    rule: "Une carte qui s’incline est tournée ; on ne peut pas l’incliner de nouveau.",
    log: "{card:card} ({player:player}) s’incline.",
  },
  "cards.effects.stands": {
    rule: "Une carte inclinée peut être redressée par un texte, sauf si elle ne le peut pas.",
    log: "{card:card} ({player:player}) se redresse.",
  },
  "cards.effects.gold": {
    rule: "L’or qu’un texte donne va dans la réserve du joueur.",
    log: "{player:player} gagne {count?# or|# ors}.",
  },
  "cards.effects.gold-moved": {
    rule: "L’or peut passer de la réserve d’un joueur à celle d’un autre, autant qu’il y en a.",
    log: "{player:player} prend {count?# or|# ors} à {from:player}.",
  },
  "cards.effects.gold-on-card": {
    rule: "L’or posé sur une carte sert comme son texte le dit, et se perd quand elle part.",
    log: "{card:card} reçoit {count?# or|# ors}.",
  },
  "cards.effects.moved": {
    rule: "Un texte peut faire passer une carte d’une pile à une autre, sans qu’elle entre en jeu.",
    log: "{card:card} ({player:player}) va {to:destination}.",
  },
  "cards.effects.winner-set": {
    rule: "Un texte peut dire qui remporte un défi, l’hégémonie ou l’initiative, quoi qu’on ait compté.",
    log: "{player:player} l’emporte par le texte d’une carte : {of:contest}.",
  },
};
