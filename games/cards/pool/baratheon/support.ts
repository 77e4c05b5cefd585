import { type Card, card } from "../../words/index.ts";

export const baratheonSupport: readonly Card[] = [
  card(
    "core_66",
    { title: "Shadow's Blessing", type: "attachment", house: ["baratheon"], cost: 1, traits: ["Condition"] }, // TODO constant: Bearer +2 STR while it has a power icon; -2 STR while it does not.
  ),
  card(
    "core_67",
    { title: "Motley", type: "attachment", house: ["baratheon"], cost: 0, traits: ["Condition"] }, // TODO constant: Only on an opponent's character. Its controller must hand you 1 gold whenever declaring it as attacker/defender or using its ability. Ruling: additional cost, from the gold pool to the attachment's controller; cannot pay → cannot declare or use
  ),
  card(
    "core_68",
    {
      title: "Lightbringer",
      type: "attachment",
      house: ["baratheon"],
      cost: 2,
      traits: ["Item", "Weapon"],
      keywords: ["vigilant"],
      unique: true,
    }, // TODO response: Only on a Baratheon character. Response (save): kneel this -> bearer saved from being killed.
  ),
  card(
    "core_69",
    { title: "Stinking Drunk", type: "attachment", house: ["baratheon"], cost: 1, traits: ["Condition"] }, // TODO constant: Bearer -4 STR while participating in a challenge.
  ),
  card(
    "core_91",
    { title: "Dragonstone Port", type: "location", house: ["baratheon"], cost: 2, traits: ["Dragonstone"] }, // TODO constant+triggered: Opens an extra player-action window in the plot phase between choosing and revealing plots. Plot, in that window: name a plot -> 1 power for your House per opponent who reveals it. Limit once per phase. Ruling: the segment exists for all players while the card is in play when plots have been chosen; the named plot is public
  ),
  card(
    "core_95",
    {
      title: "Aegon's Garden",
      type: "location",
      house: ["baratheon"],
      cost: 0,
      traits: ["Dragonstone"],
      keywords: ["limited"],
      gold: 1,
    }, // TODO constant: +1 income.
  ),
  card(
    "kotst_30",
    {
      title: "Pyre of the False Gods",
      type: "location",
      house: ["baratheon"],
      cost: 2,
      traits: ["Dragonstone"],
      unique: true,
    }, // TODO passive+triggered/replacement: Events you play from hand go to the bottom of your deck instead of the discard pile. Marshalling: kneel this, pay 2 gold -> return an event from your discard pile to hand.
  ),
  card(
    "kotst_32",
    { title: "Storm's End", type: "location", house: ["baratheon"], cost: 2, traits: ["Westeros"], unique: true }, // TODO passive/replacement: If you win dominance you may, instead of 1 power for your House, give 1 power to each of 2 different Baratheon characters. Ruling: not usable with fewer than two Baratheon characters
  ),
  card(
    "core_170",
    { title: "Lords of the Narrow Sea", type: "event", house: ["baratheon"], only: ["baratheon"] }, // TODO triggered: Any phase: kneel 3 influence OR a Noble character -> an opponent reveals a new plot; if its income is lower than yours claim 1 power for your House. Ruling: R-C51; "income" = printed gold of both revealed plots after modifiers
  ),
  card(
    "kotst_33",
    { title: "Obey the King", type: "event", house: ["baratheon"], only: ["baratheon"] }, // TODO triggered: Challenges: target a character with at least 1 power -> stand or kneel it.
  ),
  card(
    "ccg_jeu_dombres",
    { title: "Shadow Play", type: "event", house: ["baratheon"], keywords: ["deathbound"], only: ["baratheon"] }, // TODO triggered: Deathbound. Challenges: kneel 2 influence -> target a character of STR 3 or less -> control it until end of phase (it is removed from any challenge).
  ),
  card(
    "ccg_estuaire_nera",
    {
      title: "Blackwater Estuary",
      type: "location",
      house: ["baratheon"],
      cost: 2,
      traits: ["Westeros"],
      unique: true,
    }, // TODO passive: While your dead pile holds 4+ total STR: stand all your characters at the beginning of each phase.
  ),
];
