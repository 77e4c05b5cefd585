import type { RuleText } from "@weirwood/kernel";

/** Plots: chosen in secret, revealed together, and the initiative they give. */
export const plots = {
  "cards.plots.own": {
    rule: "Every player chooses one plot of the own plot deck, in secret and all at once.",
    no: "{card:card} is not in your plot deck.",
  },
  "cards.plots.revealed": {
    rule: "All chosen plots are revealed together. Their gold, initiative and claim count at once.",
    log: "{player:player} reveals {card:card}.",
  },
  "cards.plots.order": {
    rule: "The texts of plots, constant ones too, come into force plot by plot, in the order that the first player chooses.",
  },
  "cards.plots.states": {
    rule: "A plot is in the plot deck, revealed, or used, and always just one of the three. A plot revealed while another lies there sends that one to the used pile.",
  },
  "cards.plots.used": {
    rule: "A plot that has done its turn goes to the used pile.",
    log: "{card:card} of {player:player} is used.",
  },
  "cards.plots.back": {
    rule: "When a plot is needed and the plot deck is empty, the used plots come back first, but not the revealed one.",
    log: "{player:player} takes the used plots back.",
  },
  "cards.plots.later": {
    rule: "A plot revealed later in the round does its text in that window and changes neither initiative nor first player.",
  },
  "cards.plots.initiative": {
    rule: "The highest initiative, of plot and cards together, wins. A tie goes to less power, then to the lot.",
    log: "{player:player} wins the initiative with {count}.",
  },
  "cards.plots.tie-power": {
    rule: "Of those whose initiative is equal the one with the least power wins it.",
    log: "{players:player} are equal at {count}; the least power decides.",
  },
  "cards.plots.tie-lot": {
    rule: "Of those whose initiative and power are equal one wins it by lot.",
    log: "{players:player} are equal at {count}, and in power; the lot decides.",
  },
  "cards.plots.first-player": {
    rule: "Who wins the initiative names the first player.",
    log: "{player:player} is first player.",
  },
  "cards.plots.first-before": {
    rule: "Until initiative is counted, last round’s first player is first; in round 1 a player chosen by lot. If the first player is eliminated, the next on the left follows.",
    reason: "Steps before initiative need a first player, and the game names none.",
  },
  "cards.plots.swapped": {
    rule: "Players whose plots are swapped use each other’s until the round ends; then each plot is its owner’s again.",
    log: "{player:player} swaps plots with {with:player}.",
  },
} as const satisfies Record<string, RuleText>;
