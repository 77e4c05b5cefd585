import { useSettings } from "../app/settings.ts";
import { en, type Text } from "./en.ts";
import { fr } from "./fr.ts";
import type { Language } from "./language.ts";

const catalogues: { readonly [language in Language]: Text } = { en, fr };

/** What the client says, in the reader's language: `text.settings.title`. Parameters are arguments: `text.board.units(3)`. */
export function useText(): Text {
  return catalogues[useSettings((settings) => settings.language)];
}
