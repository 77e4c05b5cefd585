import { type Card, card } from "../../words/index.ts";

export const greyjoyCharacters: readonly Card[] = [
  card(
    "kotse_1",
    {
      title: "Balon Greyjoy",
      type: "character",
      house: ["greyjoy"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Lord", "King", "Ironborn"],
      keywords: ["renown"],
      unique: true,
    }, // TODO constant: As the sole King in play: his attack can only be defended by characters whose STR is at least his.
  ),
  card(
    "kotse_2",
    {
      title: "Asha Greyjoy",
      type: "character",
      house: ["greyjoy"],
      cost: 3,
      str: 3,
      icons: ["military", "intrigue", "power"],
      crests: ["war"],
      traits: ["Lady", "Ironborn"],
      keywords: ["renown"],
      unique: true,
    }, // TODO constant: Cannot be saved.
  ),
  card(
    "kotse_3",
    {
      title: "Theon Greyjoy",
      type: "character",
      house: ["greyjoy"],
      cost: 2,
      str: 2,
      icons: ["military", "power"],
      traits: ["Lord", "Ironborn"],
      unique: true,
    }, // TODO triggered: Any phase: pay 1 gold -> target a location -> kneel it. Limit once per round.
  ),
  card(
    "kotse_4",
    {
      title: "Euron Crow's Eye",
      type: "character",
      house: ["greyjoy"],
      cost: 5,
      str: 4,
      icons: ["military", "intrigue", "power"],
      traits: ["Lord", "Ironborn"],
      immune: [{ of: ["event"] }],
      unique: true,
    }, // TODO constant: While standing your Greyjoy characters have stealth.
  ),
  card(
    "kotse_5",
    {
      title: "Victarion Greyjoy",
      type: "character",
      house: ["greyjoy"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["war"],
      traits: ["Lord", "Ironborn"],
      keywords: ["intimidate"],
      unique: true,
    }, // TODO response: Response (you revealed a plot) while you control a Warship: +1 power on him. Once per phase.
  ),
  card(
    "kotse_6",
    {
      title: "Aeron Damphair",
      type: "character",
      house: ["greyjoy"],
      cost: 3,
      str: 3,
      icons: ["power"],
      crests: ["holy"],
      traits: ["Lord", "Ironborn"],
      keywords: ["stealth"],
      unique: true,
    }, // TODO passive/replacement: Replacement on being killed: fetch from deck a Holy, non-unique character costing at most 3 and put it into play (shuffle); he himself goes under your deck. (CCG ER R66 has only the under-the-deck part.) Ruling: Holy, non-unique, cost ≤ 3: in the pool only Drowned Disciple and Doubting Septa; finding none is allowed, he goes under the deck all the same 'Your' deck or hand is its owner's (R-C71).
  ),
  card(
    "kotse_7",
    {
      title: "Maester Wendamyr",
      type: "character",
      house: ["greyjoy"],
      cost: 2,
      str: 1,
      icons: ["intrigue"],
      traits: ["Maester"],
      unique: true,
    }, // TODO response: Response (save; kneel him): protects one Greyjoy character against a kill or discard. Then optionally stand it for 2 influence or a knelt Learned character.
  ),
  card(
    "kotse_8",
    {
      title: "Wex Pyke",
      type: "character",
      house: ["greyjoy"],
      cost: 2,
      str: 1,
      icons: ["military", "intrigue"],
      traits: ["Ally", "Ironborn"],
      unique: true,
    }, // TODO constant: While attacking, characters without a crest cannot be declared as defenders.
  ),
  card("kotse_9", {
    title: "Sea Raiders",
    type: "character",
    house: ["greyjoy"],
    cost: 2,
    str: 3,
    icons: ["military", "power"],
    traits: ["Army", "Ironborn"],
    keywords: ["limited", "no-attachments"],
  }),
  card(
    "kotse_12",
    {
      title: "Drumbeater",
      type: "character",
      house: ["greyjoy"],
      cost: 1,
      str: 1,
      icons: ["military"],
      traits: ["Ironborn"],
    }, // TODO triggered: Challenges while you are the attacker: kneel this -> if you win by 4+ the challenge counts as unopposed. Ruling: looked at when the winner is determined; gives the unopposed bonus though defended
  ),
  card(
    "kotse_13",
    {
      title: "Drowned Disciple",
      type: "character",
      house: ["greyjoy"],
      cost: 3,
      str: 1,
      icons: ["intrigue", "power"],
      crests: ["holy"],
      traits: ["Ironborn"],
      keywords: ["stealth"],
    }, // TODO passive/replacement: Replacement on being killed: goes under your deck; after that, every opponent mills 3 (top of deck to discard). Ruling: 'Your' deck or hand is its owner's (R-C71).
  ),
  card(
    "kotse_16",
    {
      title: "Scurvy Cutthroat",
      type: "character",
      house: ["greyjoy"],
      cost: 1,
      str: 1,
      icons: ["military"],
      traits: ["Ally"],
    }, // TODO response: Response to an opponent playing an attachment: discard this (cannot be saved) -> discard that attachment.
  ),
  card(
    "ccg_bouquineur",
    {
      title: "The Reader",
      type: "character",
      house: ["greyjoy"],
      cost: 3,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["learned"],
      traits: ["Ironborn", "House Harlaw"],
      unique: true,
    }, // TODO response: Response to a character being saved: draw 1 card (once per character saved).
  ),
  card(
    "ccg_aeron_er",
    {
      title: "Aeron Damphair",
      type: "character",
      house: ["greyjoy"],
      cost: 3,
      str: 3,
      icons: ["power"],
      crests: ["holy"],
      traits: ["Lord", "Ironborn"],
      keywords: ["stealth"],
      unique: true,
      printing: "ER",
    }, // TODO passive/replacement: If killed: goes to the bottom of owner's deck instead of the dead pile.
  ),
];
