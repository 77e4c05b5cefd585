import type { SeatsAbout } from "../seats-about.ts";

export const seatsAbout: SeatsAbout = {
  stark: {
    level: 1,
    line: {
      en: "Steady foot, hounds, and commanders who stand firm together.",
      fr: "Une infanterie solide, des chiens, des commandants qui tiennent bon ensemble.",
    },
  },
  lannister: {
    level: 2,
    line: {
      en: "Heavy armour and swift horse. Strikes first, and burns what it leaves.",
      fr: "De lourdes armures et des chevaux rapides. Frappe la première et brûle ce qu’elle quitte.",
    },
  },
};
