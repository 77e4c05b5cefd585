import type { RuleText } from "@weirwood/kernel";

/** Rules that hold only where a battle plan says so. */
export const special = {
  "battles.special.fortify": {
    rule: "Where the plan has palisades manned, their House lays the order tokens of the plan on them before the first round.",
    log: "{house:house} lays a {symbol:symbol} token on the palisade at {hex:hex}.",
  },
  "battles.special.fortify-where": {
    rule: "Order tokens are laid on palisades only.",
    no: "There is no palisade at {hex:hex}.",
  },
  "battles.special.fortify-left": {
    rule: "The plan says how many tokens of each colour there are.",
    no: "No {symbol:symbol} token is left to lay.",
  },
  "battles.special.fortify-each": {
    rule: "Every palisade gets at least one token.",
    no: "The tokens that are left are needed for palisades that have none; {hex:hex} has one.",
  },
  "battles.special.breach-roll": {
    rule: "The other House rolls the dice of the plan against the palisades; morale is rolled again.",
    log: "{house:house} rolls {faces:symbol} against the palisades.",
  },
  "battles.special.breach": {
    rule: "Each die takes a token of its colour off a palisade, valor any token; any two dice together take any one.",
    log: "{house:house} takes a {symbol:symbol} token off the palisade at {hex:hex}.",
  },
  "battles.special.breach-where": {
    rule: "A token can be taken only where it lies.",
    no: "There is no {symbol:symbol} token at {hex:hex}.",
  },
  "battles.special.breach-dice": {
    rule: "Each die is used once; two are named in the order green, blue, red, valor.",
    no: "You do not have these dice.",
  },
  "battles.special.breach-colour": {
    rule: "One die alone takes a token of its own colour.",
    no: "A {die:symbol} die alone does not take a {symbol:symbol} token.",
  },
  "battles.special.palisade-falls": {
    rule: "A palisade without tokens is removed; the other tokens go back to the box.",
    log: "The palisade at {hex:hex} falls.",
  },
  "battles.special.aim": {
    rule: "Where the plan has catapults, their House lays a token on every hex of the crossing before the first round, as many of each colour.",
    log: "{house:house} aims a {symbol:symbol} catapult at {hex:hex}.",
  },
  "battles.special.aim-where": {
    rule: "Every hex of the crossing gets one catapult token.",
    no: "No catapult token can be laid at {hex:hex}.",
  },
  "battles.special.aim-left": {
    rule: "There are as many catapult tokens of each colour.",
    no: "No {symbol:symbol} catapult token is left.",
  },
  "battles.special.aim-beside": {
    rule: "In the end every catapult token lies beside both other colours.",
    no: "With {symbol:symbol} at {hex:hex}, some token could not lie beside both other colours any more.",
  },
  "battles.special.crossing": {
    rule: "The House that the plan names crosses the river there: its units may move or retreat into a hex of the crossing, and stop in it, also those whom terrain does not stop; nobody advances or pursues onto it, and the other House never enters it.",
    reason: "A retreat over water is a move on rafts like any other; an advance or pursuit is not.",
  },
  "battles.special.catapult": {
    rule: "When a unit enters a hex with a catapult token of its rank’s colour, the other House rolls a die; on that colour the whole unit is eliminated and its commander captured.",
    log: "{by:house} looses a catapult at the {unit:unit} at {hex:hex}: {symbol:symbol}.",
  },
  "battles.special.hide": {
    rule: "Tokens that a plan lays face down are all alike from outside; their House alone chooses, in secret, which are false.",
    log: "The token at {hex:hex} is false.",
  },
  "battles.special.hide-where": {
    rule: "A false token is chosen among those that the plan lays face down.",
    no: "No token lies face down at {hex:hex}.",
  },
  "battles.special.hide-again": {
    rule: "As many tokens are false as the plan says, each once.",
    no: "The token at {hex:hex} is false already.",
  },
  "battles.special.edmure": {
    rule: "When a unit of the other House than his captors ends its turn on a token of Edmure, all of them are turned up, and the false ones removed. His captors never turn or move them.",
    log: "Edmure is found at {hex:hex} by {house:house}.",
  },
  "battles.special.carry": {
    rule: "A unit that begins its turn with Edmure may take him along when it is ordered. He stays in the hex when it dies, retreats, advances or pursues.",
    log: "Edmure goes with the {unit:unit} from {hex:hex}.",
  },
  "battles.special.decoy": {
    rule: "When a unit of the other House ends its turn on a strategy token, it is turned up; a false one is removed.",
    log: "The token at {hex:hex} is a decoy.",
  },
  "battles.special.strategic": {
    rule: "A true strategy token belongs to the House that turned it up, until a unit of the other ends its turn there.",
    log: "{house:house} controls the strategic location at {hex:hex}.",
  },
  "battles.special.catelyn": {
    rule: "A unit of her enemies that ends its turn on Catelyn’s hex captures her; nobody moves her.",
    log: "{house:house} captures Catelyn at {hex:hex}.",
  },
  "battles.special.archers": {
    rule: "Hidden archers may shoot from their hex at the start of a turn of their House, besides what it does in that turn; valor never hits for them.",
    no: "You have no hidden archers at {hex:hex}.",
  },
  "battles.special.archers-once": {
    rule: "Each token of hidden archers shoots once a round.",
    no: "The archers at {hex:hex} have shot in this round.",
  },
  "battles.special.archers-target": {
    rule: "Hidden archers shoot at an enemy unit.",
    no: "There is no enemy at {at:hex}.",
  },
  "battles.special.archers-range": {
    rule: "Hidden archers reach as far as the plan says.",
    no: "{at:hex} is farther than {range?one hex|# hexes} from the archers at {hex:hex}.",
  },
  "battles.special.archers-sight": {
    rule: "Hidden archers need a line of sight like any others.",
    no: "The archers at {hex:hex} cannot see {at:hex}.",
  },
  "battles.special.archers-flee": {
    rule: "An enemy unit that ends its move on the hex of hidden archers removes them.",
    log: "Hidden archers flee from {hex:hex} before the {unit:unit}.",
  },
} as const satisfies Record<string, RuleText>;
