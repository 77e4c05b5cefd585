import type { RuleText } from "@weirwood/kernel";

/** Targets. */
export const targets = {
  "cards.targets.none": {
    rule: "An effect that chooses needs something to choose.",
    no: "There is nothing that {card:card} could choose.",
  },
  "cards.targets.none-after-paying": {
    rule: "A cost must leave a target to choose.",
    no: "Once {card:card} is paid for, there would be nothing left to choose.",
  },
  "cards.targets.not-this": {
    rule: "Only what the text names can be chosen.",
    no: "This cannot be chosen here.",
  },
  "cards.targets.not-meant": {
    rule: "What a text does not ask for cannot be chosen for it.",
    no: "{card:card} is not what {by:card} asks for.",
  },
  "cards.targets.chosen-already": {
    rule: "Each card is chosen once.",
    no: "{card:card} is chosen already.",
  },
  "cards.targets.more": {
    rule: "As many are chosen as the text asks for.",
    no: "More must be chosen.",
  },
  "cards.targets.only": {
    rule: "A choice that leaves no choice is made without asking, and said.",
    log: "{player:player} can choose nothing but {cards:card}.",
  },
  "cards.targets.only-player": {
    rule: "So is an opponent where there is only one.",
    log: "{player:player} can choose nobody but {chosen:player}.",
  },
  "cards.targets.again": {
    rule: "When the effect is carried out, immunity, “cannot” and being still there to leave are looked at again. Other criteria, like strength, are not.",
  },
  "cards.targets.chosen-only": {
    rule: "Only what a text says to choose is a target; “all” or “each” is none.",
  },
  "cards.targets.in-turn": {
    rule: "Where several players choose for one effect they do so openly, one after the other, first player first; then everything happens at one moment.",
    reason: "Only plots, set-up and decks are chosen in secret by rule; somebody has to choose first.",
  },
} as const satisfies Record<string, RuleText>;
