import { useSettings } from "../../../../app/settings.ts";
import { textOf } from "../../../books.ts";
import type { EditorText } from "./en.ts";

/** What the plan editor says, in the reader's language. */
export const useEditorText = (): EditorText =>
  textOf(
    "battles",
    useSettings(({ language }) => language),
    "editor",
  ) as EditorText;
