/** What is said on a card and about it. */
export const card = {
  /** On a card that kneels. */
  kneels: "kneels",
};
