import type { ShownRecord } from "../show.ts";

const [address] = Object.values(
  import.meta.glob<string>("../../../games/cards/golden/winter-guard-1.weir", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** Both decks of a first game in the hands of two stewards: kept with the rules, and played again by their tests. */
export const shown: ShownRecord = {
  address,
  title: { en: "Stark against Lannister", fr: "Stark contre Lannister" },
  about: {
    en: "Six rounds, thirteen challenges. Lannister has fifteen power first.",
    fr: "Six tours, treize défis. Lannister réunit la première quinze points de pouvoir.",
  },
};
