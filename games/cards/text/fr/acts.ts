import type { RuleText } from "@weirwood/kernel";
import type { acts as english } from "../en/acts.ts";

export const acts: { readonly [rule in keyof typeof english]: RuleText } = {
  "cards.acts.other-round": {
    rule: "Dans une série d’actions on agit, aux sauvegardes on sauve ou annule, dans une série de réponses on répond.",
    no: "Ce n’est pas le moment pour {card:card}, qui s’utilise comme {how:how}.",
  },
  "cards.acts.nothing-there": {
    rule: "On utilise des cartes qui sont là.",
    no: "Cette carte n’est pas en jeu.",
  },
  "cards.acts.not-there": {
    rule: "Une capacité s’utilise depuis le jeu, ou d’où son texte le dit.",
    no: "{card:card} n’est pas là d’où on pourrait l’utiliser.",
  },
  "cards.acts.not-yours": {
    rule: "Celui qui contrôle une carte utilise ses capacités, sauf si son texte le permet à tous.",
    no: "Ce n’est pas à vous d’utiliser {card:card}.",
  },
  "cards.acts.no-ability": {
    rule: "Une carte a les capacités de son texte et celles qu’elle a gagnées, sauf si son texte est vidé.",
    no: "{card:card} n’a pas ce texte en ce moment.",
  },
  "cards.acts.no-use": {
    rule: "Les joueurs utilisent les actions, les réponses, les sauvegardes et les annulations ; tout autre texte agit de lui-même.",
    no: "Il n’y a rien sur {card:card} que vous utilisiez vous-même.",
  },
  "cards.acts.face-down": {
    rule: "Une carte face cachée n’a pas de texte.",
    no: "Une carte face cachée ne fait rien.",
  },
  "cards.acts.phase": {
    rule: "Une capacité qui nomme une phase s’utilise dans cette phase.",
    no: "{card:card} s’utilise dans une autre phase : {phase:phase}.",
  },
  "cards.acts.segment": {
    rule: "Certaines actions ne sont possibles qu’une fois les complots choisis et pas encore révélés.",
    no: "{card:card} s’utilise quand les complots sont choisis et pas encore révélés.",
  },
  "cards.acts.no-occasion": {
    rule: "Une réponse demande que son déclencheur se soit produit dans cette fenêtre.",
    no: "Rien ne s’est produit à quoi {card:card} réponde.",
  },
  "cards.acts.nothing-to-cancel": {
    rule: "Une annulation demande un effet qu’elle puisse annuler.",
    no: "Il n’y a rien ici que ceci puisse annuler.",
  },
  "cards.acts.restriction": {
    rule: "Une capacité ne s’utilise que si les conditions de son texte sont remplies.",
    no: "La condition de {card:card} n’est pas remplie.",
  },
  "cards.acts.limit": {
    rule: "Une limite compte l’usage à sa déclaration, annulé ou non : par exemplaire d’une carte, pour les événements par joueur et titre, ou pour toute la table si le texte le dit.",
    no: "{card:card} a déjà servi aussi souvent que permis.",
  },
  "cards.acts.limited-response": {
    rule: "Chaque joueur utilise une Réponse Limitée par tour.",
    no: "Vous avez déjà utilisé une Réponse Limitée ce tour-ci ; {card:card} en est une autre.",
  },
  "cards.acts.once": {
    rule: "Chaque exemplaire répond une fois à chaque occurrence.",
    no: "{card:card} y a déjà répondu.",
  },
  "cards.acts.no-triggering": {
    rule: "Là où un texte interdit les capacités déclenchées, personne n’utilise celles des cartes en jeu. Événements et capacités passives continuent.",
    no: "Les capacités comme celles de {card:card} ne peuvent pas être déclenchées maintenant.",
  },
  "cards.acts.without-result": {
    rule: "Une capacité peut s’utiliser même si son effet ne change rien, pourvu que restrictions, coût et cible soient là ; mais non là où tout ce qu’elle ferait est interdit pour la carte qu’elle nomme : une carte qui quitte déjà le jeu, une carte unique déjà en jeu ou parmi les morts, ou une carte dont un texte dit qu’elle ne le peut pas.",
    reason:
      "Ce qui ne se peut pas ne se tente même pas, et une réponse qui ne peut que montrer une carte cachée est un piège.",
  },
  "cards.acts.no-change": {
    rule: "Une capacité restée sans résultat ne s’utilise pas de nouveau dans le même segment d’actions tant que rien n’a changé.",
    reason: "Les boucles ne doivent jamais ralentir la partie ; le jeu le demande et nous laisse le choix du moyen.",
    no: "{card:card} vient de rester sans résultat, et rien n’a changé depuis.",
  },
};
