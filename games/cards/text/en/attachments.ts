import type { RuleText } from "@weirwood/kernel";

/** Attachments. */
export const attachments = {
  "cards.attachments.host": {
    rule: "An attachment goes on a character, unless its text says otherwise, and only where its text and the bearer’s allow it. What a text gives to the attached character it gives to nobody while it lies on something else.",
    no: "There is nothing that {card:card} could be attached to.",
  },
  "cards.attachments.bearer": {
    rule: "An attachment lies on what may bear it by both texts.",
    no: "{card:card} cannot bear {by:card}.",
  },
  "cards.attachments.illegal": {
    rule: "An attachment that may not be where it is, is discarded at once, whatever it is immune to. Nothing saves it.",
    log: "{card:card} may not stay where it is.",
  },
  "cards.attachments.moved": {
    rule: "An attachment may be moved by a text, to a legal bearer.",
    log: "{card:card} is moved to {on:card}.",
  },
  "cards.attachments.became": {
    rule: "A card that becomes an attachment is nothing else while it is attached.",
    log: "{card:card} becomes an attachment on {on:card}.",
  },
  "cards.attachments.face-down": {
    rule: "A face-down attachment has no trait, no ability and no other type. If it leaves play it goes to its owner’s discard pile, wherever it was sent.",
  },
} as const satisfies Record<string, RuleText>;
