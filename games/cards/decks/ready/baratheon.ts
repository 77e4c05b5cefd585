import { ready } from "./ready.ts";

export const oursIsTheFury = ready({
  id: "ours-is-the-fury",
  about: {
    en: "Three Baratheon brothers who gather power quickly: knights, renown and power challenges, with Melisandre’s shadows behind them.",
    fr: "Trois frères Baratheon vite couverts de pouvoir : chevaliers, renom et défis de pouvoir, avec les ombres de Mélisandre en renfort.",
  },
  house: "core_211",
  plots: [
    "acoa_27", // Fury of the Stag
    "pots_59", // Alliance
    "core_181", // Summoning Season
    "core_203", // Counting Favors
    "core_194", // The Power of Blood
    "core_191", // Wildfire Assault
    "core_200", // The Power of Arms
  ],
  cards: {
    core_71: 2, // Robert Baratheon
    core_72: 2, // Stannis Baratheon
    core_73: 2, // Renly Baratheon
    core_74: 2, // Melisandre
    core_75: 2, // Ser Davos Seaworth
    core_76: 2, // Brienne of Tarth
    core_79: 2, // Edric Storm
    ccg_reine_epines: 1, // Queen of Thorns
    ccg_chevalier_fleurs: 2, // Knight of Flowers
    core_81: 3, // Knight of the Rainwood
    core_86: 3, // Renly's Courtier
    core_88: 3, // House Tyrell Guard
    core_89: 2, // Host of Storm's End
    core_85: 1, // Army of the Faithful
    core_82: 2, // Stannis's Northern Cavalry
    core_95: 3, // Aegon's Garden
    core_33: 3, // Narrow Sea
    core_138: 3, // Crossroads
    qod_42: 2, // Kingsroad Fiefdom
    kotst_32: 2, // Storm's End
    core_91: 1, // Dragonstone Port
    kotst_30: 1, // Pyre of the False Gods
    core_68: 2, // Lightbringer
    core_66: 2, // Shadow's Blessing
    core_150: 2, // Bodyguard
    ccg_jeu_dombres: 2, // Shadow Play
    kotst_33: 2, // Obey the King
    core_168: 2, // Muster
    core_175: 2, // Seductive Promise
  },
});
