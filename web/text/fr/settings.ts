import type { settings as english } from "../en/settings.ts";

export const settings: typeof english = {
  title: "Réglages",
  language: "Langue",
  languages: { en: "English", fr: "Français" },
  speak: (now, language) => `${now} : passer en ${language}`,
  theme: "Couleurs",
  themes: { system: "Système", parchment: "Parchemin", night: "Nuit" },
  useTheme: (theme) => `Couleurs : passer à ${theme}`,
  placeNames: "Noms de lieux",
  placeNamesIn: { translated: "Dans ma langue", original: "Originaux" },
  singleKeys: "Une touche seule agit aussitôt (R pour prêt, F pour toute la carte…)",
  showKeys: "Liste des touches",
  motion: "Animations",
  motions: { system: "Système", full: "Complètes", reduced: "Réduites" },
  sound: "Sons",
};
