import type { RuleText } from "@weirwood/kernel";

/** What the table itself says, whatever the game. */
export const table = {
  "kernel.malformed": {
    rule: "An answer must be one of the decisions this game knows, written as the game writes it.",
    no: "That is not a decision this game understands.",
  },
  "kernel.not-asked": {
    rule: "Only a house that is being asked can answer.",
    no: "Nothing is being asked of you now; wait for your turn.",
  },
  "kernel.other-ask": {
    rule: "An answer must fit the question that is open.",
    no: "You are being asked something else: {asked:ask}",
  },
  "kernel.over": {
    rule: "Once the game is over nothing more can be decided.",
    no: "This game is over.",
  },
} as const satisfies Record<string, RuleText>;
