/** What the ready-made decks are called, in the order in which they are offered; the two for a first game are first. */
export const readyTitles = {
  "winter-guard": { en: "Winter Guard", fr: "La Garde de l’hiver" },
  "hear-them-roar": { en: "Hear Them Roar", fr: "Écoutez-les rugir" },
  "wolf-pack": { en: "Wolf Pack", fr: "La Meute" },
  "gold-and-whispers": { en: "Gold and Whispers", fr: "D’or et de murmures" },
  "ours-is-the-fury": { en: "Ours Is the Fury", fr: "Nôtre est la fureur" },
  "fire-and-blood": { en: "Fire and Blood", fr: "Feu et sang" },
  "sun-and-spear": { en: "Sun and Spear", fr: "Soleil et lance" },
  "what-is-dead": { en: "What Is Dead", fr: "Ce qui est mort" },
} as const;

export type ReadyId = keyof typeof readyTitles;
/** The name of each in decisions, by its number. */
export const readyIds = Object.keys(readyTitles) as readonly ReadyId[];
