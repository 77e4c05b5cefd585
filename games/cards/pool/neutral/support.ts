import { type Card, card } from "../../words/index.ts";

export const neutralSupport: readonly Card[] = [
  card(
    "low_36",
    { title: "Fear Cuts Deeper than Swords", type: "event" }, // TODO response: Response (cancel): cancel an event just played whose only target is one of your Stark characters.
  ),
  card(
    "core_158",
    { title: "Lethal Counterattack", type: "event" }, // TODO triggered: Challenges, military only: cost kneel two Stark characters of yours -> all attackers are killed. Once per challenge. Ruling: once for the table (R-C63)
  ),
  card(
    "core_156",
    { title: "Winter is Coming", type: "event" }, // TODO triggered: Challenges: claim on every Stark player's revealed plot is +1 for this challenge. Limit 1 per round. Ruling: a player whose House card is Stark Only during a challenge; in melee the opponent is the attacker.
  ),
  card(
    "core_161",
    { title: "I Never Bet Against My Family", type: "event" }, // TODO triggered: Challenges: pay X gold and kneel a Lannister character -> an opponent's claim is lowered by X (min 0) for this challenge. Ruling: Only during a challenge; in melee the opponent is the attacker.
  ),
  card(
    "core_166",
    { title: "A Lannister Pays His Debts", type: "event" }, // TODO response: Response to you losing a challenge: kneel one of your Lannister characters -> target a participating character of the winner -> kill it. (Cost may be paid by a moribund character, FAQ section 3.)
  ),
  card(
    "core_168",
    { title: "Muster", type: "event" }, // TODO triggered: Marshalling: kneel one of your Knights -> search your deck for a Knight, reveal it, take it into hand, shuffle.
  ),
  card(
    "core_173",
    { title: "Dance With Dragons", type: "event" }, // TODO triggered: Any phase: kneel 1 influence -> search your deck for a Dragon card, reveal it, take it into hand, shuffle.
  ),
  card(
    "qod_38",
    { title: "Maegi's Promise", type: "event" }, // TODO triggered: Dominance (1 influence): take a Targaryen character out of your dead pile into hand.
  ),
  card(
    "kotse_20",
    { title: "Risen from the Sea", type: "event" }, // TODO response: Response (save): a Greyjoy character survives being killed; this event then stays on it as a Condition attachment worth +1 STR.
  ),
  card(
    "pots_20",
    { title: "Blood for Blood", type: "event" }, // TODO response: Response to one of your Martell characters being killed: target a character of equal or lower STR -> kill it. Limit 1 per phase.
  ),
  card(
    "core_138",
    { title: "Crossroads", type: "location", cost: 2, traits: ["Westeros"], gold: 1, influence: 1 }, // TODO constant: +1 income, 1 influence.
  ),
  card(
    "core_139",
    { title: "Street of Steel", type: "location", cost: 0, traits: ["King's Landing"], deckLimit: 1 }, // TODO triggered: Deck limit 1. Marshalling (kneel this): your next military-icon character this phase is 1 gold cheaper.
  ),
  card(
    "core_140",
    { title: "Lordship", type: "attachment", cost: 1, traits: ["Title"] }, // TODO constant: Bearer gains Lord trait and a power icon; +4 STR during dominance. Limit 1 per character.
  ),
  card(
    "core_145",
    { title: "Milk of the Poppy", type: "attachment", cost: 1, traits: ["Condition"] }, // TODO constant: Bearer's text box is blank except traits.
  ),
  card(
    "core_150",
    { title: "Bodyguard", type: "attachment", cost: 0, traits: ["Condition"] }, // TODO response: Only on a Lord or Lady; limit 1 per character. Response (save): discard this (cannot be saved) -> bearer saved from being killed or discarded.
  ),
  card(
    "core_155",
    { title: "Distraction", type: "event" }, // TODO triggered: Marshalling: target a character with a military icon -> kneel it.
  ),
  card(
    "core_171",
    { title: "Retreat", type: "event" }, // TODO response: Response (a unique character of yours was killed): its moribund destination becomes your hand. Ruling: 'Your' deck or hand is its owner's (R-C71).
  ),
  card(
    "core_172",
    { title: "Support of the Kingdom", type: "event" }, // TODO response: Response to you winning a power challenge: target an opponent's location that gives gold or influence -> take control of it.
  ),
  card(
    "core_175",
    { title: "Seductive Promise", type: "event" }, // TODO response: Response to you winning a power challenge by 4+: target a non-unique character of the loser -> take control of it. Limit 1 per phase.
  ),
  card(
    "core_176",
    { title: "Westeros Bleeds", type: "event" }, // TODO triggered: Dominance: kneel 4 influence -> discard all characters from play.
  ),
  card(
    "core_177",
    { title: "Distinct Mastery", type: "event" }, // TODO triggered: Any phase: target a Holy, Learned, Noble or War character -> stand it.
  ),
  card(
    "low_46",
    { title: "Nightmares", type: "event" }, // TODO triggered: Any phase: target a character or location -> its printed text box is blank until end of phase.
  ),
  card(
    "qod_46",
    { title: "Paper Shield", type: "event" }, // TODO response: Response (cancel): cancel an event just played that has neither gold nor influence cost.
  ),
  card(
    "pots_41",
    { title: "Wars Are Won with Quills", type: "event" }, // TODO response: Response to you winning an intrigue challenge by 4+: name a challenge type -> the loser cannot attack or defend in it until end of phase. Limit 1 per phase.
  ),
  card(
    "pots_44",
    { title: "Formal Petition", type: "attachment", cost: 3, traits: ["Condition", "Decree"], unique: true }, // TODO constant: Attach to your House card, limit 1. You need 2 less power to win.
  ),
  card(
    "ator_2",
    {
      title: "Black Raven",
      type: "attachment",
      cost: 1,
      traits: ["Raven", "Creature"],
      immune: [{ notTrait: "Raven" }],
    }, // TODO constant: Goes on your House card; other Raven attachments in play are discarded. Season: Summer. Every income count yields 1 gold more. Immune to non-Raven cards.
  ),
  card(
    "ator_24",
    {
      title: "White Raven",
      type: "attachment",
      cost: 1,
      traits: ["Raven", "Creature"],
      immune: [{ notTrait: "Raven" }],
    }, // TODO constant: Goes on your House card; other Raven attachments in play are discarded. Season: Winter. Every income count yields 1 gold less. Immune to non-Raven cards.
  ),
  card(
    "kotse_30",
    {
      title: "Bay of Ice",
      type: "location",
      house: ["stark", "lannister", "baratheon", "targaryen", "martell", "greyjoy"],
      cost: 0,
      traits: ["Kingdom"],
      initiative: 1,
    }, // TODO passive: Belongs to all six Houses. Passive after initiative is won: the winner kneels every copy of this card, then draws 1. +1 initiative.
  ),
  card(
    "qod_42",
    { title: "Kingsroad Fiefdom", type: "location", cost: 2, traits: ["Westeros"], influence: 2, initiative: 2 }, // TODO constant: +2 initiative, 2 influence.
  ),
  card(
    "kotst_48",
    { title: "Narrow Escape", type: "event" }, // TODO triggered: Any phase: put into play all characters killed or discarded this phase from their owners' piles; any opponent may discard a hand of 1+ cards to cancel. Limit 1 per phase. Ruling: in step 2, players left of the actor first; discarding the hand is the cost of that cancel R-C75.
  ),
  card(
    "pots_40",
    { title: "Parting Blow", type: "event" }, // TODO response: Response to a character you control leaving play: target an opponent's character -> kneel it; then draw 1 card.
  ),
  card(
    "ccg_main_du_roi",
    { title: "Hand of the King", type: "attachment", cost: 1, traits: ["Title"], unique: true }, // TODO passive: When it enters play: choose and discard an attachment from play (mandatory).
  ),
];
