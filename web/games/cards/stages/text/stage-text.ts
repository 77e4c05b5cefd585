import { useSettings } from "../../../../app/settings.ts";
import { textOf } from "../../../books.ts";
import type { StageText } from "./en.ts";

/** What the stages of Cards say; loaded with them. */
export const useStageText = (): StageText =>
  textOf(
    "cards",
    useSettings(({ language }) => language),
    "stages",
  ) as StageText;
