import type { ShownRecord } from "../show.ts";

const [address] = Object.values(
  import.meta.glob<string>("../../../games/battles/golden/kingsroad-1.weir", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** The opening battle between two stewards: kept with the rules, and played again by their tests. */
export const shown: ShownRecord = {
  address,
  title: { en: "Clash on the Kingsroad", fr: "Affrontement sur la Route Royale" },
  about: {
    en: "Five rounds. Stark holds the fords to the end.",
    fr: "Cinq manches. Stark tient les gués jusqu’au bout.",
  },
};
