import type { settings as english } from "../en/settings.ts";

export const settings: typeof english = {
  title: "Réglages",
  close: "Fermer les réglages",
  language: "Langue",
  languages: { en: "English", fr: "Français" },
  theme: "Couleurs",
  themes: { system: "Comme le système", parchment: "Parchemin", night: "Nuit" },
  areaNames: "Noms des régions",
  areaNamesIn: { translated: "Dans ma langue", original: "Originaux" },
  singleKeys: "Une touche seule agit aussitôt (R pour prêt, F pour toute la carte…)",
  motion: "Animations",
  motions: { system: "Comme le système", full: "Complètes", reduced: "Réduites" },
  sound: "Sons",
};
