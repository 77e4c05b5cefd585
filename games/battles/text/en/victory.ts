import type { RuleText } from "@weirwood/kernel";

export const victory = {
  "battles.victory.rout": {
    rule: "A House whose Rout space is reached by the marker has lost at once, before anything else is looked at.",
    log: "The enemy is routed: {house:house} wins.",
  },
  "battles.victory.instant": {
    rule: "Where a plan names a condition of instant victory, it is looked at after every event.",
    log: "{house:house} wins at once, by the battle plan.",
  },
  "battles.victory.plan": {
    rule: "At the end of the last round the plan says who has won.",
    log: "The last round is over: {house:house} wins by the battle plan.",
  },
  "battles.victory.points": {
    rule: "Where the plan counts points, most points win at the end of the last round.",
    log: "The last round is over: {house:house} wins by points.",
  },
  "battles.victory.tie-morale": {
    rule: "With equal points the House with the better morale wins.",
    log: "Points are equal; {house:house} wins by morale.",
  },
  "battles.victory.tie-momentum": {
    rule: "With equal points and the marker on the start space, the House with the momentum token wins.",
    log: "Points and morale are equal; {house:house} wins by momentum.",
  },
} as const satisfies Record<string, RuleText>;
