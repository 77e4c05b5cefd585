import type { RuleText } from "@weirwood/kernel";

/** Keywords of units. */
export const keywords = {
  "battles.keywords.advance": {
    rule: "Advance: once a turn, after its melee attack has emptied the target’s hex, the unit may move in; two hexes where all of them are road. Never onto a bridge, and not back to where it stands.",
    no: "The unit stands in {to:hex} already: an advance that ends there would do nothing.",
    log: "The unit in {hex:hex} ({unit:unit}) advances to {to:hex}.",
  },
  "battles.keywords.pursue": {
    rule: "Pursue X: once a turn, on the same occasion, up to X hexes, the first being the one that was left, one more where all are road, three at most; having moved, it may attack again, also from the hex in which it began.",
    reason: "Going forward and back is a move by the letter of the rule, which asks for one hex at least.",
    log: "The unit in {hex:hex} ({unit:unit}) pursues to {to:hex}.",
  },
  "battles.keywords.follow-where": {
    rule: "Whoever follows enters the hex that was left first, and obeys the rules of movement.",
    no: "{to:hex} is out of reach: the unit enters {vacated:hex} first, and {hexes?one hex|# hexes} at most in all, less where terrain stops it.",
  },
  "battles.keywords.pursue-who": {
    rule: "Only the unit that pursued attacks again.",
    no: "The unit in {hex:hex} has not just pursued.",
  },
  "battles.keywords.pursue-support": {
    rule: "Nobody supports the further attack of a pursuit.",
    no: "Nobody supports the further attack of a pursuit.",
    reason: "Support is given to the attack of a unit’s own activation, for which the supporter gives up its own.",
  },
  "battles.keywords.cover": {
    rule: "Cover X and Toughness X each ignore X hits of every attack.",
    log: "{target:unit} in {at:hex} ignores {ignored?one hit|# hits}.",
  },
  "battles.keywords.heavy-armor": {
    rule: "Heavy Armor: the unit is hit as one of the next higher rank; a red one ignores valor. Morale results and its own dice are as its banner says.",
  },
  "battles.keywords.off-balance": {
    rule: "Off-Balance: one die less after moving by one’s own will this turn.",
  },
  "battles.keywords.hounds": {
    rule: "Hounds of War: instead of moving and attacking, a ranged attack at two or three hexes. The first die gives their rank; morale makes the target retreat one hex, valor is one hit, and nothing ignores these.",
    log: "The hounds are loosed at {at:hex}: {face:symbol}.",
  },
  "battles.keywords.hounds-none": {
    rule: "Only units with Hounds of War loose hounds.",
    no: "The unit in {hex:hex} has no hounds.",
  },
  "battles.keywords.hounds-moved": {
    rule: "Hounds are loosed instead of moving.",
    no: "The unit in {hex:hex} has moved: it cannot loose its hounds.",
  },
  "battles.keywords.hounds-engaged": {
    rule: "An engaged unit looses no hounds.",
    no: "The unit in {hex:hex} is engaged: it cannot loose its hounds.",
  },
  "battles.keywords.hounds-rank": {
    rule: "Where a card lets one pack attack as red without the first die, its House says with which attack.",
    no: "No card lets the hounds in {hex:hex} attack as {symbol:symbol}.",
  },
  "battles.keywords.hounds-range": {
    rule: "Hounds run two or three hexes, never at a unit beside them. Friends do not stop them; enemies do, and rivers without a bridge or a ford.",
    no: "{at:hex} is not two or three hexes from {hex:hex}.",
  },
  "battles.keywords.hounds-way": {
    rule: "Hounds need a way of their own: units of the enemy bar it, and rivers without a bridge or a ford.",
    no: "An enemy or a river bars the hounds’ way from {hex:hex} to {at:hex}.",
  },
  "battles.keywords.stalwart": {
    rule: "Stalwart: the unit may ignore the first morale result of an attack, if its owner wishes, and may counterattack.",
    log: "The unit in {hex:hex} ({unit:unit}) stands firm.",
  },
  "battles.keywords.stalwart-by-friends": {
    rule: "Any unit beside two friendly units is Stalwart, looked at when it matters; spent units, commanders’ units and units in fire count.",
  },
} as const satisfies Record<string, RuleText>;
