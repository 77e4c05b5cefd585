import { textOf } from "../../books.ts";
import type { Reading } from "../desk/reading.ts";
import type { SetupText } from "./text/en.ts";

/** What is said before the first round. */
export const setupText = ({ words }: Reading): SetupText => textOf("cards", words.language, "setup") as SetupText;
