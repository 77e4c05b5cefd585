import type { RuleText } from "@weirwood/kernel";

export const commanders = {
  "battles.commanders.unit": {
    rule: "A commander is the banner bearer of his unit, which has its type’s abilities and those of his card as long as he leads it.",
  },
  "battles.commanders.commit": {
    rule: "A commit ability is used once a battle, by a commander on the field; his card is then turned.",
    no: "{figure:figure} has already used that ability.",
    log: "{figure:figure} uses his commit ability; the card is turned.",
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
  "battles.commanders.also": {
    rule: "When the Greatjon, Lord of Last Hearth, is ordered by an order token, he may commit himself: up to two ready infantry units beside him are ordered in the same turn.",
    no: "{figure:figure} cannot order the unit in {hex} along.",
    log: "{figure:figure} brings {unit:unit} in {hex} along: it is ordered too.",
  },
  "battles.commanders.leave": {
    rule: "When the unit of Robb, King in the North, is ordered, it may first leave its engagement without a parting attack.",
    log: "{unit:unit} in {hex} leaves its engagement behind its king.",
  },
  "battles.commanders.spares": {
    rule: "Once a round, a unit in Tywin’s zone of control that is readied with a morale token costs no morale.",
    log: "By Tywin’s command, readying {unit:unit} in {hex} costs no morale.",
  },
  "battles.commanders.support": {
    rule: "If Kevan’s unit and a unit beside it are ordered in the same turn, his may give up its attack: the other rolls two more dice in one of its own. He need not be able to reach an enemy.",
    no: "Nobody who was ordered beside {hex} can support this attack.",
  },
  "battles.commanders.swap": {
    rule: "When an attack would take a figure other than Robb, King in the North, from his unit, he may change places with the banner bearer of friendly cavalry beside him. Banners travel with their bearers, and the hits are counted anew against the new rank.",
    log: "{figure:figure} changes places with the banner bearer in {to}.",
  },
  "battles.commanders.swap-with": {
    rule: "Robb changes places only with the banner bearer of friendly cavalry beside his unit.",
    no: "Robb cannot change places with anybody in {hex}.",
  },
  "battles.commanders.again-beside": {
    rule: "The blow that a commander adds to his unit’s attack falls on an enemy beside it.",
    no: "No enemy in {hex} can be struck once more.",
  },
  "battles.commanders.captured": {
    rule: "A captured commander goes to the captor and his unit is eliminated. His zone and his abilities end, what already lasts goes on. Command tokens on his card return at the next Muster; his cards stay in the deck, and others can play them.",
    log: "{house:house} captures {figure:figure}.",
  },
  "battles.commanders.unharmed": {
    rule: "A commander left alone is captured by as many hits in one attack as his capture value says, those counted that are left when his last man has fallen. Fewer do nothing.",
    log: "{figure:figure} stands alone in {hex}: {hits?# hit is|# hits are} not enough to capture him ({capture}).",
  },
} as const satisfies Record<string, RuleText>;
