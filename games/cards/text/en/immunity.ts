import type { RuleText } from "@weirwood/kernel";

/** Immunity. */
export const immunity = {
  "cards.immunity.effects": {
    rule: "An immune card ignores the effects of the kind it is immune to, as far as they would apply to cards. What applies to players is not held off.",
  },
  "cards.immunity.targets": {
    rule: "A card cannot be chosen by an effect that it is immune to.",
    no: "{card:card} is immune to this.",
  },
  "cards.immunity.ignores": {
    rule: "A card is not saved by an effect that it is immune to.",
    no: "This card is immune to {card:card}.",
  },
  "cards.immunity.only-effects": {
    rule: "Immunity holds off effects only: costs and restrictions see the card as any other.",
  },
  "cards.immunity.own": {
    rule: "No card is immune to its own text.",
  },
  "cards.immunity.timing": {
    rule: "Immunity counts when a triggered effect or passive is carried out; gained later, it does not end what lasts. Constant effects stop at once.",
  },
  "cards.immunity.opponent": {
    rule: "“Opponent” on a card means an opponent of its controller, and an opponent’s character ability is one of a character that opponent controls, whoever uses it.",
  },
} as const satisfies Record<string, RuleText>;
