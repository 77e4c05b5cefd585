import { useSettings } from "../../../app/settings.ts";
import type { Language } from "../../../text/language.ts";
import { textOf } from "../../books.ts";
import type { ThroneText } from "./en.ts";

export const throneTextIn = (language: Language): ThroneText => textOf("throne", language) as ThroneText;

/** What the client of Throne says at the table, in the reader's language: `text.board.units.knight(3)`. */
export const useThroneText = (): ThroneText => throneTextIn(useSettings(({ language }) => language));
