import { vi } from "vitest";
import { keepText } from "../../../../text/use-text.ts";
import { openBook } from "../../../books.ts";

/** What every test of a question needs before it: words in both languages, and no server to fetch symbols from. */
export async function openBooks(): Promise<void> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await Promise.all([keepText(), openBook("cards", "en", "setup"), openBook("cards", "fr", "setup")]);
}
