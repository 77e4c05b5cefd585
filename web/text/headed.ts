import type { Language } from "./language.ts";

/** `Baratheon: 5 units`, with the space that the reader's language puts before a colon. */
export const headed = (head: string, what: string, language: Language): string =>
  `${head}${language === "fr" ? "\u00a0: " : ": "}${what}`;
