import type { RuleText } from "@weirwood/kernel";

const laterEdition = "Reconstructed: this is how the later edition has the card.";
const firstSet = "Reconstructed from the card of the first set, with which the later edition agrees.";
const eitherSet = "Her text is known, but not to which of the two sets it belongs; she has it in both.";
const noStrength =
  "The card as a whole adds nothing; texts that change units, orders or icons do not add strength to the card and go on.";

/** The crowned house cards, and Martell’s cards that go with the first set. */
export const crowned = {
  "throne.crowned.order": {
    rule: "Texts that ignore or cancel come first and hold for the whole battle; then come all others that work at once, then those of victory and defeat. Within each group the house with the better Fiefdoms place finishes first.",
  },
  "throne.crowned.reconstructed": {
    rule: "The crowned cards are pieced together. Documented are the texts of Tywin, Jaime, Tyrion, Melisandre, Stannis, Mace, Willas, the Queen of Thorns, Ellaria and Obara, and Doran’s in the first set; other texts, and nearly all numbers and icons, are ours. They live in a table that can be replaced.",
    reason:
      "No list of the printed cards could be read. What is missing follows the first set and the later edition, so weighed that no house has a much better hand than another.",
  },

  "throne.card.doran-martell": {
    rule: "Doran Martell: if Martell wins, it may take the blade or the raven from its holder; the token is Martell’s until Clash of Kings next comes up. Places on the tracks stay as they are.",
    no: "Doran cannot take {track:token}: choose the blade or the raven, if another house holds it.",
    log: "Doran Martell: {house:house} takes {track:token}.",
    reason: "His text names these two tokens and speaks of no place; the next auction settles who holds them anyway.",
  },
  "throne.card.arianne-martell": {
    rule: "Arianne Martell: if Martell defends and loses, its units suffer losses and retreat as usual, but the attackers do not enter: they return unrouted where they came from. Martell’s orders, token and fortification in the area are gone. A port there keeps its owner, unless the land is the home of another house and falls back to it.",
    log: "Arianne Martell: {house:house} gives up {area:area}, but nobody enters.",
    reason: laterEdition,
  },
  "throne.card.obara-sand": {
    rule: "Obara Sand: if Martell attacks, she has a sword.",
    log: "Obara Sand: {house:house} attacks and gains a sword.",
    reason: eitherSet,
  },

  "throne.crowned.robb-stark": {
    rule: "Robb Stark: if Stark attacks, each of its attacking knights counts 3.",
    log: "Robb Stark: the attacking knights of {house:house} count 3 each.",
    reason: "Reconstructed from the card of the first set and an official answer that names him.",
  },
  "throne.crowned.roose-bolton": {
    rule: "Roose Bolton: if Stark loses, it takes all its used cards back into its hand, this one included.",
    log: "Roose Bolton: {house:house} takes all its used cards back.",
    reason: laterEdition,
  },
  "throne.crowned.the-blackfish": {
    rule: "The Blackfish: Stark loses no units in this battle to swords or card texts. If it is beaten it still retreats.",
    log: "The Blackfish: {house:house} takes no losses in this battle.",
    reason: laterEdition,
  },
  "throne.crowned.catelyn-stark": {
    rule: "Catelyn Stark: the Defense order of Stark in this battle counts double, if it is still there when her text works.",
    log: "Catelyn Stark: the Defense order of {house:house} counts double.",
    reason: firstSet,
  },

  "throne.crowned.tywin-lannister": {
    rule: "Tywin Lannister: when his text comes up, Lannister may spend any part of the power in its hand; his strength is what it spends. It is spent even if it does not help. If his text is cancelled or ignored, his strength is 0.",
    no: "Spend a whole number from 0 to {power}, the power you have in hand.",
    log: "Tywin Lannister: {house:house} spends {power} power for as much strength.",
    reason: "His price is paid when his text works, and by then both cards lie open.",
  },
  "throne.crowned.ser-jaime-lannister": {
    rule: "Ser Jaime Lannister: the opponent cannot draw the blade in this battle.",
    log: "Ser Jaime Lannister: nobody draws the blade against {house:house}.",
  },
  "throne.crowned.ser-kevan-lannister": {
    rule: "Ser Kevan Lannister: if Lannister attacks, each of its footmen that attacks or supports the attack counts 2.",
    log: "Ser Kevan Lannister: the attacking and supporting footmen of {house:house} count 2 each.",
    reason: laterEdition,
  },
  "throne.crowned.tyrion-lannister": {
    rule: "Tyrion Lannister: Lannister may strike one Support or Defense order off the map at once, wherever it lies. What it added to this battle is lost.",
    reason: "An order that is no longer on the map adds nothing.",
    no: "There is no Support or Defense order to remove in {area:area}.",
    log: "Tyrion Lannister: {house:house} removes {order:order} of {victim:house} in {area:area}.",
  },
  "throne.crowned.cersei-lannister": {
    rule: "Cersei Lannister: if Lannister wins, it removes any one order of the loser from the map. This is no raid and brings no loot.",
    no: "Cersei takes one order of the loser, no less: choose an area where it has one.",
    log: "Cersei Lannister: {house:house} removes {order:order} of {victim:house} in {area:area}.",
    reason: firstSet,
  },

  "throne.crowned.melisandre-of-asshai": {
    rule: "Melisandre of Asshai: the text of the opposing card is ignored; its number and icons stay.",
    log: "Melisandre of Asshai: {house:house} ignores the text of {card:card}.",
  },
  "throne.crowned.stannis-baratheon": {
    rule: "Stannis Baratheon: he is worth 2 more if the opponent stands higher on the Iron Throne track.",
    log: "Stannis Baratheon: 2 more strength for {house:house}.",
  },
  "throne.crowned.renly-baratheon": {
    rule: "Renly Baratheon: if Baratheon wins, it may replace one of its unrouted footmen that attacked, defended or supported by a knight from stock.",
    no: "Renly can do nothing in {area:area}: he needs a footman of yours that took part, and a knight in stock.",
    log: "Renly Baratheon: {house:house} makes a footman a knight in {area:area}.",
    reason: laterEdition,
  },
  "throne.crowned.ser-davos-seaworth": {
    rule: "Ser Davos Seaworth: if Stannis is among Baratheon’s used cards, he is worth 1 more and has a sword.",
    log: "Ser Davos Seaworth: Stannis has been played, so {house:house} gains 1 strength and a sword.",
    reason: laterEdition,
  },
  "throne.crowned.salladhor-saan": {
    rule: "Salladhor Saan: ships that support this battle count nothing, except those of Baratheon.",
    log: "Salladhor Saan, for {house:house}: supporting ships of other houses count nothing.",
    reason: laterEdition,
  },
  "throne.crowned.patchface": {
    rule: "Patchface: after the battle, won or lost, Baratheon sees the opponent’s hand and may put one card of it among the used ones. If the opponent has just played its last card, he finds none.",
    no: "{card:card} is not in your opponent’s hand; choose another card, or none.",
    log: "Patchface: {house:house} makes {victim:house} lose {card:card}.",
    reason: laterEdition,
  },

  "throne.crowned.victarion-greyjoy": {
    rule: "Victarion Greyjoy: if Greyjoy attacks, each of its ships that attacks or supports the attack counts 2.",
    log: "Victarion Greyjoy: the attacking and supporting ships of {house:house} count 2 each.",
    reason: laterEdition,
  },
  "throne.crowned.balon-greyjoy": {
    rule: "Balon Greyjoy: the opposing card adds no strength, neither its number nor strength added by its text. Its icons and the rest of its text stay. His text waits for its turn among the others.",
    log: "Balon Greyjoy: the card played against {house:house} adds no strength.",
    reason: firstSet,
  },
  "throne.crowned.theon-greyjoy": {
    rule: "Theon Greyjoy: if Greyjoy defends an area with a city or stronghold, he is worth 1 more and has a sword.",
    log: "Theon Greyjoy: {house:house} defends a city or stronghold and gains 1 strength and a sword.",
    reason: laterEdition,
  },
  "throne.crowned.asha-greyjoy": {
    rule: "Asha Greyjoy: if Greyjoy has no support in this battle, she has two swords and a fortification.",
    log: "Asha Greyjoy: {house:house} fights alone and gains two swords and a fortification.",
    reason: laterEdition,
  },
  "throne.crowned.the-reader": {
    rule: "The Reader: he is worth 1 for each opposing unit: the defenders if Greyjoy attacks, the attackers if it defends, never supporters.",
    log: "The Reader: {house:house} gains strength for each opposing unit.",
    reason: "An official answer says which units oppose him; that each is worth 1 is reconstructed.",
  },
  "throne.crowned.aeron-damphair": {
    rule: "Aeron Damphair: Greyjoy may pay 2 power to put him among its used cards at once and play any other card from its hand instead.",
    no: "{card:card} cannot take Aeron’s place: choose another card from your hand, and have 2 power to pay.",
    log: "Aeron Damphair: {house:house} pays 2 power and plays {card:card} instead.",
    reason:
      "Reconstructed from the later edition. His text sets no limit, so the whole hand is open even with three cards a battle.",
  },

  "throne.crowned.mace-tyrell": {
    rule: "Mace Tyrell: if Tyrell attacks and wins, its March order is not spent: it goes with the victors into the conquered area and may be used once more in this step, under the usual rules.",
    log: "Mace Tyrell: {house:house} keeps its March order in {area:area}.",
    reason: "Only an attacker has a march under way, so he helps nobody in defence.",
  },
  "throne.crowned.willas-tyrell": {
    rule: "Willas Tyrell: the text of the opposing card is ignored, and Tyrell may use it as its own, with Tyrell wherever the other house is meant. With Tywin’s text, his strength becomes what is spent; if nothing is, it stays 1. What cannot apply does nothing.",
    log: "Willas Tyrell: {house:house} makes the text of {card:card} its own.",
    reason: "He uses a text as though it were printed on his card, so it speaks of his house.",
  },
  "throne.crowned.queen-of-thorns": {
    rule: "Queen of Thorns: the opposing card adds no strength, neither its number nor strength added by its text.",
    log: "Queen of Thorns: the card played against {house:house} adds no strength.",
    reason: noStrength,
  },

  "throne.crowned.ellaria-sand": {
    rule: "Ellaria Sand: if Martell defends, the opposing card adds no strength, neither its number nor strength added by its text.",
    log: "Ellaria Sand: the card played against {house:house} adds no strength.",
    reason: noStrength,
  },
  "throne.crowned.obara-sand": {
    rule: "Obara Sand: if Martell attacks, she has a sword.",
    log: "Obara Sand: {house:house} attacks and gains a sword.",
    reason: eitherSet,
  },
  "throne.crowned.nymeria-sand": {
    rule: "Nymeria Sand: if Martell attacks, she has a sword; if it defends, a fortification.",
    log: "Nymeria Sand: a sword or a fortification for {house:house}, as it attacks or defends.",
    reason: laterEdition,
  },
  "throne.crowned.arianne-martell": {
    rule: "Arianne Martell: if Martell defends and loses, its units suffer losses and retreat as usual, but the attackers do not enter: they return unrouted where they came from. Martell’s orders, token and fortification in the area are gone. A port there keeps its owner, unless the land is the home of another house and falls back to it.",
    log: "Arianne Martell: {house:house} gives up {area:area}, but nobody enters.",
    reason: laterEdition,
  },
  "throne.crowned.doran-martell": {
    rule: "Doran Martell: on one influence track of Martell’s choice the opponent moves to the last place at once and those behind it move up; the token goes to the new first. A round under way is still finished in the old order of play.",
    log: "Doran Martell: {house:house} sends {victim:house} to the last place of the {track:track} track.",
    reason: "Reconstructed from the later edition; a round finished in its old order gives nobody two turns or none.",
  },
} as const satisfies Record<string, RuleText>;
