import { useSettings } from "../../../../app/settings.ts";
import { textOf } from "../../../books.ts";
import type { TimingText } from "./en.ts";

/** What the page about timing says; loaded with it. */
export const useTimingText = (): TimingText =>
  textOf(
    "cards",
    useSettings(({ language }) => language),
    "timing",
  ) as TimingText;
