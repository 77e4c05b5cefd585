import type { RuleText } from "@weirwood/kernel";

export const movement = {
  "battles.movement.ordered": {
    rule: "Only units that were ordered this turn move by orders; an ordered unit need not move.",
    no: "No unit that you have ordered this turn stands in {hex:hex}.",
  },
  "battles.movement.once": {
    rule: "Every ordered unit moves at most once, and wholly before the next one begins.",
    no: "The unit in {hex:hex} has already moved.",
  },
  "battles.movement.walk": {
    rule: "A unit moves up to as many hexes as the line of its rank says, and may then attack.",
    log: "{unit:unit}: from {hex:hex} to {to:hex}.",
  },
  "battles.movement.run": {
    rule: "Some ranks may move farther than the line for moving and attacking allows, and then do not attack.",
    log: "{unit:unit}: from {hex:hex} to {to:hex}, too far to attack.",
  },
  "battles.movement.reach": {
    rule: "Only hexes that enough of its allowance is left for can be entered; terrain may end a move earlier.",
    no: "From {hex:hex}, {to:hex} is out of reach: the unit moves {hexes?one hex|# hexes}, less where terrain stops it.",
  },
  "battles.movement.one-unit": {
    rule: "There is never more than one unit in a hex, and nobody moves through another unit, also not through a friend.",
    no: "{to:hex} is occupied.",
  },
  "battles.movement.field": {
    rule: "Only whole hexes belong to the field; the half hexes at its edges do not.",
    no: "{to:hex} is no hex of this field.",
  },
  "battles.movement.off": {
    rule: "A unit leaves the field only where the plan lets it, from the hexes that the plan names; going off is one hex more. Its commander goes with it, and morale does not change.",
    no: "The unit in {hex:hex} cannot leave the field.",
    log: "{unit:unit} in {hex:hex}: off the field.",
  },
  "battles.movement.engaged": {
    rule: "An engaged unit that moves leaves its engagement: it says where it goes, its token is taken away, its foe may strike, and if it survives it goes there.",
  },
  "battles.movement.halt": {
    rule: "All ordered units that are to move have moved before the first of them attacks. Who has moved enough says so.",
    log: "{house:house} has moved.",
  },
  "battles.movement.charge": {
    rule: "Where something depends on how many hexes a unit has moved, its longest way to the hex counts, within the allowance after which it may attack; else the shortest.",
    reason: "The owner chooses the way, and would choose this one; naming every hex of it would add nothing else.",
  },
  "battles.movement.free": {
    rule: "A card or an ability that moves a unit names the most hexes. Terrain counts as in any move, roads add nothing, and engaged units and units in fire stay. The hexes count as moved.",
    log: "{unit:unit}: from {hex:hex} to {to:hex}, without orders.",
    reason: "The card names its own number, and what a card says goes before the rules of the table.",
  },
} as const satisfies Record<string, RuleText>;
