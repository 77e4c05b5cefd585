import type { RuleText } from "@weirwood/kernel";

/** Attacks: who, whom, with how many dice, and what they do. */
export const attack = {
  "battles.attack.after-moves": {
    rule: "All ordered units move before the first of them attacks; then they attack one at a time, in the order their House wishes, or not at all.",
  },
  "battles.attack.ordered": {
    rule: "Only a unit ordered this turn attacks.",
    no: "No unit that you have ordered this turn stands in {hex:hex}.",
  },
  "battles.attack.once": {
    rule: "A unit attacks once a turn unless something says otherwise, and not after moving farther than its orders allow with an attack.",
    no: "The unit in {hex:hex} cannot attack any more this turn.",
  },
  "battles.attack.enemy": {
    rule: "An attack is made on an enemy unit.",
    no: "No enemy stands in {at:hex}.",
  },
  "battles.attack.beside": {
    rule: "Units that fight hand to hand attack an enemy in a hex beside theirs.",
    no: "{at:hex} is not beside {hex:hex}.",
  },
  "battles.attack.range": {
    rule: "Bows reach as many hexes as their card says, counted along the line of sight: the target’s hex counts, their own does not.",
    reason: "A line that crosses more hexes than the distance counts them all.",
    no: "{at:hex} is out of range from {hex:hex}: bows reach {range} hexes along the line of sight.",
  },
  "battles.attack.sight": {
    rule: "A shot needs a free line from centre to centre: blocking terrain and units of both sides stop it; the shooter’s and the target’s hexes never do. Along an edge one free side is enough, if it is free as a whole.",
    no: "Something blocks the line of sight from {hex:hex} to {at:hex}.",
  },
  "battles.attack.declare": {
    rule: "An attack names the attacker and the target.",
    log: "{house:house} attacks {at:hex} from {from:hex}: {way:way}.",
  },
  "battles.attack.dice": {
    rule: "A green unit rolls two dice, a blue one three, a red one four, however many figures are left.",
  },
  "battles.attack.caps": {
    rule: "Limits of terrain bind the dice of the table; the smallest counts. Only then are dice added and taken away, and at least one is rolled.",
    reason: "The book gives no minimum; an attack without dice would be none.",
  },
  "battles.attack.roll": {
    rule: "All dice are rolled, also more than eight.",
    log: "{dice?One die|# dice} at {at:hex}: {faces:symbol}.",
  },
  "battles.attack.reroll": {
    rule: "Flanking lets all dice of one symbol be rolled again, once, and those then stand; cards and commanders let others be rolled again, before or after.",
    log: "{dice?One die is|# dice are} rolled again: {faces:symbol}.",
  },
  "battles.attack.reroll-none": {
    rule: "Dice are rolled again only by what allows it, each once.",
    no: "Nothing lets you roll again in this way.",
  },
  "battles.attack.reroll-which": {
    rule: "One names the symbol whose dice are rolled again, unless all are.",
    no: "Name the symbol of the dice that you roll again; none if you roll all of them.",
  },
  "battles.attack.reroll-symbol": {
    rule: "Only dice that lie there are rolled again, and none that stands after flanking.",
    no: "No die that may be rolled again shows {symbol:symbol}.",
  },
  "battles.attack.hits": {
    rule: "Each face of the target’s colour is a hit, and each valor; faces of other colours miss.",
    log: "{hits?One hit|# hits} on {target:unit} in {at:hex}.",
  },
  "battles.attack.valor": {
    rule: "Valor of bows hits nobody, and cavalry is hit by valor of cavalry only.",
    reason: "The sign stands on the units’ charts alone, which we have reconstructed.",
  },
  "battles.attack.casualties": {
    rule: "Each hit takes a figure; the banner bearer goes last.",
    log: "{unit:unit} in {hex:hex}: {lost?one figure is|# figures are} lost, {left} left.",
  },
  "battles.attack.eliminated": {
    rule: "A unit without figures is eliminated, and its foe’s morale rises by its rank.",
    log: "The unit in {hex:hex} ({unit:unit}) is eliminated.",
  },
} as const satisfies Record<string, RuleText>;
