import type { SeatsAbout } from "../seats-about.ts";

/** Every seat is like the other: what differs are the decks. */
export const seatsAbout: SeatsAbout = {
  "winter-guard": {
    level: 1,
    line: {
      en: "Stands its ground, and strikes when the enemy has attacked.",
      fr: "Tient bon, et frappe une fois l’ennemi engagé.",
    },
  },
  "hear-them-roar": {
    level: 1,
    line: {
      en: "Gold for great names. Kneels whoever is in the way.",
      fr: "De l’or pour de grands noms. Incline qui la gêne.",
    },
  },
  "ours-is-the-fury": {
    level: 2,
    line: {
      en: "Three brothers in a hurry: knights, renown and power.",
      fr: "Trois frères pressés : chevaliers, renom et pouvoir.",
    },
  },
  "fire-and-blood": {
    level: 3,
    line: {
      en: "Burns strength away, and lets three dragons grow.",
      fr: "Brûle les forces adverses et laisse grandir trois dragons.",
    },
  },
  "sun-and-spear": {
    level: 3,
    line: {
      en: "Loses a challenge, and takes its revenge.",
      fr: "Perd un défi, et se venge.",
    },
  },
  "what-is-dead": {
    level: 2,
    line: {
      en: "Raids while nobody can oppose it, and rises again.",
      fr: "Pille quand nul ne s’oppose, et se relève.",
    },
  },
};
