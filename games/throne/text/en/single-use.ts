import type { RuleText } from "@weirwood/kernel";

/** Single-use orders: five a house, each good for one turn of the game. */
export const singleUse = {
  "throne.single.step": {
    rule: "Planning opens with a step of its own: in order of play, each house may place one single-use order. Then all place their normal orders. A house has five for the whole game: Muster twice, Supply Caravan, Forced March, and one that is its own.",
  },
  "throne.single.place": {
    rule: "A single-use order is placed where its house has at least one unit.",
    no: "You have no unit in {area:area}, so it can take no single-use order.",
    log: "{house:house} places a single-use order in {area:area}.",
  },
  "throne.single.none": {
    rule: "Nobody has to place a single-use order.",
    log: "{house:house} places no single-use order.",
  },
  "throne.single.left": {
    rule: "A house places only single-use orders of its own that it has not placed before.",
    no: "You have no {single:single} left to place.",
  },
  "throne.single.of-another-house": {
    rule: "Iron Fleet, Young Wolf, Might of Highgarden, Scorpion’s Sting, Lion’s Ruse and Will of R’hllor belong to one house each; the other single-use orders to all.",
    no: "{single:single} belongs to another house.",
  },
  "throne.single.season": {
    rule: "Sea of Storms bars single-use orders with the raid icon, Feast for Crows those with the icon of Consolidate Power.",
    no: "A Westeros card forbids {single:single} this turn.",
  },
  "throne.single.land-only": {
    rule: "Muster, Supply Caravan and Might of Highgarden bear the icon of Consolidate Power and are placed on land only.",
    no: "{area:area} is a sea: an order with the icon of Consolidate Power goes on land only.",
  },
  "throne.single.no-port": {
    rule: "No single-use order is ever placed in a port.",
    no: "{area:area} is a port; it takes no single-use order.",
  },
  "throne.single.no-star": {
    rule: "Single-use orders need no star and do not count among the fifteen tokens of a house.",
    reason:
      "The rules say nothing of it; stars limit the starred ones among the fifteen, and these are not among them.",
  },
  "throne.single.hidden": {
    rule: "A single-use order lies face down: everyone sees where it is, only its house knows which it is.",
    log: "Your single-use order: {single:single}.",
  },
  "throne.single.reveal": {
    rule: "Single-use orders are turned up together with the normal ones.",
    log: "{house:house}, {area:area}: {single:single}.",
  },
  "throne.single.two-orders": {
    rule: "An area may hold a single-use order and a normal one. Each is settled in its own turn; if one of them takes all units away, the other is gone without effect.",
  },
  "throne.single.double-pillage": {
    rule: "A raid takes every order in its target that can be raided, both of them if need be, and each with the icon of Consolidate Power brings 1 power. A March or Defense order beside them stays.",
  },
  "throne.single.spent": {
    rule: "A single-use order that has been used, raided, cancelled, given up or lost with its area is out of the game.",
    log: "{house:house} loses {single:single} in {area:area} without effect.",
  },
  "throne.single.raven": {
    rule: "The raven never exchanges a single-use order, but may exchange the normal one beside it.",
    reason: "An official answer protects the single-use order and says nothing of its neighbour.",
  },
  "throne.single.turns": {
    rule: "The icon tells in which step a single-use order is settled and what can raid it. On its turn in a step a house settles one order, normal or single-use; all but Consolidate Power and Supply Caravan may be taken away unused instead. What Iron Fleet, Scorpion’s Sting and Lion’s Ruse find next to them is what a raid could reach: from land, land only.",
    reason: "These orders share the limits of the order whose icon they bear; an official answer says so.",
  },
  "throne.single.own-order": {
    rule: "A house uses its own single-use orders, where they lie.",
    no: "You have no such single-use order in {from:area}.",
  },
  "throne.single.muster": {
    rule: "Muster is settled with Consolidate Power: the city or stronghold of its area musters at once, under the usual rules. Elsewhere it does nothing. It draws no power and builds no fortification.",
    no: "This Muster order raises no units in {area:area}: it serves the city or stronghold where it lies.",
    log: "{house:house} musters by single-use order in {area:area}.",
  },
  "throne.single.caravan": {
    rule: "Supply Caravan is settled with Consolidate Power: the house’s supply marker goes up by the barrels in the area, to 6 at most. The next Supply card sets it right.",
    log: "{house:house} brings up a caravan in {area:area}: supply {level}.",
    reason: "The track ends at 6, so the caravan ends there too.",
  },
  "throne.single.forced-march": {
    rule: "Forced March is settled with the marches: the house gathers any of its units from areas next to the order, or linked to it by its ships, in the area where it lies, on land or at sea and within supply. Where its last unit leaves a land it may leave a token, and any order left behind there is removed.",
    no: "No forced march leads from {from:area} to {to:area}: it gathers your own unrouted units from neighbours, over land or over your ships.",
    log: "{house:house} gathers {units#troop} from {from:area} in {to:area}.",
    reason:
      "Units go of their own will as in a march, so they may leave a token; an order without units is removed everywhere.",
  },
  "throne.single.iron-fleet": {
    rule: "Iron Fleet, Greyjoy’s own, is settled with the raids: it removes up to two normal orders of other houses next to it, March and Defense included. From land it reaches land only. It takes no single-use order and brings no loot.",
    no: "The Iron Fleet can do nothing in {to:area}: it needs a normal order of another house within its reach.",
    log: "Iron Fleet: {house:house} removes {order:order} of {victim:house} in {to:area}.",
    reason: "Its icon tells when it is settled and binds it as a raid is bound, but does not make it a raid.",
  },
  "throne.single.iron-fleet-two": {
    rule: "The Iron Fleet strikes at two different areas at most.",
    no: "The Iron Fleet takes one order or two, in different areas.",
  },
  "throne.single.young-wolf": {
    rule: "Young Wolf, Stark’s own, is settled with the raids: units leave its area as by a march without a modifier, but never to fight. A normal March order may take them further afterwards.",
    no: "The Young Wolf does not fight: another house or a garrison has {to:area}.",
    log: "Young Wolf: {house:house} moves out of {from:area}.",
    reason:
      "A garrison must be overcome by strength, and this march brings none to bear, so garrisons are closed to it.",
  },
  "throne.single.highgarden": {
    rule: "Might of Highgarden, Tyrell’s own, is settled with Consolidate Power: Tyrell puts a card from its hand among the used ones and may take power, up to the strength of the card, from houses with units next to the order, in any shares. It may also let the order lapse.",
    no: "{card:card} is not in your hand.",
    log: "Might of Highgarden: {house:house} gives up {card:card}.",
    reason: "Any order may be taken away unused; only using this one costs a card.",
  },
  "throne.single.highgarden-power": {
    rule: "What Might of Highgarden takes goes from the victim’s hand to the pool, and as much from the pool to Tyrell, within its twenty tokens. Nobody gives more than it has.",
    no: "You can take {most} power at most from {house:house}.",
    log: "Might of Highgarden: {house:house} takes {power} power from {victim:house}.",
  },
  "throne.single.highgarden-card": {
    rule: "Without a card there is nothing to take: who lets Might of Highgarden lapse takes no power.",
    no: "Give up a card to take power; its strength is the most you can take.",
  },
  "throne.single.highgarden-beside": {
    rule: "Might of Highgarden takes power only from other houses with units next to the order.",
    no: "You cannot take power from {house:house}: it must be another house with units next to this order.",
  },
  "throne.single.highgarden-last": {
    rule: "If Might of Highgarden costs Tyrell its last card, it takes all its cards back at once.",
    log: "{house:house} has given up its last card and takes all its cards back.",
  },
  "throne.single.scorpion": {
    rule: "Scorpion’s Sting, Martell’s own, is settled with the raids: of each house with units next to the order, Martell may put one card of its choice from that house’s hand among the used ones.",
    no: "The Scorpion’s Sting cannot take {card:card}: name one card in hand for each house with units next to the order.",
    log: "Scorpion’s Sting: {house:house} makes {victim:house} lose {card:card}.",
    reason: "The rules say that Martell may choose, so it need not take from everyone.",
  },
  "throne.single.scorpion-protected": {
    rule: "The Scorpion’s Sting never takes Melisandre, nor the only card in a hand.",
    no: "{card:card} is safe from the Scorpion’s Sting: it takes neither Melisandre nor an only card.",
  },
  "throne.single.lion": {
    rule: "Lion’s Ruse, Lannister’s own, is settled with the raids: Lannister names a house with units next to the order. For the rest of the turn that house cannot act against Lannister areas.",
    no: "{house:house} cannot be named: choose another house with units next to this order.",
    log: "Lion’s Ruse: {house:house} ties the hands of {victim:house} for this turn.",
  },
  "throne.single.lion-bound": {
    rule: "The house named by the Lion’s Ruse may not march, raid or support an attack against any Lannister area, nor turn a single-use order with the raid icon against one: neither land under Lannister’s units or token, nor its home, nor seas and ports with its ships. It may still support its own defence, and Lannister may attack it.",
    no: "The Lion’s Ruse binds you: this turn you can do nothing against Lannister in {area:area}.",
    reason:
      "An official answer protects all areas of Lannister from raids and orders with the raid icon; Might of Highgarden bears another icon and is free. What was done before the ruse stands.",
  },
  "throne.single.lion-keeps": {
    rule: "The house named by the Lion’s Ruse takes nothing of Lannister’s by the text of a card either: no order, no card from its hand, no token that it holds. What falls in battle falls as usual.",
    no: "The Lion’s Ruse binds you: this turn you cannot take {track:token} from Lannister.",
    reason: "Lannister is to fear nothing from that house, except where it seeks the battle itself.",
  },
  "throne.single.rhllor": {
    rule: "Will of R’hllor, Baratheon’s own, is settled with the raids: Baratheon may put Melisandre from its hand among the used cards to remove one Defense or Support order anywhere on the map, ports included. If she was its last card, all come back.",
    no: "There is no Defense or Support order to remove in {to:area}.",
    log: "Will of R’hllor: {house:house} gives up Melisandre and removes {order:order} of {victim:house} in {to:area}.",
    reason: "It reaches any order on the map, so it is no raid, and no rule for raids but the Sea of Storms limits it.",
  },
  "throne.single.rhllor-one": {
    rule: "Will of R’hllor removes one order and no more.",
    no: "The Will of R’hllor removes one order only; name one area.",
  },
  "throne.single.rhllor-without": {
    rule: "If Melisandre is not in hand, or Baratheon keeps her, Will of R’hllor is gone without effect.",
    no: "Melisandre is not in your hand, so the Will of R’hllor removes nothing; let it lapse.",
    log: "Will of R’hllor: {house:house} does not give up Melisandre, and nothing happens.",
  },
} as const satisfies Record<string, RuleText>;
