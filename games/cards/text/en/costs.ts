import type { RuleText } from "@weirwood/kernel";

/** Costs. */
export const costs = {
  "cards.costs.gold": {
    rule: "Gold is paid from the player’s pool or from cards whose gold may be spent like it; where both could pay, the payer chooses.",
    log: "{player:player} pays {count} gold.",
  },
  "cards.costs.gold-to": {
    rule: "Gold may be a price that another player receives.",
    log: "{player:player} pays {count} gold to {to:player}.",
  },
  "cards.costs.gold-needed": {
    rule: "A card is played for its whole cost.",
    no: "{card:card} costs {count} gold, more than you have.",
  },
  "cards.costs.penalty": {
    rule: "A card of another House costs 2 gold more; a card without a gold cost never does.",
    reason: "A penalty on what costs no gold would give a price to what has none.",
  },
  "cards.costs.cannot": {
    rule: "What cannot be paid cannot be used.",
    no: "You cannot pay what this asks for.",
  },
  "cards.costs.not-with": {
    rule: "A cost is paid with what it names and with nothing else.",
    no: "{card:card} cannot pay for {by:card}.",
  },
  "cards.costs.influence": {
    rule: "Influence is paid by kneeling standing cards that give it. It is a cost and never an effect: a card immune to the effect may be knelt for it.",
    log: "{player:player} kneels {count} influence.",
  },
  "cards.costs.influence-exact": {
    rule: "More influence than is asked for is lost, but no card is knelt without need.",
  },
  "cards.costs.kneel": {
    rule: "A card that is knelt as a cost was standing.",
    log: "{player:player} kneels {card:card}.",
  },
  "cards.costs.stand": {
    rule: "A card that is stood as a cost was kneeling.",
    log: "{player:player} stands {card:card}.",
  },
  "cards.costs.own": {
    rule: "Costs are paid with cards that the payer controls, whatever the text names.",
  },
  "cards.costs.not-shared": {
    rule: "What is paid is paid for one effect, and never for another too.",
  },
  "cards.costs.reduced": {
    rule: "Only gold and influence are ever reduced, never below 0; kneeling, killing, discarding cards or power as a cost never is.",
  },
  "cards.costs.next-cheaper": {
    rule: "A text may make the next card of a kind cheaper. The next such card that is played uses it up, an event without a gold cost too; a duplicate does not.",
    log: "The next such card costs {count} less for {player:player}.",
  },
  "cards.costs.x": {
    rule: "X is what the text or the player says, and 0 otherwise: in hand, deck and piles too. A card without a cost of a kind counts as 0 for whatever asks.",
  },
  "cards.costs.no-x": {
    rule: "X is announced only for what has one.",
    no: "{card:card} has no X to announce.",
  },
  "cards.costs.x-unsaid": {
    rule: "X is announced when the card or the ability is, before anything is paid; 0 too.",
    no: "Say X for {card:card}: x0, x1 and so on.",
  },
  "cards.costs.x-least": {
    rule: "A text may ask for a least X.",
    no: "X of {card:card} is at least {count}.",
  },
  "cards.costs.x-most": {
    rule: "X is at most what can be paid and what the text allows.",
    no: "X of {card:card} cannot be so much.",
  },
} as const satisfies Record<string, RuleText>;
