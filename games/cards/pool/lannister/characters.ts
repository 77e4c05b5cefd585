import { type Card, card } from "../../words/index.ts";

export const lannisterCharacters: readonly Card[] = [
  card(
    "core_36",
    {
      title: "Joffrey Baratheon",
      type: "character",
      house: ["lannister"],
      cost: 3,
      str: 2,
      icons: ["power"],
      crests: ["noble"],
      traits: ["Lord"],
      unique: true,
    }, // TODO response: Response to a Lord or Lady being killed: Joffrey claims 1 power. Limit 3 per round.
  ),
  card(
    "core_37",
    {
      title: "Ser Jaime Lannister",
      type: "character",
      house: ["lannister"],
      cost: 4,
      str: 3,
      icons: ["military", "intrigue"],
      traits: ["Lord", "Knight"],
      keywords: ["deadly", "infamy"],
      unique: true,
    }, // TODO constant: Not knelt to attack or defend in military challenges.
  ),
  card(
    "core_38",
    {
      title: "Tyrion Lannister",
      type: "character",
      house: ["lannister"],
      cost: 4,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["learned"],
      traits: ["Lord"],
      keywords: ["stealth"],
      unique: true,
    }, // TODO response: Response to you winning an intrigue challenge, or any challenge he took part in: pay 1 gold -> draw 1 card. Ruling: Once a challenge won with him (R-C78).
  ),
  card(
    "core_39",
    {
      title: "Cersei Lannister",
      type: "character",
      house: ["lannister"],
      cost: 3,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["noble"],
      traits: ["Lady"],
      unique: true,
    }, // TODO triggered: Dominance: kneel Cersei and pay 2 gold -> target a character -> kneel it if standing; it does not stand in this round's standing phase.
  ),
  card(
    "core_40",
    {
      title: "Tywin Lannister",
      type: "character",
      house: ["lannister"],
      cost: 5,
      str: 4,
      icons: ["military", "intrigue", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      unique: true,
    }, // TODO passive: At the start of the marshalling phase put 2 gold from the treasury on Tywin; gold on him may be spent like gold in your pool.
  ),
  card(
    "core_41",
    {
      title: "Ser Ilyn Payne",
      type: "character",
      house: ["lannister"],
      cost: 4,
      str: 2,
      icons: ["intrigue", "power"],
      traits: ["Knight", "Ally"],
      unique: true,
    }, // TODO triggered: Marshalling: kneel Ilyn Payne -> target a character of STR 2 or less -> kill it.
  ),
  card(
    "core_42",
    {
      title: "The Hound",
      type: "character",
      house: ["lannister"],
      cost: 2,
      str: 4,
      icons: ["military"],
      traits: ["Ally"],
      unique: true,
    }, // TODO passive+passive/replacement: If killed he goes to the discard pile instead of the dead pile. At the start of dominance: discard the top card of your deck or discard him from play (cannot be saved). Ruling: With an empty deck the first alternative cannot be chosen; then he is discarded.
  ),
  card(
    "core_44",
    {
      title: "Bronn",
      type: "character",
      house: ["lannister"],
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["Knight", "Mercenary"],
      keywords: ["deadly", "no-attachments"],
      unique: true,
    }, // TODO triggered+passive/replacement: Any phase: pay 2 gold -> target a character -> until end of phase, if it would be killed while Bronn is kneeling, stand Bronn instead. Ruling: replacement while Bronn kneels: instead of being killed nothing happens to it and Bronn stands; not a save
  ),
  card(
    "core_45",
    {
      title: "Grand Maester Pycelle",
      type: "character",
      house: ["lannister"],
      cost: 3,
      str: 2,
      icons: ["intrigue", "power"],
      traits: ["Maester"],
      unique: true,
    }, // TODO response: Response (an opponent's effect revealed cards): your deck's top card is revealed and goes to your hand. At most 3 times per phase. Ruling: cards revealed by an *effect* an opponent controls; revealing plots is the framework, not an effect
  ),
  card(
    "core_47",
    {
      title: "Ser Jacelyn Bywater",
      type: "character",
      house: ["lannister"],
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["Knight"],
      immune: [{ of: ["character"] }],
      unique: true,
    }, // TODO response: Response to him being killed: each opponent discards 1 card at random from hand.
  ),
  card(
    "core_48",
    {
      title: "Enemy Informer",
      type: "character",
      house: ["lannister"],
      cost: 3,
      str: 2,
      icons: ["military", "intrigue"],
      traits: ["House Tyrell"],
    }, // TODO response: Response to you playing this from hand: target a character -> kneel it.
  ),
  card("core_51", {
    title: "Lurkers at Harrenhal",
    type: "character",
    house: ["lannister"],
    cost: 6,
    str: 6,
    icons: ["intrigue", "power"],
    traits: ["House Clegane"],
    keywords: ["stealth", "deadly", "no-attachments"],
  }),
  card(
    "core_52",
    {
      title: "Lannisport Steward",
      type: "character",
      house: ["lannister"],
      cost: 2,
      str: 2,
      icons: ["intrigue"],
      traits: ["Ally"],
      gold: 2,
    }, // TODO constant: +2 income.
  ),
  card(
    "lotr_10",
    {
      title: "Ser Gregor Clegane",
      type: "character",
      house: ["lannister"],
      cost: 4,
      str: 4,
      icons: ["military"],
      crests: ["war"],
      traits: ["Knight", "House Clegane"],
      keywords: ["renown"],
      unique: true,
    }, // TODO triggered: While kneeling gains: Any phase: kneel 2 influence -> target a kneeling character of STR 2 or less -> kill it; then stand Gregor. (FAQ quotes ER R28: 3 influence, no "while kneeling".)
  ),
  card(
    "lotr_15",
    {
      title: "Doubting Septa",
      type: "character",
      house: ["lannister"],
      cost: 1,
      str: 1,
      icons: ["intrigue"],
      crests: ["holy"],
      traits: ["Septon"],
    }, // TODO passive/replacement: Replacement on being killed: goes under your deck and you draw 1. Ruling: 'Your' deck or hand is its owner's (R-C71).
  ),
  card(
    "ccg_gregor_er",
    {
      title: "Ser Gregor Clegane",
      type: "character",
      house: ["lannister"],
      cost: 4,
      str: 4,
      icons: ["military"],
      crests: ["war"],
      traits: ["Knight"],
      unique: true,
      printing: "ER",
    }, // TODO triggered: Any phase: kneel 3 influence -> target a kneeling character of STR 2 or less -> kill it. Then stand Gregor.
  ),
  card(
    "ccg_tommen_eh",
    {
      title: "Tommen Baratheon",
      type: "character",
      house: ["lannister"],
      cost: 1,
      str: 1,
      icons: ["power"],
      traits: ["Lord"],
      unique: true,
    }, // TODO response: Response to a character being killed (himself included): Tommen claims 1 power.
  ),
];
