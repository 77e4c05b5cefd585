import { type Card, card } from "../../words/index.ts";

export const martellCharacters: readonly Card[] = [
  card(
    "pots_1",
    {
      title: "The Red Viper",
      type: "character",
      house: ["martell"],
      cost: 5,
      str: 3,
      icons: ["military", "intrigue", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      keywords: ["renown"],
      immune: [{ of: ["event", "character"] }],
      unique: true,
    }, // TODO constant: Attacks without kneeling when the defending player has a larger number of characters than you.
  ),
  card(
    "pots_2",
    {
      title: "Arianne Martell",
      type: "character",
      house: ["martell"],
      cost: 4,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["noble"],
      traits: ["Lady"],
      keywords: ["stealth"],
      unique: true,
    }, // TODO constant: While attacking: claim on your revealed plot +1.
  ),
  card(
    "pots_3",
    {
      title: "Doran Martell",
      type: "character",
      house: ["martell"],
      cost: 4,
      str: 2,
      icons: ["intrigue", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      unique: true,
    }, // TODO passive: A player losing a challenge as attacker must fulfil that challenge's claim using the defender's plot claim. Ruling: passive of step 4, attacker chooses as a loser would, claim value of the defender's plot
  ),
  card(
    "pots_4",
    {
      title: "Darkstar",
      type: "character",
      house: ["martell"],
      cost: 4,
      str: 3,
      icons: ["military", "intrigue"],
      traits: ["Knight", "House Dayne"],
      keywords: ["renown", "vengeful"],
      unique: true,
      only: ["martell"],
    }, // TODO passive/replacement: Replacement: any discard of this card out of your hand or deck puts it into play instead. Ruling: works from hand/deck; not if uniqueness forbids entry (3.27): then discarded
  ),
  card(
    "pots_5",
    {
      title: "Areo Hotah",
      type: "character",
      house: ["martell"],
      cost: 4,
      str: 4,
      icons: ["military", "power"],
      crests: ["war"],
      traits: ["Ally"],
      unique: true,
    }, // TODO response: Response to you losing a challenge by 4+: kneel him -> target a character -> kill it.
  ),
  card(
    "pots_7",
    {
      title: "Ellaria Sand",
      type: "character",
      house: ["martell"],
      cost: 3,
      str: 3,
      icons: ["intrigue", "power"],
      traits: ["Lady"],
      keywords: ["vengeful"],
      unique: true,
    }, // TODO response: Response (you lost a challenge): shift 1 power token from a character onto her (a move, not a claim). Ruling: target any character with power; a move
  ),
  card(
    "pots_10",
    {
      title: "House Messenger",
      type: "character",
      house: ["martell"],
      cost: 2,
      str: 2,
      icons: ["intrigue"],
      traits: ["Ally"],
    }, // TODO passive: After you play this from hand: reveal the top 2 cards of your deck, put 1 in hand and the other on the bottom. Printed STR 2 (FAQ erratum).
  ),
  card("pots_11", {
    title: "House Dayne Knight",
    type: "character",
    house: ["martell"],
    cost: 1,
    str: 1,
    icons: ["military", "intrigue"],
    traits: ["Knight", "House Dayne"],
  }),
  card(
    "pots_12",
    {
      title: "Paramour",
      type: "character",
      house: ["martell"],
      cost: 1,
      str: 1,
      icons: ["intrigue"],
      traits: ["Ally"],
      influence: 1,
    }, // TODO constant: Provides 1 influence.
  ),
  card(
    "pots_14",
    {
      title: "House Dayne Skirmisher",
      type: "character",
      house: ["martell"],
      cost: 3,
      str: 2,
      icons: ["military", "intrigue"],
      traits: ["House Dayne"],
      keywords: ["no-attachments"],
    }, // TODO triggered: Any phase: cost kill this card (unsaveable) -> you draw 1; then every opponent picks and discards 1 hand card.
  ),
  card(
    "pots_15",
    { title: "Orphan of the Greenblood", type: "character", house: ["martell"], cost: 0, str: 0, traits: ["Ally"] }, // TODO triggered: Any phase: discard this (cannot be saved) -> target a character -> until end of phase it loses a military, an intrigue and a power icon.
  ),
  card(
    "pots_17",
    {
      title: "House Dayne Reserves",
      type: "character",
      house: ["martell"],
      cost: 8,
      str: 6,
      icons: ["military", "intrigue", "power"],
      crests: ["war"],
      traits: ["Army", "House Dayne"],
      keywords: ["no-attachments"],
      only: ["martell"],
    }, // TODO passive+triggered/replacement: If discarded from hand by intrigue claim: put into play instead. Any phase: kneel 1 influence -> return this to owner's hand.
  ),
  card(
    "ccg_riders_boneway",
    {
      title: "Riders of the Boneway",
      type: "character",
      house: ["martell"],
      cost: "X",
      str: 0,
      icons: ["military", "power"],
      traits: ["Army"],
    }, // TODO passive: Cost X (announced when played; X ignores penalties and reductions). Passive on entering play uses X (exact effect not in the FAQ; proposed: enters with +X STR counters). Ruling: base STR 0; passive on entering play: it gets X STR counters, X as announced (0 if put into play)
  ),
];
