/** What the field says of itself and of its hexes. */
export const field = {
  title: "Battlefield",
  states: {
    legal: "can be chosen",
    selected: "selected",
    danger: "in danger",
    blocked: "not possible",
    told: "told of",
  },
};
