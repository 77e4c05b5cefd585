import { kernelEnglish } from "./phrases/en.ts";
import { kernelFrench } from "./phrases/fr.ts";
import type { Phrasebook } from "./text.ts";

/** Both books: for whoever speaks both languages. */
export const kernelPhrases: { readonly en: Phrasebook; readonly fr: Phrasebook } = {
  en: kernelEnglish,
  fr: kernelFrench,
};
