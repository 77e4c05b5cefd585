import { type Card, card } from "../../words/index.ts";

export const starkCharacters: readonly Card[] = [
  card(
    "core_4",
    {
      title: "Ser Rodrik Cassel",
      type: "character",
      house: ["stark"],
      cost: 3,
      str: 2,
      icons: ["military", "power"],
      traits: ["Knight"],
      unique: true,
    }, // TODO constant: Not knelt when declared as defender. +2 STR while defending.
  ),
  card(
    "core_5",
    {
      title: "Eddard Stark",
      type: "character",
      house: ["stark"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      keywords: ["renown", "deadly", "stalwart"],
      unique: true,
    }, // TODO passive: When he enters play he claims 1 power.
  ),
  card(
    "core_6",
    {
      title: "Catelyn Stark",
      type: "character",
      house: ["stark"],
      cost: 3,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["noble"],
      traits: ["Lady", "House Tully"],
      unique: true,
    }, // TODO response: Response to being declared as defender: target a participating character -> its STR is not counted for this challenge.
  ),
  card(
    "core_7",
    {
      title: "Arya Stark",
      type: "character",
      house: ["stark"],
      cost: 2,
      str: 2,
      icons: ["military", "power"],
      traits: ["Lady"],
      unique: true,
    }, // TODO triggered: Any phase: kneel 1 influence -> target a character having stealth or renown -> until end of phase it loses those keywords and Arya gains whichever were lost.
  ),
  card(
    "core_8",
    {
      title: "Robb Stark",
      type: "character",
      house: ["stark"],
      cost: 4,
      str: 2,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      unique: true,
    }, // TODO response: Response to you winning a military challenge with Robb participating: target a character of the loser -> kill it.
  ),
  card(
    "core_9",
    {
      title: "Sansa Stark",
      type: "character",
      house: ["stark"],
      cost: 2,
      str: 2,
      icons: ["intrigue", "power"],
      crests: ["noble"],
      traits: ["Lady"],
      unique: true,
      only: ["stark"],
    }, // TODO response: Response to any player playing an attachment on Sansa: that player may draw 1 card.
  ),
  card(
    "core_10",
    {
      title: "Greatjon Umber",
      type: "character",
      house: ["stark"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["war"],
      traits: ["Lord"],
      unique: true,
    }, // TODO triggered: Challenges: kneel Greatjon -> he joins the current military or power challenge on either side. Ruling: joins on his controller's side; refused if the controller is neither attacker nor defender
  ),
  card(
    "core_11",
    {
      title: "Shaggydog",
      type: "character",
      house: ["stark"],
      cost: 1,
      str: 1,
      icons: ["military"],
      traits: ["Creature", "Direwolf"],
      keywords: ["deadly", "no-attachments"],
      unique: true,
    }, // TODO constant: While you control a Stark Lord character: +3 STR and immune to events.
  ),
  card(
    "core_12",
    {
      title: "Hodor",
      type: "character",
      house: ["stark"],
      cost: 1,
      str: 4,
      icons: ["military", "power"],
      traits: ["Ally"],
      keywords: ["deadly", "no-attachments"],
      unique: true,
    }, // TODO constant: Cannot be declared as an attacker. Cannot be bypassed by stealth.
  ),
  card(
    "core_14",
    {
      title: "Grey Wind",
      type: "character",
      house: ["stark"],
      cost: 4,
      str: 4,
      icons: ["military"],
      traits: ["Creature", "Direwolf"],
      keywords: ["deadly", "no-attachments"],
      unique: true,
    }, // TODO constant: Costs 2 less to play while Robb Stark is in play.
  ),
  card("core_16", {
    title: "War Host of the North",
    type: "character",
    house: ["stark"],
    cost: 7,
    str: 11,
    icons: ["military"],
    crests: ["war"],
    traits: ["Army"],
    keywords: ["no-attachments"],
  }),
  card("core_18", {
    title: "Knight of the Tumblestone",
    type: "character",
    house: ["stark"],
    cost: 2,
    str: 2,
    icons: ["military", "power"],
    crests: ["war"],
    traits: ["Knight", "House Tully"],
  }),
  card(
    "core_21",
    {
      title: "House Tully Recruiter",
      type: "character",
      house: ["stark"],
      cost: 1,
      str: 1,
      icons: ["power"],
      traits: ["Ally", "House Tully"],
    }, // TODO triggered: Marshalling: kneel this -> next Stark character you play this phase costs 1 less.
  ),
  card(
    "core_22",
    {
      title: "Trident Reinforcements",
      type: "character",
      house: ["stark"],
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["House Tully"],
    }, // TODO triggered: Dominance: if your dead pile holds 3+ characters, return this card from your dead pile to your hand.
  ),
  card(
    "bwb_81",
    {
      title: "Steelshanks Walton",
      type: "character",
      house: ["stark"],
      cost: 2,
      str: 3,
      icons: ["military", "power"],
      traits: ["House Bolton", "Ally"],
      keywords: ["deadly"],
      unique: true,
    }, // TODO triggered: Dominance: a player who won dominance this round takes control of this character. Any player may use this ability. Ruling: "Dominance: the player who won dominance this round, if he does not control Walton, takes control" + R-C58
  ),
  card(
    "ccg_eddard_er",
    {
      title: "Eddard Stark",
      type: "character",
      house: ["stark"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      unique: true,
      printing: "ER",
    }, // TODO response: Response to you winning a military challenge: stand Eddard. He gets +2 STR until end of phase (two independent effects, no "then").
  ),
];
