import type { RuleText } from "@weirwood/kernel";

/** Passives: what happens by itself. */
export const passives = {
  "cards.passives.order": {
    rule: "Of the passives that wait, the first player names the next one, each time anew.",
    no: "Name one of the {count} passives that wait.",
  },
  "cards.passives.groups": {
    rule: "Passives triggered at one moment are a group; what one of them causes is resolved before the rest of its group. Those triggered by saves and by the execution are one group.",
  },
  "cards.passives.targets": {
    rule: "The controller of a passive chooses its targets when it is declared. Where there is nothing to choose it is skipped.",
  },
  "cards.passives.must": {
    rule: "A passive is no choice: it works whenever it can, and effects that forbid triggered abilities do not stop it.",
  },
} as const satisfies Record<string, RuleText>;
