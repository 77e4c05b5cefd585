import type { RuleText } from "@weirwood/kernel";

/** Engagement: tokens, flanking, leaving, counterattacks. */
export const engagement = {
  "battles.engagement.token": {
    rule: "A melee attack between two units of which neither is engaged lays the attacker’s token between them; between foes the token becomes the attacker’s. A unit has one engagement at most.",
    log: "The unit in {hex:hex} ({unit:unit}) is engaged with the enemy in {at:hex}.",
  },
  "battles.engagement.standing": {
    rule: "Standing, moving or following next to an enemy engages nobody.",
  },
  "battles.engagement.bows": {
    rule: "A ranged attack engages nobody and ends no engagement. An engaged archer shoots at its foe, whereby the token becomes its own, or must move away first.",
    no: "The archers in {hex:hex} are engaged: they shoot at their foe, not at {at:hex}, or move away first.",
  },
  "battles.engagement.flank": {
    rule: "An unengaged unit that attacks an engaged enemy hand to hand flanks it: no token is laid, and the dice of one symbol may be rolled again.",
    log: "The unit in {hex:hex} ({unit:unit}) flanks the enemy in {at:hex}.",
  },
  "battles.engagement.leave": {
    rule: "A unit leaves an engagement by moving or by attacking another enemy. The token goes, and its foe may strike first; whatever is left then goes on.",
    log: "The unit in {hex:hex} ({unit:unit}) leaves its engagement.",
  },
  "battles.engagement.parting": {
    rule: "A parting attack rolls the dice of the table with limits of terrain and nothing added; morale results are ignored, and nobody follows or strikes back. Bows may make it, spent units too; not from a fire.",
  },
  "battles.engagement.parting-waived": {
    rule: "Its owner may waive a parting attack.",
    log: "The unit in {hex:hex} ({unit:unit}) lets the enemy go.",
  },
  "battles.engagement.ends": {
    rule: "A unit that retreats or is eliminated loses its engagement, and nobody strikes at it for that.",
  },
  "battles.engagement.counter": {
    rule: "After a melee attack is wholly resolved, a Stalwart target that stands where it was attacked may counterattack with the dice of its table. Nobody answers that, nobody follows it, and no token changes.",
    reason: "A unit that had to retreat and could not has stayed in its hex.",
  },
} as const satisfies Record<string, RuleText>;
