import type { Language } from "../../../../text/language.ts";
import { textOf } from "../../../books.ts";
import type { LearnText } from "./en.ts";

/** What lessons and hints of Throne say; loaded with them. */
export const learnTextIn = (language: Language): LearnText => textOf("throne", language, "learn") as LearnText;
