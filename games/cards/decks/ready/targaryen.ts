import { ready } from "./ready.ts";

export const fireAndBlood = ready({
  id: "fire-and-blood",
  about: {
    en: "Dragons and flames: burn characters until their strength is gone, and let three dragons grow over what is left.",
    fr: "Dragons et flammes : brûlez les personnages jusqu’à leur dernière force et laissez grandir trois dragons sur les cendres.",
  },
  house: "core_212",
  plots: [
    "core_205", // Mad King's Legacy
    "core_203", // Counting Favors
    "core_181", // Summoning Season
    "pots_56", // Threat from the North
    "core_191", // Wildfire Assault
    "pots_59", // Alliance
    "core_184", // Rains of Autumn
  ],
  cards: {
    core_106: 2, // Daenerys Targaryen
    core_107: 2, // Khal Drogo
    core_108: 2, // Viserys Targaryen
    core_111: 2, // Drogon
    core_109: 2, // Rhaegal
    core_112: 2, // Viserion
    core_113: 2, // Strong Belwas
    core_105: 2, // Captain Groleo
    core_115: 2, // Quaithe of the Shadow
    core_116: 1, // Xaro Xoan Daxos
    core_118: 3, // Brown Ben Plumm
    core_120: 1, // The Titan's Bastard
    core_121: 3, // Dany's Handmaiden
    core_122: 2, // Warlock's Servitors
    core_123: 3, // Qartheen Fanatic
    qod_10: 1, // Grey Worm
    core_126: 2, // Xaro's Home
    core_127: 3, // Eastern Fiefdoms
    core_131: 3, // Temple of the Graces
    core_134: 3, // Summer Sea
    core_138: 3, // Crossroads
    core_101: 2, // Poisoned Wine
    core_102: 2, // Aegon's Blade
    core_103: 2, // Flame-Kissed
    core_174: 3, // Forever Burning
    core_173: 3, // Dance With Dragons
    qod_38: 2, // Maegi's Promise
  },
});
