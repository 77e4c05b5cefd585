import type { RuleText } from "@weirwood/kernel";

/** Leaving play: moribund cards and where they go. */
export const leaving = {
  "cards.leaving.moribund": {
    rule: "A card that is killed, discarded or returned is moribund until its window ends: still in play with text, icons, strength and influence, but it cannot be made to leave again, be chosen for that, or be such a cost.",
    no: "{card:card} is about to leave play already.",
  },
  "cards.leaving.killed": {
    rule: "A killed card goes to its owner’s dead pile when the window ends.",
    log: "{card:card} of {player:player} is killed.",
  },
  "cards.leaving.discarded": {
    rule: "A card discarded from play goes to its owner’s discard pile when the window ends.",
    log: "{card:card} of {player:player} is discarded.",
  },
  "cards.leaving.returned": {
    rule: "A card that returns to hand or deck leaves play too: no save helps it, and whatever was on it is lost.",
    log: "{card:card} of {player:player} returns {to:destination}.",
  },
  "cards.leaving.redirected": {
    rule: "Where a moribund card goes can be changed. It has been killed, or discarded, all the same.",
    log: "{card:card} will go {to:destination} instead.",
  },
  "cards.leaving.gone": {
    rule: "When a window ends its moribund cards leave play, and nothing is remembered of them.",
    log: "{card:card} goes {to:destination}.",
  },
  "cards.leaving.counts": {
    rule: "A moribund card counts as killed, discarded or returned for triggers, also for those about reaching a pile. It is not in the pile yet for whatever looks there.",
  },
  "cards.leaving.conflict": {
    rule: "Killed, discarded or returned at exactly the same moment: the first player decides which it is. Later changes of that kind are refused.",
  },
  "cards.leaving.attachments": {
    rule: "What lies on a moribund card is moribund with it. It may still be used and even moved, but it leaves when the window ends, wherever it is then.",
  },
  "cards.leaving.events": {
    rule: "An event is moribund from its declaration until the window ends, cancelled or not, unless it becomes something that stays.",
  },
  "cards.leaving.as-cost": {
    rule: "A card that leaves play as a cost is moribund when the cost is paid, before any save: it cannot be saved.",
  },
  "cards.leaving.owner": {
    rule: "Cards belong to the player whose deck they were in, and leave play to that player’s hand, deck or piles.",
  },
  "cards.leaving.your": {
    rule: "“Your hand” or “your deck” of a card that leaves play is its owner’s.",
  },
  "cards.leaving.piles": {
    rule: "Dead and discard piles lie open to all, and their order never changes.",
  },
  "cards.leaving.order": {
    rule: "Several cards that reach one pile or one end of a deck together lie there in the order that their owner chooses, the first named uppermost. What is not named of those that come to a dead or discard pile lies as it lay in play.",
    reason: "Somebody has to choose, and piles are never put in another order.",
  },
} as const satisfies Record<string, RuleText>;
