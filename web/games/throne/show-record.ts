import type { ShownRecord } from "../show.ts";

const [address] = Object.values(
  import.meta.glob<string>("../../../games/throne/golden/five-1.weir", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** A war of five stewards over ten turns: kept with the rules, and played again by their tests. */
export const shown: ShownRecord = {
  address,
  title: { en: "Stark, by a tie in the tenth turn", fr: "Stark, au départage du dixième tour" },
  about: {
    en: "Ten turns, twenty battles. Decided by the barrels in its cellars.",
    fr: "Dix tours, vingt batailles. Décidée par les tonneaux de ses caves.",
  },
};
