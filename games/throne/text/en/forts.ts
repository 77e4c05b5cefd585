import type { RuleText } from "@weirwood/kernel";

/** Fortifications: built by Consolidate Power, lost with the last unit inside. */
export const forts = {
  "throne.forts.build": {
    rule: "When its turn comes, a Consolidate Power order on land may build a fortification in its area.",
    no: "You cannot build a fortification in {area:area}: that takes a Consolidate Power order of your own there.",
    log: "{house:house} builds a fortification in {area:area}.",
  },
  "throne.forts.instead-of-power": {
    rule: "An order that builds a fortification brings no power at all, crowns included.",
  },
  "throne.forts.one-per-area": {
    rule: "An area holds one fortification at most.",
    no: "A fortification already stands in {area:area}.",
  },
  "throne.forts.nine": {
    rule: "There are nine fortifications for all houses together. While all nine stand nobody builds; since orders are settled one at a time, two houses never claim the last one together.",
    no: "All nine fortifications stand on the map; none is left to build.",
  },
  "throne.forts.land-only": {
    rule: "Fortifications stand on land, never at sea and never in a port.",
    no: "No fortification can stand in {area:area}: they are built on land only.",
  },
  "throne.forts.defence": {
    rule: "A fortification adds 1 to the strength of the house defending its area, even if all units inside are routed.",
    reason: "The bonus comes from the fortified area, not from the units in it, and nothing ties it to their state.",
  },
  "throne.forts.knights": {
    rule: "Every knight that attacks a fortified area, or supports that attack, counts 1. This comes last, so card texts that raise knights do not help them. Knights that defend, or support the defence, keep their strength.",
    reason:
      "An official answer applies the penalty when the battle is decided and says that bonuses from cards are lost; what is left of a knight is then 1.",
  },
  "throne.forts.lost": {
    rule: "A fortification is gone the moment its house has no unit left in the area, even if its power token stays; so nobody ever captures one. Attackers who march out of it leave it only when they win.",
    log: "The fortification of {house:house} in {area:area} is abandoned.",
    reason:
      "The rules speak of a last unit that marches or retreats; walls nobody is left to defend are treated alike, however it came about.",
  },
} as const satisfies Record<string, RuleText>;
