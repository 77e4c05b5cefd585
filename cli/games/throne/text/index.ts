import type { Context } from "../../../context.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** A sentence that is missing in a language does not compile. */
export type ThroneSentences = typeof en;

const sentences: { readonly [language in Context["language"]]: ThroneSentences } = { en, fr };

export const sentencesFor = ({ language }: Context): ThroneSentences => sentences[language];
