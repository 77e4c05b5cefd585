import { textOf } from "../../books.ts";
import { useReading } from "../desk/reading.ts";
import type { SheetsText } from "./text/en.ts";

/** What the sheets over the table say; loaded with them. */
export const useSheetsText = (): SheetsText => textOf("battles", useReading().words.language, "sheets") as SheetsText;
