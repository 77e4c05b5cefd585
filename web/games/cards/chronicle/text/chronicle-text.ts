import { useSettings } from "../../../../app/settings.ts";
import type { Language } from "../../../../text/language.ts";
import { textOf } from "../../../books.ts";
import type { ChronicleText } from "./en.ts";

/** What the log and the end of Cards say; loaded with them. */
export const chronicleTextIn = (language: Language): ChronicleText =>
  textOf("cards", language, "chronicle") as ChronicleText;

export const useChronicleText = (): ChronicleText => chronicleTextIn(useSettings(({ language }) => language));
