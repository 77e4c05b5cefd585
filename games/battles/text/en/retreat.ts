import type { RuleText } from "@weirwood/kernel";

/** Retreats. */
export const retreat = {
  "battles.retreat.step": {
    rule: "For each morale result the target retreats one hex toward its own edge; its owner chooses between the two hexes. Terrain does not slow a retreat.",
    log: "The unit in {hex:hex} ({unit:unit}) retreats to {to:hex}.",
  },
  "battles.retreat.homeward": {
    rule: "A retreat goes to one of the two hexes toward one’s own edge.",
    no: "{hex:hex} is not one of the two hexes toward your edge.",
  },
  "battles.retreat.closed": {
    rule: "Nobody retreats onto impassable ground, into a fire, onto another unit or off the field.",
  },
  "battles.retreat.farthest": {
    rule: "A unit retreats as far as it can: only ways of the greatest length may be chosen.",
  },
  "battles.retreat.blocked": {
    rule: "Each hex that a unit cannot retreat is a hit that nothing reduces. A unit in fire cannot leave it.",
    log: "The unit in {hex:hex} ({unit:unit}) cannot retreat: {hits?one hit|# hits}.",
  },
  "battles.retreat.directional": {
    rule: "By the later rule, where a table chose it: a melee attacker that is engaged with its target drives it straight away or, where the first hex is closed, in the neighbouring direction that is nearer the target’s own edge; all steps go the same way. Bows, flankers and cards drive it toward its own edge as ever.",
  },
} as const satisfies Record<string, RuleText>;
