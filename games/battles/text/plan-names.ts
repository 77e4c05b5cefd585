import { planTitles } from "../plans/titles.ts";

/** What our battle plans are called. */
export const planNames = (language: "en" | "fr"): { readonly [plan: string]: string } =>
  Object.fromEntries(Object.entries(planTitles).map(([id, title]) => [id, title[language]]));
