import { readyDecks } from "../decks/ready/index.ts";

/** The titles of the ready-made decks. */
export const readyNames = (language: "en" | "fr"): { readonly [deck: string]: string } =>
  Object.fromEntries(readyDecks.map(({ id, title }) => [id, title[language]]));
