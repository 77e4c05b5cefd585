import type { RuleText } from "@weirwood/kernel";
import type { control as english } from "../en/control.ts";

export const control: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.control.changed": {
    rule: "Une carte qui change de contrôleur garde son pouvoir, ses doublons et sa position, et quitte le défi où elle se trouve.",
    log: "{player:player} prend le contrôle : {card:card}.",
  },
  "cards.control.attachments": {
    rule: "Ses attachements gardent leurs contrôleurs et peuvent devenir illégaux ; les doublons suivent.",
  },
  "cards.control.duration": {
    rule: "Un contrôle sans durée vaut jusqu’à ce que la carte quitte le jeu ou change encore de contrôleur. Quand un contrôle temporaire ou par attachement cesse, la carte revient à qui la tient encore ainsi, sinon à son propriétaire. De plusieurs attachements de contrôle, le plus récent l’emporte.",
  },
  "cards.control.challenge": {
    rule: "S’il était le seul personnage de son camp, la force de ce camp est 0 ; s’il était le seul du défi, le défi se termine aussitôt.",
  },
};
