import type { RuleText } from "@weirwood/kernel";

export const victory = {
  "battles.victory.rout": {
    rule: "A House whose Rout space is reached by the marker has lost at once, before anything else is looked at.",
    log: "The enemy is routed: {house:house} wins.",
  },
  "battles.victory.instant": {
    rule: "Where a plan names a condition of instant victory, it is looked at after every event, and comes before the count of the last round.",
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
  "battles.victory.score": {
    rule: "Points are scored at once for what happens, at the end of every round, or at the end of the last, as the plan says.",
    log: "{house:house} scores {points?one point|# points} ({for:score}), {total} in all.",
  },
  "battles.victory.last-round": {
    rule: "In the last round both kinds of points are scored, those of every round and those of the end, and the winner is found before any morale is recovered.",
  },
  "battles.victory.several": {
    rule: "Where a plan gives points for every so many, only whole groups count.",
  },
  "battles.victory.objective": {
    rule: "A House takes an objective when a unit of it ends a move, an advance, a pursuit or a retreat there, and keeps it until the other does so.",
    log: "{house:house} takes the objective at {hex:hex}.",
    reason:
      "The control marker stays when the unit goes on; a unit driven there holds the place as well as one that walked.",
  },
  "battles.victory.while-occupied": {
    rule: "An objective that the plan marks so belongs to whoever stands there, and to nobody when it is empty.",
  },
  "battles.victory.burnt-down": {
    rule: "A devastated building and a bridge that burnt down are no objectives any more, and fire in a devastated building counts for nothing more.",
    reason: "What is devastated is plains: its devastation is scored, and a fire on plains is not.",
  },
  "battles.victory.both-burn": {
    rule: "Where a general of each House would burn in one Regroup, the first player’s units burn first: the first player has lost before the other’s general is looked at.",
    reason: "What concerns the first player comes first in Regroup, and an instant victory ends the battle.",
  },
  "battles.victory.both": {
    rule: "Where conditions hold for both Houses at once, the one with the better morale wins, or on the start space the one with the momentum token.",
    reason: "As with equal points.",
  },
} as const satisfies Record<string, RuleText>;
