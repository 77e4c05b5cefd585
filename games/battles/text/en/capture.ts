import type { RuleText } from "@weirwood/kernel";

/** Commanders in battle: captured, committed inside an attack. */
export const capture = {
  "battles.commanders.unharmed": {
    rule: "A commander left alone is captured only by as many hits as his capture value in one attack; fewer do nothing. Hits of the same attack that found no figure count, and steps that he could not retreat.",
    log: "{figure:figure} holds out: {hits} of {capture} hits.",
  },
  "battles.commanders.captured": {
    rule: "A captured commander leaves the field; his zone and abilities are gone. What has begun goes on, his cards stay in the deck for other commanders, and command tokens on him return at the next muster.",
    log: "{house:house} captures {figure:figure}.",
  },
  "battles.commanders.commit": {
    rule: "A commit ability turns the commander’s card: it is gone for the battle.",
    log: "{figure:figure} uses the commit ability.",
  },
  "battles.commanders.spares": {
    rule: "Once a round Tywin spares his House the loss of morale for readying a unit in his zone with a morale token.",
    log: "No morale is lost for the unit in {hex:hex}.",
  },
  "battles.commanders.swap": {
    rule: "King Robb may change places with the banner bearer of friendly cavalry beside him before figures are taken off; rank and readiness go with the banners, and the hits are counted anew.",
    log: "{figure:figure} changes places: from {from:hex} to {to:hex}.",
  },
  "battles.commanders.swap-with": {
    rule: "He changes places with friendly cavalry beside him.",
    no: "There is no friendly cavalry beside him in {hex:hex}.",
  },
  "battles.commanders.again-beside": {
    rule: "The attack that a commander adds is made on an enemy beside his unit.",
    no: "No enemy that can be struck now stands in {hex:hex}.",
  },
  "battles.commanders.support": {
    rule: "Where Kevan’s unit and a friend beside it are ordered in the same turn, his unit may give up its attack, and the friend rolls two more dice.",
    no: "Nobody beside {hex:hex} can give up an attack for it.",
  },
} as const satisfies Record<string, RuleText>;
