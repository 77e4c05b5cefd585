import type { RuleText } from "@weirwood/kernel";
import type { saves as english } from "../en/saves.ts";

export const saves: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.saves.saved": {
    rule: "Une sauvegarde protège une carte d’une mort ou d’une défausse, et de rien d’autre. Une fois sauvée d’un effet, plus rien ne s’utilise sur elle pour cela.",
    log: "{player:player} sauve {card:card}.",
  },
  "cards.saves.cancelled": {
    rule: "Une annulation arrête un effet ; il n’y a alors plus de quoi sauver.",
    log: "{player:player} annule l’effet.",
  },
  "cards.saves.agenda": {
    rule: "Les Agendas ne sont pas en jeu, et ce qu’ils font ne peut pas être annulé.",
  },
  "cards.saves.claim-cancelled": {
    rule: "Une prise peut être annulée par un texte qui le dit ; le défi est remporté tout de même.",
    log: "{player:player} annule la prise.",
  },
  "cards.saves.round": {
    rule: "L’étape de sauvegarde est une seule série ouverte sur tout ce que fait l’effet : chacun à son tour sauve, annule ou passe, jusqu’à ce que tous passent à la suite.",
  },
  "cards.saves.nested": {
    rule: "Une annulation peut être annulée, la plus intérieure d’abord. Une annulation annulée laisse le premier effet se poursuivre, vers d’autres sauvegardes.",
  },
  "cards.saves.cost-stays": {
    rule: "Un effet annulé a été joué : son coût reste payé, ses cibles restent choisies.",
  },
  "cards.saves.no-danger": {
    rule: "Une sauvegarde demande une carte sur le point d’être tuée ou défaussée.",
    no: "Rien n’est en danger que {card:card} puisse sauver.",
  },
  "cards.saves.once": {
    rule: "Une carte sauvée d’un effet n’en est pas sauvée de nouveau.",
    no: "C’est déjà sauvé ; {card:card} ne peut pas le sauver encore.",
  },
  "cards.saves.cannot": {
    rule: "Ce qui ne peut pas être sauvé, on ne peut pas même tenter de le sauver. L’effet peut toujours être annulé.",
    no: "Ceci ne peut pas être sauvé, pas même par {card:card}.",
  },
  "cards.saves.other-danger": {
    rule: "Une sauvegarde agit contre les dangers que son texte nomme : la mort, la défausse, ou les deux. Aucune n’agit contre un retour en main ou au deck.",
    no: "{card:card} ne sauve pas de cela.",
  },
  "cards.saves.not-this": {
    rule: "Une sauvegarde sauve les cartes que son texte nomme.",
    no: "{card:card} ne peut pas sauver celle-ci.",
  },
  "cards.saves.terminal": {
    rule: "De ce qui ferait quitter le jeu à une carte aussitôt sauvée, seule sauve une sauvegarde qui met fin à cet état. Contre ce qui tue à FOR 0, c’est de la FOR qu’il faut rendre : revenir en main ne suffit pas.",
    no: "{card:card} ne mettrait pas fin à ce qui tue ou défausse cette carte.",
  },
};
