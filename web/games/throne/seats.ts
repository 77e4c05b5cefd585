import type { SeatsAbout } from "../seats-about.ts";

export const seatsAbout: SeatsAbout = {
  stark: {
    level: 1,
    line: {
      en: "Wide lands and few neighbours. Holds the North and waits for the moment.",
      fr: "De vastes terres, peu de voisins. Tient le Nord et attend son heure.",
    },
  },
  lannister: {
    level: 3,
    line: {
      en: "Rich, and next door to everybody. Wins early or not at all.",
      fr: "Riche, et voisine de tout le monde. Gagne tôt ou jamais.",
    },
  },
  baratheon: {
    level: 2,
    line: {
      en: "First on the throne, with the capital in reach.",
      fr: "La première sur le trône, la capitale à portée de main.",
    },
  },
  greyjoy: {
    level: 3,
    line: {
      en: "Ships, the blade, and somebody else’s coast.",
      fr: "Des navires, l’épée, et les côtes des autres.",
    },
  },
  tyrell: {
    level: 1,
    line: {
      en: "Full barns and a quiet corner, until it is not.",
      fr: "Des granges pleines et un coin tranquille, tant qu’il le reste.",
    },
  },
};
