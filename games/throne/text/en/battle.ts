import type { RuleText } from "@weirwood/kernel";

/** Battles, from the call for support to the retreat. */
export const battle = {
  "throne.battle.begins": {
    rule: "Marching into an area with units of another house starts a battle, which is settled before the next march.",
    log: "{attacker:house} attacks {defender:house}: from {from:area} into {area:area}.",
  },
  "throne.battle.steps": {
    rule: "A battle runs: support, announced strengths, cards and their texts, blade, comparison, texts of victory and defeat, losses, retreat, the winner’s entry, used cards.",
  },
  "throne.battle.sides": {
    rule: "Attackers are the units this march sends in, defenders those that stand in the area, routed ones included. Comrades left behind and supporters are neither.",
  },
  "throne.battle.origin": {
    rule: "While a battle lasts, the attackers still belong to the area they came from; they enter the new one when they win.",
    reason:
      "An official answer says so: they leave their area physically only then, so it stays theirs until that moment.",
  },

  "throne.support.offer": {
    rule: "In order of play, each house with Support orders next to the battle says for each of them whom it supports: attacker, defender or nobody.",
    no: "You have no Support order in {area:area} that can reach this battle.",
    log: "{house:house}, {area:area}: support for {side:side}.",
  },
  "throne.support.side": {
    rule: "Support goes to one of the two sides or to nobody; even one’s own battle need not be supported. Several Support orders of one house may go different ways. A garrison is no side and gets none.",
    no: "A garrison gets no support: help the march, or nobody.",
  },
  "throne.support.not-against-oneself": {
    rule: "No house may support the enemy in its own battle.",
    no: "This is your own battle: {area:area} can support you or nobody.",
  },
  "throne.support.never-land-to-sea": {
    rule: "Ships support battles at sea and on the coast; footmen and knights never support a battle at sea.",
  },
  "throne.support.neighbours": {
    rule: "Support comes only from an area next to the battle: not across a river without a bridge, not by ship, not from the embattled area itself. So a Support order on Dragonstone, Pyke or The Arbor helps nobody.",
  },
  "throne.support.all-or-nothing": {
    rule: "An area supports with all its unrouted units, each at its full strength, and 1 more with Support★; a part of it cannot be lent.",
  },
  "throne.support.stays": {
    rule: "A Support order stays on the map and may serve in any number of battles.",
  },
  "throne.support.answer-each": {
    rule: "A house answers for each of its Support orders next to the battle.",
    no: "Say whom {area:area} supports, even if it is nobody.",
  },
  "throne.support.decline": {
    rule: "The attacker, then the defender, may turn down any support that other houses offer.",
    no: "No other house offers you support from {area:area}.",
    log: "{house:house} turns down the support of {area:area}.",
  },
  "throne.support.accept": {
    rule: "Support that is not turned down is added to the side it was offered to.",
    log: "{house:house} gains {strength} strength from the support of {area:area}.",
  },

  "throne.strength.units": {
    rule: "In battle a footman or a ship is worth 1, a knight 2, a routed unit nothing.",
  },
  "throne.strength.orders": {
    rule: "The March order changes the attacker’s strength by −1, 0 or +1; a Defense order in the area adds 1 or, with a star, 2 to the defender’s. No other order in the area counts.",
  },
  "throne.strength.announced": {
    rule: "Both sides announce their strength (units, order and support) before they choose a card.",
    log: "{house:house} ({side:side}) announces strength {strength}.",
  },
  "throne.card.play": {
    rule: "Both sides must play one house card from their hand, even if all their units are routed.",
    no: "{card:card} is not in your hand.",
    log: "{house:house} plays {card:card}.",
  },
  "throne.card.secret": {
    rule: "The cards are chosen in secret and turned up together.",
  },
  "throne.card.open-hands": {
    rule: "Used cards lie open for everyone to read at any time, so every house knows what the others still hold.",
  },
  "throne.card.strength": {
    rule: "A card adds its number to its side once texts that work at once have been carried out.",
  },
  "throne.blade.use": {
    rule: "After the cards, a fighting house that holds the Valyrian steel blade may draw it for 1 more strength.",
    log: "{house:house} draws the blade: +1.",
  },
  "throne.blade.declined": {
    rule: "Nobody has to draw the blade.",
    log: "{house:house} leaves the blade in its sheath.",
  },
  "throne.blade.once": {
    rule: "The blade can be drawn once a turn, even if it changes hands afterwards.",
    reason: "There is one blade, and the limit is laid on the token, not on its holder.",
  },

  "throne.battle.won": {
    rule: "The greater total strength wins.",
    log: "{house:house} beats {loser:house}, {strength} to {against}.",
  },
  "throne.battle.tie": {
    rule: "If the totals are equal, the house with the better place on the Fiefdoms track wins.",
    log: "Equal strength: {house:house} wins by its place on the Fiefdoms track.",
  },
  "throne.battle.no-units": {
    rule: "A side that a card leaves without any unit in the battle loses at once: no blade, no comparison, no losses. A routed unit still is a unit.",
    log: "{house:house} has no unit left in the battle and loses at once.",
  },
  "throne.casualties.count": {
    rule: "Only the loser has losses: one unit, of its own choice, for each sword on the winner’s card that no fortification on its own card cancels.",
    no: "Choose exactly {count?one unit|# units} to lose.",
    log: "{house:house} loses {units#troop} in {area:area}.",
  },
  "throne.casualties.unrouted": {
    rule: "Losses are taken from the loser’s unrouted units in the battle; swords beyond their number do nothing.",
  },
  "throne.casualties.own-units": {
    rule: "Losses are chosen among units that fought and can be lost.",
    no: "You have no further unrouted {unit:unit} in this battle.",
  },

  "throne.retreat.attacker": {
    rule: "Beaten attackers go back where they came from, routed, and keep control there. If supply no longer allows it, just enough of those going back are destroyed; their owner chooses which.",
    no: "Your units can go back to {from:area}, where they came from, and nowhere else.",
    log: "{house:house} falls back to {to:area}: {units#troop}.",
  },
  "throne.retreat.defender": {
    rule: "Beaten defenders must leave for an area that is empty or their own, by land or over their own ships, and are routed there.",
    log: "{house:house} retreats to {to:area}: {units#troop}.",
  },
  "throne.retreat.one-area": {
    rule: "All retreating units go to the same area.",
  },
  "throne.retreat.adjacent": {
    rule: "Defenders retreat to an area next to the battle or linked to it by their own ships.",
    no: "{to:area} is out of reach for this retreat.",
  },
  "throne.retreat.attackers-origin": {
    rule: "A defender never retreats into the area the attack came from.",
    no: "The attack came from {to:area}; you cannot retreat there.",
  },
  "throne.retreat.enemy": {
    rule: "Nobody retreats into an area with units of another house.",
    no: "Another house has units in {to:area}; retreat elsewhere.",
  },
  "throne.retreat.foreign-token": {
    rule: "Nobody retreats into an area with another house’s power token.",
    no: "Another house’s token lies in {to:area}; retreat elsewhere.",
  },
  "throne.retreat.empty-home": {
    rule: "Another house’s home that stands empty and without a token is open to a retreat.",
    reason: "Only enemy units and power tokens bar the way; the shield printed on the map is neither.",
  },
  "throne.retreat.garrison": {
    rule: "Nobody retreats into an area with a garrison.",
    no: "A garrison holds {to:area}; retreat elsewhere.",
    reason: "A garrison is a force that is not one’s own, so its area is not empty.",
  },
  "throne.retreat.land-and-sea": {
    rule: "Ships retreat to sea, footmen and knights to land.",
    no: "Your units cannot enter {to:area}: ships stay at sea, all others on land.",
  },
  "throne.retreat.fewest-losses": {
    rule: "Of the areas open to a retreat, only those count where the fewest units are lost.",
    no: "In {to:area} you would lose more units than elsewhere; choose an area that saves more.",
    reason: "An official answer says so, and no house loses units by choice.",
  },
  "throne.retreat.losses": {
    rule: "If supply cannot feed all retreating units, just as many of them as needed are destroyed; their owner chooses which.",
    no: "Exactly {count?one retreating unit|# retreating units} must be given up here.",
    log: "{house:house} loses {units#troop} in retreat.",
  },
  "throne.retreat.no-more-than-needed": {
    rule: "No retreating unit is given up that could be saved.",
    no: "All your units can be saved in {to:area}; none is given up.",
  },
  "throne.retreat.nowhere": {
    rule: "Units with nowhere to retreat are destroyed.",
    log: "{house:house} has nowhere to retreat from {area:area}: {units#troop} destroyed.",
  },
  "throne.routed.state": {
    rule: "Units that have retreated lie down: they are routed for the rest of the march step.",
  },
  "throne.routed.strength": {
    rule: "Routed units add no strength, neither in battle nor in support, and are never chosen as losses.",
  },
  "throne.routed.march": {
    rule: "Routed units do not march. A March order where only routed units are left is taken away without effect.",
  },
  "throne.routed.again": {
    rule: "A routed unit that would have to retreat again is destroyed.",
    log: "{house:house} loses routed units in {area:area}: {units#troop}.",
  },
  "throne.routed.holds": {
    rule: "Routed units still hold their area and count for supply. Whoever enters has to fight, they can be supported, and their house must play a card.",
  },
  "throne.routed.rise": {
    rule: "When the last march is done, before Consolidate Power pays, all routed units stand up.",
    log: "Routed units stand up again.",
  },
  "throne.battle.orders-removed": {
    rule: "If the attacker takes the area, the defender’s order there is removed.",
    log: "{order:order} of {house:house} in {area:area} is lost with the area.",
  },
  "throne.battle.defender-stays": {
    rule: "A defender that wins keeps its order and its token in the area.",
  },
  "throne.battle.march-spent": {
    rule: "The March order that started the battle is spent, whoever wins.",
  },
} as const satisfies Record<string, RuleText>;
