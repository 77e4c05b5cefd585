import type { RuleText } from "@weirwood/kernel";
import type { cards as english } from "../en/cards.ts";

/** House cards: when their texts work, what they do, and when they come back. */
export const cards = {
  "throne.cards.order": {
    rule: "D’abord les textes qui annulent ou ignorent, puis les autres textes à effet immédiat, puis ceux de victoire et de défaite. Dans chaque groupe, la maison la mieux placée dans les Fiefs finit le sien avant que l’autre commence.",
  },
  "throne.cards.in-turn": {
    rule: "Un texte lit la position quand vient son tour : c’est alors que se décide si sa condition est remplie et combien il ajoute, et cela demeure, quoi qu’un texte suivant y change. Les unités et les ordres disparus quand on compare les forces ne comptent plus eux-mêmes.",
    reason:
      "Le premier texte est entièrement appliqué avant que le second commence ; le second n’en reprend donc rien.",
  },
  "throne.cards.discard": {
    rule: "Après la bataille, les deux cartes vont face visible parmi les cartes jouées de leurs maisons et ne peuvent plus servir pour l’instant.",
    log: "{house:house} range {card:card} parmi ses cartes jouées.",
  },
  "throne.cards.seventh": {
    rule: "Une maison qui a joué sa dernière carte reprend les sept en main à la fin de la bataille. C’est au moment de la jouer qu’on voit si c’était la dernière.",
    log: "{house:house} reprend ses sept cartes.",
  },
  "throne.cards.emptied": {
    rule: "Si le texte d’une carte enlève la dernière carte d’une main, les sept reviennent à la fin de la bataille, y compris celle qui est sur la table.",
    reason:
      "Aucune maison ne doit venir au combat sans carte, et sept cartes jouées reviennent aussi dans tous les autres cas.",
  },
  "throne.cards.before-discard": {
    rule: "Les textes de victoire et de défaite agissent avant que les cartes de la bataille soient rangées et avant qu’une main vide se remplisse.",
    reason:
      "C’est la seule façon dont Mélisandre puisse ne rien trouver quand le vaincu a joué sa dernière carte, comme le veulent les règles.",
  },
  "throne.card.robb-stark": {
    rule: "Robb Stark : si Stark attaque, chacun de ses chevaliers attaquants compte 3.",
    log: "Robb Stark : les chevaliers attaquants de {house:house} comptent 3 chacun.",
  },
  "throne.card.catelyn-stark": {
    rule: "Catelyn Stark : l’ordre de Défense de Stark dans cette bataille compte double, s’il est encore là quand son texte agit.",
    log: "Catelyn Stark : l’ordre de Défense de {house:house} compte double.",
  },
  "throne.card.maester-luwin": {
    rule: "Mestre Luwin : en cas de victoire, Stark peut reprendre en main une de ses cartes jouées. Luwin lui-même n’en fait pas encore partie, et tous voient le choix.",
    no: "{card:card} n’est pas parmi vos cartes jouées ; choisissez-en une qui y est, ou aucune.",
    log: "Mestre Luwin : {house:house} reprend {card:card}.",
  },
  "throne.card.asha-greyjoy": {
    rule: "Asha Greyjoy : en cas de victoire, Greyjoy peut retirer un ordre de Soutien ou d’Implantation locale, quel qu’en soit le maître, dans une région voisine de la bataille ; jamais un ordre à usage unique. Ce n’est pas un raid et cela ne rapporte pas de butin.",
    no: "{area:area} : pas d’ordre de Soutien ni d’Implantation locale à prendre ici, à côté de la bataille.",
    reason:
      "Son texte ne nomme pas de propriétaire et ne parle pas de raid. Un ordre à usage unique qui porte l’icône de l’Implantation locale n’y ressemble que pour les raids et dans son étape.",
    log: "Asha Greyjoy : {house:house} retire à {victim:house} son ordre {order:de order} ({area:area}).",
  },
  "throne.card.victarion-greyjoy": {
    rule: "Victarion Greyjoy : si Greyjoy attaque, chacun de ses navires attaquants compte 2.",
    log: "Victarion Greyjoy : les navires attaquants de {house:house} comptent 2 chacun.",
  },
  "throne.card.balon-greyjoy": {
    rule: "Balon Greyjoy : la carte adverse n’ajoute aucune force, ni son nombre ni celle que donne son texte. Ses icônes et le reste de son texte demeurent. Son texte attend son tour parmi les autres.",
    reason:
      "Son texte n’ignore et n’annule rien, et parle de la force du chef adverse : la carte seule, non ses unités.",
    log: "Balon Greyjoy : la carte jouée contre {house:house} n’ajoute aucune force.",
  },
  "throne.card.ser-jaime-lannister": {
    rule: "Ser Jaime Lannister : en cas de victoire, Lannister reçoit 2 blasons, dans la limite de ses vingt.",
    log: "Ser Jaime Lannister : {house:house} reçoit {power?# blason|# blasons}.",
  },
  "throne.card.vargo-hoat": {
    rule: "Vargo Hoat : si Lannister attaque, chacun de ses fantassins attaquants compte 2.",
    log: "Vargo Hoat : les fantassins attaquants de {house:house} comptent 2 chacun.",
  },
  "throne.card.cersei-lannister": {
    rule: "Cersei Lannister : en cas de victoire, Lannister retire un ordre du vaincu où qu’il soit, n’importe lequel, une Marche ou un ordre à usage unique compris. Ce n’est pas un raid et cela ne rapporte pas de butin.",
    no: "Cersei retire un ordre du vaincu, pas moins : choisissez une région où il en a un.",
    reason: "Son texte ne limite ni la sorte ni le lieu de l’ordre.",
    log: "Cersei Lannister : {house:house} retire à {victim:house} son ordre {order:de order} ({area:area}).",
  },
  "throne.card.renly-baratheon": {
    rule: "Renly Baratheon : en cas de victoire, Baratheon peut remplacer par un chevalier de sa réserve un de ses fantassins non fatigués qui a attaqué ou défendu.",
    log: "Renly Baratheon : {house:house} fait d’un fantassin un chevalier ({area:area}).",
  },
  "throne.card.melisandre-of-asshai": {
    rule: "Mélisandre d’Asshaï : en cas de victoire, Baratheon peut payer 1 blason pour choisir une carte dans la main du vaincu et la mettre parmi ses cartes jouées, au vu de tous. Contre un vaincu qui vient de jouer sa dernière carte, elle ne fait rien.",
    no: "{card:card} n’est pas dans la main du vaincu ; choisissez une autre carte, ou aucune.",
    log: "Mélisandre d’Asshaï : {house:house} paie 1 blason, et {victim:house} perd {card:card}.",
  },
  "throne.card.salladhor-saan": {
    rule: "Salladhor Saan : les navires qui soutiennent cette bataille ne comptent pas, dans les deux camps. Une table peut choisir qu’il épargne les navires qui soutiennent le sien.",
    reason:
      "Les deux versions connues de son texte se contredisent ; celle qui ressemble à la carte imprimée parle de tous les navires en soutien.",
    log: "Salladhor Saan, pour {house:house} : les navires en soutien ne comptent pas.",
  },
  "throne.card.ser-loras-tyrell": {
    rule: "Ser Loras Tyrell : un fantassin adverse engagé et non fatigué est détruit aussitôt.",
    log: "Ser Loras Tyrell : {house:house} détruit un fantassin de {victim:house} ({area:area}).",
  },
  "throne.card.queen-of-thorns": {
    rule: "Reine des Épines : le texte de la carte adverse est annulé ; son nombre et ses icônes demeurent.",
    log: "Reine des Épines : {house:house} annule le texte d’une carte, {card:card}.",
  },
  "throne.card.brienne-of-tarth": {
    rule: "Brienne de Torth : l’ordre de Défense de l’adversaire dans la région disputée est retiré aussitôt.",
    log: "Brienne de Torth : {house:house} fait tomber l’ordre de Défense ({area:area}).",
  },
  "throne.card.attacking-units": {
    rule: "Robb Stark, Victarion Greyjoy et Vargo Hoat ne renforcent que les unités attaquantes de leur propre maison : ni défenseurs, ni soutiens, ni unités fatiguées.",
  },
  "throne.card.text-declined": {
    rule: "Un texte de carte qui dit qu’une maison peut faire quelque chose ne l’y oblige pas.",
    log: "{house:house} ne se sert pas du texte de sa carte : {card:card}.",
  },
  "throne.card.icons": {
    rule: "Les épées de la carte du vainqueur coûtent des unités au vaincu ; les tours de la carte du vaincu les sauvent, une pour une.",
  },
} satisfies Record<keyof typeof english, RuleText>;
