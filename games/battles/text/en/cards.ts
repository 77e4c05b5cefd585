import type { RuleText } from "@weirwood/kernel";

export const cards = {
  "battles.cards.play": {
    rule: "A command card is played on one of the own commanders, whoever is pictured on it; whether his unit is ready or spent does not matter. The costs of all commands that are carried out are paid first, and the card is discarded.",
    log: "{house:house} plays {card:card} on {figure:figure} ({cost?# command token|# command tokens}).",
  },
  "battles.cards.hand": {
    rule: "Only a card of the own hand can be played or kept.",
    no: "{card:card} is not in your hand.",
  },
  "battles.cards.leader": {
    rule: "A card is played on a commander who stands on the field. Without commanders a House has order tokens alone.",
    no: "{figure:figure} does not lead anybody for you on this field.",
  },
  "battles.cards.commands": {
    rule: "Each command of a card is carried out once at most. All commands to order units run as one: all units are declared, all move, all attack. A command to ready units may come before them, so that these can be ordered, or after.",
    no: "{card:card} has no such commands.",
  },
  "battles.cards.cost": {
    rule: "Each symbol of a command costs one command token, which goes from the command board to the commander.",
    no: "{card:card} costs {cost?# command token|# command tokens}; {tokens?# lies|# lie} on your command board.",
  },
  "battles.cards.limit": {
    rule: "A commander never has more command tokens on his card than his limit; those that already lie there count.",
    no: "{figure:figure} takes {limit?# command token|# command tokens} at most, and {cost?# more is|# more are} too many.",
  },
  "battles.cards.idle": {
    rule: "A card can be played only if at least one command that is paid for orders or readies a unit. A tactic alone is not enough.",
    no: "{card:card} would neither order nor ready a unit of {figure:figure}’s.",
    reason: "A tactic is an addition to a command; otherwise a card could buy an empty turn.",
  },
  "battles.cards.own-words": {
    rule: "Where a card says otherwise than the rules, the card is right.",
  },
  "battles.cards.zone": {
    rule: "A commander controls all units within two hexes, his own included; a unit may be controlled by several. Commands and tactics reach only units that the chosen commander controls, unless the card names another place. For orders the zone is read when the card is played, for what is readied and for tactics when that happens.",
    no: "{figure:figure}’s card does not reach the unit in {hex:hex}.",
  },
  "battles.cards.beside": {
    rule: "Where a command orders units next to another, they stand in a hex beside it.",
    no: "{hex:hex} is not beside the unit in {at:hex}.",
  },
  "battles.cards.outside": {
    rule: "Where a command orders a friend outside the zone, one that the commander controls is none.",
    no: "The unit in {hex:hex} stands in {figure:figure}’s zone: this command orders one outside it.",
  },
  "battles.cards.order": {
    rule: "Units are declared one by one, all of them before any moves. A unit is spent as soon as it is declared, so that no other command of the card can name it; it may then leave the zone.",
    log: "{unit:unit} in {hex:hex}: ordered.",
  },
  "battles.cards.order-one": {
    rule: "A card that has neither ordered nor readied a unit must do so with its last command, and who is named by a command first must be declared.",
    no: "Name a unit: without it the card would do nothing.",
  },
  "battles.cards.together": {
    rule: "A card that orders the commander’s unit and units beside it orders his in any case, so it must be ready. A card that orders a controlled unit and one outside the zone beside it needs the first; the second is optional.",
    no: "{card:card} orders {figure:figure}’s own unit first, and that is spent.",
    reason: "The units come as one order, and the first of them is what the others follow.",
  },
  "battles.cards.own-unit": {
    rule: "Only own units are ordered.",
    no: "You have no unit in {hex:hex}.",
  },
  "battles.cards.kind": {
    rule: "A command orders units of the class and rank that it names, as many as it says at most.",
    no: "This command does not order units like the one in {hex:hex}.",
  },
  "battles.cards.spent": {
    rule: "Only a ready unit can be ordered.",
    no: "The unit in {hex:hex} is spent.",
  },

  "battles.cards.tactic": {
    rule: "Who plays a card says then whether its tactic is used, and, where the card leaves it open, whether before or after the commands. It is never compulsory.",
    log: "{card:card}: {house:house} uses the tactic.",
  },
  "battles.cards.no-tactic": {
    rule: "Basic cards have no tactic.",
    no: "{card:card} has no tactic.",
  },
  "battles.cards.tactic-time": {
    rule: "A tactic is carried out before the commands or after them, as its card says.",
    no: "The tactic of {card:card} comes {when:time}.",
  },
  "battles.cards.tactic-once": {
    rule: "The condition of a tactic is looked at once, when the card is played; a tactic that comes after the commands comes even if it no longer holds.",
    reason: "Players first show that the conditions are met, and go on from there.",
  },
  "battles.cards.tactic-tokens": {
    rule: "Tokens that a tactic wants must lie in the own order pool, each for one symbol. They are shown and stay there.",
    no: "The tactic wants {count} of {symbol:symbol} in your order pool; you have {has}.",
  },
  "battles.cards.tactic-morale": {
    rule: "“Green or better” holds unless the marker stands worse than the green zone of that House’s segment, “green or worse” from that zone on; and so with the other zones.",
    no: "The morale marker does not stand where {card:card} wants it.",
  },
  "battles.cards.tactic-idle": {
    rule: "A tactic before the commands must be able to do something.",
    no: "The tactic of {card:card} would do nothing now.",
  },
  "battles.cards.tactic-lost": {
    rule: "A tactic after the commands that finds nothing to do is lost. What costs a figure cannot be had where none can pay.",
    log: "The tactic comes to nothing.",
  },
  "battles.cards.tactic-ordered": {
    rule: "The units ordered this turn, in a tactic before the commands, are those that the commands then declare; where it is one of them, it is picked when it attacks. Forced to retreat so far means by morale results that Stalwart leaves, even if the way is blocked.",
    reason: "Nobody is ordered yet when such a tactic is announced.",
  },

  "battles.cards.choose": {
    rule: "Whoever uses an effect chooses its units, one by one, as many as it allows.",
    no: "The unit in {hex:hex} does not stand where the effect reaches.",
  },
  "battles.cards.choose-own": {
    rule: "What helps units is for those of the House that uses it.",
    no: "You have no unit in {hex:hex}.",
  },
  "battles.cards.choose-enemy": {
    rule: "What harms units is for those of the enemy.",
    no: "No enemy stands in {hex:hex}.",
  },
  "battles.cards.choose-kind": {
    rule: "An effect that names a class or a rank is for units of that kind only.",
    no: "The effect is not for units like the one in {hex:hex}.",
  },
  "battles.cards.choose-state": {
    rule: "An effect for units that are engaged or not, that were ordered this turn, or that have attacked, is for no others.",
    no: "The effect is for units that {wanted:wanted}; the one in {hex:hex} is no such unit.",
  },
  "battles.cards.choose-idle": {
    rule: "An effect is used only on units to which it does something: who is spent is readied, who has lost figures gets them back, who is engaged leaves. Nobody but a commander left alone is safe from a hit.",
    no: "The effect would do nothing to the unit in {hex:hex}.",
  },
  "battles.cards.choose-one": {
    rule: "A card must ready somebody if it orders nobody.",
    no: "Name a unit: without it the card would do nothing.",
  },
  "battles.cards.ready": {
    rule: "Cards and commanders ready units without any loss of morale.",
    log: "{unit:unit} in {hex:hex}: ready again.",
  },
  "battles.cards.ready-at-cost": {
    rule: "Where units are readied at the price of a figure, the one that is named first loses it, never its banner bearer.",
    no: "The unit in {hex:hex} has only its banner bearer left: the unit named first gives up a figure.",
  },
  "battles.cards.heal": {
    rule: "Figures come back only to a unit that still stands, and never beyond its strength.",
    log: "{unit:unit} in {hex:hex}: {figures?# figure comes|# figures come} back.",
  },
  "battles.cards.hit": {
    rule: "A hit by a card is no attack: Cover and Toughness help against it. A commander left alone cannot be hit so.",
    log: "{unit:unit} in {hex:hex}: {hits?# hit|# hits} by the card.",
  },
  "battles.cards.retreat": {
    rule: "A retreat by a card is no morale result: Stalwart does not help. Otherwise it is a retreat like any other.",
    log: "The unit in {hex:hex} ({unit:unit}) must retreat {hexes?# hex|# hexes}.",
  },
  "battles.cards.free-move": {
    rule: "A unit that a card or a commander moves need not be ordered, and may still be.",
    no: "The unit in {hex:hex} cannot go there: it may move {hexes?# hex|# hexes} freely.",
  },
  "battles.cards.grant": {
    rule: "What a card or a commander grants lasts until the round ends, even if the commander is captured.",
    log: "{unit:unit} in {hex:hex}: {keyword:keyword} until the round ends.",
  },
  "battles.cards.disengage": {
    rule: "A unit that leaves its engagement by a card suffers no parting attack.",
    log: "The unit in {hex:hex} ({unit:unit}) leaves its engagement unharmed.",
  },
  "battles.cards.cowed": {
    rule: "A unit of which a card says so cannot counterattack this turn.",
    log: "The unit in {hex:hex} ({unit:unit}) cannot counterattack this turn.",
  },
  "battles.cards.token-lost": {
    rule: "An order token that must be discarded at random is drawn among all that the House has.",
    log: "{house:house} loses an order token: {symbol:symbol}.",
  },
  "battles.cards.token-rolled": {
    rule: "A die that is rolled for an order token adds the token that it shows.",
    log: "{house:house} gains an order token: {symbol:symbol}.",
  },
  "battles.cards.token-swapped": {
    rule: "An order token of the own pool is exchanged for one of another kind.",
    no: "You cannot exchange a token of {symbol:symbol}.",
    log: "{house:house} exchanges an order token: {symbol:symbol} for {into:symbol}.",
  },
  "battles.cards.token-back": {
    rule: "A command token that a tactic gives back goes from the commander to the command board, and can be spent again.",
    log: "{house:house} takes {count?# command token|# command tokens} back.",
  },

  "battles.cards.draw": {
    rule: "Everybody sees how many cards are drawn, and their owner which.",
    log: "{house:house} draws {count?# command card|# command cards}.",
  },
  "battles.cards.drawn": {
    rule: "A card that is drawn goes to the hand unseen by the other House.",
    log: "{house:house} draws {card:card}.",
  },
  "battles.cards.reshuffle": {
    rule: "When the deck is empty the discard pile is shuffled and becomes the deck. Where both are empty no card is drawn.",
    log: "{house:house} shuffles the discard pile into a new deck.",
  },
  "battles.cards.discard": {
    rule: "A card that must be discarded at random is drawn from the hand and lies open on the discard pile.",
    log: "{house:house} discards {card:card}.",
  },
} as const satisfies Record<string, RuleText>;
