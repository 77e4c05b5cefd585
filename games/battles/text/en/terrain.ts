import type { RuleText } from "@weirwood/kernel";

export const terrain = {
  "battles.terrain.impassable": {
    rule: "No unit enters or retreats into an impassable hex: a river, a palisade, a siege tower.",
    no: "{to:hex} is impassable.",
  },
  "battles.terrain.tokens": {
    rule: "The rules of a terrain token replace those of the hex on which it lies: a bridge makes a river road. Fire adds its own rules to what burns.",
  },
  "battles.terrain.plains": {
    rule: "Plains hinder nobody. Burn limit 4, without effect.",
  },
  "battles.terrain.hills": {
    rule: "Hills block sight and do not slow anybody. Attacks on a unit there have at most three dice before modifiers, unless the attacker stands on hills too; archers on hills see over units. They do not burn.",
  },
  "battles.terrain.forest": {
    rule: "A forest blocks sight and stops whoever enters. Attacks on a unit in it, and attacks by that unit, have at most two dice before modifiers. Burn limit 3, then it is devastated.",
  },
  "battles.terrain.river": {
    rule: "Rivers are impassable and do not burn. A forest river blocks sight, a plain river only that of hounds.",
  },
  "battles.terrain.building": {
    rule: "A building blocks sight and stops whoever enters. A unit in it has Cover 1, unless the engagement token beside it is its own House’s; ranged attacks from it, and whatever bows in it answer with, have at most two dice before modifiers. Burn limit 4, then it is devastated.",
  },
  "battles.terrain.road": {
    rule: "A unit that enters nothing but road with its allowance may enter one more hex of any kind, whether it attacks or not; where it starts does not matter. A road burns like plains, limit 4.",
    no: "From {hex:hex}, {to:hex} is out of reach: the unit enters {hexes} hexes at most, the last one only after nothing but road; terrain may stop it earlier.",
  },
  "battles.terrain.forest-road": {
    rule: "A forest road is road; it blocks sight, and burns like forest, limit 3.",
  },
  "battles.terrain.follow": {
    rule: "Advance and pursuit keep to the rules of moves: they stop in forest and building, fords count, fire and impassable hexes are closed. They begin with the hex that was given up, never enter a bridge, and go one hex farther where every hex is road: two for an advance, three for a pursuit.",
    no: "Nobody advances or pursues to {to:hex}: bridges and rafts are crossed by moves.",
  },
  "battles.terrain.wood-bridge": {
    rule: "A wooden bridge is road. Nobody advances or pursues onto it. Burn limit 3, then bridge and fire are taken away.",
  },
  "battles.terrain.stone-bridge": {
    rule: "A stone bridge is road, and does not burn. Nobody advances or pursues onto it.",
  },
  "battles.terrain.palisade": {
    rule: "A palisade blocks sight and is impassable. Burn limit 4, then it is taken away.",
  },
  "battles.terrain.tent": {
    rule: "A tent hinders nobody. Burn limit 1, then it is taken away.",
  },
  "battles.terrain.siege-tower": {
    rule: "A siege tower blocks sight and is impassable. Burn limit 1, then it is taken away.",
  },
  "battles.terrain.ford": {
    rule: "A ford stops infantry. Cavalry loses one more hex of what it has left, and may enter a ford as its last hex. Ranged units go on. Counterattacks from a ford have at most two dice before modifiers. It does not burn. Infantry that ignores stops of terrain goes on through a ford.",
  },
  "battles.terrain.devastation": {
    rule: "A devastated hex is plains in everything, but for fire: it never burns anew.",
  },
} as const satisfies Record<string, RuleText>;
