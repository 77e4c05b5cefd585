import { useSettings } from "../../../app/settings.ts";
import type { Language } from "../../../text/language.ts";
import { textOf } from "../../books.ts";
import type { BattlesText } from "./en.ts";

export const battlesTextIn = (language: Language): BattlesText => textOf("battles", language) as BattlesText;

/** What the client of Battles says at the table, in the reader's language. */
export const useBattlesText = (): BattlesText => battlesTextIn(useSettings(({ language }) => language));
