import type { RuleText } from "@weirwood/kernel";

/** The round: seven phases, each between its beginning and its end. */
export const round = {
  "cards.round.begins": {
    rule: "A round has seven phases: plots, draw, marshalling, challenges, dominance, standing, taxation.",
    log: "Round {round} begins.",
  },
  "cards.round.phase": {
    rule: "The beginning of a phase is a framework step of its own, with saves, passives and responses. In the plot and draw phases players may act right after it.",
    log: "{phase:phase} phase.",
  },
  "cards.round.phase-ends": {
    rule: "At the end of a phase nothing can be saved, cancelled or answered. First what lasts until then ends; then the passives of the end of the phase follow.",
  },
  "cards.round.skipped": {
    rule: "A phase that a text skips has neither beginning nor end.",
    log: "The phase is skipped: {phase:phase}.",
  },
  "cards.round.added": {
    rule: "A text may add a phase to the round. It has a beginning and an end like any other.",
    log: "A phase is added: {phase:phase}.",
  },
  "cards.round.cut-short": {
    rule: "A text may end the round at once: the phase ends, those to come are left out, and the round ends as always.",
    log: "The round is over at once.",
  },
  "cards.round.ends": {
    rule: "When the round ends, revealed plots go to the used piles and titles of the melee go back. Skipping taxation does not skip this.",
  },
} as const satisfies Record<string, RuleText>;
