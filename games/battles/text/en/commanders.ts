import type { RuleText } from "@weirwood/kernel";

export const commanders = {
  "battles.commanders.unit": {
    rule: "A commander is the banner bearer of his unit, which has its type’s abilities and those of his card as long as he leads it.",
  },
  "battles.commanders.committed": {
    rule: "A commit ability is used once a battle, by a commander on the field; his card is then turned.",
    no: "{figure:figure} has already used that ability.",
  },
  "battles.commanders.absent": {
    rule: "A commander who is captured, or does not fight in this battle, has neither a zone of control nor abilities.",
    no: "{figure:figure} does not lead anybody for you on this field.",
  },
  "battles.commanders.at-start": {
    rule: "An ability for the start of a turn comes before the turn’s action and is none itself; each commander uses one a turn at most. Other abilities are offered when their moment comes.",
    no: "{figure:figure} has no ability for the start of a turn.",
  },
  "battles.commanders.idle": {
    rule: "An ability at the start of a turn can be used only if it does something.",
    no: "The ability of {figure:figure} would do nothing now.",
  },
  "battles.commanders.engaged-target": {
    rule: "Where an ability asks whether the target is engaged, it is with another unit, and when the attack is declared.",
    reason: "The attacker’s own token, new or old, would make it true of every attack.",
  },
  "battles.commanders.ignored-morale": {
    rule: "Morale results that Maege ignores are ignored for everything: they are no hits by the Mountain’s ability either.",
    reason: "What is ignored is not there for another ability to count.",
  },
  "battles.commanders.also": {
    rule: "When the Greatjon, Lord of Last Hearth, is ordered by an order token, he may commit himself: up to two ready infantry units beside him are ordered in the same turn.",
    no: "{figure:figure} cannot order the unit in {hex:hex} along.",
    log: "{figure:figure} brings the unit in {hex:hex} along ({unit:unit}): it is ordered too.",
  },
  "battles.commanders.leave": {
    rule: "When the unit of Robb, King in the North, is ordered, it may first leave its engagement without a parting attack.",
    log: "The unit in {hex:hex} ({unit:unit}) follows its king out of the engagement.",
  },
} as const satisfies Record<string, RuleText>;
