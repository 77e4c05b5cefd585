/** What our battle plans are called: apart from the plans, because a table says it and needs no plan. */
export const planTitles = {
  kingsroad: { en: "Clash on the Kingsroad", fr: "Affrontement sur la Route Royale" },
  "wolf-raiders": { en: "Wolf Raiders", fr: "Les loups pillards" },
  "breaking-the-siege": { en: "Breaking the Siege", fr: "Briser le siège" },
  "red-fork": { en: "Razing the Red Fork", fr: "La Ruffurque en flammes" },
  "whispering-wood": { en: "Ambush in the Whispering Wood", fr: "Embuscade au Bois-aux-Murmures" },
  "green-fork": { en: "Dawn on the Green Fork", fr: "L’aube sur la Verfurque" },
  harrenhal: { en: "The Road to Harrenhal", fr: "La route d’Harrenhal" },
  "lions-toll": { en: "The Lion’s Toll", fr: "Le tribut du lion" },
} as const;

export type PlanId = keyof typeof planTitles;
export const planIds = Object.keys(planTitles) as readonly PlanId[];
