import { type Card, card } from "../words/index.ts";

export const fixtures: readonly Card[] = [
  card(
    "fx_joust",
    { title: "Joust lists", type: "event", isFixture: true }, // TODO triggered: Challenges: the current challenge gains the Joust trait; it loses it whenever there is more than 1 attacker or more than 1 defender.
  ),
  card(
    "fx_melee",
    { title: "Grand melee", type: "event", isFixture: true }, // TODO triggered: Challenges: the current challenge gains the Melee trait; it loses it whenever there are fewer than 4 participants.
  ),
  card(
    "fx_cursed",
    {
      title: "Cursed brother",
      type: "character",
      cost: 1,
      str: 2,
      icons: ["military"],
      traits: ["Night's Watch"],
      keywords: ["deathbound"],
      cursed: true,
      isFixture: true,
    }, // TODO constant: Printed cursed icon. Deathbound.
  ),
  card(
    "fx_facedown",
    { title: "Hidden token", type: "event", isFixture: true }, // TODO triggered: Any phase: put the top card of your deck face down as an attachment on one of your characters (no traits, no ability, only type attachment; goes to discard pile whenever it leaves play).
  ),
  card(
    "fx_f1",
    { title: "King's Gallows", type: "location", isFixture: true }, // TODO : passive: each time an opponent draws a card, put a counter here
  ),
  card(
    "fx_f2",
    { title: "Lannisport", type: "location", isFixture: true }, // TODO : any phase: kneel → draw 3 cards
  ),
  card(
    "fx_f3",
    { title: "Behind the Walls", type: "plot", isFixture: true }, // TODO : your characters cannot be killed this round
  ),
  card(
    "fx_f4",
    { title: "Black Wind", type: "location", isFixture: true }, // TODO : any phase: kneel → take an event of influence cost 0 from your discard pile
  ),
  card(
    "fx_f5",
    { title: "Lys Sellsail Fleet", type: "location", isFixture: true }, // TODO : any phase: 1 influence → stand this (two copies)
  ),
  card(
    "fx_f6",
    { title: "Thoros", type: "character", isFixture: true }, // TODO : attachments of printed cost 1+ are immune to events and to character abilities but his
  ),
  card(
    "fx_f7",
    { title: "Blood Magic", type: "event", isFixture: true }, // TODO : choose a character without attachments → kill it
  ),
  card(
    "fx_f8",
    { title: "Dothraki Whip", type: "attachment", isFixture: true }, // TODO : bearer's triggered abilities cannot be used
  ),
  card(
    "fx_f9",
    { title: "Sea Legion", type: "location", isFixture: true }, // TODO : challenges: 1 influence → until end of phase also a character, STR 3, military and power
  ),
  card(
    "fx_f10",
    { title: "Arya's Revenge", type: "event", isFixture: true }, // TODO : choose a character → kill it
  ),
  card(
    "fx_f11",
    { title: "Jorah's Stories", type: "attachment", isFixture: true }, // TODO : any phase: kneel bearer → choose a character; until end of phase immune to opponents' events and character abilities
  ),
  card(
    "fx_f12",
    { title: "Daenerys", type: "character", isFixture: true }, // TODO : your other characters +1 STR
  ),
  card(
    "fx_f13",
    { title: "Raging Mammoth", type: "character", isFixture: true }, // TODO : challenges: kneel → choose a character → discard it from play
  ),
  card(
    "fx_f14",
    { title: "King Balon's Orders", type: "event", isFixture: true }, // TODO : marshalling: put a location from hand into play
  ),
  card(
    "fx_f15",
    { title: "Unbowed, Unbent, Unbroken", type: "plot", isFixture: true }, // TODO : same title as asots_54
  ),
  card(
    "fx_f16",
    { title: "The Wildling Horde", type: "agenda", deckCopies: 2, isFixture: true }, // TODO : at most 2 copies of each card
  ),
  card(
    "fx_f17",
    { title: "Empty Hands", type: "event", isFixture: true }, // TODO : any phase: each player discards his hand (second paragraph: reveals his hand)
  ),
  card(
    "fx_f18",
    { title: "Catelyn", type: "character", isFixture: true }, // TODO : passive when killed: choose a Stark character in your dead pile → return it to hand
  ),
  card(
    "fx_f19",
    { title: "Dissident Priest", type: "character", isFixture: true }, // TODO : response to a card leaving for the bottom of a deck: top instead
  ),
  card(
    "fx_f20",
    { title: "A Head on a Pike", type: "event", isFixture: true }, // TODO : response to a character being killed: your House gains 1 power
  ),
  card(
    "fx_f21",
    { title: "Circle", type: "location", isFixture: true }, // TODO : "while the other's text is not blank, it is blank", both ways
  ),
  card(
    "fx_f22",
    { title: "Cursed Oath + Struck by Fate", type: "agenda", isFixture: true }, // TODO : three printed cursed icons in a dead pile eliminate its player; the event needs one in the target's controller's dead pile
  ),
];
