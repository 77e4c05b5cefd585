import type { RuleText } from "@weirwood/kernel";

/** Three cards a battle: each side offers three, chance plays one. */
export const threeCards = {
  "throne.three-cards.choose": {
    rule: "Instead of one card each side secretly sets aside three from its hand, both at the same time.",
    no: "Choose three different cards from your hand.",
  },
  "throne.three-cards.drawn": {
    rule: "Of its three cards one is drawn at random for each side; that is the card it plays. The other two go back to its hand and are shown to nobody.",
    log: "{house:house} plays {card:card}, drawn from three.",
  },
  "throne.three-cards.fifth": {
    rule: "A house takes all seven cards back once its fifth has been used or discarded, so it never has fewer than three in hand. A card played as the fifth is its last for every text that asks.",
    log: "{house:house} is through its five cards and takes all seven back.",
    reason: "The fifth card does here what the seventh does without this variant.",
  },
  "throne.three-cards.all-three": {
    rule: "A house with exactly three cards in hand has nothing to choose and is not asked.",
  },
} as const satisfies Record<string, RuleText>;
