import type { RuleText } from "@weirwood/kernel";

/** Effects: what texts do, how long, and what they mean. */
export const effects = {
  "cards.effects.parts": {
    rule: "An ability or event has up to four parts: restrictions that say when, a cost that is paid “to” do something, targets that are chosen, and the effect. What merely happens as well is effect, not cost.",
  },
  "cards.effects.separate": {
    rule: "Texts in separate paragraphs are separate: each has its own restrictions, cost and targets.",
  },
  "cards.effects.kinds": {
    rule: "An ability is triggered by its controller’s choice, passive and happens by itself, or constant and simply holds. A constant text has no resolution and cannot be cancelled.",
  },
  "cards.effects.triggered": {
    rule: "A triggered effect is whatever a player chooses to do: events, abilities that begin with a phase or with Response, from hand or pile too. A triggered ability is such an effect on a card in play. Powers of titles are neither and cannot be cancelled.",
  },
  "cards.effects.card-ability": {
    rule: "The abilities of a card are its text without traits and keywords, and those it has gained.",
  },
  "cards.effects.gained": {
    rule: "An ability that a character gains is a character’s ability, but no part of its printed text: blanking does not take it.",
  },
  "cards.effects.text-box": {
    rule: "Gold, initiative and influence are part of the text box; icons and crests are not.",
  },
  "cards.effects.blank": {
    rule: "A blank card loses printed abilities, keywords, traits unless excepted, income, initiative and influence. It keeps icons, crests, strength, cost, uniqueness and what it gained. Attachments that its blank text let in go when the text returns.",
    reason: "That they go is like any restriction that no longer holds.",
  },
  "cards.effects.variables": {
    rule: "Constant texts count at every moment; triggered effects and passives count once, when they are carried out.",
  },
  "cards.effects.sum": {
    rule: "Effects that last are added up, in no order. An icon is there once or not at all; strength is never below 0.",
  },
  "cards.effects.circle": {
    rule: "Lasting effects that undo each other without end count as absent as long as they do.",
  },
  "cards.effects.lasting": {
    rule: "What lasts until the end of a challenge, phase or round stays on the card, even if its source leaves play.",
    log: "{card:card} is under an effect {until:until}.",
  },
  "cards.effects.on-player": {
    rule: "An effect may last on a player instead of a card.",
    log: "{player:player} is under an effect {until:until}.",
  },
  "cards.effects.own-name": {
    rule: "A card that says its own name means itself and no other copy.",
  },
  "cards.effects.out-of-play": {
    rule: "Texts work in play, those of events from hand; others from hand, deck or pile only if they say so. A card returns to hand only from play, unless its text says otherwise.",
  },
  "cards.effects.cannot": {
    rule: "“Cannot” is absolute. What cannot be done to a card makes it neither target nor cost of that; effects without a target pass it by.",
    no: "This cannot be done to {card:card}.",
  },
  "cards.effects.then": {
    rule: "The parts of an effect do not depend on each other, but what follows “then” happens only if the part before has happened in full.",
  },
  "cards.effects.replacement": {
    rule: "A replacement changes what would happen when it is carried out, to what was not saved. It is no save, and works where nothing can be saved.",
  },
  "cards.effects.several-replacements": {
    rule: "Of several replacements for one thing, those by keywords among them, the first player chooses one; the others are looked at again on what came of it, each once at most.",
  },
  "cards.effects.terminal-clause": {
    rule: "“Is killed if its strength is 0” is a passive that is looked at after every change, again and again while it lasts.",
  },
  "cards.effects.become-character": {
    rule: "What becomes a character is a character and what it was before. It has only the icons it is given and is in a challenge only if the text says so. Killed, it goes to the discard pile, yet it was killed. Power on it counts while it is a character.",
  },
  "cards.effects.kneels": {
    rule: "A card that kneels is turned; it cannot be knelt again.",
    log: "{card:card} of {player:player} kneels.",
  },
  "cards.effects.stands": {
    rule: "A kneeling card may be stood by a text, unless it cannot.",
    log: "{card:card} of {player:player} stands.",
  },
  "cards.effects.gold": {
    rule: "Gold that a text gives goes to the player’s pool.",
    log: "{player:player} gains {count} gold.",
  },
  "cards.effects.gold-moved": {
    rule: "Gold may move from one player’s pool to another’s, as much as there is.",
    log: "{player:player} takes {count} gold from {from:player}.",
  },
  "cards.effects.gold-on-card": {
    rule: "Gold on a card is used as its text says, and is lost when the card leaves.",
    log: "{count} gold is put on {card:card}.",
  },
  "cards.effects.moved": {
    rule: "A text may take a card from one pile to another, without its entering play.",
    log: "{card:card} of {player:player} goes {to:destination}.",
  },
  "cards.effects.winner-set": {
    rule: "A text may say who wins a challenge, dominance or the initiative, whatever was counted.",
    log: "{player:player} wins by a card’s text: {of:contest}.",
  },
} as const satisfies Record<string, RuleText>;
