import { type Card, card } from "../../words/index.ts";

export const martellSupport: readonly Card[] = [
  card(
    "pots_18",
    { title: "Taste for Blood", type: "attachment", house: ["martell"], cost: 1, traits: ["Boon"] }, // TODO constant+response: Bearer +1 STR. Response to you losing a challenge as defender: bearer claims 1 power.
  ),
  card(
    "pots_19",
    { title: "Locked Away", type: "attachment", house: ["martell"], cost: 0, traits: ["Condition"] }, // TODO triggered: Any phase: kneel 1 influence -> bearer loses 1 icon of your choice until end of phase.
  ),
  card(
    "pots_21",
    { title: "He Calls It Thinking", type: "event", house: ["martell"], only: ["martell"] }, // TODO response: Response (cancel): cancel the effects of a response that has no influence cost; then attach this to a Martell character as a Boon giving +2 STR. Ruling: The bearer is picked at execution by the controller (no target); without one the card goes to its pile.
  ),
  card(
    "pots_22",
    { title: "The Prince's Wrath", type: "event", house: ["martell"], only: ["martell"] }, // TODO triggered: Challenges: kneel 1 influence -> target a character -> until end of phase it loses a military, an intrigue and a power icon.
  ),
  card(
    "pots_25",
    { title: "Red Vengeance", type: "event", house: ["martell"], only: ["martell"] }, // TODO response: Response to you losing as defender: kneel 2 influence -> cancel the claim effect; then choose an opponent who satisfies it as if they had lost as defender. Ruling: save/cancel response (step 2 of resolution), target an opponent, he may be the winner
  ),
  card(
    "pots_26",
    {
      title: "Dornish Fiefdoms",
      type: "location",
      house: ["martell"],
      cost: 1,
      traits: ["Dorne"],
      keywords: ["limited"],
      influence: 1,
    }, // TODO triggered: Marshalling: kneel this -> next Martell card you play this phase costs 1 less. Provides 1 influence.
  ),
  card(
    "pots_30",
    {
      title: "Water Garden",
      type: "location",
      house: ["martell"],
      cost: 0,
      traits: ["Dorne"],
      keywords: ["limited"],
      gold: 1,
    }, // TODO constant: +1 income.
  ),
  card(
    "pots_32",
    { title: "The Old Palace", type: "location", house: ["martell"], cost: 1, traits: ["Dorne"], unique: true }, // TODO constant: Characters without an intrigue icon cannot use stealth. (CCG ER R124: some characters cost +1 gold.)
  ),
  card(
    "pots_33",
    { title: "The Spear Tower", type: "location", house: ["martell"], cost: 1, traits: ["Dorne"], unique: true }, // TODO constant: Characters without a military icon get -1 STR.
  ),
  card(
    "pots_34",
    { title: "Tower of the Sun", type: "location", house: ["martell"], cost: 1, traits: ["Dorne"], unique: true }, // TODO constant: No power icon: no power from renown.
  ),
  card(
    "asots_54",
    { title: "Unbowed, Unbent, Unbroken", type: "event", house: ["martell"], only: ["martell"] }, // TODO response: Response (you lost a challenge; discard a non-empty hand): take that many cards off the top of your deck, revealed, into hand.
  ),
  card(
    "ccg_dard_scorpion",
    { title: "The Scorpion's Sting", type: "event", house: ["martell"], only: ["martell"] }, // TODO triggered: Challenges: kneel 2 influence -> target a character -> until end of phase it loses a military, an intrigue and a power icon. Then its controller chooses and discards 1 card from hand per printed icon of that character. Ruling: The out-of-House penalty applies to cards with a gold cost only (R-C77).
  ),
  card(
    "ccg_triple_porte",
    { title: "The Threefold Gate", type: "location", house: ["martell"], cost: 2, traits: ["Dorne"], unique: true }, // TODO constant: Characters of STR 6+ have stealth. Characters of printed STR 6+ cannot have their STR lowered by card effects.
  ),
  card(
    "ccg_palais_vieux",
    {
      title: "The Old Palace",
      type: "location",
      house: ["martell"],
      cost: 1,
      traits: ["Dorne"],
      unique: true,
      printing: "ER",
    }, // TODO constant: Characters cost +1 gold (a penalty, cost step c). Exact class of characters not in the FAQ. Ruling: characters without an intrigue icon cost their player 1 gold more, a penalty (fits the Riders: military and power)
  ),
];
