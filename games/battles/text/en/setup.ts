import type { RuleText } from "@weirwood/kernel";

export const setup = {
  "battles.setup.plan": {
    rule: "A battle is fought by a battle plan: it gives the field, the forces, the values of both Houses, the rounds and what wins.",
  },
  "battles.setup.own-plan": {
    rule: "A battle plan of one’s own takes the place of the chosen one, if nothing is wrong with it.",
  },
  "battles.setup.skirmish": {
    rule: "In a skirmish players choose commanders, draw forces and terrain, and place them.",
  },
  "battles.setup.houses": {
    rule: "Each player leads one House for the whole battle.",
  },
  "battles.setup.seated": {
    rule: "The first seat leads House Stark, the second House Lannister.",
  },
  "battles.setup.lot": {
    rule: "Players who want the same House draw lots for it.",
  },
  "battles.setup.directional-retreat": {
    rule: "By a later ruling, a melee attack drives its target straight away from the attacker, or one hex aside towards its own edge where that way is closed.",
  },
  "battles.setup.range-by-distance": {
    rule: "Arrows reach every hex that is near enough by distance, also where the line to it crosses one hex more.",
  },
  "battles.setup.field": {
    rule: "Terrain, tokens and objectives are laid on the board as the plan shows them.",
  },
  "battles.setup.commanders": {
    rule: "Only the commanders whom the plan names take part, each with the card that it names, unturned.",
  },
  "battles.setup.deck": {
    rule: "A command deck is the ten basic cards of the House and five for each of its commanders in the battle, shuffled.",
  },
  "battles.setup.tracks": {
    rule: "The battle begins in round 1 with the morale marker on the start space; the plan says which segments end in Rout.",
  },
  "battles.setup.command-tokens": {
    rule: "Each House begins with the command tokens of the plan on its command board.",
  },
  "battles.setup.units": {
    rule: "Every unit has as many figures as its strength and a banner of its rank. A commander takes the place of one figure and bears the banner.",
  },
  "battles.setup.momentum": {
    rule: "The plan gives one House the momentum token, for the whole battle.",
  },
} as const satisfies Record<string, RuleText>;
