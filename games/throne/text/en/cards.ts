import type { RuleText } from "@weirwood/kernel";

/** House cards: when their texts work, what they do, and when they come back. */
export const cards = {
  "throne.cards.order": {
    rule: "Texts that cancel or ignore come first, then all others that work at once, then those of victory and defeat. Within each group the house with the better Fiefdoms place finishes its text before the other begins.",
  },
  "throne.cards.in-turn": {
    rule: "A text reads the position when its turn comes: whether its condition holds, and how much it adds, is settled then and stays so, whatever a later text changes. Units and orders that are gone when strengths are compared no longer count themselves.",
    reason: "The first text is carried out in full before the second begins, so the second takes nothing back.",
  },
  "throne.cards.discard": {
    rule: "After the battle both cards go face up to their houses’ used cards and cannot be played again for now.",
    log: "{house:house} puts {card:card} among its used cards.",
  },
  "throne.cards.seventh": {
    rule: "A house that has played its last card takes all seven back into its hand when the battle ends. Whether it was the last is settled when it is played.",
    log: "{house:house} takes all seven cards back.",
  },
  "throne.cards.emptied": {
    rule: "If a card text takes the last card out of a hand, all seven come back when the battle ends, the one on the table included.",
    reason: "No house may come to a battle without a card, and seven used cards come back in every other case too.",
  },
  "throne.cards.before-discard": {
    rule: "Texts of victory and defeat work before the cards of the battle are put away and before an empty hand is filled again.",
    reason: "Only so can Melisandre find nothing when the loser has played its last card, as the rules say.",
  },
  "throne.card.robb-stark": {
    rule: "Robb Stark: if Stark attacks, each of its attacking knights counts 3.",
    log: "Robb Stark: the attacking knights of {house:house} count 3 each.",
  },
  "throne.card.catelyn-stark": {
    rule: "Catelyn Stark: the Defense order of Stark in this battle counts double, if it is still there when her text works.",
    log: "Catelyn Stark: the Defense order of {house:house} counts double.",
  },
  "throne.card.maester-luwin": {
    rule: "Maester Luwin: if Stark wins, it may take one of its used cards back into its hand. Luwin himself is not among them yet, and everyone sees the choice.",
    no: "{card:card} is not among your used cards; choose one that is, or none.",
    log: "Maester Luwin: {house:house} takes {card:card} back.",
  },
  "throne.card.asha-greyjoy": {
    rule: "Asha Greyjoy: if Greyjoy wins, it may remove one Support or Consolidate Power order, whoever it belongs to, in an area next to the battle; never a single-use order. This is no raid and brings no loot.",
    no: "There is no Support or Consolidate Power order next to the battle in {area:area}.",
    reason:
      "Her text names no owner and does not call it a raid. Single-use orders with the icon of Consolidate Power look like that order only to raids and in their step.",
    log: "Asha Greyjoy: {house:house} removes {order:order} of {victim:house} in {area:area}.",
  },
  "throne.card.victarion-greyjoy": {
    rule: "Victarion Greyjoy: if Greyjoy attacks, each of its attacking ships counts 2.",
    log: "Victarion Greyjoy: the attacking ships of {house:house} count 2 each.",
  },
  "throne.card.balon-greyjoy": {
    rule: "Balon Greyjoy: the opposing card adds no strength, neither its number nor strength added by its text. Its icons and the rest of its text stay. His text waits for its turn among the others.",
    reason:
      "His text ignores and cancels nothing, and speaks of the strength of the opposing leader, which is the card alone and not its units.",
    log: "Balon Greyjoy: the card played against {house:house} adds no strength.",
  },
  "throne.card.ser-jaime-lannister": {
    rule: "Ser Jaime Lannister: if Lannister wins, it gains 2 power, as far as its twenty tokens go.",
    log: "Ser Jaime Lannister: {house:house} gains {power} power.",
  },
  "throne.card.vargo-hoat": {
    rule: "Vargo Hoat: if Lannister attacks, each of its attacking footmen counts 2.",
    log: "Vargo Hoat: the attacking footmen of {house:house} count 2 each.",
  },
  "throne.card.cersei-lannister": {
    rule: "Cersei Lannister: if Lannister wins, it removes any one order of the loser from the map, March and single-use orders included. This is no raid and brings no loot.",
    no: "Cersei takes one order of the loser, no less: choose an area where it has one.",
    reason: "Her text sets no limit on the kind or the place of the order.",
    log: "Cersei Lannister: {house:house} removes {order:order} of {victim:house} in {area:area}.",
  },
  "throne.card.renly-baratheon": {
    rule: "Renly Baratheon: if Baratheon wins, it may replace one of its unrouted footmen that attacked or defended by a knight from stock.",
    log: "Renly Baratheon: {house:house} makes a footman a knight in {area:area}.",
  },
  "throne.card.melisandre-of-asshai": {
    rule: "Melisandre of Asshai: if Baratheon wins, it may pay 1 power to choose one card in the loser’s hand and put it among the used ones, for all to see. Against a loser that has just played its last card she does nothing.",
    no: "{card:card} is not in the loser’s hand; choose another card, or none.",
    log: "Melisandre of Asshai: {house:house} pays 1 power, and {victim:house} loses {card:card}.",
  },
  "throne.card.salladhor-saan": {
    rule: "Salladhor Saan: ships that support this battle count nothing, on both sides. A table may choose that he spares the ships supporting his own side.",
    reason:
      "The two known wordings of his text disagree; the one that reads like the printed card speaks of all supporting ships.",
    log: "Salladhor Saan, for {house:house}: supporting ships count nothing.",
  },
  "throne.card.ser-loras-tyrell": {
    rule: "Ser Loras Tyrell: one unrouted opposing footman in the battle is destroyed at once.",
    log: "Ser Loras Tyrell: {house:house} destroys a footman of {victim:house} in {area:area}.",
  },
  "throne.card.queen-of-thorns": {
    rule: "Queen of Thorns: the text of the opposing card is cancelled; its number and icons stay.",
    log: "Queen of Thorns: {house:house} cancels the text of {card:card}.",
  },
  "throne.card.brienne-of-tarth": {
    rule: "Brienne of Tarth: the opponent’s Defense order in the embattled area is removed at once.",
    log: "Brienne of Tarth: {house:house} strikes the Defense order from {area:area}.",
  },
  "throne.card.attacking-units": {
    rule: "Robb Stark, Victarion Greyjoy and Vargo Hoat raise only their own house’s attacking units: not defenders, not supporters, not routed units.",
  },
  "throne.card.text-declined": {
    rule: "A card text that says a house may do something can be left alone.",
    log: "{house:house} makes no use of {card:card}.",
  },
  "throne.card.icons": {
    rule: "Swords on the winner’s card cost the loser units; fortifications on the loser’s card save them, one for one.",
  },
} as const satisfies Record<string, RuleText>;
