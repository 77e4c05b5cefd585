import type { RuleText } from "@weirwood/kernel";

/** Setting up: decks, first hands, and what is laid out before the first round. */
export const setup = {
  "cards.setup.players": {
    rule: "Two players duel; three to six play a melee.",
  },
  "cards.setup.house": {
    rule: "Every player brings a deck in secret. When all have one, House cards and agendas are shown and decks are shuffled.",
    log: "{player:chair} plays {house:house} with {count} cards.",
  },
  "cards.setup.house-card": {
    rule: "The House card is in play and never leaves it.",
  },
  "cards.setup.agenda": {
    rule: "An agenda is not in play, and its effects cannot be cancelled.",
  },
  "cards.setup.hand": {
    rule: "Every player draws seven cards, and after placing cards draws up to seven again.",
  },
  "cards.setup.mulligan": {
    rule: "Who does not like the first hand may shuffle it back once and draw seven others.",
    reason: "The game’s first book does not have it; its tournaments did, and a bad hand is no fun.",
    log: "{player:player} takes another hand.",
  },
  "cards.setup.placed": {
    rule: "Characters and locations from the first hand may be placed, in secret and all at once, for 5 gold together.",
    log: "{player:player} places {cards:card}.",
  },
  "cards.setup.placed-nothing": {
    rule: "Nobody has to place anything.",
    log: "{player:player} places nothing.",
  },
  "cards.setup.gold": {
    rule: "What is placed at set-up costs 5 gold at most, penalties for other Houses counted.",
    no: "These cards cost {count} gold; at set-up it is {most} at most.",
  },
  "cards.setup.bearer": {
    rule: "An attachment is placed at set-up with a character of one’s own that may bear it.",
    reason: "The text that we follow names the keyword and does not say what bears the card.",
    no: "{card:card} needs a character of yours to bear it.",
    log: "{card:card} lies on {on:card}.",
  },
  "cards.setup.type": {
    rule: "Events are not placed at set-up, nor attachments without the keyword Setup.",
    no: "{card:card} cannot be placed at set-up.",
  },
  "cards.setup.unique": {
    rule: "A second card of a unique title is not placed at set-up: there are no duplicates yet.",
    no: "{card:card} is unique and already among the cards placed.",
  },
  "cards.setup.limited": {
    rule: "At most one Limited card is placed at set-up.",
  },
  "cards.setup.no-effects": {
    rule: "Cards placed at set-up trigger nothing, not even their own texts about entering play, and nobody acts.",
  },
} as const satisfies Record<string, RuleText>;
