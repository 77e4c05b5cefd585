import type { RuleText } from "@weirwood/kernel";

/** Keywords. */
export const keywords = {
  "cards.keywords.no-abilities": {
    rule: "Keywords and traits are no abilities.",
  },
  "cards.keywords.stealth": {
    rule: "Stealth: as an attacker it may pass by one character without stealth, which then cannot defend.",
  },
  "cards.keywords.renown": {
    rule: "Renown: if its side wins, it claims 1 power.",
  },
  "cards.keywords.deathbound": {
    rule: "Deathbound: discarded from play it goes to the dead pile instead; an event goes there once it was played from hand, cancelled or not.",
  },
  "cards.keywords.no-attachments": {
    rule: "No attachments: nothing is attached to it, but for what it excepts. Duplicates are.",
  },
  "cards.keywords.limited": {
    rule: "Limited: each player plays one Limited card a round.",
    no: "You have played a Limited card this round; {card:card} is another.",
  },
  "cards.keywords.setup": {
    rule: "Setup: the attachment may be placed at set-up.",
  },
  "cards.keywords.stalwart": {
    rule: "Stalwart: killed, it goes to the top of its owner’s deck.",
  },
  "cards.keywords.intimidate": {
    rule: "Intimidate: while it attacks, characters of lower strength do not count theirs in that challenge, other attackers included. They may still defend.",
  },
  "cards.keywords.ambush": {
    rule: "Ambush: it may be played in the challenges phase, as an action, by kneeling influence equal to its cost.",
    no: "{card:card} has no ambush.",
  },
  "cards.keywords.joust": {
    rule: "Joust: while it attacks alone, at most one defender is declared.",
    reason: "The keyword is younger than the text of the game that we follow.",
  },
  "cards.keywords.melee": {
    rule: "Melee: in a challenge it gets +1 strength for each character on the other side.",
    reason: "The keyword is younger than the text of the game that we follow.",
  },
} as const satisfies Record<string, RuleText>;
