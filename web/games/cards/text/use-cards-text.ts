import { useSettings } from "../../../app/settings.ts";
import type { Language } from "../../../text/language.ts";
import { textOf } from "../../books.ts";
import type { CardsText } from "./en.ts";

export const cardsTextIn = (language: Language): CardsText => textOf("cards", language) as CardsText;

/** What the client of Cards says at the table, in the reader's language. */
export const useCardsText = (): CardsText => cardsTextIn(useSettings(({ language }) => language));
