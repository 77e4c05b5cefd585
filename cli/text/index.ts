import type { Language } from "../language.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** Everything that the command says by itself. A sentence that is missing in a language does not compile. */
export type Sentences = typeof en;

const sentences: { readonly [language in Language]: Sentences } = { en, fr };

export const sentencesIn = (language: Language): Sentences => sentences[language];
