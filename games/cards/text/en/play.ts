import type { RuleText } from "@weirwood/kernel";

/** Playing cards and putting them into play. */
export const play = {
  "cards.play.played": {
    rule: "Characters, locations and attachments are played from hand in marshalling, as an action, for their gold. A card that is played also enters play.",
    log: "{card:card} enters play, controlled by {player:player}.",
  },
  "cards.play.put-into-play": {
    rule: "To put a card into play is not to play it: no cost, no penalty, no limit of Limited cards. It enters play all the same.",
    log: "{player:player} puts {card:card} into play.",
  },
  "cards.play.in-hand": {
    rule: "Cards are played from one’s own hand.",
    no: "{card:card} is not in your hand.",
  },
  "cards.play.type": {
    rule: "Only characters, locations and attachments with a gold cost are played like this; events by their own text.",
    no: "{card:card} is not played like this.",
  },
  "cards.play.phase": {
    rule: "Cards are played in their phase: marshalling, or challenges for an ambush.",
    no: "{card:card} is played in another phase: {phase:phase}.",
  },
  "cards.play.on-house": {
    rule: "A location that says so may be played as an attachment on one’s own House card.",
    no: "{card:card} cannot be attached to your House.",
  },
  "cards.play.affiliation": {
    rule: "A card belongs to the Houses whose arms it bears: Stark, Lannister, Baratheon, Targaryen, Martell, Greyjoy, several of them, or none.",
  },
} as const satisfies Record<string, RuleText>;
