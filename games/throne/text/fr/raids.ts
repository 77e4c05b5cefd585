import type { RuleText } from "@weirwood/kernel";
import type { raids as english } from "../en/raids.ts";

/** The first and the last step of the action phase: raids, and Consolidate Power. */
export const raids = {
  "throne.raid.turns": {
    rule: "Dans l’ordre du tour, chaque maison qui a un ordre de Raid en exécute un ; les autres sont sautées. On recommence jusqu’à ce qu’il n’en reste plus.",
  },
  "throne.raid.no-passing": {
    rule: "Une maison qui a un ordre de Raid quand vient son tour doit en utiliser un ou en retirer un sans effet ; elle ne peut pas attendre.",
  },
  "throne.raid.own-order": {
    rule: "Une maison mène ses raids avec ses propres ordres de Raid.",
    no: "{from:area} : vous n’y avez pas d’ordre de Raid.",
  },
  "throne.raid.how-many": {
    rule: "Un ordre de Raid frappe une région ; Raid★ en frappe une ou deux.",
    no: "L’ordre placé ici ({from:area}) peut frapper {most?# région|# régions} au plus.",
  },
  "throne.raid.adjacent": {
    rule: "Un raid atteint les régions voisines de la sienne. Les navires ne portent pas les raids.",
    no: "Depuis {from:le area}, aucun raid n’atteint {to:le area} : ce n’est pas une région voisine.",
  },
  "throne.raid.never-to-sea": {
    rule: "Un raid parti de la terre n’atteint que la terre ; un raid parti de la mer atteint terre et mer.",
    no: "De la terre ({from:area}) à la mer ({to:area}), aucun raid n’est possible.",
  },
  "throne.raid.what": {
    rule: "Un raid peut frapper un ordre de Raid, de Soutien ou d’Implantation locale, jamais une Marche ni une Défense.",
    no: "{to:area} : rien à frapper. Un raid ne vise que Raid, Soutien et Implantation locale.",
  },
  "throne.raid.not-own": {
    rule: "Une maison ne mène pas de raid contre elle-même.",
    no: "{to:area} : vos propres unités y sont, on ne mène pas de raid contre soi-même.",
  },
  "throne.raid.twice": {
    rule: "Les deux frappes d’un Raid★ vont à deux régions différentes.",
    no: "Vous avez nommé deux fois {to:area} ; nommez deux régions, ou une seule.",
  },
  "throne.raid.resolve": {
    rule: "L’ordre de Raid et chaque ordre qu’il frappe quittent la carte en même temps. Un ordre de Raid ainsi frappé n’a plus d’effet.",
    log: "{house:house} mène un raid depuis {from:le area} vers {to:le area} : {victim:house} perd son ordre {order:de order}.",
  },
  "throne.raid.pillage": {
    rule: "Frapper une Implantation locale rapporte 1 blason de la réserve ; un Raid★ peut le gagner deux fois. Si les vingt blasons sont déjà sortis, l’ordre part quand même, le butin ne vient pas.",
    log: "{house:house} pille {power?# blason|# blasons}.",
  },
  "throne.raid.unused": {
    rule: "On peut retirer un ordre de Raid sans s’en servir, même s’il pouvait frapper.",
    log: "{house:house} retire son ordre de Raid sans effet ({from:area}).",
  },
  "throne.raid.forced": {
    rule: "Quand tous voient qu’une maison n’a plus qu’une seule chose à faire de ses raids, cela se fait sans le lui demander.",
  },
  "throne.consolidate.pays": {
    rule: "Un ordre d’Implantation locale encore sur la carte rapporte 1 blason, et 1 de plus par couronne de sa région.",
    no: "Vous n’avez pas d’ordre d’Implantation locale ici : {area:area}.",
    log: "{house:house} reçoit {power?# blason|# blasons} ({area:area}).",
  },
  "throne.consolidate.order": {
    rule: "Les ordres d’Implantation locale paient dans l’ordre du tour, un ordre à la fois.",
    reason:
      "Le jeu de base fait encaisser tout le monde ensemble, ce qui revient au même ; son extension a besoin d’un ordre, il y en a donc toujours un.",
  },
  "throne.consolidate.which": {
    rule: "Une maison qui a plusieurs ordres d’Implantation locale choisit, à son tour, lequel elle exécute, comme pour les raids et les marches. Le dernier paie de lui-même quand il ne reste rien à choisir.",
    reason:
      "L’ordre à usage unique d’une autre maison peut prendre des blasons entre-temps ; la suite des ordres peut donc compter.",
  },
  "throne.orders.without-units": {
    rule: "Un ordre dans une région où sa maison n’a plus d’unité est retiré aussitôt, quelle qu’en soit la cause.",
    reason: "Un ordre commande des unités, et l’on n’en place pas là où il n’y en a pas.",
    log: "{area:area} : {house:house} n’y a plus d’unité, l’ordre {order:de order} est retiré.",
  },
  "throne.orders.cleared": {
    rule: "À la fin de la phase d’action, chaque maison reprend les ordres qui lui restent.",
    log: "Tous les ordres sont repris.",
  },
} satisfies Record<keyof typeof english, RuleText>;
