import { ready } from "./ready.ts";

export const sunAndSpear = ready({
  id: "sun-and-spear",
  about: {
    en: "Martell strikes back: lose a challenge, and vengeance follows. Small knights, sharp events, and the patience of Dorne.",
    fr: "Les Martell rendent coup pour coup : un défi perdu appelle vengeance. De petits chevaliers, des événements acérés et la patience de Dorne.",
  },
  house: "core_213",
  plots: [
    "pots_60", // To the Spears!
    "core_203", // Counting Favors
    "core_181", // Summoning Season
    "core_206", // Rule by Decree
    "core_201", // Valar Morghulis
    "core_183", // Uneasy Truce
    "low_51", // Calm Before the Storm
  ],
  cards: {
    pots_1: 2, // The Red Viper
    pots_2: 2, // Arianne Martell
    pots_3: 2, // Doran Martell
    pots_4: 2, // Darkstar
    pots_5: 2, // Areo Hotah
    pots_7: 2, // Ellaria Sand
    pots_10: 3, // House Messenger
    pots_11: 3, // House Dayne Knight
    pots_12: 3, // Paramour
    pots_14: 3, // House Dayne Skirmisher
    pots_15: 2, // Orphan of the Greenblood
    pots_17: 1, // House Dayne Reserves
    ccg_riders_boneway: 2, // Riders of the Boneway
    pots_26: 3, // Dornish Fiefdoms
    pots_30: 3, // Water Garden
    core_134: 3, // Summer Sea
    core_138: 2, // Crossroads
    pots_33: 1, // The Spear Tower
    pots_34: 1, // Tower of the Sun
    ccg_triple_porte: 1, // The Threefold Gate
    pots_18: 2, // Taste for Blood
    pots_19: 2, // Locked Away
    pots_20: 3, // Blood for Blood
    pots_21: 2, // He Calls It Thinking
    pots_22: 2, // The Prince's Wrath
    pots_25: 2, // Red Vengeance
    asots_54: 2, // Unbowed, Unbent, Unbroken
    ccg_dard_scorpion: 2, // The Scorpion's Sting
  },
});
