/** The pile to which a body goes, by the number of its destination as the rules have it. */
export const destinationPiles: readonly (string | undefined)[] = [
  "dead",
  "discard",
  "hand",
  "deck",
  "deck",
  "deck",
  "shadows",
  "aside",
  "used",
];
