import { ready } from "./ready.ts";

export const whatIsDead = ready({
  id: "what-is-dead",
  about: {
    en: "Ironborn raiders who go unopposed: attack first and often, cancel the answer, and rise again from the sea.",
    fr: "Des pillards fer-nés que nul n’arrête : attaquez d’abord et souvent, annulez la réponse et resurgissez de la mer.",
  },
  house: "core_214",
  plots: [
    "kotse_54", // Rise of the Kraken
    "core_187", // Fleeing to the Wall
    "core_203", // Counting Favors
    "core_181", // Summoning Season
    "core_201", // Valar Morghulis
    "low_53", // Storm of Swords
    "core_193", // Blockade
  ],
  cards: {
    kotse_1: 2, // Balon Greyjoy
    kotse_2: 2, // Asha Greyjoy
    kotse_4: 2, // Euron Crow's Eye
    kotse_5: 2, // Victarion Greyjoy
    kotse_3: 2, // Theon Greyjoy
    kotse_6: 2, // Aeron Damphair
    kotse_7: 2, // Maester Wendamyr
    kotse_8: 2, // Wex Pyke
    ccg_bouquineur: 2, // The Reader
    kotse_9: 3, // Sea Raiders
    kotse_12: 3, // Drumbeater
    kotse_13: 3, // Drowned Disciple
    kotse_16: 3, // Scurvy Cutthroat
    kotse_23: 3, // Iron Island Fiefdoms
    kotse_31: 3, // Gatehouse
    core_65: 3, // Sunset Sea
    kotse_27: 2, // The Iron Mines
    kotse_28: 2, // Longship Iron Victory
    kr_105: 2, // Longship Maiden's Bane
    core_138: 2, // Crossroads
    kotse_21: 2, // Support of Harlaw
    kotse_22: 2, // Veteran Marauder
    kotse_17: 2, // Assault of the Kraken
    kotse_19: 3, // Seasick
    kotse_20: 3, // Risen from the Sea
    qod_46: 1, // Paper Shield
  },
});
