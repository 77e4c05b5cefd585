import type { RuleText } from "@weirwood/kernel";

export const fire = {
  "battles.fire.closed": {
    rule: "No unit enters a hex that is on fire: not by a move, an advance, a pursuit or a retreat.",
    no: "{to:hex} is on fire.",
  },
  "battles.fire.held": {
    rule: "A unit in a hex on fire cannot leave it; all steps of a retreat are hits.",
    no: "The unit in {hex:hex} stands in fire and cannot leave.",
  },
  "battles.fire.no-attack": {
    rule: "A unit in fire cannot attack, counterattack, strike at whoever leaves an engagement, set fires, or fight the fire beside it. It can be attacked, and counts as a friend beside others.",
    no: "The unit in {hex:hex} stands in fire: it can neither attack nor set or fight other fires.",
  },
  "battles.fire.quench": {
    rule: "An ordered unit in fire can spend its whole activation to put out all of the fire in its hex.",
    no: "Nothing burns in {hex:hex}.",
    log: "{unit:unit} in {hex:hex}: the fire is out.",
  },
  "battles.fire.scorch": {
    rule: "Scorch the Earth: instead of attacking, the unit rolls the dice of its table for a hex beside it, at most two from a forest; each green shield is a level of fire. Modifiers of attacks do not count, and no engagement changes.",
    no: "The unit in {hex:hex} has no Scorch the Earth.",
    log: "{unit:unit} in {hex:hex}, Scorch the Earth at {at:hex}: {faces:symbol}; {levels?one level|# levels} of fire.",
  },
  "battles.fire.beside": {
    rule: "A fire is set, or fought from outside, in a hex beside the unit.",
    no: "{at:hex} is not beside {hex:hex}.",
  },
  "battles.fire.unoccupied": {
    rule: "Only a hex without a unit can be set on fire by Scorch the Earth.",
    no: "{at:hex} is occupied.",
  },
  "battles.fire.only": {
    rule: "Where the plan says so, only hexes with one kind of token can be set on fire.",
    no: "Only this can be set on fire here: {token:token}.",
  },
  "battles.fire.fuel": {
    rule: "Where terrain has no burn limit there is no fire: hills, rivers, fords, stone bridges; nor does a devastated hex burn anew.",
    no: "There is nothing to burn in {at:hex}.",
  },
  "battles.fire.limit": {
    rule: "A fire never rises above the burn limit of its hex; further levels are lost, on tents and towers too.",
    no: "The fire in {at:hex} burns as high as it can.",
    reason: "Tents and towers go “after one level or more”, but the limit is called the most that a hex can burn.",
  },
  "battles.fire.level": {
    rule: "A hex has one fire, with a level; new levels are added to it. The terrain below still blocks sight, limits dice and gives cover.",
    log: "Fire in {hex:hex}, level {level}.",
  },
  "battles.fire.devastation": {
    rule: "A fire that reaches the limit of a forest, a forest road or a building devastates it at once: the hex is plains from then on, road no more, and its fire burns on until it is put out, without rising.",
    log: "{terrain:terrain} in {hex:hex}: devastated.",
    reason:
      "The example of the rules lays the token when the fire is raised; other sentences speak of Regroup, where it is looked at again.",
  },
  "battles.fire.token": {
    rule: "A token that burns at its limit is taken away at once. Its fire goes on in the hex below, no higher than that can burn, and ends where that cannot; a wooden bridge takes its fire along.",
    log: "{token:token} in {hex:hex}: burnt down.",
  },
  "battles.fire.bridge": {
    rule: "A unit whose bridge burns away stays where it is, unharmed, and may leave by its next move or retreat; for all others the hex is river.",
  },
  "battles.fire.douse": {
    rule: "Instead of attacking, a unit can fight the fire in a hex beside it with one die: green puts out level 1, blue 2, red 3, valor 4.",
    no: "Nothing burns in {at:hex}.",
    log: "{unit:unit} in {hex:hex}, against the fire in {at:hex} with {face:symbol}: it is out.",
  },
  "battles.fire.burns-on": {
    rule: "Any other face leaves the fire as it is.",
    log: "{unit:unit} in {hex:hex}, against the fire in {at:hex} with {face:symbol}: it burns on.",
  },
  "battles.fire.regroup": {
    rule: "Regroup begins with all fires: first what they do to terrain, then to units, those of the first player first, then those of level 4 spread.",
  },
  "battles.fire.burns": {
    rule: "In Regroup a unit in fire loses one figure for each level. A commander who goes so is captured, whatever his capture value.",
    log: "{unit:unit} in {hex:hex}: fire takes {lost?one figure|# figures}.",
  },
  "battles.fire.spreads": {
    rule: "Each fire of level 4, in order of hexes, draws one direction token, which is put back: the hex in that direction has one level more, or a new fire of level 1, also where a unit stands. Fires that rise now do not spread in the same round.",
    log: "The fire in {hex:hex} spreads to {to:hex}.",
  },
  "battles.fire.stays": {
    rule: "A fire does not spread off the field, to a hex without burn limit, to a devastated one, or where the fire is at its limit.",
    log: "The fire in {hex:hex} does not spread: direction {direction}.",
  },
} as const satisfies Record<string, RuleText>;
