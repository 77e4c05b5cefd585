import type { RuleText } from "@weirwood/kernel";

/** Control. */
export const control = {
  "cards.control.changed": {
    rule: "A card that changes control keeps its power, its duplicates and whether it kneels, and leaves the challenge that it is in.",
    log: "{player:player} takes control of {card:card}.",
  },
  "cards.control.attachments": {
    rule: "Attachments on it keep their own controllers and may become illegal; duplicates go with it.",
  },
  "cards.control.duration": {
    rule: "Control without a duration lasts until the card leaves play or control changes again. When temporary control or a controlling attachment ends, the card goes to whose other such control still holds it, else to its owner. Of several controlling attachments the youngest holds.",
  },
  "cards.control.challenge": {
    rule: "If it was the only character of its side, that side’s strength is 0; if it was the only one in the challenge, the challenge ends at once.",
  },
} as const satisfies Record<string, RuleText>;
