/** The settings, which are the reader's own and stay in the browser. */
export const settings = {
  title: "Settings",
  close: "Close the settings",
  language: "Language",
  languages: { en: "English", fr: "Français" },
  theme: "Colours",
  themes: { system: "As the system", parchment: "Parchment", night: "Night" },
  areaNames: "Names of areas",
  areaNamesIn: { translated: "In my language", original: "Original" },
  singleKeys: "Single keys act at once (R for ready, F for the whole map …)",
  motion: "Motion",
  motions: { system: "As the system", full: "Full", reduced: "Reduced" },
  sound: "Sounds",
};
