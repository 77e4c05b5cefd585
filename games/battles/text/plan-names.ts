import { plans } from "../plans/index.ts";

/** What our battle plans are called; they say so themselves. */
export const planNames = (language: "en" | "fr"): { readonly [plan: string]: string } =>
  Object.fromEntries(Object.entries(plans).map(([id, { name }]) => [id, name[language]]));
