import type { RuleText } from "@weirwood/kernel";

/** What players may do: actions, responses, and when. */
export const acts = {
  "cards.acts.other-round": {
    rule: "In a round of actions one acts, in a save step one saves or cancels, in a round of responses one responds.",
    no: "This is not the moment for {card:card}, which is used as {how:how}.",
  },
  "cards.acts.nothing-there": {
    rule: "One uses cards that are there.",
    no: "There is no such card in play.",
  },
  "cards.acts.not-there": {
    rule: "An ability is used from play, or from where its text says.",
    no: "{card:card} is not where it could be used from.",
  },
  "cards.acts.not-yours": {
    rule: "The controller of a card uses its abilities, unless its text lets anyone.",
    no: "{card:card} is not yours to use.",
  },
  "cards.acts.no-ability": {
    rule: "A card has the abilities of its text and those it has gained, unless it is blank.",
    no: "{card:card} does not have that text now.",
  },
  "cards.acts.no-use": {
    rule: "Players use actions, responses, saves and cancels; every other text works by itself.",
    no: "There is nothing on {card:card} that you use yourself.",
  },
  "cards.acts.face-down": {
    rule: "A card that lies face down has no text.",
    no: "A card that lies face down does nothing.",
  },
  "cards.acts.phase": {
    rule: "An ability that names a phase is used in that phase.",
    no: "{card:card} is used in another phase: {phase:phase}.",
  },
  "cards.acts.segment": {
    rule: "Some actions are only possible once plots are chosen and not yet revealed.",
    no: "{card:card} is used when plots are chosen and not yet revealed.",
  },
  "cards.acts.no-occasion": {
    rule: "A response needs its trigger to have occurred in this window.",
    no: "Nothing has happened to which {card:card} responds.",
  },
  "cards.acts.nothing-to-cancel": {
    rule: "A cancel needs an effect that it can cancel.",
    no: "There is nothing here that this could cancel.",
  },
  "cards.acts.restriction": {
    rule: "An ability is used only where the conditions of its text hold.",
    no: "The condition of {card:card} is not met.",
  },
  "cards.acts.limit": {
    rule: "A limit counts a use when it is declared, cancelled or not: for each copy of a card, for events by player and title, or for the whole table if the text says so.",
    no: "{card:card} has been used as often as it may be.",
  },
  "cards.acts.limited-response": {
    rule: "Each player uses one Limited Response a round.",
    no: "You have used a Limited Response this round; {card:card} is another.",
  },
  "cards.acts.once": {
    rule: "Each copy responds once to each occurrence.",
    no: "{card:card} has responded to this already.",
  },
  "cards.acts.no-triggering": {
    rule: "Where a text forbids triggered abilities, nobody uses those of cards in play. Events and passives go on.",
    no: "Abilities like those of {card:card} cannot be triggered now.",
  },
  "cards.acts.without-result": {
    rule: "An ability may be used even if its effect changes nothing, as long as restrictions, cost and target are there; but not where all that it would do is forbidden of the card that it names: one that leaves play already, a unique one that is in play or among the dead, or one of which a card says that it cannot.",
    reason: "What “cannot” is not even tried, and an answer that can only show a hidden card is a trap.",
  },
  "cards.acts.no-change": {
    rule: "An ability that had no result is not used again in the same segment of actions before something has changed.",
    reason: "Loops must never slow a game down; the game asks for that and leaves the means to us.",
    no: "{card:card} had no result just now, and nothing has changed since.",
  },
} as const satisfies Record<string, RuleText>;
