import type { RuleText } from "@weirwood/kernel";

/** Duplicates. */
export const duplicates = {
  "cards.duplicates.host": {
    rule: "A duplicate is laid on a unique card of its title that the player owns and controls.",
    no: "There is no card of yours on which {card:card} could be a duplicate.",
  },
  "cards.duplicates.laid": {
    rule: "Laying a duplicate is a free action of the active player in marshalling. It is not playing an attachment, and not possible at set-up.",
    log: "{player:player} lays a duplicate on {card:card}.",
  },
  "cards.duplicates.discarded": {
    rule: "A duplicate may be discarded to save its card from being killed or discarded. That is a response which the card has gained: it can be cancelled, and the card is never immune to it.",
    log: "A duplicate of {card:card} is discarded.",
  },
  "cards.duplicates.no-attachment": {
    rule: "Duplicates are no attachments, for whatever asks about attachments.",
  },
} as const satisfies Record<string, RuleText>;
