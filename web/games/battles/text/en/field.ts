/** What the field says of itself and of its hexes. */
export const field = {
  title: "Battlefield",
  /** Of a mark that says nothing else. */
  states: {
    legal: "can be chosen",
    selected: "selected",
    danger: "in danger",
    blocked: "not possible",
    told: "told of",
  },
  figures: (left: number, whole: number) => `${left} of ${whole}`,
  ledBy: (commander: string) => `led by ${commander}`,
  spent: "spent",
  engaged: (hex: string) => `engaged with ${hex}`,
  devastated: (terrain: string) => `${terrain}, devastated`,
  fire: (level: number) => `fire ${level}`,
  fort: (tokens: string) => `order tokens: ${tokens}`,
  objective: (name: string, owner: string | undefined) =>
    owner === undefined ? `${name}, held by nobody` : `${name}, held by ${owner}`,
  faceDown: "face down",
  falseFace: "(false)",
};
