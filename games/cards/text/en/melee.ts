import type { RuleText } from "@weirwood/kernel";

/** The melee: titles, support and opposition. */
export const melee = {
  "cards.melee.title": {
    rule: "With three players or more, each takes a title after initiative, the first player first, then clockwise. Titles go back when the round ends.",
    reason: "What titles do is not in the text that we follow; we take it from the game as it was played.",
    log: "{player:player} takes the title {card:card}.",
  },
  "cards.melee.supports": {
    rule: "One may not attack whom one’s title supports, but may defend for that player, who still meets the claim; the supporter has then won or lost, unless both defended. Stealth passes by characters of the challenged player alone, and that player says whom the deadly kill.",
  },
  "cards.melee.opposes": {
    rule: "Who wins a challenge against a player whose title is opposed gains 1 power for the House, once a challenge.",
  },
  "cards.melee.redirect": {
    rule: "Who holds the title for it may send an attack elsewhere, right after attackers are declared.",
    no: "You may not redirect this challenge.",
  },
  "cards.melee.redirected": {
    rule: "The new defender is one whom the attacker could have challenged. Attackers stay knelt; stealth and defenders are chosen anew, and the claim falls on the new defender.",
    log: "The challenge is redirected to {player:player}.",
  },
  "cards.melee.lord-commander": {
    rule: "The Lord Commander of the Kingsguard may take over a military challenge of others in which nobody defends. He meets the claim if he loses and moves 1 power from the attacker’s House if he wins.",
    no: "You may not take over this challenge.",
  },
} as const satisfies Record<string, RuleText>;
