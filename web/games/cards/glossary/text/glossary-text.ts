import { useSettings } from "../../../../app/settings.ts";
import type { Language } from "../../../../text/language.ts";
import { textOf } from "../../../books.ts";
import type { GlossaryText } from "./en.ts";

/** What the glossary of Cards says; loaded with its parts. */
export const glossaryTextIn = (language: Language): GlossaryText =>
  textOf("cards", language, "glossary") as GlossaryText;

export const useGlossaryText = (): GlossaryText => glossaryTextIn(useSettings(({ language }) => language));
