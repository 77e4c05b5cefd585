import { type Card, card } from "../../words/index.ts";

export const greyjoySupport: readonly Card[] = [
  card(
    "kotse_17",
    { title: "Assault of the Kraken", type: "event", house: ["greyjoy"], only: ["greyjoy"] }, // TODO response: Response to you winning an unopposed challenge: you may initiate one more challenge of that type as your next challenge; if it is opposed nobody wins it.
  ),
  card(
    "kotse_19",
    { title: "Seasick", type: "event", house: ["greyjoy"], only: ["greyjoy"] }, // TODO response: Response (cancel): negate a triggered effect; its controller can prevent this by kneeling 1 influence.
  ),
  card(
    "kotse_21",
    { title: "Support of Harlaw", type: "attachment", house: ["greyjoy"], cost: 2, traits: ["Condition"] }, // TODO constant+response: Only on a Greyjoy character. Bearer has stealth. Response to you winning an unopposed challenge: stand the bearer.
  ),
  card(
    "kotse_22",
    { title: "Veteran Marauder", type: "attachment", house: ["greyjoy"], cost: 1, traits: ["Skill", "Condition"] }, // TODO constant+response: Bearer has stealth. Response to you winning an unopposed challenge with bearer: move this onto an opponent's location, whose printed text box is blank while it stays. Ruling: R-C18
  ),
  card(
    "kotse_23",
    {
      title: "Iron Island Fiefdoms",
      type: "location",
      house: ["greyjoy"],
      cost: 1,
      traits: ["Iron Islands"],
      keywords: ["limited"],
      influence: 1,
    }, // TODO triggered: Marshalling: kneel this -> next Greyjoy card you play this phase costs 1 less. Provides 1 influence.
  ),
  card(
    "kotse_27",
    { title: "The Iron Mines", type: "location", house: ["greyjoy"], cost: 0, traits: ["Iron Islands"] }, // TODO response: Response (save): kneel and discard this (cannot be saved) -> save a character from being killed.
  ),
  card(
    "kotse_28",
    {
      title: "Longship Iron Victory",
      type: "location",
      house: ["greyjoy"],
      cost: 2,
      traits: ["Warship"],
      unique: true,
    }, // TODO passive+triggered: End of marshalling: kneel all your Warships if you control no Greyjoy character. Challenges: kneel this -> target a participant -> +2 STR for the challenge; if you win draw 1 card.
  ),
  card(
    "kotse_31",
    {
      title: "Gatehouse",
      type: "location",
      house: ["greyjoy"],
      cost: 0,
      traits: ["Iron Islands"],
      keywords: ["limited"],
      gold: 1,
    }, // TODO constant: +1 income.
  ),
  card(
    "kr_105",
    {
      title: "Longship Maiden's Bane",
      type: "location",
      house: ["greyjoy"],
      cost: 2,
      traits: ["Warship"],
      unique: true,
    }, // TODO triggered: Challenges, during a challenge: kneel this -> it joins the challenge on your side as a character that cannot be killed with STR X = your unique Greyjoy Warships.
  ),
  card(
    "acoa_47",
    { title: "To Be a Kraken", type: "event", house: ["greyjoy"], only: ["greyjoy"] }, // TODO response: Only if a Military Battle plot is in your used pile. Response (cancel): stand one of your Greyjoy characters -> cancel a triggered effect.
  ),
  card(
    "ccg_dix_tours",
    { title: "The Walls of Ten Towers", type: "location", house: ["greyjoy"], cost: 2, traits: ["Iron Islands"] }, // TODO triggered: Challenges: kneel this -> target 2 characters -> until end of phase swap their base STR (STR before modifiers).
  ),
  card(
    "ccg_tete_de_pont",
    { title: "Beachhead", type: "attachment", house: ["greyjoy"], cost: 2, traits: ["Condition"] }, // TODO constant: Attach to a non-limited location: you control it while this is attached. If blanked it is illegally attached and discarded.
  ),
];
