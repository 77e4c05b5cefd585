import type { RuleText } from "@weirwood/kernel";

export const morale = {
  "battles.morale.change": {
    rule: "One marker shows the morale of both Houses: what one gains the other loses. At an end of the track without Rout it stays until it moves back.",
    log: "{house:house}: morale {spaces}.",
  },
} as const satisfies Record<string, RuleText>;
