import type { RuleText } from "@weirwood/kernel";
import type { marshalling as english } from "../en/marshalling.ts";

export const marshalling: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.marshalling.income": {
    rule: "Au recrutement, chaque joueur devient actif à son tour et touche son revenu : l’or de son complot et de ses cartes. Les cartes inclinées donnent le leur aussi.",
    log: "{player:player} touche {count?# or|# ors}.",
  },
  "cards.marshalling.active": {
    rule: "Seul le joueur actif joue des personnages, des lieux, des attachements et des doublons.",
    no: "Ce n’est pas à vous de jouer {card:card}.",
  },
  "cards.marshalling.gold": {
    rule: "Au recrutement, seul le joueur actif fait des actions qui coûtent de l’or. Les réponses ne sont pas des actions : les autres peuvent en payer une. Dans les autres phases, tous le peuvent.",
    no: "{card:card} coûte de l’or, et au recrutement seul le joueur actif en dépense pour une action.",
  },
  "cards.marshalling.actions": {
    rule: "Au recrutement de chacun, le Premier Joueur peut agir d’abord, puis les autres dans le sens horaire, jusqu’à ce que tous passent à la suite.",
  },
};
