import { type Card, card } from "../words/index.ts";

export const plots: readonly Card[] = [
  card(
    "core_181",
    { title: "Summoning Season", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 } }, // TODO passive/whenRevealed: Choose an opponent; you both search for a character, reveal it, take it, shuffle.
  ),
  card(
    "core_183",
    { title: "Uneasy Truce", type: "plot", plot: { gold: 4, initiative: 0, claim: 1 } }, // TODO constant: To initiate a military challenge the attacker must give the defender 2 gold.
  ),
  card(
    "core_184",
    { title: "Rains of Autumn", type: "plot", plot: { gold: 4, initiative: 5, claim: 1 } }, // TODO constant: Characters, locations and attachments give no income bonus this round.
  ),
  card(
    "core_187",
    { title: "Fleeing to the Wall", type: "plot", traits: ["Others"], plot: { gold: 3, initiative: 3, claim: 1 } }, // TODO passive/whenRevealed: Each player chooses up to 3 locations; all others are discarded (cannot be saved or cancelled). Ruling: of his own cards; choices in first-player order, all leave at one moment
  ),
  card(
    "core_188",
    { title: "Drunken Allegations", type: "plot", plot: { gold: 3, initiative: 4, claim: 1 } }, // TODO passive/whenRevealed: Choose an opponent; you and that opponent each choose and kneel a standing character.
  ),
  card(
    "core_190",
    { title: "Planning Ahead", type: "plot", plot: { gold: 3, initiative: 0, claim: 1 } }, // TODO constant: The taxation phase is skipped this round. Ruling: no taxation phase: gold is kept, titles and plots are still cleared at the end of the round
  ),
  card(
    "core_191",
    { title: "Wildfire Assault", type: "plot", plot: { gold: 3, initiative: 4, claim: 1 } }, // TODO passive/whenRevealed: Each player chooses up to 3 of their characters; all others are killed (cannot be saved).
  ),
  card(
    "core_192",
    {
      title: "Hear Me Roar",
      type: "plot",
      house: ["lannister"],
      only: ["lannister"],
      plot: { gold: 5, initiative: 3, claim: 1 },
    }, // TODO constant: Lannister only. -1 STR for every character lacking an intrigue icon.
  ),
  card(
    "core_193",
    { title: "Blockade", type: "plot", plot: { gold: 0, initiative: 4, claim: 1 } }, // TODO constant: Income on each opponent's revealed plot is 0.
  ),
  card(
    "core_194",
    { title: "The Power of Blood", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 }, deckLimit: 2 }, // TODO constant: Noble characters cannot be killed. Up to 2 copies allowed in a plot deck.
  ),
  card(
    "core_199",
    { title: "Snowed Under", type: "plot", plot: { gold: 3, initiative: 0, claim: 1 } }, // TODO passive: At the start of the standing phase you choose one kneeling character or location of each player; they return to owners' hands.
  ),
  card(
    "core_200",
    { title: "The Power of Arms", type: "plot", plot: { gold: 3, initiative: 1, claim: 2 }, deckLimit: 2 }, // TODO constant: Your War characters +2 STR. Up to 2 copies allowed in a plot deck.
  ),
  card(
    "core_201",
    { title: "Valar Morghulis", type: "plot", plot: { gold: 2, initiative: 0, claim: 0 } }, // TODO passive/whenRevealed: Kill all characters in play (saves are allowed). Limit 1 per plot deck.
  ),
  card(
    "core_203",
    { title: "Counting Favors", type: "plot", plot: { gold: 3, initiative: 3, claim: 1 } }, // TODO passive/whenRevealed: Choose an opponent; you each draw 3 cards.
  ),
  card(
    "core_205",
    {
      title: "Mad King's Legacy",
      type: "plot",
      house: ["targaryen"],
      only: ["targaryen"],
      plot: { gold: 4, initiative: 3, claim: 1 },
    }, // TODO passive/whenRevealed: Targaryen only. On reveal: one attachment in play, of your choice, is discarded.
  ),
  card(
    "core_206",
    { title: "Rule by Decree", type: "plot", plot: { gold: 4, initiative: 4, claim: 1 } }, // TODO passive/whenRevealed: The single player with most cards in hand chooses and discards down to 4. Cannot be cancelled.
  ),
  card(
    "core_207",
    { title: "Noose and Swordpoint", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 } }, // TODO constant: Characters of STR 2 or less cannot stand in the standing phase.
  ),
  card(
    "core_208",
    { title: "Herding the Masses", type: "plot", plot: { gold: 2, initiative: 0, claim: 2 } }, // TODO constant: Only unique characters may defend.
  ),
  card(
    "qod_49",
    { title: "Burning Bridges", type: "plot", traits: ["Intrigue Gambit"], plot: { gold: 5, initiative: 0, claim: 1 } }, // TODO constant: Players cannot trigger abilities of characters, locations and attachments in play (influence may still be knelt; passives still work).
  ),
  card(
    "kotst_50",
    { title: "Forgotten Plans", type: "plot", traits: ["Intrigue Gambit"], plot: { gold: 3, initiative: 4, claim: 1 } }, // TODO constant: Plots of any other name count as blank except in the plot phase.
  ),
  card(
    "kotst_52",
    {
      title: "Assault on King's Landing",
      type: "plot",
      traits: ["Military Battle"],
      plot: { gold: 3, initiative: 5, claim: 1 },
    }, // TODO constant: Characters and locations cannot be saved.
  ),
  card(
    "low_50",
    { title: "Fortified Position", type: "plot", plot: { gold: 4, initiative: 0, claim: 1 } }, // TODO constant: All characters' printed text boxes are blank except traits. Limit 1 per plot deck.
  ),
  card(
    "low_51",
    { title: "Calm Before the Storm", type: "plot", plot: { gold: 4, initiative: 2, claim: 1 } }, // TODO constant: For this round events do not affect characters or locations (immunity).
  ),
  card(
    "low_53",
    { title: "Storm of Swords", type: "plot", plot: { gold: 2, initiative: 6, claim: 1 } }, // TODO constant: You may initiate one extra military challenge this phase.
  ),
  card(
    "pots_56",
    { title: "Threat from the North", type: "plot", plot: { gold: 2, initiative: 4, claim: 1 } }, // TODO passive+constant: All characters -1 STR and are discarded (cannot be saved) if STR is 0. Ruling: −1 STR constant, discard clause terminal, cannot be saved; applies at once when the plot comes into force
  ),
  card(
    "pots_58",
    { title: "Attack from the Sea", type: "plot", plot: { gold: 4, initiative: 5, claim: 1 } }, // TODO passive/whenRevealed: Kneel all locations.
  ),
  card(
    "pots_59",
    { title: "Alliance", type: "plot", plot: { gold: 4, initiative: 3, claim: 1 } }, // TODO constant: You pay no out-of-House gold penalty.
  ),
  card(
    "pots_60",
    {
      title: "To the Spears!",
      type: "plot",
      house: ["martell"],
      only: ["martell"],
      plot: { gold: 3, initiative: 0, claim: 1 },
    }, // TODO constant: Martell only. Your characters are not knelt to attack this round.
  ),
  card(
    "low_55",
    {
      title: "Respect of the Old Gods",
      type: "plot",
      house: ["stark"],
      only: ["stark"],
      plot: { gold: 2, initiative: 2, claim: 2 },
    }, // TODO constant: Stark only. The first Stark character you play in marshalling costs 2 less.
  ),
  card(
    "kotse_54",
    {
      title: "Rise of the Kraken",
      type: "plot",
      house: ["greyjoy"],
      only: ["greyjoy"],
      plot: { gold: 1, initiative: 8, claim: 2 },
    }, // TODO constant: Greyjoy only. You claim 1 more power for unopposed challenges.
  ),
  card(
    "acoa_27",
    {
      title: "Fury of the Stag",
      type: "plot",
      house: ["baratheon"],
      traits: ["Power Struggle"],
      only: ["baratheon"],
      plot: { gold: 5, initiative: 7, claim: 1 },
    }, // TODO passive: After you win a power challenge against a Targaryen or Martell House card: choose a character of that opponent and control it until end of phase.
  ),
  card(
    "ccg_hiver_est_la",
    { title: "Winter Is Here", type: "plot", plot: { gold: 2, initiative: 0, claim: 0 } }, // TODO passive/whenRevealed: When revealed: kill all characters in play; they cannot be saved (the effect itself may be cancelled).
  ),
];
