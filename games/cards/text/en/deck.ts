import type { RuleText } from "@weirwood/kernel";

/** Decks: what they are made of, and how they are written down. */
export const deck = {
  "cards.deck.house": {
    rule: "A deck has one House card.",
    no: "A deck has one House card; this one has {count}.",
  },
  "cards.deck.agenda": {
    rule: "A deck has at most one agenda.",
    no: "A deck has at most one agenda; this one has {count}.",
  },
  "cards.deck.least": {
    rule: "A draw deck has at least 60 cards: characters, locations, attachments and events.",
    no: "A draw deck has at least {least} cards; this one has {count}.",
  },
  "cards.deck.most": {
    rule: "A draw deck has at most 100 cards.",
    reason: "The game sets no upper limit. Nobody plays with so many, and positions need room for no more.",
    no: "A draw deck has at most {most} cards; this one has {count}.",
  },
  "cards.deck.plots": {
    rule: "A plot deck has exactly seven plots.",
    no: "A plot deck has exactly {plots} plots; this one has {count}.",
  },
  "cards.deck.title": {
    rule: "Titles of the melee are in no deck.",
    no: "{card:card} is a title of the melee and in no deck.",
  },
  "cards.deck.scenario-only": {
    rule: "Some cards exist only to show a rule. They are in no deck.",
    no: "{card:card} exists only to show a rule and is in no deck.",
  },
  "cards.deck.house-only": {
    rule: "A card that says for which House it is, is only in a deck with that House card. Other cards of another House are allowed: they cost more.",
    no: "{card:card} is only for {houses:house}.",
  },
  "cards.deck.house-plot": {
    rule: "A plot of a House is only in a deck with that House card.",
    no: "The plot {card:card} is only for {houses:house}.",
  },
  "cards.deck.copies": {
    rule: "A draw deck holds at most three cards of one title, even of several printings or types. Plots do not count.",
    no: "{card:card}: a deck holds at most {most}; this one has {count}.",
  },
  "cards.deck.card-limit": {
    rule: "A card may say itself how many of it a deck can hold.",
    no: "{card:card}: {most?only one is|at most # are} allowed in a deck; this one has {count}.",
  },
  "cards.deck.agenda-copies": {
    rule: "An agenda may lower how many cards of one title the deck can hold.",
    no: "{card:card}: with the agenda {agenda:card} a deck holds at most {most}; this one has {count}.",
  },
  "cards.deck.plot-copies": {
    rule: "All plots of a plot deck have different titles, but for those that say how many are allowed.",
    no: "The plot {card:card}: {most?only one is|at most # are} allowed; this deck has {count}.",
  },
  "cards.deck.several": {
    rule: "A deck is refused with everything that is wrong with it.",
    no: "This deck is not legal: {reasons:deckReason}.",
  },
  "cards.deck.several-cards": {
    rule: "The refusal names the cards that are wrong.",
    no: "This deck is not legal: {reasons:deckReason}. Look at {cards:card}.",
  },
  "cards.deck.text": {
    rule: "A deck can be written down as a text of at most 12,000 characters, with a card on each line.",
  },
  "cards.deck.text-line": {
    rule: "Each line names a card, with the number of copies before it: 2x Hodor. Headings, empty lines and what follows a # are skipped.",
    no: "Line {line}: “{text}” names no card.",
  },
  "cards.deck.text-count": {
    rule: "A line without a number is one copy.",
    no: "Line {line}: the number of copies is from 1 to {most}, not {count}.",
  },
  "cards.deck.text-unknown": {
    rule: "Cards are named by their English or French title, whole, in any case, with or without accents.",
    no: "Line {line}: there is no card called “{name}”.",
  },
  "cards.deck.text-ambiguous": {
    rule: "Where several cards bear a title, the line ends with the card’s id in brackets: 2x Eddard Stark [core_5].",
    no: "Line {line}: several cards are called “{name}”. Add which in brackets: {ids}.",
  },
  "cards.deck.text-id": {
    rule: "What stands in brackets is the id of a card.",
    no: "Line {line}: there is no card [{id}].",
  },
  "cards.deck.text-title": {
    rule: "Title and id of a line are of the same card.",
    no: "Line {line}: [{card}] is {card:card}, not “{name}”.",
  },
} as const satisfies Record<string, RuleText>;

/** Reasons in a few words, for a deck that has several: names of the kind `deckReason`. */
export const deckReasons = {
  "cards.deck.house": "not one House card",
  "cards.deck.agenda": "more than one agenda",
  "cards.deck.least": "too few draw cards",
  "cards.deck.most": "more than 100 draw cards",
  "cards.deck.plots": "not as many plots as are needed",
  "cards.deck.title": "a title of the melee",
  "cards.deck.scenario-only": "a card that only shows a rule",
  "cards.deck.house-only": "a card that is only for another House",
  "cards.deck.house-plot": "a plot of another House",
  "cards.deck.copies": "more than three of a title",
  "cards.deck.card-limit": "more of a card than it allows",
  "cards.deck.agenda-copies": "more of a title than the agenda allows",
  "cards.deck.plot-copies": "the same plot too often",
} as const satisfies { readonly [rule in keyof typeof deck]?: string };
