import type { Language } from "../../../../text/language.ts";
import { textOf } from "../../../books.ts";
import type { LearnText } from "./en.ts";

/** What lessons and hints of Cards say; loaded with them. */
export const learnTextIn = (language: Language): LearnText => textOf("cards", language, "learn") as LearnText;
