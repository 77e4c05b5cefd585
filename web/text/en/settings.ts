/** The settings, which are the reader's own and stay in the browser. */
export const settings = {
  title: "Settings",
  language: "Language",
  languages: { en: "English", fr: "Français" },
  speak: (now: string, language: string) => `${now}: change the language to ${language}`,
  theme: "Colours",
  themes: { system: "System", parchment: "Parchment", night: "Night" },
  useTheme: (theme: string) => `Colours: change to ${theme}`,
  placeNames: "Names of places",
  placeNamesIn: { translated: "In my language", original: "Original" },
  singleKeys: "Single keys act at once (R for ready, F for the whole map …)",
  showKeys: "List of keys",
  motion: "Motion",
  motions: { system: "System", full: "Full", reduced: "Reduced" },
  sound: "Sounds",
};
