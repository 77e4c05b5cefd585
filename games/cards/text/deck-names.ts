import { readyIds, readyTitles } from "../decks/ready/titles.ts";

/** The titles of the ready-made decks. */
export const readyNames = (language: "en" | "fr"): { readonly [deck: string]: string } =>
  Object.fromEntries(readyIds.map((id) => [id, readyTitles[id][language]]));
