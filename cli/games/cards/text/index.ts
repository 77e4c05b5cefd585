import type { Context } from "../../../context.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

const sentences: { readonly [language in Context["language"]]: typeof en } = { en, fr };

/** A sentence that is missing in a language does not compile. */
export const sentencesFor = ({ language }: Context): typeof en => sentences[language];
