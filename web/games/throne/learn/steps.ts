/** The steps of every turn, as the dots of a hint show them. */
export const steps = ["look", "orders", "ready", "march", "battle", "power"] as const;
